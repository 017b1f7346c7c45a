/** The exam boards to choose from; `other` is any other one, or none. */
export const EXAM_BOARDS = ['aqa', 'edexcel', 'ocr', 'eduqas', 'ccea', 'sqa', 'cambridge', 'ib', 'other'] as const;
export type ExamBoard = (typeof EXAM_BOARDS)[number];

/** Their names, which are the same in every language. */
export const BOARD_NAMES: Readonly<Record<Exclude<ExamBoard, 'other'>, string>> = {
  aqa: 'AQA',
  edexcel: 'Pearson Edexcel',
  ocr: 'OCR',
  eduqas: 'WJEC Eduqas',
  ccea: 'CCEA',
  sqa: 'SQA',
  cambridge: 'Cambridge International',
  ib: 'International Baccalaureate',
};
