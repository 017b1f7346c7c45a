import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/teacher/classrooms/analysis/class.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const topic = (id: string, answers: number, credit: number) => ({
  ...{ id, title: `Topic ${id}`, subject: 'Physics', students: 3, answers, credit },
});
const ANALYSIS = {
  ...{ id: 'c1', name: '10b Physics', groups: [{ id: 'g1', name: 'Blue' }], questions: [], students: [], weeks: [] },
  ...{ work: [], agreement: null },
};
const TOPICS = [topic('forces', 40, 30), topic('waves', 60, 20), topic('heat', 4, 0)];

function open(at: string, topics = TOPICS) {
  const { api, calls } = fakeApi({
    classAnalysis: ({ topic: requested }) => ({
      classAnalysis: { ...ANALYSIS, topics: topics.filter(({ id }) => requested === null || id === requested) },
    }),
  });
  return { calls, ...showView('teacher.analysis.topic.detail', view, { at, api }) };
}

test.each([
  ['/teacher/analysis/c1/topic/detail', '?topic=waves'],
  ['/teacher/analysis/c1/topic/detail?topic=', '?topic=waves'],
  ['/teacher/analysis/c1/topic/detail?group=g1', '?topic=waves&group=g1'],
])('%s links to the topic where the class has lost the most credit', async (at, search) => {
  const { router } = open(at);
  await screen.findByRole('heading', { name: 'Topic waves' });
  expect(router.state.location.search).toBe(search);
});

test('without answers yet, it links to the analysis of the class', async () => {
  open('/teacher/analysis/c1/topic/detail', []);
  await screen.findByText('Elsewhere: /teacher/analysis/c1/detail');
});

test('the topic in the address is shown, and nothing else is requested', async () => {
  const { calls } = open('/teacher/analysis/c1/topic/detail?topic=forces');
  await screen.findByRole('heading', { name: 'Topic forces' });
  expect(calls.map(({ variables }) => variables)).toEqual([{ classroom: 'c1', topic: 'forces', group: null }]);
});
