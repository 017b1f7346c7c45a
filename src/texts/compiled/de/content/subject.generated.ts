// Compiled from src/texts/de/content/subject.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/content/subject.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  breadcrumbs: {
    label: "Brotkrumen",
    home: "Startseite",
  },
  questions: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Frage` : `${numberText('de', need(count))} Fragen`),
  topics: {
    title: "Themen",
    empty: "Noch keine Themen.",
  },
  quizzes: {
    title: "Quizze",
    titleOf: ({ topic }) => `Quizze · ${userText(topic)}`,
    intro: "Antworte in deinem Tempo. Richtige Antworten und Erklärungen siehst du nach der Abgabe.",
    empty: "Noch keine Quizze.",
    otherTopic: "Anderes Thema wählen",
    start: "Starten",
    continue: "Weiter",
    again: "Neu starten",
    seePlans: "Tarife ansehen",
  },
  done: {
    none: "Noch keine Quizze",
    count: ({ all, done }) => `${numberText('de', need(done))} von ${(isForm('de', all, 'one') ? `${numberText('de', need(all))} Quiz` : `${numberText('de', need(all))} Quizzen`)} abgegeben`,
    label: ({ scope }) => `Abgegebene Quizze in ${userText(scope)}`,
  },
  standing: {
    answered: ({ all, answered }) => `${numberText('de', need(answered))} von ${numberText('de', need(all))} beantwortet`,
    submitted: "abgegeben",
    result: ({ marks, outOf }) => `zuletzt ${numberText('de', need(marks))} von ${numberText('de', need(outOf))}`,
  },
};
