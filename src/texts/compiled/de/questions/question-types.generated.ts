// Compiled from src/texts/de/questions/question-types.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/questions/question-types.generated.ts';

export const texts: typeof english = {
  type: {
    "multiple-choice": {
      name: "Multiple Choice (eine Antwort)",
      instruction: "Wähle eine Antwort.",
    },
    "multiple-response": {
      name: "Multiple Choice (mehrere Antworten)",
      instruction: "Wähle alles, was zutrifft.",
    },
    "true-false": {
      name: "Wahr oder falsch",
      instruction: "Wahr oder falsch?",
    },
    numeric: {
      name: "Numerisch",
      instruction: "Gib eine Zahl ein.",
    },
    "short-answer": {
      name: "Kurzantwort",
      instruction: "Antworte in wenigen Wörtern.",
    },
    matching: {
      name: "Zuordnung",
      instruction: "Ordne jedem Eintrag das Passende zu.",
    },
    cloze: {
      name: "Lückentext",
      instruction: "Fülle die Lücken.",
    },
    ordering: {
      name: "Reihenfolge",
      instruction: "Bring die Einträge in die richtige Reihenfolge.",
    },
    hotspot: {
      name: "Stelle im Bild (Hotspot)",
      instruction: "Finde die Stelle im Bild.",
    },
    labelling: {
      name: "Bild beschriften",
      instruction: "Beschrifte das Bild.",
    },
    table: {
      name: "Tabelle ausfüllen",
      instruction: "Fülle die leeren Zellen aus.",
    },
    expression: {
      name: "Mathematischer Ausdruck",
      instruction: "Gib einen mathematischen Ausdruck ein.",
    },
    open: {
      name: "Freitext",
      instruction: "Antworte in eigenen Worten.",
    },
    "structured-answer": {
      name: "Strukturierte Frage",
      instruction: "Antworte in eigenen Worten.",
    },
    essay: {
      name: "Aufsatz",
      instruction: "Schreib deinen Aufsatz.",
    },
    file: {
      name: "Datei-Upload",
      instruction: "Lade deine Arbeit als Bilder oder PDF hoch.",
    },
  },
  difficulty: {
    easy: "Leicht",
    medium: "Mittel",
    hard: "Schwer",
    unknown: "Unbekannt",
  },
};
