import { CLASSROOM_MEMBERS_MAX } from '../../classrooms/classroom.limits.ts';
import type { PlannedClass } from './plan-classes.rule.ts';
import type { PlannedUser } from './plan-users.rule.ts';
import type { RosterData, RosterEnrolment } from './roster-data.ts';
import type { RosterChange, RosterRole } from './roster-import.ts';
import type { SchoolEnrolment, SchoolMember, SchoolRecords } from './school-records.ts';

const FILE = 'enrollments.csv';

type Planned = {
  readonly users: ReadonlyMap<string, PlannedUser>;
  readonly classes: ReadonlyMap<string, PlannedClass>;
};

const memberKey = ({ classroomId, userId, role }: SchoolMember): string => `${classroomId} ${userId} ${role}`;

/** Who is added to classes, and who is removed from them. Members that no roster has added stay. */
export function planEnrolments(
  { enrolments: part, users: userPart, problems, skipped }: RosterData,
  { members, enrolments, users, classrooms }: SchoolRecords,
  planned: Planned,
): readonly RosterChange[] {
  const changes: RosterChange[] = [];
  const present = new Set(members.map(memberKey));
  const sizes = new Map<string, number>();
  for (const { classroomId, role } of members)
    if (role === 'student') sizes.set(classroomId, (sizes.get(classroomId) ?? 0) + 1);
  const known = new Map(enrolments.map((enrolment) => [enrolment.sourcedId, enrolment]));
  /** Memberships that the roster has, by class, user and role. */
  const target = new Set<string>();
  for (const row of part.rows.values()) {
    const classroom = planned.classes.get(row.classId);
    const user = planned.users.get(row.userId);
    if (classroom === undefined) {
      if (part.mode === 'delta') problems.add('classUnknown', { file: FILE, line: row.line, field: 'classSourcedId' });
      continue;
    }
    if (classroom.isArchived) continue;
    if (user === undefined) {
      // Users without an account have been counted or reported; others do not exist.
      if (userPart.seen.has(row.userId)) skipped.add('withoutAccount');
      else problems.add('userUnknown', { file: FILE, line: row.line, field: 'userSourcedId' });
      continue;
    }
    if (user.role !== row.role) {
      problems.add('enrolmentRole', { file: FILE, line: row.line, field: 'role' });
      continue;
    }
    const key = memberKey({
      classroomId: classroom.id ?? `new ${row.classId}`,
      userId: user.id ?? `new ${row.userId}`,
      role: row.role,
    });
    const isRepeated = target.has(key);
    target.add(key);
    if (present.has(key) || isRepeated) {
      if (!isSame(known.get(row.id), classroom, user, row.role) && !isRepeated)
        changes.push(addition(row, 'link', classroom, user));
      continue;
    }
    const list = classroom.id ?? row.classId;
    const size = (sizes.get(list) ?? 0) + (row.role === 'student' ? 1 : 0);
    if (size > CLASSROOM_MEMBERS_MAX) problems.add('classFull', { file: FILE, line: row.line });
    else {
      sizes.set(list, size);
      changes.push(addition(row, 'add', classroom, user));
    }
  }
  changes.push(...removals());
  return changes;

  function removals(): readonly RosterChange[] {
    const names = new Map(users.map(({ id, name, sourcedId }) => [id, { name, sourcedId }]));
    const rooms = new Map(classrooms.map((classroom) => [classroom.id, classroom]));
    const removed = new Set<string>();
    return enrolments.flatMap((enrolment) => {
      const key = memberKey(enrolment);
      const room = rooms.get(enrolment.classroomId);
      const isGone = part.mode === 'bulk' ? !part.seen.has(enrolment.sourcedId) : part.deleted.has(enrolment.sourcedId);
      const isArchived = planned.classes.get(room?.sourcedId ?? '')?.isArchived ?? room?.isArchived ?? true;
      if (!isGone || room === undefined || isArchived || !present.has(key) || target.has(key) || removed.has(key))
        return [];
      removed.add(key);
      const user = names.get(enrolment.userId);
      return [
        {
          ...{ kind: 'enrolment', action: 'remove', sourcedId: enrolment.sourcedId, title: user?.name ?? '' },
          ...{ userId: enrolment.userId, classroomId: enrolment.classroomId },
          ...{ userSourcedId: user?.sourcedId ?? null, classSourcedId: room.sourcedId, classTitle: room.name },
          ...{ before: { role: enrolment.role }, after: null },
        } satisfies RosterChange,
      ];
    });
  }
}

const isSame = (
  known: SchoolEnrolment | undefined,
  { id: classroomId }: PlannedClass,
  { id: userId }: PlannedUser,
  role: RosterRole,
): boolean => known?.classroomId === classroomId && known.userId === userId && known.role === role;

const addition = (
  { id, classId, userId, role }: RosterEnrolment,
  action: 'add' | 'link',
  classroom: PlannedClass,
  user: PlannedUser,
): RosterChange => ({
  ...{ kind: 'enrolment', action, sourcedId: id, title: user.name, userId: user.id, classroomId: classroom.id },
  ...{ userSourcedId: userId, classSourcedId: classId, classTitle: classroom.title, before: null, after: { role } },
});
