import { Theme } from '@radix-ui/themes';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as answersView from '#views/student/attempts/answers/quiz-answers.view.tsx';
import { resultOf } from '#views/student/attempts/answers/result.ts';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const ADDRESS = '/subject/physics/topic/waves/quiz/q1/view-answer/a1';
const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics' };
const SOURCE = { work: 'College Physics', author: 'OpenStax', url: 'openstax.org/physics', licence: 'CC-BY-4.0' };
const NO_SOURCE = { work: null, author: null, url: null, licence: null };

const item = (position: number, outcome: string, more: object = {}) => ({
  position,
  type: 'true-false',
  stem: `Stem ${position + 1}`,
  body: {},
  images: [],
  source: NO_SOURCE,
  marks: 1,
  step: { confidence: null },
  response: outcome === 'unanswered' ? null : { value: outcome === 'right' },
  review: {
    outcome,
    credit: outcome === 'right' ? 1 : 0,
    remark: null,
    key: { value: true },
    explanation: null,
    awards: null,
    selfMarked: false,
    ...more,
  },
});

function show(attempt: object) {
  const { api, calls } = fakeApi({
    topic: () => ({ topic: { id: 't1', slug: 'waves', title: 'Waves', subject: SUBJECT, quizzes: [] } }),
    reviewedAttempt: () => ({
      attempt: {
        id: 'a1',
        startedAt: '2026-01-01',
        submittedAt: '2026-01-01',
        marks: 1,
        marksOutOf: 3,
        quiz: { id: 'q1', title: 'Practice', subject: SUBJECT, topic: { id: 't1', slug: 'waves', title: 'Waves' } },
        items: [],
        ...attempt,
      },
    }),
  });
  const Component = () => (
    <Theme>
      <answersView.Component />
    </Theme>
  );
  showView('topic.quiz.view-answer', { ...answersView, Component }, { at: ADDRESS, api });
  return calls;
}

const THREE = [
  item(0, 'right'),
  item(1, 'wrong', { remark: 'Correct number, incorrect unit.', explanation: 'Since *light* is quick.' }),
  { ...item(2, 'unanswered'), source: SOURCE },
];

test('requests the attempt of the second id, and shows the result as a number, a sentence and an outcome', async () => {
  const calls = show({ items: THREE });
  expect(await screen.findByText(/of 3 marks/)).toBeDefined();
  expect(calls.find(({ name }) => name === 'reviewedAttempt')?.variables).toEqual({ id: 'a1' });
  const result = screen.getAllByRole('status')[0];
  expect(result?.textContent).toContain('1 of 3 marks');
  expect(result?.textContent).toContain('1 correct1 incorrect1 not answered');
});

test('shows for each question the answer, the correct answer, and why', async () => {
  show({ items: THREE });
  const second = await screen.findByRole('article', { name: 'Question 2' });
  expect(second.textContent).toContain('FalseYour answer');
  expect(second.textContent).toContain('TrueCorrect answer');
  expect(second.textContent).toContain('Correct number, incorrect unit.');
  expect(within(second).getByText('light').localName).toBe('em');
});

test('shows source and licence of each question', async () => {
  show({ items: THREE });
  const third = await screen.findByRole('article', { name: 'Question 3' });
  expect(third.textContent).toContain('College Physics, OpenStax · Licence: CC-BY-4.0');
  expect(within(third).getByRole('link').getAttribute('href')).toBe('https://openstax.org/physics');
});

test('can be filtered by what needs another look', async () => {
  show({ items: THREE });
  await userEvent.click(await screen.findByRole('radio', { name: /To review 2/ }));
  expect(screen.getAllByRole('article').map((entry) => entry.getAttribute('aria-labelledby')).length).toBe(2);
  expect(screen.queryByText('Stem 1')).toBeNull();
});

test('an unfinished attempt has no result, and a link back', async () => {
  show({ submittedAt: null, items: [{ ...item(0, 'right'), review: null }] });
  expect((await screen.findByRole('link', { name: /Continue quiz/ })).getAttribute('href')).toBe(
    '/subject/physics/topic/waves/quiz/q1?attempt=a1',
  );
  expect(screen.queryByRole('article')).toBeNull();
});

test('the sentence fits the result', () => {
  expect([null, 0, 0.5, 0.8, 0.99, 1].map(resultOf)).toEqual(['unmarked', 'few', 'half', 'most', 'most', 'all']);
});

test('says which answers an assignment withholds, and until when', async () => {
  const reserved = { ...item(1, 'wrong'), review: null, reservation: { endsAt: '2026-12-03T10:00:00.000Z' } };
  const unknown = { ...item(2, 'wrong'), review: null, reservation: { endsAt: null } };
  show({ items: [item(0, 'right'), reserved, unknown], marks: null, marksOutOf: null });
  const result = (await screen.findAllByRole('status'))[0];
  expect(result?.textContent).toContain('You’ll see some results later');
  expect(result?.textContent).toContain('1 correct2 not available yet');
  const [, second, third] = screen.getAllByRole('article');
  expect(second?.textContent).toContain('You’ll see the answer when the assignment ends, on 3 Dec 2026');
  expect(third?.textContent).toContain('You’ll see the answer when the assignment ends.');
  expect(within(second as HTMLElement).queryByText('Not answered')).toBeNull();
});
