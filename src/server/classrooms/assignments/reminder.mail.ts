import type { ReminderKind } from '#domain/classrooms/assignments/reminder-kind.ts';
import type { Language } from '#domain/platform/language.ts';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { REMINDER_TEXTS } from './reminder.texts.ts';

export type Reminder = {
  readonly kind: ReminderKind;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly classroom: string;
  /** Hours until it is due. */
  readonly hours: number;
  /** The address of the assignment; null if the product's public address is not configured. */
  readonly address: string | null;
};

/** The email about an assignment that has opened or is due soon. */
export function reminderMail({ kind, email, name, language, hours, address, ...rest }: Reminder): Mail {
  const t = REMINDER_TEXTS[language];
  const [title, classroom] = [oneLine(rest.title), oneLine(rest.classroom)];
  return composeMail({
    to: email,
    language,
    subject: t.subject[kind]({ title }),
    parts: [
      t.greeting({ name: oneLine(name) }),
      kind === 'opened' ? t.opened({ title, classroom }) : t.dueSoon({ title, classroom, hours }),
      ...(address === null ? [] : [{ label: t.open, href: address }]),
    ],
  });
}
