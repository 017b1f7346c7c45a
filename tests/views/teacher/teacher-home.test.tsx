import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import TeacherHome from '#views/teacher/teacher-home.screen.tsx';
import { fakeApi, showView } from '../../support/browser/show-view.tsx';

afterEach(cleanup);

const TODAY = new Date().toISOString();
const taughtClass = (id: string, name: string) => ({
  ...{ id, name, archivedAt: null, studentCount: 20, openCount: 1, unmarkedCount: 0, subject: null },
});
const work = (id: string, more: object = {}) => ({
  ...{ id, title: id, state: 'open' as const, opensAt: null, dueAt: null, submittedCount: 3, studentCount: 20 },
  ...{ unmarkedCount: 0, remarkRequests: 0, classroom: { id: 'c1', name: '10A' } },
  ...more,
});

const ANSWER = {
  taughtClasses: [taughtClass('c1', '10A'), taughtClass('c2', '10B')],
  assignedWork: [
    work('Essay', { unmarkedCount: 4 }),
    work('Test', { unmarkedCount: 1, remarkRequests: 2 }),
    work('Homework', { dueAt: TODAY }),
  ],
  moderationRequests: [],
  studentsToTalkTo: [
    {
      ...{ student: { id: 's1', name: 'Ada' }, classroom: { id: 'c2', name: '10B' }, missing: 3, share: 0.4 },
      reasons: ['missing' as const, 'lowMarks' as const],
    },
  ],
};

test('each item is listed once, where there is something to do, and leads there', async () => {
  showView(
    'home',
    { loader: async () => null, Component: () => <TeacherHome answer={Promise.resolve(ANSWER)} /> },
    { at: '/home', api: fakeApi({}).api },
  );
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await section('Today’s classes')).getAllByRole('link')).toHaveLength(1);
  expect((await section('Other classes')).getByRole('link', { name: /10B/ })).toBeDefined();
  const request = (await section('Re-mark requests')).getByRole('link', { name: /Test/ });
  expect(request.getAttribute('href')).toBe('/teacher/assignment/Test/detail?tab=marking');
  expect((await section('To mark')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Essay'),
  ]);
  expect((await section('Due next')).getAllByRole('link')).toHaveLength(1);
  const student = (await section('Students to talk to')).getByRole('link');
  expect(student.getAttribute('href')).toBe('/teacher/classroom/c2/student/s1');
  expect(student.textContent).toContain('3 missing assignments');
  expect(screen.getAllByRole('link', { name: /^Test/ })).toHaveLength(1);
});
