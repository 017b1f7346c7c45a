// Compiled from src/texts/de/classrooms/class-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/classrooms/class-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  greeting: ({ name }) => `Hallo ${userText(name)},`,
  subject: {
    announcements: ({ classroom }) => `Ankündigung in ${userText(classroom)}`,
    answers: ({ title }) => `Antwort auf deine Frage zu ${userText(title)}`,
    questions: ({ classroom, title }) => `Frage zu ${userText(title)} in ${userText(classroom)}`,
    reports: ({ classroom }) => `Dein Bericht aus ${userText(classroom)}`,
    several: ({ count }) => `${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Neuigkeit` : `${numberText('de', need(count))} Neuigkeiten`)} aus deinen Klassen`,
  },
  wrote: {
    announcements: ({ author, classroom }) => `${userText(author)} hat deiner Klasse ${userText(classroom)} geschrieben:`,
    answers: ({ author, classroom, title }) => `${userText(author)} hat deine Frage zu ${userText(title)} (${userText(classroom)}) beantwortet:`,
    questions: ({ author, classroom, title }) => `${userText(author)} hat zu ${userText(title)} (${userText(classroom)}) gefragt:`,
    reports: ({ classroom }) => `Dein Bericht aus ${userText(classroom)} ist da.`,
  },
  teacher: "Deine Lehrkraft",
  open: {
    announcements: "Klasse öffnen",
    answers: "Aufgabe öffnen",
    questions: "Frage beantworten",
    reports: "Berichte öffnen",
    several: "Klassen öffnen",
  },
  more: ({ count }) => `Und ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} weitere Neuigkeit` : `${numberText('de', need(count))} weitere Neuigkeiten`)}.`,
  why: "Auf deiner Kontoseite wählst du, welche dieser E-Mails du wann bekommst.",
};
