import { cleanup, screen, within } from '@testing-library/react';
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
  marks: 1,
  marksOutOf: 3,
};
const result = {
  attempt: { attempt: line, title: 'Osmosis', kind: 'assignment', targetId: ATTEMPT, subject: null, topic: null },
  ...{ seconds: null, gradeBoundaries: [], items: [], own: [line], others: null },
};
const overrides = {
  ...{
    position: 2,
    number: 2,
    stem: 'Explain osmosis.',
    images: [],
    marks: 1,
    outOf: 3,
    comment: 'Say why.',
    remarkRequest: null,
  },
  awards: [{ point: 'a' }, { point: 'c' }],
  scheme: {
    points: [
      { id: 'a', text: 'Water moves', marks: 1 },
      { id: 'b', text: 'through a membrane', marks: 1 },
      { id: 'c', text: 'down its potential', marks: 1, needs: ['b'] },
    ],
    total: 3,
  },
};

test('a student sees what each mark point got, and can appeal once', async () => {
  const { api, calls } = fakeApi({
    attemptResult: () => ({ attemptResult: result }),
    releasedMarks: () => ({ releasedMarks: [overrides] }),
    requestRemark: () => ({ requestRemark: true }),
  });
  showView('analysis.detail', view, { at: `/analysis/${ATTEMPT}/detail`, api });
  const answer = await screen.findByRole('article', { name: 'Question 2' });
  expect(within(answer).getByText('1 of 3 marks')).toBeDefined();
  const text = within(answer)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(text).toHaveLength(3);
  expect(text[0]).toMatch(/Water moves.*Awarded$/);
  expect(text[1]).toMatch(/through a membrane.*Not awarded$/);
  expect(text[2]).toMatch(/down its potential.*not creditable here$/);
  // The comment may be in another direction than the page.
  expect(within(answer).getByText('Say why.').dir).toBe('auto');
  await userEvent.click(within(answer).getByRole('button', { name: 'Request a re-mark' }));
  await userEvent.type(within(answer).getByRole('textbox'), 'I wrote the membrane.');
  await userEvent.click(within(answer).getByRole('button', { name: 'Send request' }));
  expect(await within(answer).findByText('Your teacher hasn’t replied yet.')).toBeDefined();
  expect(calls.find(({ name }) => name === 'requestRemark')?.variables).toEqual({
    ...{ attempt: ATTEMPT, position: 2, text: 'I wrote the membrane.' },
  });
  expect(within(answer).queryByRole('button')).toBeNull();
});
