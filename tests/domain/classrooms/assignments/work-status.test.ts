import { expect, test } from 'vitest';
import { type WorkFacts, type WorkStatus, workStatus } from '#domain/classrooms/assignments/work-status.rule.ts';

const OPEN: WorkFacts = {
  state: 'open',
  excused: false,
  hasQuestions: true,
  started: false,
  submitted: false,
  materials: 0,
  materialsDone: 0,
};

test.each<[string, Partial<WorkFacts>, WorkStatus]>([
  ['nothing was started', {}, 'toDo'],
  ['an attempt was started', { started: true }, 'started'],
  ['some of the reading is done', { hasQuestions: false, materials: 2, materialsDone: 1 }, 'started'],
  ['everything was submitted', { started: true, submitted: true }, 'done'],
  ['the questions were submitted, the reading is left', { started: true, submitted: true, materials: 1 }, 'started'],
  ['the reading is done, the questions are left', { materials: 1, materialsDone: 1 }, 'started'],
  [
    'all the reading is done, and there is nothing else',
    { hasQuestions: false, materials: 2, materialsDone: 2 },
    'done',
  ],
  ['it is late', { state: 'late', started: true }, 'overdue'],
  ['it has closed', { state: 'closed', started: true }, 'missed'],
  ['it has closed, and was submitted', { state: 'closed', submitted: true }, 'done'],
  ['it has not opened', { state: 'scheduled', started: true }, 'scheduled'],
  ['it is a draft', { state: 'draft' }, 'scheduled'],
  ['the student is excused', { excused: true, started: true }, 'excused'],
  ['the student is excused after it has closed', { excused: true, state: 'closed' }, 'excused'],
  ['the student is excused, but has submitted it', { excused: true, submitted: true }, 'done'],
])('if %s, it is: %s %s', (_, facts, status) => {
  expect(workStatus({ ...OPEN, ...facts })).toBe(status);
});
