/** What a teacher should look at in a question. */
export const QUESTION_FLAGS = ['negative', 'hard', 'easy', 'indiscriminate', 'slow', 'idleChoice'] as const;
export type QuestionFlag = (typeof QUESTION_FLAGS)[number];

/**
 * Thresholds. A correct answer that stronger students give less often than weaker ones points to a wrong key. Below
 * 0.2 a question hardly separates students, between 0.3 and 0.9 of the marks it measures best (Ebel and Frisbie,
 * Essentials of Educational Measurement, 1991). A mark takes about a minute in exams.
 */
export const FLAG_THRESHOLDS = {
  hardBelow: 0.3,
  easyFrom: 0.9,
  discriminationBelow: 0.2,
  secondsPerMark: 120,
  /** Answers from which a choice that nobody made is worth replacing. */
  idleFrom: 15,
} as const;

type Measures = {
  readonly answers: number;
  readonly facility: number | null;
  readonly discrimination: number | null;
  readonly seconds: number | null;
  readonly choices: readonly { readonly id: string; readonly students: readonly string[] }[];
};

/** The flags of a question, the most serious first; of hard and easy, and of two about discrimination, only one. */
export function questionFlags(
  question: { readonly marks: number; readonly choices: readonly { readonly id: string; readonly isRight: boolean }[] },
  { answers, facility, discrimination, seconds, choices }: Measures,
): QuestionFlag[] {
  const limits = FLAG_THRESHOLDS;
  const isIdle = question.choices.some(
    ({ id, isRight }) => !isRight && choices.find((choice) => choice.id === id)?.students.length === 0,
  );
  const holds: Readonly<Record<QuestionFlag, boolean>> = {
    negative: discrimination !== null && discrimination < 0,
    hard: facility !== null && facility < limits.hardBelow,
    easy: facility !== null && facility >= limits.easyFrom,
    indiscriminate: discrimination !== null && discrimination >= 0 && discrimination < limits.discriminationBelow,
    slow: seconds !== null && seconds > question.marks * limits.secondsPerMark,
    idleChoice: answers >= limits.idleFrom && isIdle,
  };
  return QUESTION_FLAGS.filter((flag) => holds[flag]);
}
