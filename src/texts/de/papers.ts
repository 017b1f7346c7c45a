import type { texts as english } from '../en/papers.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Prüfungsbögen',
  intro: 'Bearbeite ganze Prüfungsbögen hier auf Zeit, oder druck sie aus und bewerte sie selbst.',
  subject: 'Fach',
  year: 'Jahr',
  all: 'Alle',
  emptyTitle: 'Noch keine Prüfungsbögen',
  empty: 'Hier erscheinen die Prüfungsbögen deiner Schule.',
  noneMatch: 'Keine Prüfungsbögen für dieses Fach und Jahr.',
  showAll: 'Alle Prüfungsbögen anzeigen',
  locked: 'Nicht in deinem Tarif',
  seePlans: 'Tarife ansehen',
  sides: {
    label: 'Bereiche des Bogens',
    cover: 'Deckblatt',
    paper: 'Druckversion',
    scheme: 'Bewertungsschema',
    mark: 'Selbstbewertung',
  },
  sections: 'Abschnitte',
  section: (title, questions, marks) =>
    `${title}: ${counted(questions, { one: '# Frage', other: '# Fragen' })}, ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
  instructions: 'Anweisungen',
  grades: 'Notengrenzen',
  grade: (grade, marks) => `${grade} ab ${counted(marks, { one: '# Punkt', other: '# Punkten' })}`,
  startNow: 'Prüfungsbogen starten',
  goOn: 'Prüfungsbogen fortsetzen',
  printPaper: 'Prüfungsbogen drucken',
  print: {
    total: (marks) => counted(marks, { one: 'Gesamt: # Punkt', other: 'Gesamt: # Punkte' }),
    name: 'Name',
    date: 'Datum',
    schemeOf: (title) => `Bewertungsschema: ${title}`,
    markBox: (marks) => `[${numberText('de', marks)}]`,
    marksOf: (marks) => counted(marks, { one: '# Punkt', other: '# Punkte' }),
    answer: 'Antwort',
    trueFalse: 'Wahr   /   Falsch',
    judgement: (value) => (value ? 'Wahr' : 'Falsch'),
    why: 'Erklärung',
    question: (number) => `Frage ${number}`,
    cannotShow: 'Diese Antwort lässt sich nicht anzeigen.',
  },
  scheme: {
    hiddenTitle: 'Das Bewertungsschema zeigt die Lösungen',
    hidden: 'Öffne es nach der Bearbeitung oder zum Bewerten.',
    show: 'Bewertungsschema anzeigen',
  },
  mark: {
    intro: 'Von Hand bearbeitet? Trag deine Punkte je Frage ein. Leer heißt nicht beantwortet.',
    minutes: 'Benötigte Zeit',
    minutesUnit: 'Minuten',
    question: (number, marks) => `Frage ${number} (von ${numberText('de', marks)})`,
    send: 'Punkte speichern',
    sum: (marks, outOf) => `bisher ${numberText('de', marks)} von ${numberText('de', outOf)} Punkten`,
    tooMany: (marks) => `Höchstens ${numberText('de', marks)}`,
    none: 'Trag Punkte für mindestens eine Frage ein.',
    seeScheme: 'Bewertungsschema öffnen',
  },
};
