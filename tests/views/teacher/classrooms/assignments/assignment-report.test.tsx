import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReportPart } from '#views/teacher/classrooms/report/report-part.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

afterEach(cleanup);

const question = (id: string) => ({
  ...{
    id,
    item: id,
    type: 'true-false',
    topic: 't',
    topicTitle: 'Cells',
    marks: 1,
    stem: 'Is it?',
    images: [],
    choices: [],
  },
});
const measures = (...flags: readonly string[]) => ({
  ...{ answers: 9, facility: 0.6, discrimination: 0.1, seconds: 20, choices: [], flags },
});

/** Shows the report of an assignment with questions that have these flags. */
function show(flags: readonly (readonly string[])[]): void {
  const assignmentReport = {
    ...{ id: 'a1', classroom: { id: 'c1', name: 'Biology 11' } },
    questions: flags.map((_, at) => question(`q${at + 1}`)),
    report: {
      ...{ submitted: 9, share: 0.6, reliability: 0.41, topics: [], students: [], misconceptions: [], starter: [] },
      questions: flags.map((each) => measures(...each)),
    },
  };
  const { api } = fakeApi({ assignmentReport: () => ({ assignmentReport }) });
  const view = { Component: () => <ReportPart assignment="a1" /> };
  showView('teacher.assignment.detail', view, { at: '/teacher/assignment/a1/detail', api });
}

test('the reliability names the question that lowers it most, and leads to it', async () => {
  show([['slow'], ['indiscriminate'], ['negative']]);
  const link = await screen.findByRole('link', { name: 'Check question 3, which lowers it' });
  expect(link.getAttribute('href')).toBe('#question-q3');
});

test('a test without such a question has nothing to check', async () => {
  show([['slow'], []]);
  await screen.findByText('0.41');
  expect(screen.queryByRole('link', { name: /lowers it/ })).toBeNull();
});
