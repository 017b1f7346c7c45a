import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { correctOf, isDefault, isFull, weightOf } from '#domain/questions/choice-weights.ts';
import { choiceId, type InterchangeQuestion, type OnLost } from './interchange-question.ts';
import type { QuestionOf } from './question.schema.ts';

/** A choice in a file. `percent`: what choosing it earns, in per cent of the marks. */
export type WeightedChoice = { readonly text: string; readonly percent: number };

type WeightedChoiceQuestion = Extract<InterchangeQuestion, { readonly type: 'multiple-choice' | 'multiple-response' }>;

/**
 * A question from choices with what each of them earns. `single`: only one choice can be selected. Rejected if full
 * marks are impossible, because the file's way of marking is unknown then.
 */
export function weightedChoices(
  stem: string,
  given: readonly WeightedChoice[],
  single: boolean,
  onLost: OnLost,
): { readonly item: WeightedChoiceQuestion } | { readonly reason: ImportReason } {
  if (given.some(({ percent }) => !Number.isFinite(percent))) return { reason: { code: 'weightNotANumber' } };
  const choices = given.map(({ text }, at) => ({ id: choiceId(at), text }));
  const only = single ? onlyFull(given) : -1;
  // Most questions of most files.
  if (only !== -1) return { item: { type: 'multiple-choice', stem, choices, answer: [choiceId(only)] } };
  const rows = given.map(({ text, percent }) => ({
    text,
    percent: single && isFull(percent) && percent < 100 ? 100 : percent,
  }));
  const best = Math.max(0, ...rows.map(({ percent }) => percent));
  const together = plain(rows.reduce((sum, { percent }) => sum + Math.max(0, percent), 0));
  if (best <= 0) return { reason: { code: 'correctAnswerNotMarked' } };
  if (single && !isFull(best)) return { reason: { code: 'noChoiceEarnsFullMarks', best: plain(best) } };
  if (!(single || isFull(together))) return { reason: { code: 'correctChoicesNotFullMarks', together } };
  if (single && rows.every(({ percent }) => isFull(percent))) return { reason: { code: 'everyChoiceCorrect' } };
  if (rows.some(({ percent }) => Math.abs(percent) > 100)) return { reason: { code: 'weightTooLarge' } };
  if (single && rows.some(({ percent }) => percent < 0)) onLost({ code: 'negativeWeightsDropped' });
  const weights = Object.fromEntries(
    choices.flatMap(({ id }, at) => {
      const percent = plain(rows[at]?.percent ?? 0);
      return percent === 0 ? [] : [[id, percent] as const];
    }),
  );
  const correct = correctOf(weights, choices, single);
  const type = single ? 'multiple-choice' : 'multiple-response';
  const weighted = isDefault(weights, choices, correct, single) ? {} : { weights };
  return { item: { type, stem, choices, answer: correct, ...weighted } };
}

/** The index of the choice that earns everything, if all others earn nothing; otherwise -1. */
function onlyFull(rows: readonly WeightedChoice[]): number {
  let only = -1;
  for (const [at, { percent }] of rows.entries()) {
    if (percent === 0) continue;
    if (percent !== 100 || only !== -1) return -1;
    only = at;
  }
  return rows.length > 1 ? only : -1;
}

/** Programs write thirds and sixths with five digits. */
const plain = (percent: number): number => Number(percent.toFixed(5));

/** What a choice earns in per cent, weighted or not. */
export function percentOf(
  { type, answer, weights }: QuestionOf<'multiple-choice' | 'multiple-response'>,
  id: string,
): number {
  if (weights !== undefined) return plain(weightOf(weights, id));
  if (type === 'multiple-choice') return answer.includes(id) ? 100 : 0;
  return plain((answer.includes(id) ? 100 : -100) / answer.length);
}
