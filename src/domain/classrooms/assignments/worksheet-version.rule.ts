import { seededOrder, withSeededChoices } from '../../attempts/seeded-order.rule.ts';

/** Neighbours in the classroom get different versions of a worksheet. */
export const WORKSHEET_VERSIONS = ['A', 'B', 'C'] as const;
export type WorksheetVersion = (typeof WORKSHEET_VERSIONS)[number];

/** Whether a value is the name of a version of a worksheet. */
export const isWorksheetVersion = (value: unknown): value is WorksheetVersion =>
  WORKSHEET_VERSIONS.some((version) => version === value);

/** Seed of everything that differs between the versions of an assignment: printed again, a version is the same. */
export const worksheetSeed = (assignment: string, version: WorksheetVersion): string => `${assignment} ${version}`;

/**
 * The questions of a version: A in the order of the assignment, the others with questions and choices shuffled. Choices
 * that may not be shuffled keep their order.
 * @param seed `worksheetSeed`
 */
export function inWorksheetOrder<Q extends { readonly id: string; readonly body: unknown }>(
  questions: readonly Q[],
  version: WorksheetVersion,
  seed: string,
): Q[] {
  if (version === 'A') return [...questions];
  return seededOrder(questions, seed).map((question) => ({
    ...question,
    body: withSeededChoices(question.body, `${seed} ${question.id}`),
  }));
}
