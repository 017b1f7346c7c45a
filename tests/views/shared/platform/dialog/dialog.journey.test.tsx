import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { type DialogAnswer, type DialogOptions, openDialog } from '#client/platform/dialog/dialog.actor.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { DIALOG_TOAST_LIFE_MS, DIALOG_WIDTH_EM } from '#domain/platform/screen.limits.ts';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { type Journey, journeyPaths, walk } from '../../../../support/browser/journey.ts';
import { startFakeApp } from '../../../../support/users/fake-app.ts';

let app: App | undefined;
afterEach(() => app?.stop());

function show() {
  app = startFakeApp({}).app;
  const running = app;
  render(
    <Theme>
      <AppProvider value={running}>
        <button type="button">Elsewhere</button>
        <DialogStage />
      </AppProvider>
    </Theme>,
  );
  const answers: DialogAnswer[] = [];
  return {
    answers,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    open: (options: DialogOptions) => {
      void openDialog(running, options).then((answer) => answers.push(answer));
    },
  };
}

/** A dialog as a user sees it: opened, answered in each of its ways, invalid, loading, replaced. */
const model = createMachine({
  initial: 'seeThePage',
  states: {
    seeThePage: { on: { 'I.askForADialog': 'seeTheDialog', 'I.askForATimedOne': 'seeTheTimedDialog' } },
    seeTheDialog: {
      on: {
        'I.enterNothing': 'seeWhatIsWrong',
        'I.enterAnAddress': 'seeThatItLoads',
        'I.deny': 'seeDenied',
        'I.cancel': 'seeCancelled',
        'I.pressClose': 'seeClosed',
        'I.pressOutside': 'seeBackdrop',
        'I.pressEscape': 'seeEscaped',
        'I.askForAnother': 'seeTheOther',
      },
    },
    seeWhatIsWrong: { on: { 'I.enterNoAddress': 'seeThatItIsNoAddress', 'I.cancel': 'seeCancelled' } },
    seeThatItIsNoAddress: { on: { 'I.enterAForbiddenAddress': 'seeTheOwnMessage' } },
    seeTheOwnMessage: { on: { 'I.enterAnAddress': 'seeThatItLoads' } },
    seeThatItLoads: {
      on: {
        'I.pressOutside': 'seeThatItLoads',
        'I.pressEscape': 'seeThatItLoads',
        'I.waitForFailure': 'seeTheFailure',
        'I.waitForSuccess': 'seeConfirmed',
        'I.askForAnother': 'seeTheOtherMeanwhile',
      },
    },
    seeTheFailure: { on: { 'I.enterAnAddress': 'seeThatItLoads' } },
    seeTheOther: { on: { 'I.confirmTheOther': 'seeBothAnswers' } },
    seeTheOtherMeanwhile: { on: { 'I.confirmTheOther': 'seeTheAnswerOfTheOther' } },
    seeTheAnswerOfTheOther: { on: { 'I.waitForSuccess': 'seeTheAnswerOfTheFirst' } },
    seeTheTimedDialog: { on: { 'I.wait': 'seeTimedOut' } },
    seeDenied: {},
    seeCancelled: {},
    seeClosed: {},
    seeBackdrop: {},
    seeEscaped: {},
    seeConfirmed: {},
    seeBothAnswers: {},
    seeTheAnswerOfTheFirst: {},
    seeTimedOut: {},
  },
});

