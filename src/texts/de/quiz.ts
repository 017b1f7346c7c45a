import type { texts as english } from '../en/quiz.ts';

export const texts: typeof english = {
  start: {
    empty: 'Dieses Quiz hat noch keine Fragen.',
    emptied: 'Dieses Quiz hat keine Fragen mehr.',
    other: 'Ein anderes wählen',
    clock: (minutes) => (minutes === 1 ? 'Ab dem Start hast du 1 Minute.' : `Ab dem Start hast du ${minutes} Minuten.`),
    expectations: {
      pace: 'Lass dir Zeit: Es läuft keine Uhr.',
      saved: 'Jede Antwort wird sofort gespeichert. Du kannst gehen und später weitermachen.',
      flag: 'Merke eine Frage vor, um vor dem Abgeben noch einmal zu ihr zurückzukehren.',
    },
    start: 'Beginnen',
    goOn: 'Weiter',
    again: 'Neu beginnen',
    seeAnswers: 'Deine letzten Antworten ansehen',
  },
};
