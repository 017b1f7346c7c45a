import type { texts as english } from '../en/answers.ts';
import { countedIn, momentText, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  titleOf: (quiz) => `Antworten · ${quiz}`,
  makeCard: 'Karte machen',
  tryAgain: 'Noch einmal versuchen',
  otherQuizzes: 'Andere Quizze',
  oneByOne: 'Frage für Frage',
  filter: {
    label: 'Welche Fragen gezeigt werden',
    all: (count) => `Alle ${count}`,
    again: (count) => `Zu wiederholen ${count}`,
    none: 'Hier gibt es nichts zu wiederholen.',
  },
  marks: 'Punkte',
  marksGot: (marks) => numberText('de', marks),
  marksOutOf: (outOf) => `von ${counted(outOf, { one: '# Punkt', other: '# Punkten' })}`,
  notYet: 'Diese Antworten sind noch nicht abgegeben, darum gibt es kein Ergebnis.',
  goOn: 'Weiter mit dem Quiz',
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
    unmarked: 'Vergleiche deine Antworten unten mit den Musterantworten.',
    all: 'Alles richtig. Dieses Thema sitzt.',
    most: 'Sehr gut. Ein Blick auf die wenigen unten, und es ist vollständig.',
    half: 'Ein guter Teil ist da. Sieh dir an, was danebenging, und versuch es noch einmal.',
    few: 'Ein Anfang. Lies die Erklärungen in Ruhe und versuch es dann noch einmal.',
  },
  reserved: {
    label: 'Lösung noch nicht gezeigt',
    count: (count) => `${count} noch nicht gezeigt`,
    result: 'Manche Ergebnisse werden später gezeigt: Diese Fragen gehören zu einer Aufgabe von dir.',
    text: 'Diese Frage gehört zu einer Aufgabe von dir. Die Lösung wird gezeigt, wenn die Aufgabe vorbei ist.',
    textUntil: (at) =>
      `Diese Frage gehört zu einer Aufgabe von dir. Die Lösung wird gezeigt, wenn die Aufgabe vorbei ist, spätestens am ${momentText('de', at)}.`,
  },
  question: (number) => `Frage ${number}`,
  unshowable: 'Diese Antwort lässt sich nicht anzeigen.',
  why: 'Warum',
  source: 'Quelle',
  licence: (name) => `Lizenz ${name}`,
};