function journey(user: UserEvent, { answers, open }: ReturnType<typeof show>): Journey<string, string> {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const field = () => screen.findByLabelText('Email');
  const enter = async (text: string) => {
    await user.clear(await field());
    if (text !== '') await user.type(await field(), text);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
  };
  const answered =
    (reason: DialogAnswer['reason'], value: DialogAnswer['value'] = null) =>
    async () => {
      await waitFor(() => expect(answers).toEqual([{ reason, value }]));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
  return {
    does: {
      'I.askForADialog': async () => {
        screen.getByText('Elsewhere').focus();
        open({
          title: 'Invite somebody',
          confirmLabel: 'Invite',
          denyLabel: 'Never',
          input: {
            type: 'email',
            label: 'Email',
            required: 'Whom do you want to invite?',
            validate: (value) => (value === 'me@example.org' ? 'That is you' : null),
          },
          work: () =>
            new Promise<void>((resolve, reject) => {
              settle = { resolve, reject };
            }),
        });
      },
      'I.askForATimedOne': async () => open({ title: 'Soon over', timerMs: 60 }),
      'I.askForAnother': async () => open({ title: 'The other', confirmLabel: 'Yes' }),
      'I.enterNothing': () => enter(''),
      'I.enterNoAddress': () => enter('ada@'),
      'I.enterAForbiddenAddress': () => enter('me@example.org'),
      'I.enterAnAddress': () => enter('ada@example.org'),
      'I.deny': () => user.click(screen.getByRole('button', { name: 'Never' })),
      'I.cancel': () => user.click(screen.getByRole('button', { name: 'Cancel' })),
      'I.pressClose': () => user.click(screen.getByRole('button', { name: 'Close' })),
      'I.pressOutside': async () => {
        // The listener for presses outside is added in the next task.
        await new Promise((resolve) => setTimeout(resolve, 5));
        await user.click(document.body);
      },
      'I.pressEscape': () => user.keyboard('{Escape}'),
      'I.waitForFailure': async () => settle?.reject(new Error('The mail could not be sent.')),
      'I.waitForSuccess': async () => settle?.resolve(),
      'I.confirmTheOther': () => user.click(screen.getByRole('button', { name: 'Yes' })),
      'I.wait': () => new Promise((resolve) => setTimeout(resolve, 80)),
    },
    sees: {
      seeTheDialog: async () => {
        const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
        expect(dialog.style.getPropertyValue('--dialog-width')).toBe(`${DIALOG_WIDTH_EM}em`);
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      },
      seeTheTimedDialog: async () => void (await screen.findByRole('dialog', { name: 'Soon over' })),
      seeTheOther: async () => {
        await screen.findByRole('dialog', { name: 'The other' });
        expect(screen.getAllByRole('dialog')).toHaveLength(1);
        expect(answers).toEqual([{ reason: 'replaced', value: null }]);
      },
      // Its work goes on, so it is not answered yet.
      seeTheOtherMeanwhile: async () => {
        await screen.findByRole('dialog', { name: 'The other' });
        expect(answers).toEqual([]);
      },
      seeTheAnswerOfTheOther: async () =>
        void (await waitFor(() => expect(answers).toEqual([{ reason: 'confirm', value: null }]))),
      seeTheAnswerOfTheFirst: async () =>
        void (await waitFor(() => expect(answers.at(-1)).toEqual({ reason: 'confirm', value: 'ada@example.org' }))),
      seeWhatIsWrong: async () => void (await screen.findByText('Whom do you want to invite?')),
      seeThatItIsNoAddress: async () => void (await screen.findByText('Invalid email address')),
      seeTheOwnMessage: async () => void (await screen.findByText('That is you')),
      seeThatItLoads: async () => {
        await waitFor(() => expect(screen.getByRole('button', { name: 'Never' }).hasAttribute('disabled')).toBe(true));
        await waitFor(() => expect(settle).toBeDefined());
        expect(screen.getByRole('dialog', { name: 'Invite somebody' })).toBeDefined();
        expect(answers).toEqual([]);
      },
      seeTheFailure: async () => void (await screen.findByText('The mail could not be sent.')),
      seeDenied: answered('deny'),
      seeCancelled: answered('cancel'),
      seeClosed: answered('close'),
      seeBackdrop: answered('backdrop'),
      seeEscaped: async () => {
        await answered('escape')();
        await waitFor(() => expect(document.activeElement?.textContent).toBe('Elsewhere'));
      },
      seeTimedOut: answered('timer'),
      seeConfirmed: answered('confirm', 'ada@example.org'),
      seeBothAnswers: async () => {
        await waitFor(() =>
          expect(answers).toEqual([
            { reason: 'replaced', value: null },
            { reason: 'confirm', value: null },
          ]),
        );
      },
    },
  };
}

test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
  const shown = show();
  await walk(path, journey(shown.user, shown));
});

describe('a dialog that is replaced while its work runs', () => {
  async function replaceWhileRunning() {
    const shown = show();
    let settle: { readonly resolve: () => void; readonly reject: (cause: Error) => void } | undefined;
    shown.open({
      title: 'Refund',
      work: () =>
        new Promise<void>((resolve, reject) => {
          settle = { resolve, reject };
        }),
    });
    await shown.user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(settle).toBeDefined());
    shown.open({ title: 'Confirm that it’s you' });
    await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
    expect(shown.answers).toEqual([]);
    return { ...shown, settle };
  }

  test('is confirmed once its work is done', async () => {
    const { answers, settle } = await replaceWhileRunning();
    settle?.resolve();
    await waitFor(() => expect(answers).toEqual([{ reason: 'confirm', value: null }]));
  });

  test('is replaced if its work fails, with a toast', async () => {
    const { answers, settle } = await replaceWhileRunning();
    settle?.reject(new ProductError('FORBIDDEN'));
    await waitFor(() => expect(answers).toEqual([{ reason: 'replaced', value: null }]));
    expect(app?.toast.getSnapshot().context.entries).toMatchObject([{ message: 'FORBIDDEN', color: 'negative' }]);
  });
});

describe('dialogs with input', () => {
  test.each([
    ['text', 'a', 'a'],
    ['textarea', 'a{enter}b', 'a\nb'],
    ['number', '7.5', '7.5'],
    ['url', 'https://example.org', 'https://example.org'],
  ] as const)('%s', async (type, typed, value) => {
    const { answers, user, open } = show();
    open({ title: 'Question', input: { type, label: 'Answer' } });
    await user.type(await screen.findByLabelText('Answer'), typed);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(answers).toEqual([{ reason: 'confirm', value }]));
  });

  test('select and checkbox', async () => {
    const { answers, user, open } = show();
    const options = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    open({ title: 'Choice', input: { type: 'select', label: 'Which', initial: 'a', options } });
    await user.selectOptions(await screen.findByLabelText('Which'), 'Two');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(answers).toEqual([{ reason: 'confirm', value: 'b' }]));
    open({ title: 'Consent', input: { type: 'checkbox', label: 'I agree', required: 'Please agree first' } });
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await screen.findByText('Please agree first');
    await user.click(screen.getByLabelText('I agree'));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(answers[1]).toEqual({ reason: 'confirm', value: true }));
  });
});

test('a delay longer than a browser timer allows is limited to the maximum', async () => {
  const { open } = show();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  open({ title: 'For ever', timerMs: 1e12 });
  await screen.findByRole('dialog');
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_147_483_647);
  expect(DIALOG_TOAST_LIFE_MS).toBe(5_000);
  timers.mockRestore();
});

test.each(['text', 'textarea', 'number', 'email', 'url', 'select', 'checkbox'] as const)(
  'a dialog with input (%s) focuses its field',
  async (type) => {
    const { open } = show();
    open({ title: 'One question', input: { type, label: 'Your answer' } });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your answer')));
  },
);
