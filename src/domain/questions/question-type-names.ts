/**
 * Every question type, in the order of menus. A name that is added here needs a definition in each layer, which
 * `npm run generate` registers: the compiler lists those that are missing. See docs/architecture/question-types.md.
 */
export const QUESTION_TYPE_NAMES = [
  'multiple-choice',
  'multiple-response',
  'true-false',
  'numeric',
  'short-answer',
  'matching',
  'cloze',
  'ordering',
  'hotspot',
  'labelling',
  'table',
  'expression',
  'open',
  'structured-answer',
  'essay',
  'file',
] as const;

export type QuestionTypeName = (typeof QUESTION_TYPE_NAMES)[number];
