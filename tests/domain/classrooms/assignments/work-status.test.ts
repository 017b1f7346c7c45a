import { expect, test } from 'vitest';
import { type WorkFacts, type WorkStatus, workStatus } from '#domain/classrooms/assignments/work-status.rule.ts';

const OPEN: WorkFacts = {
  state: 'open',
  excused: false,
  hasQuestions: true,
  started: false,
  handedIn: false,
  materials: 0,
  materialsDone: 0,
};

test.each<[string, Partial<WorkFacts>, WorkStatus]>([
  ['nothing was begun', {}, 'toDo'],
  ['an attempt was begun', { started: true }, 'begun'],
  ['some of the reading is done', { hasQuestions: false, materials: 2, materialsDone: 1 }, 'begun'],
  ['all was handed in', { started: true, handedIn: true }, 'done'],
  ['the questions were handed in, the reading is left', { started: true, handedIn: true, materials: 1 }, 'begun'],
  ['the reading is done, the questions are left', { materials: 1, materialsDone: 1 }, 'begun'],
  [
    'all the reading is done, and there is nothing else',
    { hasQuestions: false, materials: 2, materialsDone: 2 },
    'done',
  ],
  ['it is late', { state: 'late', started: true }, 'overdue'],
  ['it is over', { state: 'closed', started: true }, 'missed'],
  ['it is over, and was handed in', { state: 'closed', handedIn: true }, 'done'],
  ['it has not opened', { state: 'scheduled', started: true }, 'scheduled'],
  ['it is a draft', { state: 'draft' }, 'scheduled'],
  ['one is excused', { excused: true, started: true }, 'excused'],
  ['one is excused from what is over', { excused: true, state: 'closed' }, 'excused'],
  ['one is excused, and has done it all the same', { excused: true, handedIn: true }, 'done'],
])('if %s, it is: %s %s', (_, facts, status) => {
  expect(workStatus({ ...OPEN, ...facts })).toBe(status);
});
