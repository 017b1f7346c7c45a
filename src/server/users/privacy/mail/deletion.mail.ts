import type { Language } from '#domain/platform/language.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { ScheduledDeletion } from '../deletion.commands.ts';
import { DELETION_TEXTS } from './deletion.texts.ts';

/** Announces that an account will be deleted, when, and how it can be kept. */
export function deletionMail({ name, email, language, dueAt }: ScheduledDeletion, fallback: Language): Mail {
  const spoken = language ?? fallback;
  const t = DELETION_TEXTS[spoken];
  return composeMail({
    to: email,
    language: spoken,
    subject: t.subject,
    parts: [t.greeting({ name }), t.scheduled({ day: dueAt }), t.changeOfMind, t.caution],
  });
}
