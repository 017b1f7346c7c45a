// Compiled from src/texts/en/questions/question-types.json by `npm run generate`: change that file.

export const texts = {
  type: {
    "multiple-choice": "Multiple choice",
    "multiple-response": "Multiple response",
    "true-false": "True or false",
    numeric: "Numerical",
    "short-answer": "Short answer",
    matching: "Matching",
    open: "Written answer",
    cloze: "Fill in the blanks",
    essay: "Essay",
    expression: "Mathematical expression",
    file: "File upload",
    hotspot: "Hotspot",
    labelling: "Label the image",
    ordering: "Ordering",
    "structured-answer": "Structured question",
    table: "Table completion",
  },
  difficulty: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    unknown: "Unknown",
  },
};
