import type * as english from '../../en/authoring/question-set.ts';
import { countedIn } from '../../wording.ts';
import { times } from './times.ts';

const counted = countedIn('de');

/** Quizzes and papers: their lists, and their editor. */
export const sets: typeof english.sets = {
  quiz: { title: 'Quizze', intro: 'Zusammenstellungen von Fragen, mit denen geübt wird.', create: 'Neues Quiz' },
  paper: {
    title: 'Prüfungsarbeiten',
    intro: 'Arbeiten, wie eine Prüfungsstelle sie stellt: mit Abschnitten, Punkten und Zeit.',
    create: 'Neue Prüfungsarbeit',
  },
  name: 'Name',
  detail: { quiz: 'Thema', paper: 'Jahr' },
  questions: 'Fragen',
  emptyTitle: 'Nichts gefunden',
  empty: 'Nichts passt. Suche nach weniger oder leg etwas Neues an.',
  firstTitle: 'Hier ist noch nichts',
  first: {
    quiz: 'Leg das erste Quiz an, aus eigenen Fragen oder aus denen der Sammlung.',
    paper: 'Leg die erste Prüfungsarbeit an, aus Fragen der Sammlung.',
  },
};

export const set: typeof english.set = {
  newTitle: { quiz: 'Neues Quiz', paper: 'Neue Prüfungsarbeit' },
  title: { quiz: 'Quiz bearbeiten', paper: 'Prüfungsarbeit bearbeiten' },
  name: 'Name',
  topic: 'Thema',
  subject: 'Fach',
  chooseSubject: 'Fach wählen',
  year: 'Jahr',
  session: 'Termin',
  board: 'Prüfungsstelle',
  instructions: 'Anweisungen',
  minutes: 'Zeit',
  minutesUnit: 'Minuten',
  minutesHint: 'Leer: keine Uhr.',
  boundaries: 'Notengrenzen',
  boundariesHint: 'Eine je Zeile, mit dem Anteil der Punkte: 1 = 90',
  questions: 'Fragen',
  section: (number: number) => `Abschnitt ${number}`,
  sectionName: 'Name des Abschnitts',
  addSection: 'Abschnitt hinzufügen',
  removeSection: 'Abschnitt entfernen',
  add: 'Fragen hinzufügen',
  addDraw: 'Nach einer Regel ziehen',
  drawNow: 'Jetzt Fragen ziehen',
  draw: 'Zufällig gezogen',
  drawCount: 'Wie viele',
  drawTypes: 'Typen',
  drawDifficulties: 'Schwierigkeit',
  all: 'Alle',
  drawHint: 'Alle bekommen andere Fragen.',
  drawHintOwn: 'Einmal gezogen, wenn du es stellst: Die ganze Klasse bekommt dieselben.',
  marksOf: (what: string) => `Punkte von Nr. ${what}`,
  worth: (marks: number) => counted(marks, { one: '# Punkt', other: '# Punkte' }),
  sum: (questions: number, marks: number) =>
    `${counted(questions, { one: '# Frage', other: '# Fragen' })} · ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
  notLive: 'Lernende haben diese Frage noch nicht.',
  gone: 'Diese Frage ist für dich nicht mehr da. Nimm sie heraus.',
  outdated: 'Sie sagt inzwischen etwas anderes. Das Speichern übernimmt es.',
  none: 'Noch keine Fragen. Füge welche aus der Sammlung hinzu oder zieh sie nach einer Regel.',
  pickTitle: 'Fragen der Sammlung',
  pickTitleOwn: 'Deine Fragen, die deiner Schule und die der Sammlung',
  isOwn: 'Deine eigene',
  pick: (what: string) => `Hinzufügen: ${what}`,
  pickShort: 'Hinzufügen',
  picked: 'Hinzugefügt',
  close: 'Schließen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  attempts: (open: number, past: number, most: number) =>
    `Laufende Versuche (${times(open, most)}) und abgegebene (${times(past, most)}) behalten die Fragen, mit denen sie begonnen haben.`,
  conflict: 'Jemand anderes hat das inzwischen gespeichert. Das Gespeicherte:',
  keepMine: 'Meines darüber speichern',
  takeTheirs: 'Das andere übernehmen',
  live: 'Lernende haben es.',
  liveOwn: 'Du kannst es deinen Klassen stellen.',
  notLiveOwn: 'Veröffentliche es, dann kannst du es deinen Klassen stellen.',
};
