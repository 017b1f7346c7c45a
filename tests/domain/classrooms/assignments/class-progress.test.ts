import { describe, expect, test } from 'vitest';
import { classProgress } from '#domain/classrooms/assignments/class-progress.rule.ts';
import type { AssignmentFacts, ClassFacts } from '#domain/classrooms/assignments/work-cells.rule.ts';

const HOUR = 3_600_000;
const [DUE, NOW] = [100 * HOUR, 300 * HOUR];

const work = (id: string, more: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  id,
  title: id,
  weight: 1,
  times: {
    publishedAt: 0,
    opensAt: null,
    dueAt: DUE,
    lateUntil: 200 * HOUR,
    tries: null,
    late: { deduction: 0.5, intervalSeconds: 86_400, floor: 0 },
  },
  groups: [],
  student: null,
  questions: 1,
  materials: 0,
  isOnPaper: false,
  ...more,
});
const student = (id: string, group: string | null = null) => ({
  id,
  name: id,
  group,
  joinedAt: '2026-01-01T00:00:00Z',
  accommodation: null,
});
const exception = { opensAt: null, dueAt: 250 * HOUR, lateUntil: null, tries: null, excused: false };

/**
 * Ann and Ben; the first is for everyone and has three times the weight, the second is for Ben's group and has a note
 * to read.
 */
const CLASS: ClassFacts = {
  now: NOW,
  assignments: [work('first', { weight: 3 }), work('second', { groups: ['red'], materials: 1 })],
  students: [student('Ann'), student('Ben', 'red')],
  exceptions: [],
  // The first by Ann on time and by Ben an hour late, the second by Ben on time.
  submissions: {
    indexes: [0, 1, 3],
    submittedAt: [DUE, DUE + HOUR, DUE],
    marks: [4_000_000, 4_000_000, 3_000_000],
    marksOutOf: [5_000_000, 5_000_000, 5_000_000],
    unmarked: [0, 2, 0],
    entered: [0, 0, 0],
  },
  materials: [[1, 1, 1]],
};

describe('the progress of a class', () => {
  test('the late penalty applies to the late student only, and weights count', () => {
    const { students, assignments } = classProgress(CLASS);
    expect(students.map(({ cells }) => cells)).toEqual([
      [['done', 0.8, 0], null],
      [
        ['done', 0.4, 2],
        ['done', 0.6, 0],
      ],
    ]);
    expect(students[0]?.meanShare).toBeCloseTo(0.8);
    expect(students[1]?.meanShare).toBeCloseTo((3 * 0.4 + 0.6) / 4);
    expect(assignments).toMatchObject([
      { studentCount: 2, doneCount: 2, unmarkedCount: 2, state: 'closed' },
      { studentCount: 1, doneCount: 1, unmarkedCount: 0, meanShare: 0.6 },
    ]);
    expect(assignments[0]?.meanShare).toBeCloseTo(0.6);
  });

  test('an unread note leaves the work incomplete, and what was never started is missed', () => {
    const submissions: ClassFacts['submissions'] = {
      indexes: [3],
      submittedAt: [DUE],
      marks: [3_000_000],
      marksOutOf: [5_000_000],
      unmarked: [0],
      entered: [0],
    };
    const { students } = classProgress({ ...CLASS, submissions, materials: [] });
    expect(students.map(({ cells }) => cells.map((cell) => cell?.[0]))).toEqual([
      ['missed', undefined],
      ['missed', 'missed'],
    ]);
    expect(students[0]).toMatchObject({ meanShare: null, doneCount: 0, missedCount: 1 });
  });

  test('an exception for one of two in a group does not apply to the other', () => {
    const students = [student('Ann', 'red'), student('Ben', 'red'), student('Cem', 'red')];
    const submissions: ClassFacts['submissions'] = {
      indexes: [],
      submittedAt: [],
      marks: [],
      marksOutOf: [],
      unmarked: [],
      entered: [],
    };
    const exceptions = [{ ...exception, dueAt: 400 * HOUR, assignment: 'first', user: 'Ben', group: null }];
    const facts = { ...CLASS, assignments: [work('first')], students, submissions, exceptions, materials: [] };
    expect(classProgress(facts).students.map(({ cells }) => cells[0]?.[0])).toEqual(['missed', 'toDo', 'missed']);
  });

  test('retains the submission of a student who has left the group since', () => {
    const moved = [student('Ann'), student('Ben', 'blue')];
    expect(classProgress({ ...CLASS, students: moved }).students[1]?.cells[1]).toEqual(['done', 0.6, 0]);
  });
});
