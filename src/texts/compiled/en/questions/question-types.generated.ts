// Compiled from src/texts/en/questions/question-types.json by `npm run generate`: change that file.

export const texts = {
  type: {
    "multiple-choice": {
      name: "Multiple choice",
      instruction: "Choose one answer.",
    },
    "multiple-response": {
      name: "Multiple response",
      instruction: "Choose all that apply.",
    },
    "true-false": {
      name: "True or false",
      instruction: "True or false?",
    },
    numeric: {
      name: "Numerical",
      instruction: "Enter a number.",
    },
    "short-answer": {
      name: "Short answer",
      instruction: "Answer in a few words.",
    },
    matching: {
      name: "Matching",
      instruction: "Choose a match for each item.",
    },
    cloze: {
      name: "Fill in the blanks",
      instruction: "Fill in the blanks.",
    },
    ordering: {
      name: "Ordering",
      instruction: "Put these in order.",
    },
    hotspot: {
      name: "Hotspot",
      instruction: "Find the point on the image.",
    },
    labelling: {
      name: "Label the image",
      instruction: "Label the image.",
    },
    table: {
      name: "Table completion",
      instruction: "Fill in the empty cells.",
    },
    expression: {
      name: "Mathematical expression",
      instruction: "Enter an expression.",
    },
    open: {
      name: "Written answer",
      instruction: "Answer in your own words.",
    },
    "structured-answer": {
      name: "Structured question",
      instruction: "Answer in your own words.",
    },
    essay: {
      name: "Essay",
      instruction: "Write your essay.",
    },
    file: {
      name: "File upload",
      instruction: "Upload your work as images or a PDF.",
    },
  },
  difficulty: {
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    unknown: "Unknown",
  },
};
