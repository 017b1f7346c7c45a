// Compiled from src/texts/en/interchange/created-names.json by `npm run generate`: change that file.

export const texts = {
  questions: "Imported questions",
  cards: "Imported cards",
  practiceQuiz: "Practice quiz",
  gapsInstruction: "Fill in the gaps.",
  markPoint: "Answers the question",
};
