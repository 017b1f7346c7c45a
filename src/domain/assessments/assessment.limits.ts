/** Limits of quizzes, exams and papers. */

export const QUESTIONS_PER_QUIZ_MAX = 1_000;
/** Rules by which a quiz draws questions, and how many questions one rule draws. */
export const QUIZ_DRAWS_MAX = 50;
export const DRAW_COUNT_MAX = 100;
export const EXAM_TOPICS_MAX = 200;
export const EXAM_QUESTIONS_MAX = 100;
export const EXAM_SECONDS_MIN = 60;
export const EXAM_SECONDS_MAX = 6 * 3_600;
export const EXAMS_PER_STUDENT_MAX = 500;
export const PAPER_SECTIONS_MAX = 30;
export const PAPER_QUESTIONS_MAX = 300;
