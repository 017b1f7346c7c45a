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

/** A measured difficulty beyond this is more likely to be a fault of the question. */
const MOST_DIFFICULT = 3;
/** The share of students who know the answer is never assumed to be none or all. */
const [LEAST_KNOWN, MOST_KNOWN] = [0.03, 0.97];

/**
 * The difficulty of a question, and the probability of guessing its answer: from the share of all students who answer
 * it correctly, if enough have; otherwise from its author's estimate, or else as usual in the topic. Some correct
 * answers are guesses.
 * @param usual the accuracy of all students in the topic
 */
export function difficultyOf(facts: QuestionFacts, usual: number): Pick<DiagnosticQuestion, 'difficulty' | 'chance'> {
  const chance = facts.choices !== null && facts.choices >= 2 ? 1 / facts.choices : 0;
  const correct = expectedAccuracy({ ...facts, at: 0, credit: 0, isGuess: false }, usual);
  const known = clamp((correct - chance) / (1 - chance), LEAST_KNOWN, MOST_KNOWN);
  return { difficulty: clamp(-logit(known), -MOST_DIFFICULT, MOST_DIFFICULT), chance };
}
