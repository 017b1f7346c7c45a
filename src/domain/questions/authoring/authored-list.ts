/** The lists of questions and of what authors create from them, by the last part of their addresses. */
export const AUTHORED_LISTS = ['question-bank', 'quiz', 'exam-paper'] as const;
export type AuthoredList = (typeof AUTHORED_LISTS)[number];

/** What teachers can share with colleagues. */
export const SHAREABLE = ['question-bank', 'quiz'] as const satisfies readonly AuthoredList[];
export type Shareable = (typeof SHAREABLE)[number];
