import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Somebody who writes questions or quizzes: those of the bank, or a teacher's own. */
export type Author = {
  readonly userId: string;
  readonly schoolId: string | null;
  /** False: they are the author's own, and no others. */
  readonly bank: boolean;
};

/** Throws `FORBIDDEN` for everybody who may neither have the bank's questions or quizzes nor write some of their own. */
export function authorOf(viewer: Viewer, right: 'read' | 'write', of: 'questions' | 'quiz' = 'questions'): Author {
  const bank = hasPermission(viewer, `${of}.${right}`);
  if (!bank && viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
  return { userId: viewer.userId, schoolId: viewer.schoolId, bank };
}

/** Whether an item or a quiz is the author's to see. `user` and `bank` are places of parameters: `$2`. */
export const isOwn = (row: string, user: string, bank: string): string =>
  `case when ${row}.in_bank then ${bank}::boolean else ${row}.owner_id = ${user}::uuid end`;

/**
 * Whether somebody may use a row that is in no bank: they wrote it, or a colleague did and shares it. `who` completes a
 * condition, of one person or of several: `= $2`.
 */
export const isUsable = (row: string, who: string): string => `(${row}.owner_id ${who} or ${isShared(row, who)})`;

/** Whether a row is shared with somebody: they and its owner are teachers of the school that it names, at this moment. */
export const isShared = (row: string, who: string): string =>
  `(${row}.school_id is not null and exists (select from users o join users r on r.school_id = o.school_id
    where o.id = ${row}.owner_id and o.role = 'teacher' and o.school_id = ${row}.school_id
      and r.id ${who} and r.role = 'teacher' and r.disabled_at is null))`;

/** Who shares it with somebody who sees it: null for what is theirs, or the bank's. */
export const sharedBy = (row: string, user: string): string =>
  `(select o.name from users o where o.id = ${row}.owner_id and o.id <> ${user}::uuid)`;

/** For its owner, whether it is shared; null where there is no school to share it with. */
export const sharing = (row: string): string =>
  `(select ${row}.school_id is not distinct from o.school_id from users o
    where o.id = ${row}.owner_id and o.role = 'teacher' and o.school_id is not null)`;

/**
 * Whether a quiz of this owner (null: of the bank) can hold an item: students have it, or it is published and the owner
 * wrote it or has it from a colleague. `owner` names a column or the place of a parameter.
 */
export const canHold = (owner: string, item: string): string =>
  `(${item}.live or ${isUsable(item, `= ${owner}`)} and ${item}.published_at is not null and ${item}.deleted_at is null)`;
