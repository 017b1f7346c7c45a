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
 * Whether a quiz of this owner (null: of the bank) can hold an item: students have it, or the owner wrote and published
 * it. `owner` names a column or the place of a parameter.
 */
export const canHold = (owner: string, item: string): string =>
  `(${item}.live or ${item}.owner_id = ${owner} and ${item}.published_at is not null and ${item}.deleted_at is null)`;
