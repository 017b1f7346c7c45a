/** What is known of a topic of the exam. */
export type ExamTopic = {
  /** Share of the exam's marks, 0 to 1. All topics of an exam together have 1. */
  readonly share: number;
  /** Expected accuracy, 0 to 1, and its standard deviation. */
  readonly estimate: number;
  readonly deviation: number;
};

/** The score of an exam, as a share of its marks. */
export type ExamScore = { readonly mean: number; readonly deviation: number };

/**
 * How much of an estimate's error is the same in all topics: a student who is better than estimated in one topic is
 * better in the others, too, because what is known about a student in general is part of every estimate. With this
 * value, ranges contain the grades of simulated students of known ability as often as they say
 * (predicted-grade.test.ts).
 */
const SHARED_ERROR = 0.12;

/**
 * The distribution of an exam's score. Its variance has two parts: that of the estimates, whose errors are correlated,
 * and that of the exam, which asks only some of all possible questions (binomial, with marks of equal size).
 */
export function examScore(topics: readonly ExamTopic[], questionCount: number): ExamScore {
  const sum = (of: (topic: ExamTopic) => number): number => topics.reduce((total, topic) => total + of(topic), 0);
  const mean = sum(({ share, estimate }) => share * estimate);
  const alone = sum(({ share, deviation }) => (share * deviation) ** 2);
  const together = sum(({ share, deviation }) => share * deviation) ** 2;
  const sampled = sum(({ share, estimate }) => share * estimate * (1 - estimate)) / Math.max(1, questionCount);
  return { mean, deviation: Math.sqrt((1 - SHARED_ERROR) * alone + SHARED_ERROR * together + sampled) };
}
