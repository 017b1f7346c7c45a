import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/student/assessments/exams/exams.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const tried = { id: 'a', startedAt: '2026-11-01T10:00:00Z', submittedAt: '2026-11-01T10:20:00Z' };
const exam = (lastAttempt: object | null) => ({
  ...{
    id: 'e',
    title: 'Exam',
    seconds: null,
    createdAt: '2026-11-01T10:00:00Z',
    questionCount: 3,
    subjects: [],
    lastAttempt,
  },
});
const nextStep = async (exams: readonly object[]): Promise<string> => {
  const { api } = fakeApi({ examOverview: () => ({ exams, openExamAttempts: [], papers: [] }) });
  showView('exam', view, { at: '/exam', api });
  return (await screen.findByRole('complementary', { name: 'Up next' })).textContent ?? '';
};

test.each([
  ['nothing built', [], /Start with a short exam/, 0],
  ['nothing written', [exam(null)], /Your exam is ready/, 0],
  [
    'something written',
    [exam({ ...tried, marks: 1, marksOutOf: 3, answeredCount: 3, questionCount: 3 })],
    /analysis/,
    1,
  ],
])('the next step: %s', async (_name, exams, text, ways) => {
  expect(await nextStep(exams)).toMatch(text);
  expect(screen.queryAllByRole('link', { name: 'View analysis' })).toHaveLength(ways);
});
