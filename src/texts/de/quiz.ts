import type { texts as english } from '../en/quiz.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  start: {
    empty: 'Dieses Quiz hat noch keine Fragen.',
    other: 'Ein anderes wählen',
    expectations: {
      pace: 'Lass dir Zeit: Es läuft keine Uhr.',
      saved: 'Jede Antwort wird sofort gespeichert. Du kannst gehen und später weitermachen.',
      flag: 'Merke eine Frage vor, um vor dem Abgeben noch einmal zu ihr zurückzukehren.',
      result: 'Was richtig war und warum, siehst du nach dem Abgeben.',
    },
    start: 'Beginnen',
    goOn: 'Weiter',
    again: 'Neu beginnen',
    seeAnswers: 'Deine letzten Antworten ansehen',
  },
  attempt: {
    gone: 'Dieses Quiz hat keine Fragen mehr.',
    other: 'Ein anderes wählen',
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    answeredLabel: 'Beantwortete Fragen',
    seeAnswers: 'Deine Antworten ansehen',
    unsaved: (count) =>
      `${counted(count, { one: 'Eine Antwort ist', other: '# Antworten sind' })} noch nicht gespeichert, aber auf diesem Gerät aufgehoben. Wir versuchen es weiter.`,
    question: (number, all) => `Frage ${number} von ${all}`,
    unshowable:
      'Diese Frage lässt sich nicht anzeigen. Mach bitte mit der nächsten weiter; vielleicht ist sie da, wenn du die Seite neu lädst.',
    previous: 'Zurück',
    next: 'Weiter',
    finish: 'Zum Ende',
    flag: 'Vormerken',
    flagged: 'Vorgemerkt',
    all: 'Alle Fragen',
    handIn: 'Abgeben …',
  },
  save: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    waiting: 'Noch nicht gespeichert. Wir versuchen es weiter …',
    refused: 'Nicht gespeichert',
  },
  handIn: {
    title: 'Bereit zum Abgeben?',
    allAnswered: (count) =>
      counted(count, { one: 'Die eine Frage ist beantwortet.', other: 'Alle # Fragen sind beantwortet.' }),
    open: (count) => `${counted(count, { one: '# Frage hat', other: '# Fragen haben' })} noch keine Antwort.`,
    isFinal: 'Nach dem Abgeben lässt sich nichts mehr ändern.',
    notAnswered: 'Nicht beantwortet',
    flagged: 'Vorgemerkt',
    ask: 'Jetzt abgeben?',
    unsaved: (count) =>
      `${counted(count, { one: '# Antwort ist', other: '# Antworten sind' })} noch nicht gespeichert. Prüfe die Verbindung und versuche es noch einmal.`,
    notYet: 'Noch nicht',
    done: 'Abgegeben.',
    back: 'Zurück zu den Fragen',
    confirm: 'Abgeben',
  },
};
