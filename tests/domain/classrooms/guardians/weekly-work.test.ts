import { expect, test } from 'vitest';
import { weeklyWork } from '#domain/classrooms/guardians/weekly-work.rule.ts';

const NOW = Date.parse('2027-03-01T08:00:00Z');
const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString();

test('the weekly email lists missing work, late work, and work due within a week', () => {
  const work = [
    { id: 'missed', status: 'missed', dueAt: inDays(-3) },
    { id: 'late', status: 'overdue', dueAt: inDays(-1) },
    { id: 'soon', status: 'toDo', dueAt: inDays(7) },
    { id: 'started', status: 'started', dueAt: inDays(2) },
    { id: 'later', status: 'toDo', dueAt: inDays(8) },
    { id: 'undated', status: 'toDo', dueAt: null },
    { id: 'done', status: 'done', dueAt: inDays(1) },
    { id: 'excused', status: 'excused', dueAt: inDays(1) },
    { id: 'scheduled', status: 'scheduled', dueAt: inDays(3) },
  ] as const;
  const { missing, due } = weeklyWork(work, NOW);
  expect(missing.map(({ id }) => id)).toEqual(['missed']);
  expect(due.map(({ id }) => id)).toEqual(['late', 'soon', 'started']);
});
