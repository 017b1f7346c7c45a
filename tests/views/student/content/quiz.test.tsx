import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as quizView from '#views/student/assessments/quiz/quiz.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

const ADDRESS = '/subject/physics/topic/waves/quiz/q1';
const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics' };
const QUESTIONS = [
  {
    type: 'multiple-choice',
    body: {
      choices: [
        { id: 'A', text: 'Long' },
        { id: 'B', text: 'Short' },
      ],
      keepOrder: false,
    },
  },
  { type: 'short-answer', body: {} },
  { type: 'hologram', body: {} },
];

/** A server with one quiz. `failures` is how many further answers it drops. */
function server() {
  const state = {
    failures: 0,
    closed: false,
    submitted: 0,
    deadlineAt: null as string | null,
    pauseSecondsLeft: 0,
    pausedAt: null as string | null,
    holder: 'here',
    saved: new Map<number, { response: unknown; sequence: number; operationId: string }>(),
    order: [] as string[],
  };
  const attemptState = () => ({
    id: 'a1',
    now: new Date().toISOString(),
    startedAt: '2026-01-01',
    deadlineAt: state.deadlineAt,
    pausedAt: state.pausedAt,
    pauseSecondsLeft: state.pauseSecondsLeft,
    submittedAt: state.submitted > 0 ? '2026-01-01' : null,
    submittedBy: state.submitted > 0 ? 'student' : null,
    holder: state.holder,
    activeDeviceName: 'Firefox, Windows',
  });
  const quizRef = { id: 'q1', title: 'Waves', subject: SUBJECT, topic: { slug: 'waves', title: 'Waves' } };
  const { api, calls } = fakeApi({
    topic: () => ({
      topic: {
        id: 't1',
        slug: 'waves',
        title: 'Waves',
        subject: SUBJECT,
        quizzes: [
          { id: 'q1', title: 'Practice', questionCount: 3, instructions: '', seconds: null, lastAttempt: null },
        ],
      },
    }),
    startPractice: () => ({ startPractice: { id: 'a1' } }),
    openAttempt: () => ({
      attempt: {
        id: 'a1',
        submittedAt: state.submitted > 0 ? '2026-01-01' : null,
        quiz: quizRef,
        items: QUESTIONS.map((item, position) => ({
          ...item,
          position,
          stem: `Stem ${position + 1}`,
          images: [],
          response: state.saved.get(position)?.response ?? null,
          sequence: state.saved.get(position)?.sequence ?? 0,
          operationId: state.saved.get(position)?.operationId ?? null,
          answeredAt: state.saved.has(position) ? '2026-01-01T00:00:00Z' : null,
          device: null,
          marks: 1,
        })),
      },
    }),
    saveAnswers: ({ input }) => {
      if (state.failures > 0) {
        state.failures -= 1;
        throw new ProductError('NETWORK');
      }
      const { answers } = input as {
        answers: { position: number; sequence: number; response: unknown; operationId: string }[];
      };
      const receipts = answers.map(({ position, sequence, response, operationId }) => {
        if (state.closed) return { operationId, position, refusal: 'ATTEMPT_CLOSED', highest: 0 };
        state.saved.set(position, { response, sequence, operationId });
        state.order.push(`save ${position}`);
        return { operationId, position, refusal: null, highest: sequence };
      });
      return { saveAnswers: { state: attemptState(), receipts } };
    },
    holdAttempt: () => ({ holdAttempt: attemptState() }),
    attemptState: () => ({ attemptState: attemptState() }),
    submitAttempt: () => {
      state.submitted += 1;
      state.order.push('hand in');
      return { submitAttempt: { id: 'a1', submittedAt: '2026-01-01' } };
    },
  });
  const show = (search = '?attempt=a1') => showView('topic.quiz', quizView, { at: `${ADDRESS}${search}`, api });
  return { state, calls, show };
}

const stem = (number: number) => screen.findByText(`Stem ${number}`);
const button = (name: RegExp) => screen.getByRole('button', { name });

test('the start page shows what to expect and links to the first question', async () => {
  const { show, calls } = server();
  const { router } = show('');
  expect(await screen.findByText('3 questions')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /After each question/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /how confident I am/ }));
  await userEvent.click(button(/^Start quiz$/));
  expect(calls.find(({ name }) => name === 'startPractice')?.variables).toEqual({
    input: { quiz: 'q1', behaviour: 'immediate', length: null, asksConfidence: true },
  });
  await stem(1);
  expect(router.state.location.search).toBe('?attempt=a1');
});

test('a quiz that is not in the topic does not exist', async () => {
  const { api } = fakeApi({
    topic: () => ({ topic: { id: 't', slug: 't', title: 'T', subject: SUBJECT, quizzes: [] } }),
  });
  showView('topic.quiz', quizView, { at: ADDRESS, api });
  expect(await screen.findByText('Refused: NOT_FOUND')).toBeDefined();
});

