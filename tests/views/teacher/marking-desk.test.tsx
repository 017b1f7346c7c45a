import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import * as view from '#views/teacher/marking/student-work.view.tsx';
import { fakeApi, showView } from '../../support/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const WORK = '11111111-1111-4111-8111-111111111111';
const answer = (position: number) => ({
  ...{ place: String(position), attempt: WORK, position, student: { id: WORK, name: `Student ${position}` } },
  ...{ itemId: WORK, type: 'open', stem: 'Explain osmosis.', body: {}, explanation: null, figures: [] },
  key: {
    modelAnswer: 'Water moves.',
    scheme: {
      points: [
        { id: 'a', text: 'Water moves', marks: 1 },
        { id: 'b', text: 'and so on', marks: 2, needs: ['a'], carriesErrors: true },
      ],
      total: 3,
    },
  },
  ...{ response: { text: 'Water.' }, selfAwards: null, rounds: [], complaint: null, comments: [], left: 2 - position },
});

test('a teacher marks answer after answer by the keyboard, carried errors too', async () => {
  const { api, calls } = fakeApi({
    answerToMark: ({ after }) => ({ answerToMark: after === null ? answer(1) : after === '1' ? answer(2) : null }),
    keepTeacherMark: ({ operationId, sequence }) => ({
      keepTeacherMark: { operationId, sequence, marks: 1, outOf: 3, isSettled: true },
    }),
  });
  const kept = (position: number) =>
    calls.filter(({ name, variables }) => name === 'keepTeacherMark' && variables.position === position).at(-1)
      ?.variables;
  showView('teacher.assignment.student-detail', view, {
    at: `/teacher/assignment/${WORK}/student-detail?student=${WORK}`,
    api,
  });
  await screen.findByText('Answer of Student 1');
  await userEvent.keyboard('1');
  expect(await screen.findByText('1 of 3 marks')).toBeDefined();
  await userEvent.keyboard('n');
  await screen.findByText('Answer of Student 2');
  await expect.poll(() => kept(1)?.awards).toEqual([{ point: 'a' }]);
  await userEvent.keyboard('2');
  expect(await screen.findByText('0 of 3 marks')).toBeDefined();
  await userEvent.keyboard('{Shift>}[Digit2]{/Shift}');
  expect(await screen.findByText('2 of 3 marks')).toBeDefined();
  await userEvent.keyboard('c1 more');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('1 more');
  expect(screen.getByText('2 of 3 marks')).toBeDefined();
  await userEvent.keyboard('{Escape}n');
  expect(await screen.findByText('Everything here is marked')).toBeDefined();
  await expect.poll(() => kept(2)).toMatchObject({ awards: [{ point: 'b', carried: true }], comment: '1 more' });
});
