import type { texts as english } from '../en/question-kinds.ts';

const TYPES: Readonly<Record<string, string>> = {
  'multiple-choice': 'Eine Auswahl',
  'multiple-response': 'Mehrere Auswahlen',
  'true-false': 'Richtig oder falsch',
  numeric: 'Zahlen',
  'short-answer': 'Kurze Antworten',
  matching: 'Zuordnen',
  open: 'Ausformulierte Antworten',
  cloze: 'Lückentexte',
  essay: 'Aufsätze',
  expression: 'Formeln',
  file: 'Dateien',
  hotspot: 'Stellen im Bild',
  labelling: 'Beschriften',
  ordering: 'Ordnen',
  'structured-answer': 'Gegliederte Antworten',
  table: 'Tabellen',
};

const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  unknown: 'Noch nicht bekannt',
};

export const texts: typeof english = {
  type: (name) => TYPES[name] ?? name,
  difficulty: (name) => DIFFICULTIES[name] ?? name,
};
