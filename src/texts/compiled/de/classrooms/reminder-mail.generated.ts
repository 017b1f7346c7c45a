// Compiled from src/texts/de/classrooms/reminder-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/reminder-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  subject: {
    opened: ({ title }) => `Neue Aufgabe: ${userText(title)}`,
    dueSoon: ({ title }) => `Bald fällig: ${userText(title)}`,
  },
  opened: ({ classroom, title }) => `deine Klasse ${userText(classroom)} hat eine neue Aufgabe: ${userText(title)}.`,
  dueSoon: ({ classroom, hours, title }) => `${userText(title)} (${userText(classroom)}) ist in weniger als ${(need(hours) === 0 ? "einer Stunde" : (isForm('de', hours, 'one') ? "einer Stunde" : `${numberText('de', need(hours))} Stunden`))} fällig, und du bist noch nicht fertig.`,
  open: "Aufgabe öffnen",
};
