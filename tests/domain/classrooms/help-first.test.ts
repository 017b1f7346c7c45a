import { expect, it, test } from 'vitest';
import { type HelpFacts, helpFirst, helpReasons } from '#domain/classrooms/help-first.rule.ts';
import { practiceAssignmentSchema } from '#domain/classrooms/practice-assignment.schema.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const WELL: HelpFacts = { name: 'Well', answers: 10, credit: 9, activeDays: 3, missing: 0, change: null };
const student = (name: string, more: Partial<HelpFacts> = {}) => ({ ...WELL, name, ...more });

test.each<[Partial<HelpFacts>, readonly string[]]>([
  [{}, []],
  [{ missing: 1 }, ['missing']],
  [{ credit: 4.9 }, ['lowMarks']],
  [{ credit: 5 }, []],
  [{ answers: 4, credit: 0 }, []],
  [{ answers: 5, credit: 2 }, ['lowMarks']],
  [{ change: -0.15 }, ['falling']],
  [{ change: -0.14 }, []],
  [{ change: 0.15 }, []],
  [{ activeDays: 0 }, ['inactive']],
])('with %o, help is needed because of %o', (more, reasons) => {
  expect(helpReasons({ ...WELL, ...more })).toEqual(reasons);
});

it('sorts by number of reasons, then by accuracy, then by name', () => {
  const ordered = helpFirst([
    student('Zoe'),
    student('Anna'),
    student('New', { answers: 0, credit: 0 }),
    student('Low', { credit: 2 }),
    student('Gone', { activeDays: 0, missing: 2 }),
    student('Falls', { change: -0.4, credit: 8 }),
  ]);
  expect(ordered.map(({ name, reasons }) => [name, ...reasons])).toEqual([
    ['Gone', 'missing', 'inactive'],
    ['Low', 'lowMarks'],
    ['Falls', 'falling'],
    ['Anna'],
    ['Zoe'],
    ['New'],
  ]);
});

test('practice has a title', () => {
  expect(practiceAssignmentSchema.parse({ title: ' Forces ' })).toEqual({ title: 'Forces' });
  expect(problemsOf(practiceAssignmentSchema, { title: '  ' })).toHaveLength(1);
  expect(problemsOf(practiceAssignmentSchema, { title: 'x'.repeat(201) })).toHaveLength(1);
});
