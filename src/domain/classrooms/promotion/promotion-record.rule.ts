import type { CLASS_ROLES } from '../classroom.schema.ts';
import type { PromotableClass, PromotionPlan, PromotionRetained } from './promotion.ts';

/** A student or a teacher whom a promotion has added to a class. */
export type AddedMember = {
  readonly userId: string;
  readonly role: (typeof CLASS_ROLES)[number];
  /** When the student had left the class before; null: was never in it. */
  readonly leftAt: string | null;
};

/** What a promotion has done with one class. Undoing needs nothing else. */
export type PromotedClass = {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly action: 'create' | 'join' | 'archive';
  /** Null if the class was only archived. */
  readonly target: { readonly id: string; readonly name: string } | null;
  readonly added: readonly AddedMember[];
};

/**
 * What a plan without problems does, class by class.
 * @param newId the id of a new class
 */
export function recordPromotion(
  { classes }: PromotionPlan,
  school: readonly PromotableClass[],
  newId: () => string,
): readonly PromotedClass[] {
  const byId = new Map(school.map((each) => [each.id, each]));
  const teaching = new Map<string, Set<string>>();
  return classes.map(({ id, name, action, target, students, teachers }) => {
    const shared = { sourceId: id, sourceName: name, action };
    if (target === null) return { ...shared, target, added: [] };
    const targetId = target.id ?? newId();
    const left = new Map(byId.get(targetId)?.students.map((each) => [each.id, each.leftAt]));
    const known = teaching.get(targetId) ?? new Set<string>();
    teaching.set(targetId, known);
    const added = [
      ...students.flatMap(({ id: userId, note }): AddedMember[] =>
        note === null ? [{ userId, role: 'student', leftAt: left.get(userId) ?? null }] : [],
      ),
      // Two classes that join the same one may have the same teacher.
      ...teachers.flatMap(({ id: userId, note }): AddedMember[] => {
        if (note !== null || known.has(userId)) return [];
        known.add(userId);
        return [{ userId, role: 'teacher', leftAt: null }];
      }),
    ];
    return { ...shared, target: { id: targetId, name: target.name }, added };
  });
}

/** What has become of a class since it was promoted. */
export type ClassSincePromotion = {
  /** Whether the source is still archived, at the instant of the promotion. */
  readonly isArchivedByIt: boolean;
  /** Whether the source is active: somebody has restored it. */
  readonly isActive: boolean;
  /** Whether anything but memberships exists in the target, such as assignments. */
  readonly hasWork: boolean;
  /** Students with work in the target. */
  readonly working: ReadonlySet<string>;
  /** Who is in the target now, by role and id. */
  readonly present: ReadonlySet<string>;
};

/** Identifies a membership within a class. */
export const memberKey = ({ role, userId }: Pick<AddedMember, 'role' | 'userId'>): string => `${role} ${userId}`;

type Membership = { readonly classroomId: string } & AddedMember;

export type PromotionUndo = {
  /** Archived classes that become active. */
  readonly restored: readonly string[];
  /** New classes that are deleted. */
  readonly removed: readonly string[];
  /** Memberships that are deleted, or that end as before. */
  readonly ended: readonly Membership[];
  /** Memberships of students with work: they end now, as when a teacher removes a student. */
  readonly leaving: readonly Membership[];
  readonly retained: readonly PromotionRetained[];
};

/**
 * How a promotion is undone. A new class in which something was done is retained with its members; what a person has
 * changed since is left.
 */
export function undoPromotion(
  promoted: readonly PromotedClass[],
  since: (each: PromotedClass) => ClassSincePromotion,
): PromotionUndo {
  const restored: string[] = [];
  const removed: string[] = [];
  const ended: Membership[] = [];
  const leaving: Membership[] = [];
  const retained: PromotionRetained[] = [];
  for (const each of promoted) {
    const { sourceId, sourceName, target, added } = each;
    const { isArchivedByIt, isActive, hasWork, working, present } = since(each);
    if (isArchivedByIt) restored.push(sourceId);
    else if (!isActive) retained.push({ name: sourceName, reason: 'changed', count: 0 });
    if (target === null) continue;
    if (each.action === 'create') {
      const own = new Set(added.map(memberKey));
      const hasOthers = [...present].some((key) => !own.has(key));
      if (!hasWork && !hasOthers) removed.push(target.id);
      else retained.push({ name: target.name, reason: hasWork ? 'work' : 'members', count: 0 });
      continue;
    }
    const memberships = added
      .filter((member) => present.has(memberKey(member)))
      .map((member) => ({ classroomId: target.id, ...member }));
    const hasDone = ({ role, userId }: AddedMember): boolean => role === 'student' && working.has(userId);
    ended.push(...memberships.filter((member) => !hasDone(member)));
    const done = memberships.filter(hasDone);
    leaving.push(...done);
    if (done.length > 0) retained.push({ name: target.name, reason: 'leftWithWork', count: done.length });
  }
  return { restored, removed, ended, leaving, retained };
}
