import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as createView from '#views/teacher/assignment-create.view.tsx';
import * as editView from '#views/teacher/assignment-edit.view.tsx';
import * as classView from '#views/teacher/classroom-detail.view.tsx';
import { NEW_DRAFT } from '#views/teacher/draft-values.ts';
import { fakeApi, showView } from '../../support/show-view.tsx';

afterEach(cleanup);

const CLASS = '11111111-1111-4111-8111-111111111111';
const QUIZ = '22222222-2222-4222-8222-222222222222';

test('a new assignment says beside its field what is wrong, and is sent as it was written', async () => {
  const { api, calls } = fakeApi({
    assignmentChoices: () => ({
      taughtClasses: [{ id: CLASS, name: 'Biology 11', archivedAt: null }],
      assignables: [{ kind: 'quiz', id: QUIZ, title: 'Cells', subject: 'Biology', topic: 'Cells', sharedBy: null }],
      assignableTopics: [],
    }),
    classGroups: () => ({ classSettings: { groups: [] } }),
    createAssignment: () => ({ createAssignment: 'a1' }),
  });
  showView('teacher.assignment.create', createView, { at: '/teacher/assignment/create', api });
  fireEvent.change(await screen.findByLabelText('Opens'), { target: { value: '2027-03-02T10:00' } });
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2027-03-01T10:00' } });
  await userEvent.type(screen.getByLabelText('Name'), 'Homework');
  await userEvent.click(screen.getByLabelText('What to do'));
  await userEvent.click(await screen.findByRole('option', { name: /Quiz: Cells/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect((await screen.findAllByText(/This is before it opens/)).length).toBeGreaterThan(0);
  expect(calls.some(({ name }) => name === 'createAssignment')).toBe(false);
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2027-03-03T10:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'createAssignment'))
    .toMatchObject({
      variables: {
        classroom: CLASS,
        draft: { title: 'Homework', parts: [{ kind: 'quiz', ref: QUIZ, items: [] }], tries: 1, seconds: null },
      },
    });
});

test('what was set stays under its name, though it is a colleague’s and not to be chosen anew', async () => {
  const part = { kind: 'quiz', ref: QUIZ, title: 'Quiz of a colleague', items: [] };
  const { api, calls } = fakeApi({
    assignmentChoices: () => ({ taughtClasses: [], assignables: [], assignableTopics: [] }),
    setAssignment: () => ({
      setAssignment: {
        ...{
          id: 'a1',
          classroom: { id: CLASS, name: 'Biology 11', isArchived: false },
          state: 'draft',
          isBegun: false,
        },
        ...{ marksReleasedAt: null, draft: { ...NEW_DRAFT, title: 'Homework' }, parts: [part] },
        ...{ groups: [], groupExceptions: [], lines: [] },
      },
    }),
    changeAssignment: () => ({ changeAssignment: true }),
  });
  showView('teacher.assignment.edit', editView, { at: '/teacher/assignment/a1/edit', api });
  expect(await screen.findByRole('button', { name: /Quiz: Quiz of a colleague$/ })).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), ' two');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'changeAssignment')?.variables)
    .toMatchObject({ draft: { title: 'Homework two', parts: [{ kind: 'quiz', ref: QUIZ }] } });
});

test('a class shows how many it has, and the code that lets others in', async () => {
  const { api } = fakeApi({
    taughtClass: () => ({
      subjects: [],
      taughtCourses: [],
      classSettings: {
        ...{ id: CLASS, name: 'Biology 11', archivedAt: null, school: 'Riverside', subject: null, groups: [] },
        joinWays: [{ code: 'ABCDEFGH', kind: 'code', expiresAt: null }],
        teachers: [{ id: 't1', name: 'Tess' }],
        invitations: [],
      },
      classProgress: {
        assignments: [],
        students: [
          { id: 's1', name: 'Ada', group: null, joinedAt: '', meanShare: 0.8, doneCount: 3, missedCount: 1, cells: [] },
        ],
      },
    }),
  });
  showView('teacher.classroom.detail', classView, { at: `/teacher/classroom/${CLASS}/detail?tab=settings`, api });
  expect(await screen.findByText(/Riverside · 1 student/)).toBeDefined();
  expect(await screen.findByText('ABCD-EFGH')).toBeDefined();
});

test('questions to pick are read without their markup', async () => {
  const { api } = fakeApi({
    assignmentChoices: () => ({
      taughtClasses: [{ id: CLASS, name: 'Biology 11', archivedAt: null }],
      assignables: [],
      assignableTopics: [{ id: 't1', title: 'Cells', subject: 'Biology' }],
    }),
    classGroups: () => ({ classSettings: { groups: [] } }),
    assignableItems: () => ({
      assignableItems: [{ id: 'i1', stem: 'Which is **not** $x^2$?', type: 'open', isOwn: false, sharedBy: null }],
    }),
  });
  showView('teacher.assignment.create', createView, { at: '/teacher/assignment/create', api });
  await userEvent.selectOptions(await screen.findByLabelText('Topic'), 't1');
  expect(await screen.findByRole('checkbox', { name: /^Which is not x/ })).toBeTruthy();
});
