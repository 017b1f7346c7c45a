import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Somebody who writes questions: those of the bank, or a teacher's own. */
export type Author = {
  readonly userId: string;
  readonly schoolId: string | null;
  /** False: the questions are the author's own, and no others. */
  readonly bank: boolean;
};

/** Throws `FORBIDDEN` for everybody who may neither have the bank nor write questions of their own. */
export function authorOf(viewer: Viewer, right: 'read' | 'write'): Author {
  const bank = hasPermission(viewer, `questions.${right}`);
  if (!bank && viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
  return { userId: viewer.userId, schoolId: viewer.schoolId, bank };
}

/** Whether an item is the author's to see. `user` and `bank` are places of parameters: `$2`. */
export const isOwnItem = (item: string, user: string, bank: string): string =>
  `case when ${item}.in_bank then ${bank}::boolean else ${item}.owner_id = ${user}::uuid end`;
