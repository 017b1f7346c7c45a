import { seededOrder } from '../../attempts/seeded-order.rule.ts';

/**
 * A pool: questions of which each student gets as many as are drawn. All of them have the same marks, so that all
 * students work for the same total.
 */
export type QuestionPool = {
  /** How many each student gets; null: all of them, in which case it is no pool. */
  readonly draws: number | null;
  /** The number of questions. */
  readonly size: number;
};

/** How many questions each student gets. */
export const questionsDrawn = ({ draws, size }: QuestionPool): number => Math.min(draws ?? size, size);

/** Why questions can't be drawn from a pool; null: they can. */
export function poolFault(draws: number | null, marks: readonly number[]): 'tooMany' | 'marksDiffer' | null {
  if (draws === null) return null;
  if (draws >= marks.length) return 'tooMany';
  return marks.some((entry) => entry !== marks[0]) ? 'marksDiffer' : null;
}

/** The questions of a worksheet: of each pool as many as are drawn, and all others. The selection depends on the seed only. */
export function drawForWorksheet<Q extends { readonly pool: number | null }>(
  questions: readonly Q[],
  pools: readonly { readonly pool: number; readonly draws: number }[],
  seed: string,
): Q[] {
  const drawn = new Set(
    pools.flatMap(({ pool, draws }) =>
      drawQuestions(
        questions.filter((question) => question.pool === pool),
        draws,
        `${seed} ${pool}`,
      ),
    ),
  );
  return questions.filter((question) => question.pool === null || drawn.has(question));
}

/** The drawn questions in their order in the pool. The selection depends on the seed only. */
export function drawQuestions<Q>(questions: readonly Q[], draws: number | null, seed: string): Q[] {
  if (draws === null) return [...questions];
  const drawn = new Set(seededOrder([...questions.keys()], seed).slice(0, draws));
  return questions.filter((_, at) => drawn.has(at));
}
