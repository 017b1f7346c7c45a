import { ONE_TIME_CODE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import type { CodePurpose } from '../../platform/db/schema/access/sessions.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { CODE_TEXTS } from './code.texts.ts';

const MINUTES = ONE_TIME_CODE_LIFE_S / 60;

/** The email with a one-time code, in the user's language. */
export function codeMail(purpose: CodePurpose, { name, email, language }: MailRecipient, code: string): Mail {
  const t = CODE_TEXTS[language];
  return composeMail({
    to: email,
    language,
    subject: t.subject({ code }),
    parts: [t.greeting({ name }), t.purposes[purpose], { code }, t.expiry({ minutes: MINUTES }), t.caution],
  });
}
