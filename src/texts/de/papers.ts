import type { texts as english } from '../en/papers.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Prüfungsarbeiten',
  intro:
    'Ganze Arbeiten mit Abschnitten und Punkten. Schreib sie hier auf Zeit, oder druck sie aus und bewerte sie selbst.',
  subject: 'Fach',
  year: 'Jahr',
  all: 'Alle',
  emptyTitle: 'Noch keine Prüfungsarbeiten',
  empty: 'Sie erscheinen hier, sobald deine Schule die erste anlegt.',
  noneMatch: 'Keine Arbeit aus diesem Fach und Jahr.',
  showAll: 'Alle Arbeiten zeigen',
  locked: 'Nicht in deinem Tarif',
  seePlans: 'Tarife ansehen',
  sides: {
    label: 'Seiten der Arbeit',
    cover: 'Deckblatt',
    paper: 'Zum Drucken',
    scheme: 'Bewertungsschema',
    mark: 'Selbst bewerten',
  },
  sections: 'Abschnitte',
  section: (title, questions, marks) =>
    `${title}: ${counted(questions, { one: '# Frage', other: '# Fragen' })}, ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
  instructions: 'Hinweise',
  grades: 'Notengrenzen',
  grade: (grade, marks) => `${grade} ab ${counted(marks, { one: '# Punkt', other: '# Punkten' })}`,
  startNow: 'Hier schreiben',
  goOn: 'Weiter',
  printPaper: 'Ausdrucken',
  print: {
    total: (marks) => counted(marks, { one: 'Zusammen: # Punkt', other: 'Zusammen: # Punkte' }),
    name: 'Name',
    date: 'Datum',
    schemeOf: (title) => `Bewertungsschema: ${title}`,
    markBox: (marks) => `[${numberText('de', marks)}]`,
    marksOf: (marks) => counted(marks, { one: '# Punkt', other: '# Punkte' }),
    answer: 'Antwort',
    trueFalse: 'Richtig   /   Falsch',
    judgement: (value) => (value ? 'Richtig' : 'Falsch'),
    why: 'Warum',
    question: (number) => `Frage ${number}`,
    cannotShow: 'Diese Lösung kann nicht gezeigt werden.',
  },
  scheme: {
    hiddenTitle: 'Das Bewertungsschema verrät die Lösungen',
    hidden:
      'Sieh es dir an, wenn du die Arbeit geschrieben hast, oder um zu bewerten, was du von Hand geschrieben hast.',
    show: 'Bewertungsschema zeigen',
  },
  mark: {
    intro:
      'Für eine Arbeit, die du von Hand geschrieben hast: Trag die Punkte ein, die du jeder Frage nach dem Bewertungsschema gibst. Was leer bleibt, zählt als nicht beantwortet.',
    minutes: 'Gebrauchte Zeit',
    minutesUnit: 'Minuten',
    question: (number, marks) => `Frage ${number}, von ${numberText('de', marks)}`,
    send: 'Punkte speichern',
    sum: (marks, outOf) => `bisher ${numberText('de', marks)} von ${numberText('de', outOf)} Punkten`,
    tooMany: (marks) => `Höchstens ${numberText('de', marks)}`,
    none: 'Trag die Punkte von mindestens einer Frage ein.',
    seeScheme: 'Bewertungsschema öffnen',
  },
};
