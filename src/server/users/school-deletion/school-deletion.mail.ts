import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '../../platform/mail/mail.ts';
import { SCHOOL_DELETION_TEXTS } from './school-deletion.texts.ts';

/** What an email about the deletion of a school reports. */
type Reported = {
  readonly school: string;
  /** When it will be deleted; null: the deletion was cancelled. */
  readonly dueAt: Date | null;
};

/** Tells an admin of a school that it will be deleted, and what they can do until then; or that this was cancelled. */
export function schoolDeletionMail({ email, name, language }: MailRecipient, { school, dueAt }: Reported): Mail {
  const t = SCHOOL_DELETION_TEXTS[language];
  const greeting = t.greeting({ name });
  return dueAt === null
    ? composeMail({
        to: email,
        language,
        subject: t.canceledSubject({ school }),
        parts: [greeting, t.canceled({ school })],
      })
    : composeMail({
        ...{ to: email, language, subject: t.scheduledSubject({ school }) },
        parts: [greeting, t.scheduled({ school, day: dueAt }), t.until, t.mistake],
      });
}
