import type { Language } from '#domain/platform/language.ts';
import { GUARDIAN_LINK_LIFE_S } from '#domain/users/user.limits.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { MailPart } from '../../../platform/mail/mail.layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { GuardianRequest } from '../guardian.commands.ts';
import type { GuardianAnswerNotice } from '../guardian-answer.commands.ts';
import { GUARDIAN_TEXTS } from './guardian.texts.ts';

const originOf = (publicUrl: string): string => publicUrl.replace(/\/$/, '');

/**
 * Asks a guardian for consent. Neither address is verified yet: the email contains nothing that was typed except the
 * child's address, by which a guardian recognises the child, and links only to the configured address of the product.
 * The token is in the fragment (`#`), so that no server or proxy logs it.
 */
export function guardianMail(
  { to, child, age, language, token }: GuardianRequest,
  fallback: Language,
  publicUrl: string | null,
): Mail {
  const spoken = language ?? fallback;
  const t = GUARDIAN_TEXTS[spoken];
  return composeMail({
    to,
    language: spoken,
    subject: t.subject,
    parts: [
      t.greeting,
      t.ask({ child, age }),
      t.review,
      ...(publicUrl === null
        ? [t.enterCode, { quote: token }]
        : [{ label: t.action, href: `${originOf(publicUrl)}/guardian#${token}` }]),
      t.expiry({ days: GUARDIAN_LINK_LIFE_S / 86_400 }),
      t.caution,
    ],
  });
}

/** Notifies the child of the guardian's answer and, after a refusal, of the deletion date. */
export function guardianAnswerMail(
  { email, language, answer, deletionAt }: GuardianAnswerNotice,
  fallback: Language,
  publicUrl: string | null,
): Mail {
  const spoken = language ?? fallback;
  const t = GUARDIAN_TEXTS[spoken];
  const goOn = publicUrl === null ? [] : [{ label: t.continue, href: `${originOf(publicUrl)}/home` }];
  const mail = (subject: string, parts: readonly MailPart[]): Mail =>
    composeMail({ to: email, language: spoken, subject, parts: [t.greeting, ...parts] });
  if (answer === 'allowed' || deletionAt === null) return mail(t.approved.subject, [t.approved.text, ...goOn]);
  return mail(t[answer].subject, [t[answer].text({ day: deletionAt }), t.mistake]);
}
