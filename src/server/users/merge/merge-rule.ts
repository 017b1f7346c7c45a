import type { MergeConflict, MergeCount } from '#domain/users/merge/merge-counts.ts';

/** How the preview counts the rows that move. */
type Counted = { readonly counts?: MergeCount };

/**
 * What a merge does with the rows of a column that refers to a user. Conditions name a row of the closed account `t`, and
 * one of the kept account `k`.
 */
export type MergeRule =
  /**
   * Every row moves, except those for which the kept account has a row that `stays` holds for, because it can have only
   * one, and those that `follows` holds for, because they belong to a row that stays.
   */
  | ({
      readonly does: 'move';
      readonly stays?: string;
      readonly follows?: string;
      readonly conflict?: MergeConflict;
    } & Counted)
  /**
   * Where both accounts have rows with the same `key`, the kept account gets those of the account with the latest
   * `newest`, and the closed account the others. No other table may refer to the rows.
   */
  | ({
      readonly does: 'newest';
      readonly key: readonly string[];
      readonly newest: string;
      readonly conflict?: MergeConflict;
    } & Counted)
  /** Computed from other rows, and recomputed for both accounts. */
  | { readonly does: 'recount' }
  /** The row stays with the closed account. */
  | { readonly does: 'stay'; readonly why: string };

/** The rules of columns, named `table.column`, in the order in which the rows move. */
export type MergeRules = Readonly<Record<`${string}.${string}`, MergeRule>>;

/** Every row moves. */
export const MOVE = { does: 'move' } as const satisfies MergeRule;

/** Every row moves, and the preview counts them. */
export const counted = (counts: MergeCount) => ({ does: 'move', counts }) as const satisfies MergeRule;

/**
 * A row moves unless the kept account has one like it.
 * @param stays SQL: `k` is like `t`
 * @param conflict how the preview names the rows that stay; none if both rows say the same
 */
export const moveUnless = (
  stays: string,
  conflict?: MergeConflict,
  counts?: MergeCount,
): Extract<MergeRule, { does: 'move' }> => ({
  does: 'move',
  stays,
  ...(conflict !== undefined && { conflict }),
  ...(counts !== undefined && { counts }),
});

/** SQL for `moveUnless`: both rows have the same values in these columns. */
export const same = (...columns: readonly string[]): string =>
  columns.map((column) => `k."${column}" = t."${column}"`).join(' and ');

/** No row moves, for this reason. */
export const stay = (why: string) => ({ does: 'stay', why }) as const satisfies MergeRule;

/** Reasons that several columns share. */
export const ENDS = 'It opens the closed account, which can’t be used any more.';
export const HISTORY = 'It says what happened to that account, or what it did.';
export const ADMINS_ONLY = 'Only admins have it, whose accounts are never merged.';
