import type { texts as english } from '../en/question-types.ts';

const TYPES: Readonly<Record<string, string>> = {
  'multiple-choice': 'Multiple Choice (eine Antwort)',
  'multiple-response': 'Multiple Choice (mehrere Antworten)',
  'true-false': 'Wahr oder falsch',
  numeric: 'Numerisch',
  'short-answer': 'Kurzantwort',
  matching: 'Zuordnung',
  open: 'Freitext',
  cloze: 'Lückentext',
  essay: 'Aufsatz',
  expression: 'Mathematischer Ausdruck',
  file: 'Datei-Upload',
  hotspot: 'Bildpunkt (Hotspot)',
  labelling: 'Bild beschriften',
  ordering: 'Reihenfolge',
  'structured-answer': 'Strukturierte Frage',
  table: 'Tabelle ausfüllen',
};

const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  unknown: 'Unbekannt',
};

export const texts: typeof english = {
  type: (name) => TYPES[name] ?? name,
  difficulty: (name) => DIFFICULTIES[name] ?? name,
};
