import type { texts as english } from '../en/subject.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  breadcrumbs: { label: 'Brotkrumen', home: 'Startseite' },
  questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  topics: {
    title: 'Themen',
    empty: 'Noch keine Themen.',
    otherSubject: 'Anderes Fach wählen',
  },
  quizzes: {
    title: 'Quizze',
    titleOf: (topic) => `Quizze · ${topic}`,
    intro: 'Antworte in deinem Tempo. Richtige Antworten und Erklärungen siehst du nach der Abgabe.',
    empty: 'Noch keine Quizze.',
    otherTopic: 'Anderes Thema wählen',
    start: 'Starten',
    goOn: 'Weiter',
    again: 'Neu starten',
    needsAny: 'Gesperrt. In jedem Tarif enthalten.',
    needsPro: 'Gesperrt. Im Pro-Tarif enthalten.',
    seePlans: 'Tarife ansehen',
  },
  done: {
    none: 'Noch keine Quizze',
    count: (done, all) => `${done} von ${counted(all, { one: '# Quiz', other: '# Quizzen' })} abgegeben`,
    label: (place) => `Abgegebene Quizze in ${place}`,
  },
  standing: {
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    handedIn: 'abgegeben',
    result: (marks, outOf) => `zuletzt ${numberText('de', marks)} von ${numberText('de', outOf)}`,
  },
};
