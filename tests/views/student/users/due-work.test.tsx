import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as assignmentView from '#views/student/classrooms/assignment-detail.view.tsx';
import * as assignmentsView from '#views/student/classrooms/assignments.view.tsx';
import * as classroomsView from '#views/student/classrooms/classrooms.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const WORK = {
  id: 'a1',
  title: 'Cells',
  status: 'overdue',
  weight: 2,
  opensAt: null,
  dueAt: '2027-03-01T10:00:00.000Z',
  closesAt: '2027-03-03T10:00:00.000Z',
  submittedAt: null,
  marks: null,
  marksOutOf: 0,
  creditShare: 0.9,
  classroom: { id: 'c1', name: 'Biology 11' },
  late: { deduction: 0.1, intervalSeconds: 86_400, floor: 0.5 },
};

test('assignments show what is due, until when late work is accepted, and the results of the others', async () => {
  const done = { ...WORK, id: 'a2', title: 'Genes', status: 'done', marks: 8, marksOutOf: 10, creditShare: 0.5 };
  const { api } = fakeApi({ studentWork: () => ({ studentWork: [WORK, done] }) });
  showView('assignment', assignmentsView, { at: '/assignment', api });
  const waiting = await screen.findByRole('link', { name: /Cells/ });
  expect(waiting.getAttribute('href')).toBe('/assignment/a1/detail');
  expect(waiting.textContent).toMatch(/Biology 11.*weight 2.*late work accepted until.*Overdue/);
  expect(screen.getByRole('link', { name: /Genes/ }).textContent).toMatch(/Done.*4 of 10 marks/);
});

test('a class is joined by the code in a link; an invalid code has a message', async () => {
  const { api, calls } = fakeApi({
    ownClasses: () => ({ ownClasses: [], ownReports: [] }),
    joinClassroom: () => ({ joinClassroom: 'c1' }),
  });
  showView('classroom', classroomsView, { at: '/classroom?join=abc', api });
  const code = await screen.findByLabelText('Join code');
  expect((code as HTMLInputElement).value).toBe('abc');
  await userEvent.clear(code);
  await userEvent.click(screen.getByRole('button', { name: 'Join class' }));
  expect(await screen.findByText('Enter the code')).toBeDefined();
  await userEvent.type(code, 'ABCD-EFGH');
  await userEvent.click(screen.getByRole('button', { name: 'Join class' }));
  expect(JSON.stringify(calls)).toContain('joinClassroom');
});

test('work that is not open yet shows on its start page when it will be', async () => {
  const scheduled = {
    ...WORK,
    ...{ status: 'scheduled', opensAt: '2027-02-20T10:00:00.000Z', instructions: '', seconds: null, parts: [] },
    ...{ attemptsAllowed: 1, countedAttempt: 'best', showsMarks: 'atOnce', behaviour: 'deferred' },
  };
  const { api } = fakeApi({
    studentAssignment: () => ({ assignmentQuestions: [], studentAssignment: scheduled }),
  });
  showView('assignment.detail', assignmentView, { at: '/assignment/a1/detail', api });
  expect((await screen.findByText('Opens')).parentElement?.textContent).toMatch(/20 Feb 2027/);
});
