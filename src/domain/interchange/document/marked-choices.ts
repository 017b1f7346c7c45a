import type { ImportReason } from '../import-reason.ts';
import { EMPHASES, emphasesOf, type Paragraph, plainOf, sliceRuns, trimRuns } from './document.ts';
import { signAtEnd } from './line-kinds.ts';
import type { DraftChoice } from './question-draft.ts';

/** Choices that are marked as correct, by index, and how. */
export type MarkedChoices = { readonly correct: readonly number[]; readonly by: ImportReason };

/** A choice without the sign at its end, and that sign. */
export function withoutSign(choice: DraftChoice): {
  readonly paragraphs: readonly Paragraph[];
  readonly sign: string | null;
} {
  const last = choice.paragraphs.at(-1);
  const found = last === undefined ? null : signAtEnd(plainOf(last.runs));
  if (last === undefined || found === null) return { paragraphs: choice.paragraphs, sign: choice.sign };
  const rest = { ...last, runs: trimRuns(sliceRuns(last.runs, 0, found.at)) };
  return { paragraphs: [...choice.paragraphs.slice(0, -1), rest], sign: choice.sign ?? found.sign };
}

/** Every way in which some choices, but not all, are marked: by a sign, or by the formatting of the whole choice. */
export function markedChoices(
  choices: readonly { readonly paragraphs: readonly Paragraph[]; readonly sign: string | null }[],
): readonly MarkedChoices[] {
  const isKey = (correct: readonly number[]): boolean => correct.length > 0 && correct.length < choices.length;
  const signed = choices.flatMap(({ sign }, at) => (sign === null ? [] : [at]));
  const sign = choices.find((choice) => choice.sign !== null)?.sign ?? '';
  const emphasised = choices.map(({ paragraphs }) => emphasesOf(paragraphs.flatMap(({ runs }) => runs)));
  const byEmphasis = EMPHASES.map((emphasis) => ({
    correct: emphasised.flatMap((emphases, at) => (emphases.includes(emphasis) ? [at] : [])),
    by: { code: 'keyFromEmphasis' as const, emphasis },
  }));
  return [{ correct: signed, by: { code: 'keyFromSign' as const, sign } }, ...byEmphasis].filter(({ correct }) =>
    isKey(correct),
  );
}

/** Whether two lists of indices, each without duplicates, have the same members. */
export const sameChoices = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((at) => other.includes(at));
