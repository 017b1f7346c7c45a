import { expectedAccuracy, type MarkedAnswer } from '../mastery/answer-evidence.ts';
import { clamp, logit } from '../mastery/logit.ts';

/** A question that a diagnostic may ask. */
export type DiagnosticQuestion = {
  readonly id: string;
  readonly topic: string;
  /** In log odds. */
  readonly difficulty: number;
  /** Of guessing the answer. */
  readonly chance: number;
};

/** What is known of a question's difficulty. */
export type QuestionFacts = Pick<MarkedAnswer, 'facility' | 'estimate' | 'choices'>;

/** Beyond it, a measured difficulty is rather a fault of the question. */
const MOST_DIFFICULT = 3;
/** The share of students who know the answer is never taken as none or all. */
const [LEAST_KNOWN, MOST_KNOWN] = [0.03, 0.97];

/**
 * Difficulty and chance of a question: from the share of all students who answer it correctly if enough have, else from
 * its author's estimate, else as is usual in the topic. Of those who answer correctly, some have guessed.
 * @param usual the accuracy of all students in the topic
 */
export function difficultyOf(facts: QuestionFacts, usual: number): Pick<DiagnosticQuestion, 'difficulty' | 'chance'> {
  const chance = facts.choices !== null && facts.choices >= 2 ? 1 / facts.choices : 0;
  const correct = expectedAccuracy({ ...facts, at: 0, credit: 0, isGuess: false }, usual);
  const known = clamp((correct - chance) / (1 - chance), LEAST_KNOWN, MOST_KNOWN);
  return { difficulty: clamp(-logit(known), -MOST_DIFFICULT, MOST_DIFFICULT), chance };
}
