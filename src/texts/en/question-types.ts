const TYPES: Readonly<Record<string, string>> = {
  'multiple-choice': 'Multiple choice',
  'multiple-response': 'Multiple response',
  'true-false': 'True or false',
  numeric: 'Numerical',
  'short-answer': 'Short answer',
  matching: 'Matching',
  open: 'Written answer',
  cloze: 'Fill in the blanks',
  essay: 'Essay',
  expression: 'Mathematical expression',
  file: 'File upload',
  hotspot: 'Hotspot',
  labelling: 'Label the image',
  ordering: 'Ordering',
  'structured-answer': 'Structured question',
  table: 'Table completion',
};

const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unknown: 'Unknown',
};

export const texts = {
  type: (name: string) => TYPES[name] ?? name,
  difficulty: (name: string) => DIFFICULTIES[name] ?? name,
};
