/** About two lines per mark. */
const LINES_PER_MARK = 2;
const LINES_MOST = 16;

/** Lines for a written answer on paper. */
export const answerLines = (marks: number): number => Math.min(LINES_MOST, Math.max(2, marks * LINES_PER_MARK));
