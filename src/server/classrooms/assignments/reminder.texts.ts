import type { ReminderKind } from '#domain/classrooms/assignments/reminder-kind.ts';
import type { Language } from '#domain/platform/language.ts';

type ReminderTexts = {
  readonly subject: Readonly<Record<ReminderKind, (title: string) => string>>;
  readonly greeting: (name: string) => string;
  readonly opened: (title: string, classroom: string) => string;
  readonly dueSoon: (title: string, classroom: string, hours: number) => string;
  readonly open: string;
};

/** What a mail about an assignment says. Hours instead of a time of day: a mail does not know its reader's clock. */
export const REMINDER_TEXTS: Readonly<Record<Language, ReminderTexts>> = {
  en: {
    subject: { opened: (title) => `New assignment: ${title}`, dueSoon: (title) => `Due soon: ${title}` },
    greeting: (name) => `Hello ${name},`,
    opened: (title, classroom) => `Your class ${classroom} has a new assignment: ${title}.`,
    dueSoon: (title, classroom, hours) =>
      `${title} (${classroom}) is due in less than ${hours <= 1 ? 'an hour' : `${hours} hours`}, and you haven’t finished it yet.`,
    open: 'Open assignment',
  },
  de: {
    subject: { opened: (title) => `Neue Aufgabe: ${title}`, dueSoon: (title) => `Bald fällig: ${title}` },
    greeting: (name) => `Hallo ${name},`,
    opened: (title, classroom) => `deine Klasse ${classroom} hat eine neue Aufgabe: ${title}.`,
    dueSoon: (title, classroom, hours) =>
      `${title} (${classroom}) ist in weniger als ${hours <= 1 ? 'einer Stunde' : `${hours} Stunden`} fällig, und du bist noch nicht fertig.`,
    open: 'Aufgabe öffnen',
  },
};
