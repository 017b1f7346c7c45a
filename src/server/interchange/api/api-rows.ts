import type pg from 'pg';
import type { ApiScope } from '#domain/access/api-tokens/api-token.schema.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import type { CsvCell } from '#domain/interchange/spreadsheet-text.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { readAssignedWork } from '../../classrooms/assignments/assignment.queries.ts';
import { readStudentWork } from '../../classrooms/assignments/student-work.queries.ts';
import { readOwnClasses, readTaughtClasses } from '../../classrooms/classroom.queries.ts';
import { readGradebook } from '../../classrooms/gradebook/gradebook.queries.ts';
import { readSchoolClasses } from '../../classrooms/school-class.commands.ts';
import { readUsers } from '../../users/user.queries.ts';

/** A line of a list: its cells by column, the first of which is the id by which it is paged. */
export type ApiRow = Readonly<Record<string, CsvCell>>;

export type ApiPage = { readonly rows: readonly ApiRow[]; readonly next: string | null };

/** What a request asks for besides the list. */
export type ApiRequest = {
  readonly limit: number;
  readonly cursor: string | null;
  /** Id of a class. */
  readonly classId: string | null;
};

/** A list of the API. */
export type ApiList = {
  readonly columns: readonly string[];
  /** Reads what the screens of the viewer show, by the same functions. Throws `FORBIDDEN` where they show none. */
  readonly read: (pool: pg.Pool, viewer: Viewer, request: ApiRequest) => Promise<ApiPage>;
};

/** A page of a list that is short enough to be read as a whole: in the order of ids, from the cursor on. */
function paged(rows: readonly ApiRow[], { cursor, limit }: ApiRequest): ApiPage {
  const sorted = rows.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const left = cursor === null ? sorted : sorted.filter(({ id }) => String(id) > cursor);
  const page = left.slice(0, limit);
  return { rows: page, next: left.length > limit ? String(page.at(-1)?.id) : null };
}

const classes: ApiList = {
  columns: ['id', 'name', 'subject', 'studentCount', 'archivedAt'],
  read: async (pool, viewer, request) => {
    if (viewer.role === 'student') {
      const own = await readOwnClasses(pool, viewer);
      return paged(
        own.map(({ id, name, subject, archivedAt }) => ({
          ...{ id, name, subject: subject?.title ?? null, studentCount: null, archivedAt },
        })),
        request,
      );
    }
    if (viewer.role === 'teacher') {
      const taught = await readTaughtClasses(pool, viewer);
      return paged(
        taught.map(({ id, name, subject, studentCount, archivedAt }) => ({
          ...{ id, name, subject: subject?.title ?? null, studentCount, archivedAt },
        })),
        request,
      );
    }
    if (!hasPermission(viewer, 'users.read')) throw new ProductError('FORBIDDEN');
    const found = await readSchoolClasses(pool, viewer);
    return paged(
      found.map(({ id, name, subject, studentCount, archivedAt }) => ({ id, name, subject, studentCount, archivedAt })),
      request,
    );
  },
};

const assignments: ApiList = {
  columns: ['id', 'title', 'classId', 'className', 'status', 'opensAt', 'dueAt'],
  read: async (pool, viewer, request) => {
    if (viewer.role === 'student') {
      const work = await readStudentWork(pool, viewer, request.classId);
      return paged(
        work
          .filter(({ status }) => status !== 'scheduled')
          .map(({ id, title, classroom, status, opensAt, dueAt }) => ({
            ...{ id, title, classId: classroom.id, className: classroom.name, status, opensAt, dueAt },
          })),
        request,
      );
    }
    if (viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
    const assigned = await readAssignedWork(pool, viewer);
    return paged(
      assigned
        .filter(({ classroom }) => request.classId === null || classroom.id === request.classId)
        .map(({ id, title, classroom, state, opensAt, dueAt }) => ({
          ...{ id, title, classId: classroom.id, className: classroom.name, status: state, opensAt, dueAt },
        })),
      request,
    );
  },
};

/** As teachers see it in the gradebook: answers in flight at the due date are not late. */
const isLate = (submittedAt: string | null, dueAt: string | null): boolean =>
  submittedAt !== null && dueAt !== null && Date.parse(submittedAt) > Date.parse(dueAt) + ATTEMPT_GRACE_S * 1_000;

const marks: ApiList = {
  columns: ['id', 'assignmentId', 'title', 'studentId', 'student', 'status', 'marks', 'marksOutOf', 'isLate'],
  read: async (pool, viewer, request) => {
    if (viewer.role === 'student') {
      const work = await readStudentWork(pool, viewer, request.classId);
      return paged(
        work
          .filter((each) => each.marks !== null)
          .map(({ id, title, status, marks: earned, creditShare, marksOutOf, submittedAt, dueAt }) => ({
            ...{ id, assignmentId: id, title, studentId: viewer.userId, student: null, status },
            marks: earned === null ? null : Math.round(earned * creditShare * 1_000) / 1_000,
            ...{ marksOutOf, isLate: isLate(submittedAt, dueAt) },
          })),
        request,
      );
    }
    if (viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
    if (request.classId === null) throw new ProductError('INVALID_INPUT');
    // Throws for a class of other teachers. Marks that students do not see yet are left out.
    const gradebook = await readGradebook(pool, viewer, request.classId);
    const released = gradebook.assignments.map(({ isWithheld }) => !isWithheld);
    return paged(
      gradebook.students.flatMap(({ id: studentId, name, cells }) =>
        cells.flatMap((cell, at): readonly ApiRow[] => {
          const assignment = gradebook.assignments[at];
          if (assignment === undefined || cell === null || released[at] !== true) return [];
          const [status, earned, marksOutOf, wasLate] = cell;
          if (earned === null) return [];
          const { id: assignmentId, title } = assignment;
          return [
            {
              ...{ id: `${assignmentId}.${studentId}`, assignmentId, title, studentId, student: name },
              ...{ status, marks: earned, marksOutOf, isLate: wasLate },
            },
          ];
        }),
      ),
      request,
    );
  },
};

const people: ApiList = {
  columns: ['id', 'name', 'email', 'role', 'group', 'lastActiveAt'],
  read: async (pool, viewer, request) => {
    if (viewer.role === 'teacher') {
      if (request.classId === null) throw new ProductError('INVALID_INPUT');
      const { students, groups } = await readGradebook(pool, viewer, request.classId);
      const groupName = (id: string | null) => groups.find((group) => group.id === id)?.name ?? null;
      return paged(
        students.map(({ id, name, group }) => ({
          ...{ id, name, email: null, role: 'student', group: groupName(group), lastActiveAt: null },
        })),
        request,
      );
    }
    if (viewer.role === 'student' || !hasPermission(viewer, 'users.read')) throw new ProductError('FORBIDDEN');
    const { rows, next } = await readUsers(pool, viewer, {}, request.cursor, request.limit);
    return {
      rows: rows.map(({ id, name, email, role, lastUsedAt }) => ({
        ...{ id, name, email, role, group: null, lastActiveAt: lastUsedAt },
      })),
      next,
    };
  },
};

/** The lists of the API; each is the scope that a token needs for it. */
export const API_LISTS: Readonly<Record<ApiScope, ApiList>> = { classes, assignments, marks, people };
