import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { API_TOKEN_CREATED_TEXTS } from './api-token-created.texts.ts';

/** Tells the owner of an account that an API token was created with it, in case it was somebody else. */
export function apiTokenCreatedMail({ email, name, language }: MailRecipient, token: string): Mail {
  const t = API_TOKEN_CREATED_TEXTS[language];
  const parts = [t.greeting({ name }), t.text, { quote: t.token({ token }) }, t.caution];
  return composeMail({ to: email, language, subject: t.subject, parts });
}
