import type { texts as english } from '../en/answers.ts';
import { countedIn, dateTimeText, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  titleOf: (quiz) => `Antworten · ${quiz}`,
  makeCard: 'Karte erstellen',
  tryAgain: 'Erneut versuchen',
  otherQuizzes: 'Weitere Quizze',
  oneByOne: 'Alle Fragen',
  filter: {
    label: 'Fragen filtern',
    all: (count) => `Alle ${count}`,
    again: (count) => `Wiederholen ${count}`,
    none: 'Keine Fragen zu wiederholen.',
  },
  marks: 'Punkte',
  marksGot: (marks) => numberText('de', marks),
  marksOutOf: (outOf) => `von ${counted(outOf, { one: '# Punkt', other: '# Punkten' })}`,
  notYet: 'Diese Antworten sind noch nicht abgegeben. Darum gibt es kein Ergebnis.',
  goOn: 'Quiz fortsetzen',
  outcomes: {
    right: 'Richtig',
    partly: 'Teilweise richtig',
    wrong: 'Falsch',
    unanswered: 'Nicht beantwortet',
    unmarked: 'Nicht bewertet',
  },
  counts: {
    right: (count) => `${count} richtig`,
    partly: (count) => `${count} teilweise richtig`,
    wrong: (count) => `${count} falsch`,
    unanswered: (count) => `${count} nicht beantwortet`,
    unmarked: (count) => `${count} nicht bewertet`,
  },
  verdict: {
    unmarked: 'Vergleiche deine Antworten mit den Musterlösungen unten.',
    all: 'Alles richtig. Du beherrschst dieses Thema.',
    most: 'Sehr gut. Sieh dir die wenigen Fragen unten noch einmal an.',
    half: 'Guter Fortschritt. Sieh dir die übrigen Fragen an und versuch es dann erneut.',
    few: 'Ein erster Schritt. Lies die Erklärungen und versuch es dann erneut.',
  },
  reserved: {
    label: 'Lösung noch nicht verfügbar',
    count: (count) => `${count} noch nicht verfügbar`,
    result: 'Manche Ergebnisse kommen später, weil die Fragen zu einer deiner Aufgaben gehören.',
    text: 'Diese Frage gehört zu einer deiner Aufgaben. Du siehst die Lösung, wenn die Aufgabe endet.',
    textUntil: (at) =>
      `Diese Frage gehört zu einer deiner Aufgaben. Du siehst die Lösung, wenn die Aufgabe endet, spätestens am ${dateTimeText('de', at)}.`,
  },
  question: (number) => `Frage ${number}`,
  unshowable: 'Diese Antwort kann nicht angezeigt werden.',
  why: 'Erklärung',
  source: 'Quelle',
  licence: (name) => `Lizenz ${name}`,
};
