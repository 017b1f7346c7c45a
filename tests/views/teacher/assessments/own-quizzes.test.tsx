import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/teacher/classrooms/assignments/assignments.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const QUIZ = {
  ...{ id: 'q1', revision: 1, stage: 'draft', publishAt: null, deletedAt: null, openAttempts: 0, pastAttempts: 0 },
  draft: { title: 'My quiz', topic: 't1', instructions: '', seconds: null, entries: [] as object[] },
  ...{ items: [], isShared: false },
};
const TOPIC = { id: 't1', title: 'Cells', subject: { id: 's1', slug: 'biology', title: 'Biology' } };

const shown = async (at: string, topics: readonly object[] = [], isShared: boolean | null = false) => {
  const { api, calls } = fakeApi({
    assignedWork: () => ({ assignedWork: [] }),
    authorTopics: () => ({ authorTopics: topics }),
    assessmentVersions: () => ({ assessmentVersions: [{ number: 1, createdAt: null, author: '' }] }),
    authoredQuiz: () => ({ authoredQuiz: { ...QUIZ, isShared } }),
    assessments: () => ({ assessments: { rows: [], next: null } }),
    shareOwn: () => ({ shareOwn: true }),
    bank: () => ({ bank: { rows: [], next: null } }),
  });
  await act(async () => showView('teacher.assignment', view, { at, api }));
  return calls;
};

test('a teacher gets from assignments to their own quizzes', async () => {
  await shown('/teacher/assignment');
  const link = await screen.findByRole('link', { name: 'Your quizzes' });
  expect(link.getAttribute('href')).toBe('/teacher/assignment?quizzes=');
});

test('they are listed, and a filter stays on the list', async () => {
  window.history.replaceState(null, '', '/teacher/assignment?quizzes=');
  const calls = await shown('/teacher/assignment?quizzes=');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your quizzes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New quiz' }).getAttribute('href')).toBe('/teacher/assignment?quizzes=new');
  await expect.poll(() => calls.map(({ name }) => name)).toContain('assessments');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Recycle bin' }));
  await expect.poll(() => window.location.search).toContain('deleted');
  expect(new URLSearchParams(window.location.search).has('quizzes')).toBe(true);
});

test('is edited in the quiz editor, without the options of an assignment', async () => {
  await shown('/teacher/assignment?quizzes=q1', [TOPIC]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit quiz' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('My quiz');
  expect(screen.queryByLabelText('Instructions')).toBeNull();
  expect(screen.queryByLabelText(/^Time/)).toBeNull();
  expect(screen.getByText('Publish it to assign it to your classes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add questions' }));
  expect(screen.getByRole('region', { name: 'Your questions, your school’s and the question bank' })).toBeTruthy();
  const breadcrumbs = within(screen.getByRole('navigation')).getByRole('link', { name: 'Your quizzes' });
  expect(breadcrumbs.getAttribute('href')).toBe('/teacher/assignment?quizzes=');
});

test('one is shared with the school by a switch, and found in what colleagues share', async () => {
  const calls = await shown('/teacher/assignment?quizzes=q1', [TOPIC]);
  const share = await screen.findByRole<HTMLInputElement>('switch', { name: /^Share with school/ });
  expect(share.checked).toBe(false);
  await act(async () => fireEvent.click(share));
  expect(calls).toContainEqual({ name: 'shareOwn', variables: { kind: 'quiz', id: 'q1', isShared: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Add questions' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shared by colleagues' }));
  await expect
    .poll(() => calls.filter(({ name }) => name === 'bank').at(-1)?.variables)
    .toMatchObject({ filter: { selectable: true, shared: true } });
});

test('a question that a colleague no longer shares is shown as unavailable', async () => {
  QUIZ.draft.entries = [{ kind: 'pick', item: 'i1', marks: null }];
  await shown('/teacher/assignment?quizzes=q1', [TOPIC]);
  expect(await screen.findByText('This question is no longer available. Remove it.')).toBeTruthy();
});

test('a teacher without a school is not offered to share', async () => {
  await shown('/teacher/assignment?quizzes=q1', [TOPIC], null);
  await screen.findByRole('heading', { level: 1, name: 'Edit quiz' });
  expect(screen.queryByRole('switch')).toBeNull();
});
