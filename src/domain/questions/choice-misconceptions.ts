import * as z from 'zod/mini';
import { ownEntry } from '../platform/own-entry.ts';
import { MISCONCEPTION_MAX_CHARS } from './question.limits.ts';
import type { RuleProblem } from './types/question-type.ts';

/**
 * The wrong ideas behind incorrect choices, by the choice's id: what a student who selects it probably thinks, as a
 * sentence about them (“Mixes up mass and weight”). Equal sentences mean the same misconception. They are part of the
 * answer key, because they reveal which choices are incorrect.
 */
export const choiceMisconceptionsSchema = z.record(
  z.string(),
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MISCONCEPTION_MAX_CHARS)),
);
export type ChoiceMisconceptions = Readonly<Record<string, string>>;

/** The misconception behind a choice; null if it has none. */
export const misconceptionOf = (misconceptions: ChoiceMisconceptions | undefined, id: string): string | null =>
  (misconceptions === undefined ? undefined : ownEntry(misconceptions, id)) ?? null;

/** Only those of choices that are offered and incorrect; undefined if none is left, so that equal keys stay equal. */
export function remainingMisconceptions(
  misconceptions: ChoiceMisconceptions | undefined,
  choices: readonly { readonly id: string }[],
  correct: readonly string[],
): ChoiceMisconceptions | undefined {
  const kept = choices.flatMap(({ id }) => {
    const named = correct.includes(id) ? null : misconceptionOf(misconceptions, id);
    return named === null || named.trim() === '' ? [] : [[id, named] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Misconceptions of choices that don't exist or are correct. */
export function misconceptionProblems(
  misconceptions: ChoiceMisconceptions | undefined,
  choices: readonly { readonly id: string }[],
  correct: readonly string[],
): RuleProblem[] {
  return Object.keys(misconceptions ?? {}).flatMap((id): RuleProblem[] => {
    const path = 'misconceptions';
    if (!choices.some((choice) => choice.id === id))
      return [
        { path, reason: `"${id}" is not a choice of the question`, coded: { code: 'misconceptionNamesNoChoice', id } },
      ];
    return correct.includes(id)
      ? [{ path, reason: `"${id}" is a correct choice`, coded: { code: 'misconceptionOfCorrectChoice', id } }]
      : [];
  });
}
