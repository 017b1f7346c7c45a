import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/student/attempts/analysis/attempt-analysis.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const ATTEMPT = '11111111-1111-4111-8111-111111111111';
const line = {
  id: ATTEMPT,
  startedAt: '2026-11-01T10:00:00Z',
  submittedAt: '2026-11-01T10:20:00Z',
  ...{ marks: 1, marksOutOf: 1, answeredCount: 2, questionCount: 2 },
};
const topic = { id: 't', slug: 'osmosis', title: 'Osmosis' };
const row = { seconds: null, facility: null, creditBefore: null, topic };
const questionsWith = (outcome: string, credit: number | null) => [
  { position: 1, type: 'true-false', marks: 1, outcome: 'right', credit: 1, ...row },
  { position: 2, type: 'open', marks: 2, outcome, credit, ...row },
];
const shown = {
  images: [],
  source: { work: null, author: null, url: null, licence: null },
  step: { tries: 0, locked: true, confidence: null, hintCount: 0, hints: [] },
};
const review = { credit: null, remark: null, explanation: null, awards: null, selfMarked: false };
const written = {
  ...{ position: 2, type: 'open', stem: 'Explain osmosis.', body: {}, marks: 2, response: { text: 'Water moves.' } },
  ...shown,
  review: {
    ...{ ...review, outcome: 'unmarked' },
    key: {
      modelAnswer: 'Water moves through a membrane.',
      scheme: {
        points: [
          { id: 'a', text: 'Water moves', marks: 1 },
          { id: 'b', text: 'through a membrane', marks: 1 },
        ],
        total: 2,
      },
    },
  },
};

const show = (kind: string, isSaved = () => false, overrides: object = {}, own: readonly object[] = [line]) => {
  const { api, calls } = fakeApi({
    attemptResult: () => ({
      attemptResult: {
        attempt: { attempt: line, title: 'Paper 1', kind, targetId: ATTEMPT, subject: null, topic: null },
        ...{ seconds: null, gradeBoundaries: [], own, others: null },
        items: isSaved() ? questionsWith('partly', 0.5) : questionsWith('unmarked', null),
      },
    }),
    releasedMarks: () => ({ releasedMarks: [] }),
    reviewedAttempt: () => ({
      attempt: {
        id: ATTEMPT,
        submittedAt: line.submittedAt,
        items: [{ ...written, review: { ...written.review, ...overrides } }],
      },
    }),
    markOwnAnswer: () => ({ markOwnAnswer: { outcome: 'partly', credit: 0.5 } }),
  });
  showView('analysis.detail', view, { at: `/analysis/${ATTEMPT}/detail`, api });
  return calls;
};

test('written answers of an exam are self-marked, point by point, and the result is reloaded', async () => {
  let isSaved = false;
  const calls = show('paper', () => isSaved);
  expect(await screen.findByText(/Mark 1 written answer yourself/)).toBeDefined();
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Mark your written answer' })));
  const answer = await screen.findByRole('article', { name: 'Question 1' });
  await userEvent.click(within(answer).getByRole('checkbox', { name: /Water moves/ }));
  isSaved = true;
  await userEvent.click(within(answer).getByRole('button', { name: 'Save marks' }));
  expect(calls.find(({ name }) => name === 'markOwnAnswer')?.variables).toEqual({
    ...{ attempt: ATTEMPT, position: 2, awards: [{ point: 'a' }] },
  });
  await expect.poll(() => screen.queryByText(/Mark 1 written answer yourself/)).toBeNull();
});

test('assigned work is marked by the teacher, and self-marked by the student until the teacher’s marks are released', async () => {
  const calls = show('assignment');
  const answers = await screen.findByRole('button', { name: 'Show answers and explanations' });
  expect(screen.queryByText(/Mark 1 written answer/)).toBeNull();
  await act(async () => userEvent.click(answers));
  expect(await screen.findByText(/Your teacher marks your written answers/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /Water moves/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
  expect(calls.find(({ name }) => name === 'markOwnAnswer')?.variables).toMatchObject({ awards: [{ point: 'a' }] });
});

test('the self-marked result stays visible next to the teacher’s', async () => {
  const awards = [{ point: 'a' }];
  show('assignment', () => true, { outcome: 'right', credit: 1, awards, selfMarked: true });
  const answers = await screen.findByRole('button', { name: 'Show answers and explanations' });
  await act(async () => userEvent.click(answers));
  expect(await screen.findByText('Marked by you: 1 of 2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save marks' })).toBeNull();
});

test.each([
  [0.5, '50 percentage points more than in the attempt before'],
  [1, 'The same as in the attempt before'],
])('an attempt is compared with the one before it (%d of 1 mark)', async (marks, title) => {
  show('paper', () => true, {}, [{ ...line, id: 'before', marks }, line, { ...line, id: 'after', marks: 0 }]);
  expect(await screen.findByRole('figure', { name: title })).toBeDefined();
});

test('a first attempt is compared with no other', async () => {
  show('paper', () => true, {}, [line, { ...line, id: 'after', marks: 0 }]);
  expect(await screen.findByRole('figure', { name: 'Marks by attempt' })).toBeDefined();
});
