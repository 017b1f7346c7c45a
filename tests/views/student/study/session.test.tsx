import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as sessionView from '#views/student/study/session/session.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PHYSICS = { id: 's1', slug: 'physics', title: 'Physics' };
const CIRCUITS = { id: 't1', slug: 'circuits', title: 'Electric circuits' };
const step = (index: number, more: object = {}) => ({
  ...{ index, kind: 'material', reason: 'newMaterial', seconds: 120, isDone: false, position: null, cards: [] },
  ...{ topic: CIRCUITS, subject: PHYSICS, section: null },
  ...more,
});
const SECTION = { material: 'm1', noteTitle: 'Circuits', title: 'Current', source: 'Charge flows.', images: [] };
const SESSION = {
  ...{ id: 'a', day: '2027-03-01', minutes: 20, endedBy: null, attempt: null, desiredRetention: 0.9, summary: null },
  steps: [step(0, { section: SECTION }), step(1)],
  topics: [{ topic: CIRCUITS, subject: PHYSICS }],
};
const FINISHED = {
  ...SESSION,
  endedBy: 'finished',
  summary: {
    changes: [{ topic: 't1', from: 'developing', to: 'secure', estimateBefore: 0.7, estimateAfter: 0.8 }],
    ...{ answered: 4, correct: 3, cards: 12 },
    tomorrow: { isOff: false, cards: 8, questions: 5, minutes: 18 },
  },
};
const SAVED = `lectern.study/u1/${SESSION.id}`;

const show = (answers: Parameters<typeof fakeApi>[0], at = '/session') => {
  const { api, calls } = fakeApi({
    startStudySession: () => ({ startStudySession: SESSION }),
    saveSessionProgress: ({ done }) => ({ saveSessionProgress: done }),
    finishStudySession: () => ({ finishStudySession: FINISHED }),
    ...answers,
  });
  showView('session', sessionView, { at, api });
  return calls;
};

describe('a study session', () => {
  test('shows its steps with their reasons, and ends with what has changed', async () => {
    const calls = show({});
    expect(await screen.findByText('Step 1 of 2')).toBeDefined();
    expect(screen.getByText('New section · Electric circuits')).toBeDefined();
    expect(screen.getByText('This comes next in your notes.')).toBeDefined();
    expect(screen.getByText('Charge flows.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve read this' }));
    // The second section was unpublished meanwhile.
    expect(await screen.findByText(/This section is no longer available/)).toBeDefined();
    expect(localStorage.getItem(SAVED)).toBe('[0]');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = within(await screen.findByRole('region', { name: 'Session finished' }));
    expect(summary.getByText('Electric circuits: Developing → Secure')).toBeDefined();
    expect(summary.getByText(/4 questions answered, 3 correct/)).toBeDefined();
    expect(summary.getByText('About 18 min: 8 cards, 5 questions')).toBeDefined();
    expect(calls.find(({ name }) => name === 'finishStudySession')?.variables).toMatchObject({
      session: 'a',
      done: [0, 1],
    });
    expect(localStorage.getItem(SAVED)).toBeNull();
  });

  test('continues where this device was, although the server does not know it yet', async () => {
    localStorage.setItem(SAVED, '[0]');
    const calls = show({});
    expect(await screen.findByText('Step 2 of 2')).toBeDefined();
    await waitFor(() => expect(calls.find(({ name }) => name === 'saveSessionProgress')?.variables.done).toEqual([0]));
  });

  test('survives unreadable storage', async () => {
    localStorage.setItem(SAVED, '{"not": "steps"');
    show({});
    expect(await screen.findByText('Step 1 of 2')).toBeDefined();
  });

  test('waits for the network at its end, and loses nothing', async () => {
    let isOffline = true;
    const offline = (): void => {
      if (isOffline) throw new ProductError('NETWORK');
    };
    show({
      saveSessionProgress: ({ done }) => {
        offline();
        return { saveSessionProgress: done };
      },
      finishStudySession: () => {
        offline();
        return { finishStudySession: FINISHED };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve read this' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/You’re offline. Everything is saved on this device/)).toBeDefined();
    expect(localStorage.getItem(SAVED)).toBe('[0,1]');
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Session finished' })).toBeDefined();
  });

  test('hides the step during a pause, and can be ended for today', async () => {
    const calls = show({ postponeStudySession: () => ({ postponeStudySession: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('region', { name: 'Paused' })).toBeDefined();
    expect(screen.queryByText('Charge flows.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue session' }));
    expect(await screen.findByText('Charge flows.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Not today' }));
    expect(await screen.findByRole('heading', { name: 'See you tomorrow' })).toBeDefined();
    expect(calls.find(({ name }) => name === 'postponeStudySession')?.variables).toMatchObject({ session: 'a' });
  });

  test('that cannot be ended now says so, and continues', async () => {
    show({
      postponeStudySession: () => {
        throw new ProductError('NETWORK');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Not today' }));
    expect(await screen.findByRole('region', { name: 'Paused' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  test('says when there is nothing to study', async () => {
    show({ startStudySession: () => ({ startStudySession: null }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to study yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/home');
  });

  test('that is finished shows its result, and another one starts on request', async () => {
    let isAnother = false;
    const calls = show({
      startStudySession: ({ another }) => {
        isAnother ||= another === true;
        return { startStudySession: isAnother ? { ...SESSION, id: 'b' } : FINISHED };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Start another session' }));
    expect(await screen.findByText('Step 1 of 2')).toBeDefined();
    expect(calls.filter(({ name }) => name === 'startStudySession').map(({ variables }) => variables.another)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('Practise', () => {
  const WEAK = {
    ...{ topic: CIRCUITS, subject: PHYSICS, level: 'developing', estimate: 0.5, low: 0.3, high: 0.7 },
    ...{ reason: 'wrongLately', answered: 9, restedDays: 1, practice: 'weakQuestions', quiz: 'q1', dueCards: 0 },
    weakQuestions: 3,
  };
  const AT = '/session?practise';

  test('starts or continues the session, and requests nothing else', async () => {
    const calls = show({}, AT);
    expect(await screen.findByText('Step 1 of 2')).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain('recommendedPractice');
  });

  test.each([
    ['there is no session', null],
    ['the session is finished', FINISHED],
  ])('opens practice in the weakest topic if %s', async (_, session) => {
    show(
      {
        startStudySession: () => ({ startStudySession: session }),
        recommendedPractice: () => ({ recommendedPractice: WEAK }),
      },
      AT,
    );
    expect(await screen.findByText('Elsewhere: /subject/physics/topic/circuits/quiz/q1')).toBeDefined();
  });

  test('says that there is nothing to study if there is no practice either', async () => {
    const nothing = { startStudySession: () => ({ startStudySession: null }) };
    show({ ...nothing, recommendedPractice: () => ({ recommendedPractice: null }) }, AT);
    expect(await screen.findByRole('heading', { name: /nothing/i })).toBeDefined();
  });

  test('shows a failure as the session does', async () => {
    const startStudySession = () => {
      throw new ProductError('NETWORK');
    };
    show({ startStudySession }, AT);
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
