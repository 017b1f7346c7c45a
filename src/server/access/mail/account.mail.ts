import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailPart } from '../../platform/mail/mail.layout.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { ACCOUNT_TEXTS } from './account.texts.ts';

const mail = ({ name, email, language }: MailRecipient, subject: string, parts: readonly MailPart[]): Mail =>
  composeMail({ to: email, language, subject, parts: [ACCOUNT_TEXTS[language].greeting({ name }), ...parts] });

/**
 * The email with a link to set the first password or a new one. The token is in the fragment (`#`), so that no server
 * or proxy logs it. `site` is the address of the product; the link is valid for `days`.
 */
export function invitationMail(
  kind: 'invitation' | 'reset',
  reader: MailRecipient,
  { site, token, days }: { readonly site: string; readonly token: string; readonly days: number },
): Mail {
  const t = ACCOUNT_TEXTS[reader.language];
  const href = `${site.replace(/\/$/, '')}/invitation#${token}`;
  return mail(reader, t[kind].subject, [t[kind].text, { label: t[kind].action, href }, t.expiry({ days }), t.caution]);
}

/** Notifies a user that another user views the product as them, who, and why. */
export function visitMail(reader: MailRecipient, helper: string, reason: string): Mail {
  const { visit } = ACCOUNT_TEXTS[reader.language];
  return mail(reader, visit.subject, [
    visit.text({ supporter: helper }),
    { quote: visit.reason({ reason }) },
    visit.caution,
  ]);
}

/** Confirms that the PIN was removed. */
export function pinResetMail(reader: MailRecipient): Mail {
  const { pin } = ACCOUNT_TEXTS[reader.language];
  return mail(reader, pin.subject, [pin.text, pin.caution]);
}

/** What happened to the second factor or the passkeys of an account: `reset` by an admin, the others by the user. */
export type FactorChange =
  | 'added'
  | 'removed'
  | 'recoveryCodes'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'reset';

/** Notifies a user that their second factor was changed. */
export function factorMail(reader: MailRecipient, change: FactorChange): Mail {
  const { factor } = ACCOUNT_TEXTS[reader.language];
  return mail(reader, factor[change].subject, [factor[change].text, factor.caution]);
}

/** Notifies the old address that the account's email address was changed. */
export function addressMail(reader: MailRecipient, next: string): Mail {
  const { address } = ACCOUNT_TEXTS[reader.language];
  return mail(reader, address.subject, [address.text({ address: next }), address.caution]);
}

/**
 * Welcomes a new user. The address is not verified yet, so the email repeats nothing that was typed at sign-up, and
 * links only to the address that the operator has configured.
 */
export function welcomeMail(
  { email, language }: Pick<MailRecipient, 'email' | 'language'>,
  publicUrl: string | null,
): Mail {
  const { welcome } = ACCOUNT_TEXTS[language];
  const way = publicUrl === null ? [] : [{ label: welcome.action, href: `${publicUrl.replace(/\/$/, '')}/home` }];
  return composeMail({
    to: email,
    language,
    subject: welcome.subject,
    parts: [welcome.text, ...way, welcome.next, welcome.caution],
  });
}
