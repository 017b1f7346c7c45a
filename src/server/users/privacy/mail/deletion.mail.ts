import type { Language } from '#domain/platform/language.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { ScheduledDeletion } from '../deletion.commands.ts';
import { DELETION_TEXTS } from './deletion.texts.ts';

/**
 * Announces that an account will be deleted, when, and how it can be kept.
 * @param school the school whose rule deletes it; null: its user has requested it
 */
export function deletionMail(
  { name, email, language, dueAt, school = null }: ScheduledDeletion & { readonly school?: string | null },
  fallback: Language,
): Mail {
  const spoken = language ?? fallback;
  const t = DELETION_TEXTS[spoken];
  return composeMail({
    to: email,
    language: spoken,
    subject: t.subject,
    parts: [
      t.greeting({ name }),
      ...(school === null
        ? [t.scheduled({ day: dueAt }), t.changeOfMind, t.caution]
        : [t.scheduledBySchool({ day: dueAt, school }), t.keepIt]),
    ],
  });
}
