import * as z from 'zod/mini';
import { ownEntry } from '../platform/own-entry.ts';
import { type RuleProblem, type Score, scoreOfCredit } from './types/question-type.ts';

/** From this weight on a choice earns full marks: programs write thirds and sixths with few digits, such as 33.333. */
const FULL_PERCENT = 99.9;

/**
 * What choosing each choice earns, in per cent of the question's marks (−100 to 100), by the choice's id. A choice without
 * an entry earns nothing.
 */
export const choiceWeightsSchema = z.record(z.string(), z.number().check(z.minimum(-100), z.maximum(100)));
export type ChoiceWeights = Readonly<Record<string, number>>;

/** The weight of a choice in per cent. */
export const weightOf = (weights: ChoiceWeights, id: string): number => ownEntry(weights, id) ?? 0;

/** Whether a weight in per cent earns full marks. */
export const isFull = (percent: number): boolean => percent >= FULL_PERCENT;

/** Score = the sum of the weights of the selected choices, clipped to 0 to 100%. */
export function scoreWeights(chosen: readonly string[], weights: ChoiceWeights): Score {
  const percent = [...new Set(chosen)].reduce((sum, id) => sum + weightOf(weights, id), 0);
  return scoreOfCredit(isFull(percent) ? 1 : Math.max(0, percent) / 100);
}

type Choices = readonly { readonly id: string }[];

/** Default weights: what a correct choice earns and an incorrect one costs, in per cent of the marks. */
export function defaultWeights(choices: Choices, correct: readonly string[], single: boolean): ChoiceWeights {
  const share = 100 / Math.max(1, correct.length);
  return Object.fromEntries(choices.map(({ id }) => [id, correct.includes(id) ? share : single ? 0 : -share]));
}

/** Whether weights only repeat which choices are correct. Weights are compared to a tenth of a per cent. */
export function isDefault(
  weights: ChoiceWeights,
  choices: Choices,
  correct: readonly string[],
  single: boolean,
): boolean {
  if (single && correct.length !== 1) return false;
  const usual = defaultWeights(choices, correct, single);
  return choices.every(({ id }) => Math.abs(weightOf(weights, id) - weightOf(usual, id)) < 100 - FULL_PERCENT);
}

/**
 * The choices that weights make correct: with multiple response all that earn something, otherwise those that earn full
 * marks.
 */
export function correctOf(weights: ChoiceWeights, choices: Choices, single: boolean): string[] {
  const ids = choices.map(({ id }) => id);
  return ids.filter((id) => (single ? isFull(weightOf(weights, id)) : weightOf(weights, id) > 0));
}

/**
 * Problems of weights: `choices` of the body, `correct` of the answer key. `single`: only one choice can be selected.
 */
export function weightProblems(
  weights: ChoiceWeights,
  choices: Choices,
  correct: readonly string[],
  single: boolean,
): RuleProblem[] {
  const known = choices.map(({ id }) => id);
  const earning = correctOf(weights, choices, single);
  const isSame = earning.length === correct.length && earning.every((id) => correct.includes(id));
  const together = earning.reduce((sum, id) => sum + weightOf(weights, id), 0);
  return [
    ...Object.keys(weights)
      .filter((id) => !known.includes(id))
      .map(
        (id): RuleProblem => ({
          path: 'weights',
          reason: `"${id}" is not a choice of the question`,
          coded: { code: 'weightNamesNoChoice', id },
        }),
      ),
    ...(isSame
      ? []
      : [
          {
            path: 'weights',
            reason: single
              ? 'the correct choices, and no others, must be worth 100%'
              : 'the correct choices, and no others, must be worth more than 0%',
            coded: { code: 'weightsContradictKey', full: single } as const,
          },
        ]),
    ...(!single && isSame && !isFull(together)
      ? [
          {
            path: 'weights',
            reason: 'the correct choices must add up to 100%',
            coded: { code: 'correctChoicesNotFullMarks', together: Number(together.toFixed(5)) } as const,
          },
        ]
      : []),
    ...(single && isSame && earning.length === known.length
      ? [
          {
            path: 'weights',
            reason: 'at least one choice must be worth less than 100%',
            coded: { code: 'everyChoiceCorrect' } as const,
          },
        ]
      : []),
  ];
}
