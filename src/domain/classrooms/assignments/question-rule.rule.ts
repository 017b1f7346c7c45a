import type { Difficulty } from '../../attempts/results/difficulty.ts';
import { seededOrder } from '../../attempts/seeded-order.rule.ts';
import type { QuestionTypeName } from '../../questions/question-type-names.ts';

/** What decides whether a question is chosen for an assignment. */
export type RuledQuestion = {
  readonly id: string;
  readonly subtopic: string | null;
  readonly type: QuestionTypeName;
  readonly difficulty: Difficulty;
  /** Whether a class that the assignment is for has been assigned it before. */
  readonly isUsed: boolean;
};

/** Which questions are wanted; null: all of them. */
export type QuestionRule = {
  readonly subtopic: string | null;
  readonly type: QuestionTypeName | null;
  readonly difficulty: Difficulty | null;
  /** Only questions that the classes have not been assigned yet. */
  readonly unusedOnly: boolean;
};

export const EVERY_QUESTION: QuestionRule = { subtopic: null, type: null, difficulty: null, unusedOnly: false };

/** Whether a question is one of those that a rule describes. */
export const matchesRule = (question: RuledQuestion, rule: QuestionRule): boolean =>
  (rule.subtopic === null || question.subtopic === rule.subtopic) &&
  (rule.type === null || question.type === rule.type) &&
  (rule.difficulty === null || question.difficulty === rule.difficulty) &&
  (!rule.unusedOnly || !question.isUsed);

/**
 * Chooses questions by a rule, such as "8 questions, medium, not yet used". They are spread over the subtopics: each
 * gives one before any gives a second, so that a topic isn't examined by its largest subtopic alone. Questions that the
 * classes have not been assigned yet come first. The order within a subtopic depends on the seed only.
 * @param taken ids of questions that are chosen already
 * @returns ids, at most `count`; fewer if fewer match
 */
export function pickByRule(
  questions: readonly RuledQuestion[],
  rule: QuestionRule,
  { count, taken, seed }: { readonly count: number; readonly taken: ReadonlySet<string>; readonly seed: string },
): string[] {
  const matching = questions.filter((question) => matchesRule(question, rule) && !taken.has(question.id));
  const fresh = matching.filter(({ isUsed }) => !isUsed);
  const used = matching.filter(({ isUsed }) => isUsed);
  return [...spread(seededOrder(fresh, seed)), ...spread(seededOrder(used, seed))]
    .slice(0, Math.max(0, Math.floor(count)))
    .map(({ id }) => id);
}

/** One question of each subtopic after the other, until none is left. */
function spread(questions: readonly RuledQuestion[]): RuledQuestion[] {
  const bySubtopic = new Map<string | null, RuledQuestion[]>();
  for (const question of questions) {
    bySubtopic.set(question.subtopic, [...(bySubtopic.get(question.subtopic) ?? []), question]);
  }
  const rounds = [...bySubtopic.values()].flatMap((group) => group.map((question, round) => ({ question, round })));
  return rounds.sort((a, b) => a.round - b.round).map(({ question }) => question);
}

/** About how many minutes questions take: a mark a minute, which is what exam boards allow. */
export const estimatedMinutes = (marks: readonly number[]): number =>
  Math.round(marks.reduce((sum, mark) => sum + mark, 0));
