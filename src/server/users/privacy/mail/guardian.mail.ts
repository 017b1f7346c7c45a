import type { Language } from '#domain/platform/language.ts';
import { GUARDIAN_LINK_LIFE_S } from '#domain/users/user.limits.ts';
import { letterMail } from '../../../platform/mail/letter.mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { GuardianRequest } from '../guardian.commands.ts';
import type { GuardianAnswerNotice } from '../guardian-answer.commands.ts';
import { GUARDIAN_TEXTS } from './guardian.texts.ts';

const originOf = (publicUrl: string): string => publicUrl.replace(/\/$/, '');

/**
 * Asks a guardian. Nobody has proved yet to own either address: the mail holds nothing that was typed but the child's
 * address, by which a guardian knows the child, and leads only where the operator says the product is. The token stands
 * behind a `#`, so that it reaches no log on the way.
 */
export function guardianMail(
  { to, child, age, language, token }: GuardianRequest,
  fallback: Language,
  publicUrl: string | null,
): Mail {
  const spoken = language ?? fallback;
  const t = GUARDIAN_TEXTS[spoken];
  return letterMail({
    to,
    language: spoken,
    subject: t.subject,
    parts: [
      t.hello,
      t.ask(child, age),
      t.way,
      ...(publicUrl === null
        ? [t.code, { quote: token }]
        : [{ label: t.action, href: `${originOf(publicUrl)}/guardian#${token}` }]),
      t.life(GUARDIAN_LINK_LIFE_S / 86_400),
      t.caution,
    ],
  });
}

/** Tells the child what the guardian answered, and where that is no, when the account goes. */
export function guardianAnswerMail(
  { email, language, answer, deletionAt }: GuardianAnswerNotice,
  fallback: Language,
  publicUrl: string | null,
): Mail {
  const spoken = language ?? fallback;
  const t = GUARDIAN_TEXTS[spoken];
  const day = deletionAt === null ? '' : new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(deletionAt);
  const goOn = publicUrl === null ? [] : [{ label: t.goOn, href: `${originOf(publicUrl)}/home` }];
  return letterMail({
    to: email,
    language: spoken,
    subject: t.told[answer].subject,
    parts: [t.hello, t.told[answer].text(day), ...(answer === 'allowed' ? goOn : [t.mistake])],
  });
}
