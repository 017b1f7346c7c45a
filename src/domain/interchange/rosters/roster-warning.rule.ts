import { ROSTER_CLASS_SHARE_MAX, ROSTER_USERS_SHARE_MAX, ROSTER_WARNINGS_MAX } from './roster.limits.ts';
import type { RosterChange, RosterWarning } from './roster-import.ts';
import type { SchoolRecords } from './school-records.ts';

/** What a person has to confirm by typing: a roster with too few users looks like one that removes them. */
export function warningsOf(changes: readonly RosterChange[], records: SchoolRecords): readonly RosterWarning[] {
  const countOf = (kind: RosterChange['kind'], action: RosterChange['action']): number =>
    changes.filter((change) => change.kind === kind && change.action === action).length;
  const users = records.users.filter(({ sourcedId, isDisabled }) => sourcedId !== null && !isDisabled).length;
  const classes = records.classrooms.filter(({ sourcedId, isArchived }) => sourcedId !== null && !isArchived).length;
  const [disabled, archived] = [countOf('user', 'disable'), countOf('class', 'archive')];
  return [
    ...(disabled > users * ROSTER_USERS_SHARE_MAX
      ? [{ about: 'users' as const, title: null, count: disabled, of: users }]
      : []),
    ...(archived > classes * ROSTER_USERS_SHARE_MAX
      ? [{ about: 'classes' as const, title: null, count: archived, of: classes }]
      : []),
    ...listWarnings(changes, records),
  ];
}

/** The classes that would lose most of their students, the largest loss first. */
function listWarnings(changes: readonly RosterChange[], { members }: SchoolRecords): readonly RosterWarning[] {
  const sizes = new Map<string, number>();
  for (const { classroomId, role } of members)
    if (role === 'student') sizes.set(classroomId, (sizes.get(classroomId) ?? 0) + 1);
  const lost = new Map<string, { readonly title: string | null; count: number }>();
  for (const { kind, action, classroomId, classTitle, before } of changes) {
    if (kind !== 'enrolment' || action !== 'remove' || classroomId === null || before?.role !== 'student') continue;
    const entry = lost.get(classroomId) ?? { title: classTitle, count: 0 };
    entry.count += 1;
    lost.set(classroomId, entry);
  }
  return [...lost]
    .flatMap(([id, { title, count }]) => {
      const of = sizes.get(id) ?? 0;
      return count > of * ROSTER_CLASS_SHARE_MAX ? [{ about: 'classList' as const, title, count, of }] : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, ROSTER_WARNINGS_MAX);
}
