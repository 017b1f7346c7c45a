// Compiled from src/texts/de/questions/question-types.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/questions/question-types.generated.ts';

export const texts: typeof english = {
  type: {
    "multiple-choice": "Multiple Choice (eine Antwort)",
    "multiple-response": "Multiple Choice (mehrere Antworten)",
    "true-false": "Wahr oder falsch",
    numeric: "Numerisch",
    "short-answer": "Kurzantwort",
    matching: "Zuordnung",
    open: "Freitext",
    cloze: "Lückentext",
    essay: "Aufsatz",
    expression: "Mathematischer Ausdruck",
    file: "Datei-Upload",
    hotspot: "Bildpunkt (Hotspot)",
    labelling: "Bild beschriften",
    ordering: "Reihenfolge",
    "structured-answer": "Strukturierte Frage",
    table: "Tabelle ausfüllen",
  },
  difficulty: {
    easy: "Leicht",
    medium: "Mittel",
    hard: "Schwer",
    unknown: "Unbekannt",
  },
};
