const TYPES: Readonly<Record<string, string>> = {
  'multiple-choice': 'One choice',
  'multiple-response': 'Several choices',
  'true-false': 'True or false',
  numeric: 'Numbers',
  'short-answer': 'Short answers',
  matching: 'Matching',
  open: 'Written answers',
  cloze: 'Gaps in a text',
  essay: 'Essays',
  expression: 'Formulas',
  file: 'Files',
  hotspot: 'Places in a picture',
  labelling: 'Labels',
  ordering: 'Putting in order',
  'structured-answer': 'Structured answers',
  table: 'Tables',
};

const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unknown: 'Not known yet',
};

export const texts = {
  type: (name: string) => TYPES[name] ?? name,
  difficulty: (name: string) => DIFFICULTIES[name] ?? name,
};
