/** A number with its word: `counted(1, 'quiz', 'quizzes')`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const MARKS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Marks as people write them: 7, 7.5, 7.33. */
export const marksText = (marks: number): string => MARKS.format(marks);
