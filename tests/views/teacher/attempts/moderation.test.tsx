import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as moderationView from '#views/teacher/attempts/moderation/moderation.view.tsx';
import { ModerationPart } from '#views/teacher/attempts/moderation/moderation-part.tsx';
import * as moderationsView from '#views/teacher/attempts/moderation/moderations.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

beforeEach(() => {
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINE = {
  ...{ id: 'm1', status: 'requested', assignment: { id: 'a1', title: 'Osmosis' }, classroom: 'Biology 12' },
  ...{ question: 'Explain **osmosis**.', requestedBy: 'Tess Teacher', secondMarker: 'Priya Nair' },
  ...{ requestedAt: '2027-03-01T10:00:00Z', answers: 2, marked: 0 },
};
const KEY = {
  modelAnswer: 'Water moves to the lower potential.',
  scheme: {
    points: [
      { id: 'p1', text: 'names water potential', marks: 1 },
      { id: 'p2', text: 'says which way water moves', marks: 2 },
    ],
    total: 3,
  },
};
const answer = (number: number, more: object = {}) => ({
  ...{ number, type: 'open', stem: 'Explain osmosis.', images: [], key: KEY, version: 0, awards: null },
  response: { text: `Answer text ${number}` },
  ...more,
});
const SAMPLE = {
  ...{ ...LINE, isSecondMarker: true, isTeacher: false, compared: [], comparison: null },
  sample: [answer(1), answer(2)],
};
const AT = '/teacher/moderation/m1/detail';
const show = (answers: Parameters<typeof fakeApi>[0]) => {
  const { api, calls } = fakeApi(answers);
  showView('teacher.moderation.detail', moderationView, { at: AT, api });
  return calls;
};
const saved = ({ version }: Record<string, unknown>) => ({
  saveModerationMark: { marks: 1, outOf: 3, version: Number(version) + 1 },
});
const point = (name: RegExp) => screen.findByRole('checkbox', { name });

test('the second marker marks one answer after the other, and each mark is saved as it is made', async () => {
  const calls = show({ moderation: () => ({ moderation: SAMPLE }), saveModerationMark: saved });
  await userEvent.click(await point(/water potential/));
  await userEvent.click(await point(/which way/));
  expect(screen.getByText('3 of 3 marks')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(screen.getByText('Answer text 2')).toBeDefined();
  expect(screen.getByText('1 answer is not marked yet.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Finish moderation' })).toBeNull();
  // An answer without a point has zero marks once the marker moves on.
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  await screen.findByRole('button', { name: 'Finish moderation' });
  const marks = calls.filter(({ name }) => name === 'saveModerationMark').map(({ variables }) => variables);
  expect(marks).toEqual([
    { moderation: 'm1', number: 1, version: 0, awards: [{ point: 'p1' }] },
    { moderation: 'm1', number: 1, version: 1, awards: [{ point: 'p1' }, { point: 'p2' }] },
    { moderation: 'm1', number: 2, version: 0, awards: [] },
  ]);
  expect(screen.queryByText(/Student/)).toBeNull();
});

test('a mark that can’t be sent stays, and is sent again', async () => {
  let isOffline = true;
  const calls = show({
    moderation: () => ({ moderation: SAMPLE }),
    saveModerationMark: (variables) => {
      if (isOffline) throw new ProductError('NETWORK');
      return saved(variables);
    },
  });
  await userEvent.click(await point(/water potential/));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await point(/water potential/)).toHaveProperty('checked', true);
  isOffline = false;
  await userEvent.click(retry);
  await screen.findByText('Saved');
  expect(calls.filter(({ name }) => name === 'saveModerationMark')).toHaveLength(2);
});

test('is not finished while a mark that is shown is not saved', async () => {
  let isOffline = true;
  const calls = show({
    moderation: () => ({
      moderation: { ...SAMPLE, sample: [answer(1), answer(2)].map((each) => ({ ...each, awards: [] })) },
    }),
    saveModerationMark: (variables) => {
      if (isOffline) throw new ProductError('NETWORK');
      return saved(variables);
    },
    finishModeration: () => ({ finishModeration: true }),
  });
  const names = () => calls.map(({ name }) => name);
  await userEvent.click(await point(/water potential/));
  await userEvent.click(await screen.findByRole('button', { name: 'Finish moderation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Finish moderation' }));
  await waitFor(() => expect(names().filter((name) => name === 'saveModerationMark')).toHaveLength(2));
  await dialog.findByRole('alert');
  expect(names()).not.toContain('finishModeration');
  isOffline = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Finish moderation' }));
  await waitFor(() => expect(names().slice(-3)).toEqual(['saveModerationMark', 'finishModeration', 'moderation']));
});

test('if another device was faster, its marks are shown', async () => {
  let reads = 0;
  show({
    moderation: () => {
      reads += 1;
      const stored = answer(1, { awards: [{ point: 'p2' }], version: 1 });
      return { moderation: reads === 1 ? SAMPLE : { ...SAMPLE, sample: [stored, answer(2)] } };
    },
    saveModerationMark: (variables) => {
      if (variables.version === 0) throw new ProductError('CHANGED_MEANWHILE');
      return saved(variables);
    },
  });
  await userEvent.click(await point(/water potential/));
  await screen.findByText(/marked on another device/);
  expect(await point(/which way/)).toHaveProperty('checked', true);
  expect(await point(/water potential/)).toHaveProperty('checked', false);
  await userEvent.click(await point(/water potential/));
  await screen.findByText('Saved');
});

const FINISHED = {
  ...{ ...SAMPLE, status: 'finished', isSecondMarker: false, isTeacher: true, sample: [], marked: 2 },
  compared: [
    { number: 2, first: 3, second: 1, outOf: 3, current: 2, student: { id: 's1', name: 'Ada' } },
    { number: 1, first: 2, second: 2, outOf: 3, current: 2, student: { id: 's2', name: 'Bob' } },
  ],
  comparison: { answers: 8, same: 5, meanDifference: -0.26, kappa: 0.823_4, doubt: null },
};

test('teachers of the class see both marks with links to marking, and how far they agree', async () => {
  show({ moderation: () => ({ moderation: FINISHED }) });
  await screen.findByRole('heading', { name: 'You gave 5 of 8 answers the same marks' });
  expect(screen.getByText('0.82')).toBeDefined();
  expect(screen.getByText('The second marker is stricter by 0.3 marks on average.')).toBeDefined();
  const first = await screen.findByRole('row', { name: /Ada/ });
  expect(first.textContent).toContain('3 of 3 (now 2)');
  expect(first.textContent).toContain('−2');
  const link = within(first).getByRole('link', { name: 'Open in marking: Ada' });
  expect(link.getAttribute('href')).toBe('/teacher/assignment/a1/student-detail?student=s1');
});

test('the second marker sees both marks without names, and why there is no kappa', async () => {
  const compared = FINISHED.compared.map((each) => ({ ...each, student: null, current: null }));
  const comparison = { ...FINISHED.comparison, answers: 2, same: 1, kappa: null, doubt: 'tooFew' };
  show({
    moderation: () => ({ moderation: { ...FINISHED, isTeacher: false, isSecondMarker: true, compared, comparison } }),
  });
  await screen.findByText(/Not enough evidence for kappa: it needs at least 8 answers/);
  await screen.findByText('Answer 2');
  expect(screen.queryByText('Weighted kappa')).toBeNull();
  expect(screen.queryByRole('link', { name: /Open in marking/ })).toBeNull();
});

test('until it is finished, teachers of the class see the progress and can cancel', async () => {
  const calls = show({
    moderation: () => ({ moderation: { ...SAMPLE, isSecondMarker: false, isTeacher: true, sample: [], marked: 1 } }),
    cancelModeration: () => ({ cancelModeration: true }),
  });
  await screen.findByText(/1 of 2 answers marked/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel moderation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel moderation' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('cancelModeration'));
});

test('the list says what will be in it, and leads to each request', async () => {
  const list = (moderationRequests: readonly object[]) =>
    showView('teacher.moderation', moderationsView, {
      at: '/teacher/moderation',
      api: fakeApi({ moderationRequests: () => ({ moderationRequests }) }).api,
    });
  list([]);
  await screen.findByRole('heading', { name: 'No moderation requests' });
  cleanup();
  list([LINE]);
  const link = await screen.findByRole('link', { name: /Osmosis/ });
  expect(link.getAttribute('href')).toBe(AT);
  expect(link.textContent).toContain('Requested by Tess Teacher');
});

test('a moderation is requested for a question with enough marked answers, from a colleague', async () => {
  const { api, calls } = fakeApi({
    moderations: () => ({ moderations: [] }),
    moderationOptions: () => ({
      moderationOptions: {
        questions: [
          { part: '6e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f', position: 7, title: 'Explain osmosis.', marked: 6 },
          { part: '6e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f', position: 8, title: 'Too few', marked: 3 },
        ],
        colleagues: [{ id: '7e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f', name: 'Priya Nair' }],
      },
    }),
    requestModeration: () => ({ requestModeration: 'm1' }),
  });
  showView(
    'teacher.assignment.detail',
    { loader: async () => null, Component: () => <ModerationPart assignment="a1" isArchived={false} /> },
    { at: '/teacher/assignment/a1/detail', api },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Request moderation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Explain osmosis. (6 marked answers)' });
  expect(dialog.queryByRole('option', { name: /Too few/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Request moderation' }));
  const colleague = dialog.getByRole('combobox', { name: /Colleague/ });
  await waitFor(() => expect(colleague.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.selectOptions(colleague, 'Priya Nair');
  await userEvent.click(dialog.getByRole('button', { name: 'Request moderation' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'requestModeration')?.variables).toEqual({
      ...{ assignment: 'a1', part: '6e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f', position: 7, count: 5 },
      teacher: '7e7ee5f6-0a2f-4b1c-9d3e-0a1b2c3d4e5f',
    }),
  );
});
