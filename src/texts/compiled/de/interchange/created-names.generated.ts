// Compiled from src/texts/de/interchange/created-names.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/interchange/created-names.generated.ts';

export const texts: typeof english = {
  questions: "Importierte Fragen",
  cards: "Importierte Karten",
  practiceQuiz: "Übungsquiz",
  gapsInstruction: "Fülle die Lücken aus.",
  markPoint: "Beantwortet die Frage",
};
