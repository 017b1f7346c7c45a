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

export type AssignmentFacts = {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly times: AssignmentTimes;
  /** The groups that it is for; empty: everyone. */
  readonly groups: readonly string[];
  /** The only student that it is for; null: the class or its groups. */
  readonly student: string | null;
  /** How many parts are answered, in attempts or on paper, and how many are read, watched or learnt. */
  readonly questions: number;
  readonly materials: number;
  readonly isOnPaper: boolean;
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
  /** Of the attempts that count, in millionths, before the late penalty. */
  readonly marks: readonly number[];
  readonly marksOutOf: readonly number[];
  readonly unmarked: readonly number[];
  /** 1: a teacher entered the marks, which are final. */
  readonly entered: readonly number[];
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

/** A student's work on an assignment. */
export type WorkCell = {
  readonly status: WorkStatus;
  readonly isExcused: boolean;
  /** Whether it was submitted after the student's own due date. */
  readonly isLate: boolean;
  /** After the late penalty; null: not submitted. */
  readonly marks: number | null;
  readonly marksOutOf: number;
  /** Answers that are waiting to be marked by hand. */
  readonly unmarked: number;
};

type Times = AssignmentWindow & { readonly state: WindowState };

const MILLION = 1_000_000;
const NONE = -1;

/**
 * The work of every student on every assignment of a class: a list by assignment of lists by student, with null for
 * assignments that are not for the student. Uses loops for speed: a large class has thousands.
 */
export function workCells(facts: ClassFacts): (WorkCell | null)[][] {
  const { now, assignments, students, exceptions, submissions, materials } = facts;
  const size = assignments.length * students.length;
  const rows = new Int32Array(size).fill(NONE);
  for (const [row, index] of submissions.indexes.entries()) rows[index] = row;
  const done = new Uint16Array(size);
  for (const [work, student, count] of materials) done[work * students.length + student] = count;
  const exceptionsOf = Map.groupBy(exceptions, ({ assignment }) => assignment);
  return assignments.map((work, at) => {
    const timesOf = timesFor(work, exceptionsOf.get(work.id) ?? [], now);
    return students.map((student, index): WorkCell | null => {
      const key = at * students.length + index;
      const row = rows[key] ?? NONE;
      const isAssigned =
        work.student === null
          ? work.groups.length === 0 || (student.group !== null && work.groups.includes(student.group))
          : work.student === student.id;
      if (!isAssigned && row === NONE) return null;
      const times = timesOf(student);
      const submittedAt = submissions.submittedAt[row] ?? null;
      const isEntered = submissions.entered[row] === 1;
      return {
        status: workStatus({
          state: times.state,
          excused: times.excused,
          hasQuestions: work.questions > 0,
          started: row !== NONE,
          submitted: submittedAt !== null,
          materials: work.materials,
          materialsDone: done[key] ?? 0,
          isOnPaper: work.isOnPaper,
        }),
        isExcused: times.excused,
        isLate:
          !isEntered &&
          submittedAt !== null &&
          times.dueAt !== null &&
          submittedAt > times.dueAt + ATTEMPT_GRACE_S * 1_000,
        marks:
          submittedAt === null
            ? null
            : ((submissions.marks[row] ?? 0) / MILLION) *
              (isEntered ? 1 : retainedShareAt(times, submittedAt, ATTEMPT_GRACE_S)),
        marksOutOf: (submissions.marksOutOf[row] ?? 0) / MILLION,
        unmarked: submissions.unmarked[row] ?? 0,
      };
    });
  });
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