describe('answering', () => {
  test('saves each answer and says so', async () => {
    const { state, show } = server();
    show();
    await stem(1);
    await userEvent.click(screen.getByText('Short'));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(state.saved.get(0)).toMatchObject({ response: { choice: 'B' }, sequence: 1 });
    expect(screen.getByText('1 of 3 answered')).toBeDefined();
  });

  test('moves forward and back by keyboard and command menu; the focus is on the question', async () => {
    const { show } = server();
    show();
    await stem(1);
    await userEvent.keyboard('b{Enter}');
    await stem(2);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await userEvent.click(button(/^Question 1, answered/));
    await stem(1);
    expect((screen.getByRole('radio', { name: /Short/ }) as HTMLInputElement).checked).toBe(true);
  });

  test('tries again after a failure, and says that it is not saved until it is', async () => {
    const { state, show } = server();
    state.failures = 1;
    show();
    await stem(1);
    await userEvent.click(screen.getByText('Long'));
    expect(await screen.findByText('Saved on this device only. We’ll keep trying to send it.')).toBeDefined();
    expect(screen.getByText(/1 answer is saved on this device only/)).toBeDefined();
    expect(await screen.findByText('Saved', {}, { timeout: 3_000 })).toBeDefined();
    expect(state.saved.get(0)?.response).toEqual({ choice: 'A' });
  });

  test('sends typed text when the field is left', async () => {
    const { state, show } = server();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
    await userEvent.type(screen.getByRole('textbox'), 'turbidity');
    const before = state.order.length;
    await userEvent.click(button(/^Question 1,/));
    await waitFor(() => expect(state.saved.get(1)?.response).toEqual({ text: 'turbidity' }), { timeout: 300 });
    expect(state.order.length).toBe(before + 1);
  });

  test('a question of an unknown type has a plain message and can be skipped', async () => {
    const { show } = server();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Question 3/ }));
    expect(screen.getByText(/This question can’t be shown/)).toBeDefined();
    expect(button(/^Finish/)).toBeDefined();
  });

  test('an attempt closed on another device shows a message with a link to its answers', async () => {
    const { state, show } = server();
    state.closed = true;
    show();
    await stem(1);
    await userEvent.click(screen.getByText('Long'));
    expect((await screen.findByRole('alert')).textContent).toContain('This attempt is submitted');
    expect(screen.getByRole('link', { name: 'View your answers' }).getAttribute('href')).toBe(
      `${ADDRESS}/view-answer/a1`,
    );
  });
});

test('a reload continues where the student was, with unsaved answers', async () => {
  const { state, show } = server();
  state.failures = Number.POSITIVE_INFINITY;
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  await userEvent.type(screen.getByRole('textbox'), 'half an ans');
  await userEvent.click(button(/^Flag question$/));
  first.unmount();

  state.failures = 0;
  show();
  await stem(2);
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('half an ans');
  expect(button(/^Flagged$/)).toBeDefined();
  await waitFor(() => expect(state.saved.get(1)?.response).toEqual({ text: 'half an ans' }));
  await screen.findByText('Saved');
});

test('the end of a session sends typed text before the page is reloaded', async () => {
  const { state, show } = server();
  const { flush } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  await userEvent.type(screen.getByRole('textbox'), 'x');
  await flush.flushAll();
  await waitFor(() => expect(state.saved.get(1)?.response).toEqual({ text: 'x' }));
});

describe('submitting', () => {
  test('shows what is unanswered and flagged, and links back to it', async () => {
    const { show } = server();
    show();
    await stem(1);
    await userEvent.click(button(/^Flag question$/));
    await userEvent.click(button(/^Submit/));
    expect(screen.getByText(/3 questions are not answered/)).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Flagged' })).toBeDefined();
    await userEvent.click(button(/^Question 2, not answered/));
    await stem(2);
  });

  test('sends typed text first, then closes once, and links to the answers', async () => {
    const { state, show } = server();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
    await userEvent.type(screen.getByRole('textbox'), 'x');
    await userEvent.click(button(/^Submit…/));
    await userEvent.click(button(/^Submit$/));
    expect(await screen.findByText(`Elsewhere: ${ADDRESS}/view-answer/a1`)).toBeDefined();
    expect(state.order).toEqual(['save 1', 'hand in']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('waits for an answer that is not saved yet', async () => {
    const { state, show } = server();
    state.failures = 2;
    show();
    await stem(1);
    await userEvent.click(screen.getByText('Long'));
    await userEvent.click(button(/^Submit…/));
    await userEvent.click(button(/^Submit$/));
    expect(await screen.findByText(/We’ll submit once everything is saved/)).toBeDefined();
    expect(state.submitted).toBe(0);
    await waitFor(() => expect(state.submitted).toBe(1), { timeout: 6_000 });
    expect(state.order).toEqual(['save 0', 'hand in']);
  }, 10_000);

  test('can be cancelled while it waits', async () => {
    const { state, show } = server();
    state.failures = Number.POSITIVE_INFINITY;
    show();
    await stem(1);
    await userEvent.click(screen.getByText('Long'));
    await userEvent.click(button(/^Submit…/));
    await userEvent.click(button(/^Submit$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t submit yet' }));
    state.failures = 0;
    await waitFor(() => expect(state.saved.size).toBe(1), { timeout: 8_000 });
    expect(await screen.findByText('Submit your answers?')).toBeDefined();
    expect(state.submitted).toBe(0);
  }, 10_000);

  test('that fails says why and can be tried again', async () => {
    const { calls, show, state } = server();
    const { container } = show();
    await stem(1);
    const error = vi.spyOn(state.order, 'push').mockImplementationOnce(() => {
      throw new ProductError('NETWORK');
    });
    await userEvent.click(button(/^Submit…/));
    await userEvent.click(button(/^Submit$/));
    await waitFor(() => expect(container.textContent).toContain('Network error'));
    error.mockRestore();
    await userEvent.click(button(/^Submit$/));
    expect(await screen.findByText(/^Elsewhere/)).toBeDefined();
    expect(calls.filter(({ name }) => name === 'submitAttempt')).toHaveLength(2);
  });
});

test('a submitted attempt shows its answers', async () => {
  const { state, show } = server();
  state.submitted = 1;
  show();
  expect(await screen.findByText(`Elsewhere: ${ADDRESS}/view-answer/a1`)).toBeDefined();
});
