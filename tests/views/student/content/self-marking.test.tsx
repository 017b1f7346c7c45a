import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/student/study/self-marking/self-marking.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics' };
const QUIZ = { id: 'q1', title: 'Practice', lastAttempt: { id: 'a1' } };

const written = (position: number, outcome: 'unmarked' | 'unanswered') => ({
  ...{ position, type: 'open', stem: `Stem ${position}`, body: {}, images: [], marks: 1 },
  response: outcome === 'unanswered' ? null : { text: 'Water moves.' },
  review: {
    ...{ outcome, credit: null, remark: null, explanation: null, awards: null, selfMarked: false },
    key: { modelAnswer: 'It moves.', scheme: { points: [{ id: 'a', text: 'It moves', marks: 1 }], total: 1 } },
  },
});

async function show(...items: readonly object[]) {
  const { api } = fakeApi({
    topic: () => ({ topic: { id: 't1', slug: 'waves', title: 'Waves', subject: SUBJECT, quizzes: [QUIZ] } }),
    reviewedAttempt: () => ({ attempt: { id: 'a1', submittedAt: '2026-01-01', items } }),
  });
  showView('topic.quiz.view-answer-saq', view, { at: '/subject/physics/topic/waves/quiz/q1/view-answer-saq', api });
  await screen.findByRole('article', { name: 'Question 1' });
}

test('an attempt without a written answer has nothing to mark, and its mark schemes can be read', async () => {
  await show(written(1, 'unanswered'));
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(/You didn’t answer the written question/)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('It moves')).toBeDefined();
});

test('only answered questions are counted and marked', async () => {
  await show(written(1, 'unanswered'), written(2, 'unmarked'));
  expect(screen.getByText('0 of 1 marked')).toBeDefined();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});
