import type { texts as english } from '../en/subject.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  trail: { label: 'Wo du bist', home: 'Start' },
  questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  topics: {
    title: 'Themen',
    empty: 'Hier gibt es noch keine Themen.',
    otherSubject: 'Anderes Fach wählen',
  },
  quizzes: {
    title: 'Quizze',
    titleOf: (topic) => `Quizze · ${topic}`,
    intro: 'Antworte in deinem eigenen Tempo. Was richtig war und warum, siehst du nach dem Abgeben.',
    empty: 'Hier gibt es noch keine Quizze.',
    otherTopic: 'Anderes Thema wählen',
    start: 'Beginnen',
    goOn: 'Weiter',
    again: 'Noch einmal',
    needsAny: 'Gesperrt. Jeder Tarif öffnet es.',
    needsPro: 'Gesperrt. Der Pro-Tarif öffnet es.',
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
