import type * as english from '../../en/authoring/question-set.ts';
import { countedIn } from '../../wording.ts';
import { times } from './times.ts';

const counted = countedIn('de');

/** Quizzes and papers: their lists, and their editor. */
export const sets: typeof english.sets = {
  quiz: { title: 'Quizze', intro: 'Fragen zum Üben.', create: 'Neues Quiz' },
  paper: {
    title: 'Prüfungsbögen',
    intro: 'Bögen auf Zeit mit Abschnitten und Punkten.',
    create: 'Neuer Prüfungsbogen',
  },
  name: 'Name',
  detail: { quiz: 'Thema', paper: 'Jahr' },
  questions: 'Fragen',
  emptyTitle: 'Keine Ergebnisse',
  empty: 'Ändere deine Filter oder erstelle etwas Neues.',
  firstTitle: 'Hier ist noch nichts',
  first: {
    quiz: 'Erstelle dein erstes Quiz aus Fragen der Sammlung.',
    paper: 'Erstelle deinen ersten Prüfungsbogen aus Fragen der Sammlung.',
  },
};

export const set: typeof english.set = {
  newTitle: { quiz: 'Neues Quiz', paper: 'Neuer Prüfungsbogen' },
  title: { quiz: 'Quiz bearbeiten', paper: 'Prüfungsbogen bearbeiten' },
  name: 'Name',
  topic: 'Thema',
  subject: 'Fach',
  chooseSubject: 'Fach auswählen',
  year: 'Jahr',
  session: 'Termin',
  board: 'Prüfungsstelle',
  instructions: 'Anweisungen',
  minutes: 'Zeitlimit',
  minutesUnit: 'Minuten',
  minutesHint: 'Leer: unbegrenzt.',
  boundaries: 'Notengrenzen',
  boundariesHint: 'Eine pro Zeile, in Prozent der Punkte: 1 = 90',
  questions: 'Fragen',
  section: (number: number) => `Abschnitt ${number}`,
  sectionName: 'Name des Abschnitts',
  addSection: 'Abschnitt hinzufügen',
  removeSection: 'Abschnitt entfernen',
  add: 'Fragen hinzufügen',
  addDraw: 'Zufällige Fragen hinzufügen',
  drawNow: 'Jetzt zufällige Fragen auswählen',
  draw: 'Zufällige Fragen',
  drawCount: 'Anzahl',
  drawTypes: 'Typen',
  drawDifficulties: 'Schwierigkeit',
  all: 'Alle',
  drawHint: 'Alle erhalten andere Fragen.',
  drawHintOwn: 'Beim Zuweisen einmal ausgewählt: Die ganze Klasse erhält dieselben.',
  marksOf: (what: string) => `Punkte für Frage ${what}`,
  worth: (marks: number) => counted(marks, { one: '# Punkt', other: '# Punkte' }),
  sum: (questions: number, marks: number) =>
    `${counted(questions, { one: '# Frage', other: '# Fragen' })} · ${counted(marks, { one: '# Punkt', other: '# Punkte' })}`,
  notLive: 'Noch nicht veröffentlicht.',
  gone: 'Diese Frage ist nicht mehr verfügbar. Entferne sie.',
  outdated: 'Diese Frage wurde geändert. Speichere, um die neue Version zu verwenden.',
  none: 'Noch keine Fragen. Füge einzelne oder zufällige Fragen hinzu.',
  pickTitle: 'Fragensammlung',
  pickTitleOwn: 'Deine, die deiner Schule und die Fragensammlung',
  isOwn: 'Deine',
  pick: (what: string) => `Hinzufügen: ${what}`,
  pickShort: 'Hinzufügen',
  picked: 'Hinzugefügt',
  close: 'Schließen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  attempts: (open: number, past: number, most: number) =>
    `Laufende Versuche (${times(open, most)}) und abgegebene (${times(past, most)}) behalten ihre Fragen.`,
  conflict: 'Jemand anderes hat das geändert. Die andere Version:',
  keepMine: 'Meine behalten',
  takeTheirs: 'Ihre übernehmen',
  live: 'Für Schüler/innen sichtbar.',
  liveOwn: 'Du kannst es deinen Klassen zuweisen.',
  notLiveOwn: 'Veröffentliche es, um es deinen Klassen zuzuweisen.',
};
