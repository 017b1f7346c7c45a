import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/student/study/diagnostic/diagnostic.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics' };
const progressOf = (title: string, more: object = {}) => ({
  topic: { id: title, slug: title.toLowerCase(), title },
  subject: SUBJECT,
  ...{ level: 'unknown', estimate: 0.5, low: 0.1, high: 0.9, reason: 'littleYet', answered: 2, restedDays: 0 },
  ...{ practice: 'quiz', quiz: 'z1', dueCards: 0, weakQuestions: 0, ...more },
});
const TOPICS = [
  { level: 'beginning', estimate: 0.3, low: 0.1, high: 0.5, answered: 4, progress: progressOf('Forces') },
  { level: 'secure', estimate: 0.75, low: 0.6, high: 0.9, answered: 3, progress: progressOf('Waves') },
  {
    level: 'unknown',
    estimate: 0.6,
    low: 0.2,
    high: 0.9,
    answered: 0,
    progress: progressOf('Energy', { practice: null }),
  },
];

/** A server whose diagnostic ends after two questions. */
function show({
  latest = null as string | null,
  start = () => 'a1' as string | null,
  locked = 0,
  topics = TOPICS,
} = {}) {
  const question = (position: number) => ({
    ...{ position, type: 'true-false', stem: `Statement ${position}`, body: {}, images: [], marks: 1, response: null },
    ...{ sequence: 0, operationId: null, answeredAt: null, device: null, review: null },
    step: { tries: 0, locked: false, confidence: null, hintCount: 0, hints: [] },
  });
  const log: { position: number; response: unknown }[] = [];
  const asked = [question(1)];
  const status = (over: object = {}) => ({
    ...{
      id: 'a1',
      now: new Date().toISOString(),
      startedAt: '',
      deadlineAt: null,
      pausedAt: null,
      pauseSecondsLeft: 0,
    },
    ...{ submittedAt: null, submittedBy: null, holder: 'here', activeDeviceName: null, ...over },
  });
  let continued = 0;
  const { api, calls } = fakeApi({
    diagnostic: () => ({ diagnostic: { subject: SUBJECT, open: null, latest, lockedTopics: locked } }),
    startDiagnostic: () => ({ startDiagnostic: start() }),
    openAttempt: () => ({
      attempt: {
        id: 'a1',
        submittedAt: null,
        behaviour: 'deferred',
        asksConfidence: false,
        quiz: null,
        items: [...asked],
      },
    }),
    holdAttempt: () => ({ holdAttempt: status() }),
    attemptState: () => ({ attemptState: status() }),
    recordPresence: () => ({ recordPresence: { state: status(), messages: [] } }),
    saveAnswers: ({ input }) => {
      const { answers } = input as {
        answers: { operationId: string; position: number; sequence: number; response: unknown }[];
      };
      for (const { position, response } of answers) log.push({ position, response });
      return {
        saveAnswers: {
          state: status(),
          receipts: answers.map(({ operationId, position, sequence }) => ({
            ...{ operationId, position, refusal: null, highest: sequence },
          })),
        },
      };
    },
    continueDiagnostic: () => {
      continued += 1;
      if (continued === 1) asked.push(question(2));
      return {
        continueDiagnostic: { id: 'a1', submittedAt: continued > 1 ? '2027-01-01T00:00:00Z' : null, items: [...asked] },
      };
    },
    submitAttempt: () => ({ submitAttempt: { id: 'a1', submittedAt: '2027-01-01T00:00:00Z' } }),
    diagnosticResult: () => ({ diagnosticResult: { subject: SUBJECT, answered: 7, topics } }),
  });
  return { ...showView('diagnostic', view as never, { at: '/diagnostic/physics', api }), calls, log };
}

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a diagnostic', () => {
  test('asks one question after the other, sends each answer, and ends with a plan and no score', async () => {
    const { log, calls } = show();
    await screen.findByText('Statement 1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'True' }));
    await press('Next');
    await screen.findByText('Statement 2');
    expect(screen.queryByText('Statement 1')).toBeNull();
    await press('I don’t know yet');
    await screen.findByRole('heading', { name: 'Start with Forces' });
    expect(log).toEqual([
      { position: 1, response: { value: true } },
      { position: 2, response: null },
    ]);
    expect(calls.filter(({ name }) => name === 'continueDiagnostic').map(({ variables }) => variables)).toEqual([
      { attempt: 'a1', after: 1 },
      { attempt: 'a1', after: 2 },
    ]);
    expect(screen.queryByText(/marks|score/i)).toBeNull();
  });

  test('can be ended at any time', async () => {
    const { calls } = show();
    await screen.findByText('Statement 1');
    await press('Finish and see result');
    await screen.findByRole('heading', { name: 'Your starting point in Physics' });
    expect(calls.some(({ name }) => name === 'submitAttempt')).toBe(true);
  });

  test('starts with the result of the last one, and can be repeated', async () => {
    const { calls } = show({ latest: 'a0' });
    await screen.findByRole('heading', { name: 'Start with Forces' });
    expect(calls.find(({ name }) => name === 'diagnosticResult')?.variables).toEqual({ attempt: 'a0' });
    await press('Retake diagnostic');
    await screen.findByText('Statement 1');
  });

  test('says that a subject has no questions yet, or that the plan does not open them', async () => {
    const { unmount } = show({ start: () => null });
    await screen.findByText('No diagnostic yet');
    expect(screen.getByRole('link', { name: 'Open Physics' }).getAttribute('href')).toBe('/subject/physics');
    expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull();
    unmount();
    show({ start: () => null, locked: 2 });
    await screen.findByText('Your plan doesn’t include the questions in this subject.');
    screen.getByRole('link', { name: 'View plans' });
  });

  test('that cannot be started says why, and can be tried again', async () => {
    let fails = true;
    show({
      start: () => {
        if (fails) throw new ProductError('NETWORK');
        return 'a1';
      },
    });
    await screen.findByRole('heading', { name: 'We couldn’t start the diagnostic' });
    fails = false;
    await press('Try again');
    await screen.findByText('Statement 1');
  });
});

describe('its result', () => {
  test('has the level of each topic in words, with a link to the practice that helps', async () => {
    show({ latest: 'a0', locked: 2 });
    const topics = await screen.findByRole('region', { name: 'Your topics' });
    await waitFor(() => expect(topics.textContent).toContain('Forces'));
    expect(topics.textContent).toMatch(/Forces.*Learning.*4 answers.*10% to 50%.*Waves.*Secure.*Energy.*Not tested/s);
    const [next] = screen.getAllByRole('link', { name: /quiz/i });
    expect(next?.getAttribute('href')).toBe('/subject/physics/topic/forces/quiz/z1');
    expect(screen.getByRole('link', { name: /2 more topics/ }).getAttribute('href')).toBe('/pricing');
  });

  test('says so if the answers were too few', async () => {
    show({ latest: 'a0', topics: TOPICS.map((topic) => ({ ...topic, level: 'unknown' })) });
    await screen.findByText(/With so few answers/);
  });

  test('of a mastered subject links to the plan', async () => {
    show({ latest: 'a0', topics: TOPICS.map((topic) => ({ ...topic, level: 'mastered' })) });
    await screen.findByRole('heading', { name: 'You know this subject well' });
    expect(screen.getAllByRole('link', { name: 'View your plan' })).toHaveLength(2);
  });
});
