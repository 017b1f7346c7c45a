/** The lists of what authors write of questions; by the last part of their addresses. */
export const AUTHORED_LISTS = ['question-bank', 'quiz', 'exam-paper'] as const;
export type AuthoredList = (typeof AUTHORED_LISTS)[number];

/** What teachers can share with colleagues. */
export const SHAREABLE = ['question-bank', 'quiz'] as const satisfies readonly AuthoredList[];
export type Shareable = (typeof SHAREABLE)[number];
