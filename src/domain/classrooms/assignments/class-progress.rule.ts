import { ATTEMPT_GRACE_S } from '../../attempts/attempt.limits.ts';
import {
  type AssignmentException,
  type AssignmentTimes,
  type AssignmentWindow,
  retainedShareAt,
  type TimeAccommodation,
  type WindowState,
  windowOf,
  windowState,
} from './window.rule.ts';
import { type WorkStatus, workStatus } from './work-status.rule.ts';

/** A student's progress with an assignment: the status, and the share of the marks after the late penalty. */
export type ProgressCell = readonly [status: WorkStatus, share: number | null, unmarked: number] | null;

export type ProgressAssignment = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly state: WindowState;
  readonly dueAt: string | null;
  readonly doneCount: number;
  /** The number of students it is for. */
  readonly studentCount: number;
  readonly unmarkedCount: number;
  /** Mean share of the marks of students who are done; null before the first. */
  readonly meanShare: number | null;
};
export type ProgressStudent = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly joinedAt: string;
  /** Weighted mean share of the marks of submitted work; null before the first. */
  readonly meanShare: number | null;
  readonly doneCount: number;
  readonly missedCount: number;
  /** One per assignment, in order; null: not assigned to this student. */
  readonly cells: readonly ProgressCell[];
};
export type ClassProgress = {
  readonly assignments: readonly ProgressAssignment[];
  readonly students: readonly ProgressStudent[];
};

export type AssignmentFacts = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly times: AssignmentTimes;
  /** The groups that it is for; empty: everyone. */
  readonly groups: readonly string[];
  /** How many parts are answered in attempts, and how many are read, watched or learnt. */
  readonly questions: number;
  readonly materials: number;
};
export type StudentFacts = {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly joinedAt: string;
  readonly accommodation: TimeAccommodation | null;
};
/** For one student or for one group. */
export type ExceptionFacts = AssignmentException & {
  readonly assignment: string;
  readonly user: string | null;
  readonly group: string | null;
};
/**
 * In columns, since there are fifteen thousand in a large class. An index is the assignment's in its list times the
 * number of students, plus the student's in theirs.
 */
export type SubmissionFacts = {
  readonly indexes: readonly number[];
  /** Milliseconds since 1970; null: in progress. */
  readonly submittedAt: readonly (number | null)[];
  /** Shares of the marks in millionths, before the late penalty. */
  readonly shares: readonly (number | null)[];
  readonly unmarked: readonly number[];
};
export type ClassFacts = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly assignments: readonly AssignmentFacts[];
  readonly students: readonly StudentFacts[];
  readonly exceptions: readonly ExceptionFacts[];
  readonly submissions: SubmissionFacts;
  /** How many materials of an assignment a student has done, by their indexes in the two lists. */
  readonly materials: readonly (readonly [assignment: number, student: number, done: number])[];
};

type Times = AssignmentWindow & { readonly state: WindowState };

const MILLION = 1_000_000;
const NONE = -1;

/**
 * The progress of every student with every assignment of a class. Uses loops for speed: a large class has thousands.
 */
export function classProgress({
  now,
  assignments,
  students,
  exceptions,
  submissions,
  materials,
}: ClassFacts): ClassProgress {
  const size = assignments.length * students.length;
  const rows = new Int32Array(size).fill(NONE);
  for (const [row, index] of submissions.indexes.entries()) rows[index] = row;
  const done = new Uint16Array(size);
  for (const [work, student, count] of materials) done[work * students.length + student] = count;
  const exceptionsOf = Map.groupBy(exceptions, ({ assignment }) => assignment);

  const columns = assignments.map((work, at): ProgressCell[] => {
    const timesOf = timesFor(work, exceptionsOf.get(work.id) ?? [], now);
    return students.map((student, index) => {
      const key = at * students.length + index;
      const row = rows[key] ?? NONE;
      const isAssigned = work.groups.length === 0 || (student.group !== null && work.groups.includes(student.group));
      if (!isAssigned && row === NONE) return null;
      const times = timesOf(student);
      const submittedAt = submissions.submittedAt[row] ?? null;
      const status = workStatus({
        state: times.state,
        excused: times.excused,
        hasQuestions: work.questions > 0,
        started: row !== NONE,
        submitted: submittedAt !== null,
        materials: work.materials,
        materialsDone: done[key] ?? 0,
      });
      const share = submissions.shares[row] ?? null;
      const shareAfterPenalty =
        submittedAt === null || share === null
          ? null
          : (share / MILLION) * retainedShareAt(times, submittedAt, ATTEMPT_GRACE_S);
      return [
        status,
        shareAfterPenalty === null ? null : Math.round(shareAfterPenalty * 1_000) / 1_000,
        submissions.unmarked[row] ?? 0,
      ];
    });
  });

  return {
    assignments: assignments.map((work, at) => ({ ...summaryOf(work, now), ...countsOfWork(columns[at] ?? []) })),
    students: students.map(({ id, name, group, joinedAt }, index) => {
      const cells = columns.map((column) => column[index] ?? null);
      return {
        id,
        name,
        group,
        joinedAt: new Date(joinedAt).toISOString(),
        ...countsOfStudent(cells, assignments),
        cells,
      };
    }),
  };
}

/** A student's dates of an assignment. Most students have no exceptions, and share those of their group. */
function timesFor({ times }: AssignmentFacts, exceptions: readonly ExceptionFacts[], now: number) {
  const found = new Map(exceptions.map((exception) => [exception.user ?? exception.group ?? '', exception]));
  const shared = new Map<string | null, Times>();
  return ({ id, group, accommodation }: StudentFacts): Times => {
    const own = found.get(id) ?? null;
    const isShared = own === null && accommodation === null;
    const known = isShared ? shared.get(group) : undefined;
    if (known !== undefined) return known;
    const assignmentWindow = windowOf(times, { group: found.get(group ?? '') ?? null, own, accommodation });
    const created = { ...assignmentWindow, state: windowState(assignmentWindow, now) };
    if (isShared) shared.set(group, created);
    return created;
  };
}

function summaryOf({ id, title, weight, times }: AssignmentFacts, now: number) {
  const state = windowState(windowOf(times, { group: null, own: null, accommodation: null }), now);
  return { id, title, weight, state, dueAt: times.dueAt === null ? null : new Date(times.dueAt).toISOString() };
}

function countsOfWork(column: readonly ProgressCell[]) {
  let [studentCount, doneCount, unmarkedCount, shared, sum] = [0, 0, 0, 0, 0];
  for (const cell of column) {
    if (cell === null) continue;
    const [status, share, unmarked] = cell;
    studentCount += 1;
    if (status === 'done') doneCount += 1;
    unmarkedCount += unmarked;
    if (share === null) continue;
    shared += 1;
    sum += share;
  }
  return { studentCount, doneCount, unmarkedCount, meanShare: shared === 0 ? null : sum / shared };
}

function countsOfStudent(cells: readonly ProgressCell[], assignments: readonly AssignmentFacts[]) {
  let [doneCount, missedCount, weights, sum] = [0, 0, 0, 0];
  for (const [at, cell] of cells.entries()) {
    if (cell === null) continue;
    const [status, share] = cell;
    if (status === 'done') doneCount += 1;
    if (status === 'missed') missedCount += 1;
    if (share === null) continue;
    const weight = assignments[at]?.weight ?? 0;
    weights += weight;
    sum += share * weight;
  }
  return { doneCount, missedCount, meanShare: weights === 0 ? null : sum / weights };
}
