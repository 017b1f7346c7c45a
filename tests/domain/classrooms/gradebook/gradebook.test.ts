import { expect, test } from 'vitest';
import type { AssignmentFacts, ClassFacts } from '#domain/classrooms/assignments/work-cells.rule.ts';
import { gradebookTable } from '#domain/classrooms/gradebook/gradebook.rule.ts';

const HOUR = 3_600_000;
const [DUE, NOW] = [100 * HOUR, 150 * HOUR];

const work = (id: string, more: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  ...{ id, title: id, weight: 1, groups: [], student: null, questions: 1, materials: 0, isOnPaper: false },
  times: {
    ...{ publishedAt: 0, opensAt: null, dueAt: DUE, lateUntil: 200 * HOUR, tries: null },
    late: { deduction: 0.5, intervalSeconds: 86_400, floor: 0 },
  },
  ...more,
});
const student = (id: string, group: string | null = null) => ({
  ...{ id, name: id, group, joinedAt: '2026-01-01T00:00:00Z', accommodation: null },
});
const excused = { opensAt: null, dueAt: null, lateUntil: null, tries: null, excused: true };

/** Submissions by [assignment, student, submittedAt, marks of 5, unmarked answers]. */
function facts(
  assignments: readonly AssignmentFacts[],
  submitted: readonly (readonly [number, number, number | null, number, number])[],
  more: Partial<ClassFacts> = {},
): ClassFacts {
  const students = [student('Ann'), student('Ben', 'red')];
  return {
    ...{ now: NOW, assignments, students, exceptions: [], materials: [] },
    submissions: {
      indexes: submitted.map(([at, who]) => at * students.length + who),
      submittedAt: submitted.map(([, , at]) => at),
      marks: submitted.map(([, , , marks]) => marks * 1_000_000),
      marksOutOf: submitted.map(() => 5_000_000),
      unmarked: submitted.map(([, , , , unmarked]) => unmarked),
      entered: submitted.map(() => 0),
    },
    ...more,
  };
}
const cells = (from: ClassFacts) => gradebookTable(from).students.map((row) => row.cells);

test('marked work has its marks after the late penalty, and says that it was late', () => {
  const late = DUE + HOUR;
  expect(
    cells(
      facts(
        [work('w')],
        [
          [0, 0, DUE, 4, 0],
          [0, 1, late, 4, 0],
        ],
      ),
    ),
  ).toEqual([[['marked', 4, 5, false]], [['marked', 2, 5, true]]]);
});

test('answers that wait for a teacher, started work and missing work are told apart', () => {
  const from = facts(
    [work('w')],
    [
      [0, 0, DUE, 2, 1],
      [0, 1, null, 0, 0],
    ],
  );
  expect(cells(from)).toEqual([[['toMark', 2, 5, false]], [['overdue', null, 5, false]]]);
  expect(cells({ ...from, now: DUE - HOUR })[1]).toEqual([['started', null, 5, false]]);
  expect(cells({ ...from, now: 300 * HOUR })[1]).toEqual([['missed', null, 5, false]]);
});

test('an excused student stays excused after submitting, and work for others is no cell', () => {
  const from = facts([work('w', { groups: ['red'] })], [[0, 1, DUE, 4, 0]], {
    exceptions: [{ ...excused, assignment: 'w', user: 'Ben', group: null }],
  });
  expect(cells(from)).toEqual([[null], [['excused', 4, 5, false]]]);
});

test('material without questions is done without marks', () => {
  const note = work('note', { questions: 0, materials: 1 });
  const { assignments, students } = gradebookTable(facts([note], [], { materials: [[0, 1, 1]] }));
  expect(students.map((row) => row.cells)).toEqual([[['overdue', null, 0, false]], [['done', null, 0, false]]]);
  expect(assignments[0]?.marksOutOf).toBeNull();
});

test('drafts are no columns, and the cells stay below their own titles', () => {
  const draft = work('draft', { times: { ...work('x').times, publishedAt: null } });
  const table = gradebookTable(facts([draft, work('w')], [[1, 0, DUE, 5, 0]]));
  expect(table.assignments).toMatchObject([{ id: 'w', marksOutOf: 5, state: 'late' }]);
  expect(table.students[0]?.cells).toEqual([['marked', 5, 5, false]]);
});

test('marks that a teacher entered are final: no penalty, and never late', () => {
  const from = facts([work('w')], [[0, 0, DUE + HOUR, 4, 0]]);
  const entered = { ...from, submissions: { ...from.submissions, entered: [1] } };
  expect(cells(entered)[0]).toEqual([['marked', 4, 5, false]]);
});

test('work on paper waits for marks after its date, and is never missing', () => {
  expect(cells(facts([work('paper', { isOnPaper: true })], []))[0]).toEqual([['toMark', null, 0, false]]);
});

test('practice for one student is no column', () => {
  const table = gradebookTable(facts([work('own', { student: 'Ben' }), work('w')], []));
  expect(table.assignments.map(({ id }) => id)).toEqual(['w']);
});
