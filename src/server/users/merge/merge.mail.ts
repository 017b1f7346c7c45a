import { composeMail } from '../../platform/mail/compose-mail.ts';
import { type Mail, type MailRecipient, NO_MAIL_DOMAIN } from '../../platform/mail/mail.ts';
import { MERGE_TEXTS } from './merge.texts.ts';

/**
 * Tells a person that an admin has merged their two accounts, and with which address they sign in from now on.
 * @param to the address of one of the accounts
 */
export function mergeMail(
  to: string,
  { name, email, language }: MailRecipient,
  { closedEmail }: { readonly closedEmail: string },
): Mail {
  const t = MERGE_TEXTS[language];
  return composeMail({
    ...{ to, language, subject: t.subject },
    parts: [
      t.greeting({ name }),
      t.merged({ kept: email, closed: closedEmail.endsWith(`@${NO_MAIL_DOMAIN}`) ? 'none' : closedEmail }),
      t.kept,
      t.caution,
    ],
  });
}
