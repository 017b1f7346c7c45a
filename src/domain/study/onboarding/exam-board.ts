/** Exam boards a student chooses from; `other` is every other one, and none. */
export const EXAM_BOARDS = ['aqa', 'edexcel', 'ocr', 'eduqas', 'ccea', 'sqa', 'cambridge', 'ib', 'other'] as const;
export type ExamBoard = (typeof EXAM_BOARDS)[number];
