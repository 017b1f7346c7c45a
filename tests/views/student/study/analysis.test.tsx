import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dayAfter, weekdayOf } from '#domain/study/calendar-day.ts';
import * as view from '#views/student/attempts/analysis/analysis.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const today = new Date().toISOString().slice(0, 10);
const monday = dayAfter(today, -((weekdayOf(today) + 6) % 7));
const week = (ago: number, answers: number, credit: number) => ({
  ...{ week: dayAfter(monday, -7 * ago), answers, credit, seconds: 40 * answers },
});
const topic = (id: string, title: string, answers: number, credit: number) => ({
  ...{ answers, credit, seconds: 40 * answers, lastDay: today },
  topic: { id, slug: id, title },
  subject: { slug: 'physics', title: 'Physics' },
});
const result = (number: number) => ({
  ...{ title: `Quiz ${number}`, kind: 'quiz', targetId: 'q', topic: null, subject: null },
  attempt: { id: `a${number}`, startedAt: today, submittedAt: today, marks: 1, marksOutOf: 2 },
});
const EMPTY = { total: { answers: 0, credit: 0, seconds: 0 }, weeks: [], topics: [], types: [], bands: [] };
const SUMS = {
  total: { answers: 100, credit: 70, seconds: 4000 },
  weeks: [week(5, 50, 30), week(0, 50, 40)],
  topics: [topic('circuits', 'Electric Circuits', 22, 9), topic('waves', 'Waves', 78, 61)],
  types: [{ type: 'numeric', answers: 100, credit: 70, seconds: 4000 }],
  bands: [{ dimension: 'confidence', band: '3', answers: 20, credit: 14 }],
};

function show(analysis: object, results: readonly object[] = []) {
  const { api, calls } = fakeApi({
    analysis: () => ({ analysis, latestResults: results, notices: [], reportNotices: [] }),
    createExam: () => ({ createExam: 'e1' }),
  });
  showView('analysis', view, { at: '/analysis', api });
  return calls;
}
const findings = async () => within(await screen.findByRole('region', { name: 'Key findings' })).getAllByRole('figure');

test('three findings come first, the student’s own past before the others, each with its numbers and an action', async () => {
  const calls = show(SUMS, [result(1)]);
  const [past, weakest, confidence, ...others] = await findings();
  expect(others).toEqual([]);
  if (past === undefined || weakest === undefined || confidence === undefined) throw new Error('Findings are missing.');
  expect(past.textContent).toMatch(/You got 80% correct in the last four weeks, up 20 percentage points on/);
  expect(within(past).getByRole('link', { name: 'Start today’s session' }).getAttribute('href')).toBe('/session');
  expect(weakest.textContent).toMatch(/Electric Circuits\W* is your weakest topic: 41% correct in 22 answers/);
  expect(confidence.textContent).toMatch(/You were confident about 20 answers, but only 70% were correct/);
  expect(within(confidence).getByRole('link', { name: 'Review latest answers' }).getAttribute('href')).toBe(
    '/analysis/a1/detail',
  );
  await userEvent.click(within(weakest).getByRole('button', { name: /^Table/ }));
  expect(within(weakest).getByRole('row', { name: /Other topics 78%/ })).toBeDefined();
  await act(async () => userEvent.click(within(weakest).getByRole('button', { name: 'Practise this topic' })));
  expect(calls.find(({ name }) => name === 'createExam')?.variables).toMatchObject({
    draft: { recipe: { topics: ['circuits'], prefer: 'weak' } },
  });
});

test('measures are in four groups, and chart titles say what the charts show', async () => {
  show(SUMS, [result(1), result(2), result(3), result(4)]);
  const group = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(
    (await group('How much')).getByText('50 answers in the last four weeks, 50 in the four weeks before'),
  ).toBeDefined();
  expect((await group('How well')).getByText('Your accuracy is rising: 80%, up from 60%')).toBeDefined();
  expect((await group('How confident')).getByText('Only 70% of your confident answers are correct')).toBeDefined();
  expect((await group('How fast')).getByText('Your pace is steady at 40 s per question')).toBeDefined();
  // With one question type, there is nothing to compare.
  expect((await group('How well')).getByText('Accuracy by question type')).toBeDefined();
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Waves' })).toBeDefined();
  expect(screen.getByText('Quiz 4')).toBeDefined();
});

test('few answers have measures but no finding', async () => {
  show({ ...SUMS, total: { answers: 9, credit: 3, seconds: 90 }, weeks: [week(0, 9, 3)], topics: [], bands: [] });
  expect(await screen.findByText(/No findings yet. Each comparison needs at least 10 answers/)).toBeDefined();
  expect(screen.getByText('Accuracy by week')).toBeDefined();
  expect(screen.getByText(/You haven’t said how confident you are yet/)).toBeDefined();
});

test('an empty account sees one explanation with one action', async () => {
  show(EMPTY);
  await screen.findByRole('heading', { name: 'No results yet' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/session']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
});
