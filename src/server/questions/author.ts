import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';

/** An author of questions or quizzes: of the bank's, or of a teacher's own. */
export type Author = {
  readonly userId: string;
  readonly schoolId: string | null;
  /** False: only the author's own. */
  readonly bank: boolean;
  /** The school whose teachers' shared questions and quizzes a school admin may also read; null for all others. */
  readonly readsSchool: string | null;
};

type Authored = 'questions' | 'quiz';

/**
 * Whether a user may read the bank with its answer keys. The bank belongs to the product: a school admin, whose
 * permissions end with the school, may not read it, whatever the roles say.
 */
export const readsBank = (viewer: Viewer, of: Authored): boolean =>
  viewer.role === 'admin' && hasPermission(viewer, `${of}.read`);

/**
 * Throws `FORBIDDEN` for users who may neither edit the bank's questions or quizzes nor write their own, and for school
 * admins who would change something: they may only read what their school's teachers share.
 */
export function authorOf(viewer: Viewer, right: 'read' | 'write', of: Authored = 'questions'): Author {
  const { userId, role, schoolId } = viewer;
  if (role === 'teacher') return { userId, schoolId, bank: false, readsSchool: null };
  if (!hasPermission(viewer, `${of}.${right}`)) throw new ProductError('FORBIDDEN');
  if (role === 'admin') return { userId, schoolId, bank: true, readsSchool: null };
  if (right === 'write' || schoolId === null) throw new ProductError('FORBIDDEN');
  return { userId, schoolId, bank: false, readsSchool: schoolId };
}

/** Whether the author may change a question or quiz. `user` and `bank` are placeholders of parameters: `$2`. */
export const isOwn = (row: string, user: string, bank: string): string =>
  `case when ${row}.in_bank then ${bank}::boolean else ${row}.owner_id = ${user}::uuid end`;

/** Whether students can get a row. */
const PUBLISHED = { item: 'published_at is not null', quiz: "stage = 'published'" } as const;

/** Whether the author may read a question or quiz. `school` is the placeholder of `readsSchool`. */
export const isReadable = (
  kind: keyof typeof PUBLISHED,
  row: string,
  [user, bank, school]: readonly [user: string, bank: string, school: string],
): string => `(${isOwn(row, user, bank)} or ${isOfSchool(kind, row, school)})`;

/** Whether a teacher of a school shares a published row with it now; false if `school` is null. */
export const isOfSchool = (kind: keyof typeof PUBLISHED, row: string, school: string): string =>
  `(not ${row}.in_bank and ${row}.school_id = ${school}::uuid and ${row}.deleted_at is null and ${row}.${PUBLISHED[kind]}
    and exists (select from users o where o.id = ${row}.owner_id and o.role = 'teacher' and o.school_id = ${row}.school_id))`;

/**
 * Whether a user may use a row that is not in the bank: they wrote it, or a colleague did and shares it. `who`
 * completes a condition on one user or several: `= $2`.
 */
export const isUsable = (row: string, who: string): string => `(${row}.owner_id ${who} or ${isShared(row, who)})`;

/** Whether a row is shared with a user: the user and its owner are teachers of its school now. */
export const isShared = (row: string, who: string): string =>
  `(${row}.school_id is not null and exists (select from users o join users r on r.school_id = o.school_id
    where o.id = ${row}.owner_id and o.role = 'teacher' and o.school_id = ${row}.school_id
      and r.id ${who} and r.role = 'teacher' and r.disabled_at is null))`;

/** Who shares it with the user; null for their own and the bank's. */
export const sharedBy = (row: string, user: string): string =>
  `(select o.name from users o where o.id = ${row}.owner_id and o.id <> ${user}::uuid)`;

/** For its owner, whether it is shared; null if there is no school to share it with. */
export const sharing = (row: string): string =>
  `(select ${row}.school_id is not distinct from o.school_id from users o
    where o.id = ${row}.owner_id and o.role = 'teacher' and o.school_id is not null)`;

/**
 * Whether a quiz of this owner (null: of the bank) can contain a question: it is published, and it is in the bank, the
 * owner's own, or shared by a colleague. `owner` names a column or a placeholder.
 */
export const canContain = (owner: string, item: string): string =>
  `(${item}.live or ${isUsable(item, `= ${owner}`)} and ${item}.published_at is not null and ${item}.deleted_at is null)`;
