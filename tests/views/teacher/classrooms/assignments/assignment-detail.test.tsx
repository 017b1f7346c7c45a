import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as detailView from '#views/teacher/classrooms/assignments/assignment-detail.view.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

const [WORK, HERE, THERE] = ['a1', 'c1', 'c2'];

const teacherAssignment = {
  ...{ id: WORK, state: 'open', isStarted: false, isArchived: false, marksReleasedAt: null },
  classroom: { id: HERE, name: 'Biology 11' },
  draft: {
    ...{ title: 'Homework', instructions: '', groups: [], opensAt: null, dueAt: null, lateUntil: null },
    ...{ lateDeduction: 0, lateIntervalSeconds: 86_400, lateFloor: 0, tries: 1, countedAttempt: 'best', weight: 1 },
    ...{
      behaviour: 'deferred',
      seconds: null,
      showsMarks: 'handIn',
      showsFeedback: 'handIn',
      blocksPractice: false,
    },
  },
  ...{ parts: [], groups: [], groupExceptions: [], lines: [] },
};
const name = (id: string, archivedAt: string | null = null) => ({ id, name: id, archivedAt });

const student = (id: string, materialsDone: number, status: string) => ({
  ...{ student: { id, name: id }, group: null, status, startedAt: null, submittedAt: null, isLate: false, marks: null },
  ...{ marksOutOf: 0, creditShare: 1, unmarkedQuestions: 0, materialsDone, dueAt: null, closesAt: null, tries: 1 },
  exception: null,
});

test('reading and card work shows who has done how much of it', async () => {
  const parts = [
    { kind: 'note', ref: 'n1', title: 'Cells', items: [] },
    { kind: 'deck', ref: 'd1', title: 'Cells', items: [] },
  ];
  const lines = [student('Ada', 2, 'done'), student('Bob', 1, 'started')];
  const { api } = fakeApi({ teacherAssignment: () => ({ teacherAssignment: { ...teacherAssignment, parts, lines } }) });
  showView('teacher.assignment.detail', detailView, { at: `/teacher/assignment/${WORK}/detail`, api });
  await screen.findByRole('columnheader', { name: /Materials done/ });
  // Once among the facts above the table, and once in Bob's row.
  const [facts] = screen.getAllByText('1 of 2');
  expect(facts?.previousElementSibling?.textContent).toBe('Done');
});

test('questions can be asked live, with the class and the assignment in the address', async () => {
  const show = (kind: string) => {
    const parts = [{ kind, ref: 'q1', title: 'Cells', items: [] }];
    const { api } = fakeApi({ teacherAssignment: () => ({ teacherAssignment: { ...teacherAssignment, parts } }) });
    showView('teacher.assignment.detail', detailView, { at: `/teacher/assignment/${WORK}/detail`, api });
  };
  show('quiz');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const link = screen.getByRole('menuitem', { name: 'Start live quiz' });
  expect(link.getAttribute('href')).toBe(`/teacher/live/start?classroom=${HERE}&assignment=${WORK}`);
  cleanup();
  show('note');
  await screen.findByRole('link', { name: 'Preview and print' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('menuitem', { name: 'Start live quiz' })).toBeNull();
});

test('the next step is the one solid button: to mark, then to release', async () => {
  const show = (unmarkedQuestions: number) => {
    const parts = [{ kind: 'quiz', ref: 'q1', title: 'Cells', items: [] }];
    const submitted = { submittedAt: '2026-11-01T10:00:00Z', marks: 4, marksOutOf: 6, unmarkedQuestions };
    const lines = [{ ...student('Ada', 0, 'done'), ...submitted }];
    const draft = { ...teacherAssignment.draft, showsMarks: 'released' };
    const { api } = fakeApi({
      teacherAssignment: () => ({ teacherAssignment: { ...teacherAssignment, draft, parts, lines } }),
    });
    showView('teacher.assignment.detail', detailView, { at: `/teacher/assignment/${WORK}/detail`, api });
  };
  const solid = () =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('rt-variant-solid'))
      .map(({ textContent }) => textContent);
  show(2);
  await screen.findByRole('button', { name: 'Mark 2 answers' });
  expect(solid()).toEqual(['Mark 2 answers']);
  cleanup();
  show(0);
  await screen.findByRole('button', { name: 'Release marks' });
  expect(solid()).toEqual(['Release marks']);
});

const opened = (classes: readonly object[], dates: object = {}) => {
  const world = fakeApi({
    teacherAssignment: () => ({
      teacherAssignment: { ...teacherAssignment, draft: { ...teacherAssignment.draft, ...dates } },
    }),
    ownClasses: () => ({ classes }),
    duplicateAssignment: () => ({ duplicateAssignment: 'a2' }),
  });
  showView('teacher.assignment.detail', detailView, { at: `/teacher/assignment/${WORK}/detail`, api: world.api });
  const copied = () => world.calls.find((call) => call.name === 'duplicateAssignment')?.variables;
  return copied;
};

test('an assignment is copied into another class, and never into an archived one', async () => {
  const copied = opened([name(HERE), name(THERE), name('old', '2026-01-01T00:00:00Z')]);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  const choice = await screen.findByLabelText('Class');
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual([HERE, THERE]);
  await userEvent.selectOptions(choice, THERE);
  expect(screen.getByText(/a draft without groups/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create copy' }));
  await expect.poll(copied).toEqual({ id: WORK, classroom: THERE, dates: null });
});

test('with one class there is nothing to choose', async () => {
  const copied = opened([name(HERE)]);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await expect.poll(copied).toEqual({ id: WORK, classroom: HERE, dates: null });
});

test('the dates of a copy are moved by days', async () => {
  const dueAt = '2027-03-08T08:00:00.000Z';
  const copied = opened([name(HERE)], { dueAt });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  const days = await screen.findByRole('spinbutton', { name: /Move dates/ });
  await userEvent.clear(days);
  await userEvent.type(days, '14');
  await userEvent.click(screen.getByRole('button', { name: 'Create copy' }));
  await expect.poll(copied).toEqual({
    id: WORK,
    classroom: HERE,
    dates: { opensAt: null, dueAt: '2027-03-22T08:00:00.000Z', lateUntil: null },
  });
});
