import { NETWORK_FAILURE } from '#machines/toast/toast.machine.ts';
import type { Draft } from '../draft.ts';
import { DIALOGS } from '../setting.ts';
import { PROTECTED } from '../world.ts';
import type { Happening } from './happening.ts';

const isShown = ({ dialog }: Draft): boolean => dialog.matches({ open: 'shown' });
const isWaiting = ({ dialog }: Draft): boolean => dialog.matches({ open: { shown: 'waitingForUser' } });
const ofDialog = (now: Draft): number | null => now.dialog.context.dialog?.id ?? null;

const requested = (id: number, timerMs: number | null) =>
  ({ type: 'dialog.requested', dialog: { id, timerMs } }) as const;

const press = (name: string, type: 'dialog.confirmed' | 'dialog.denied' | 'escape.pressed', id: number): Happening => ({
  name,
  area: 'dialogs',
  endsSession: id !== DIALOGS.view,
  when: (now) => isWaiting(now) && ofDialog(now) === id,
  happens: (draft) => draft.send('view', 'dialog', { type }),
});

const announce = (id: number, name: string): Happening => ({
  name,
  area: 'dialogs',
  when: (now) => now.auth.matches('authenticated') && now.world.shown !== null && ofDialog(now) !== id,
  happens: (draft) => draft.send('sessionEnd', 'dialog', requested(id, 300_000)),
});

const expires = (message: string, what: string): Happening => ({
  name: `the toast about ${what} expires`,
  area: 'toasts',
  when: ({ toast }) => toast.context.entries.some((entry) => entry.message === message && !entry.delayed),
  happens: (draft) => {
    const entry = draft.toast.context.entries.find((toast) => toast.message === message && !toast.delayed);
    if (entry !== undefined) draft.send('clock', 'toast', { type: 'toast.ended', id: entry.id });
  },
});

/** Dialogs of a view and of the session's end, and toasts. */
export const NOTICE_HAPPENINGS: readonly Happening[] = [
  announce(DIALOGS.notice, 'the end of the unused session is announced'),
  announce(DIALOGS.lastNotice, 'the end of the old session is announced'),
  {
    name: 'the view opens a dialog',
    area: 'dialogs',
    when: (now) =>
      now.world.shown !== null && PROTECTED.has(now.world.shown) && ofDialog(now) !== DIALOGS.view && !isShown(now),
    happens: (draft) => draft.send('view', 'dialog', requested(DIALOGS.view, null)),
  },
  {
    name: 'the dialog appears',
    area: 'dialogs',
    when: (now) => now.timer('dialog', 'openDelay') !== undefined,
    happens: (draft) => draft.elapse('dialog', 'openDelay'),
  },
  {
    name: 'the dialog has closed',
    area: 'dialogs',
    when: (now) => now.timer('dialog', 'closeDuration') !== undefined,
    happens: (draft) => draft.elapse('dialog', 'closeDuration'),
  },
  {
    name: 'the time of the notice is up',
    area: 'dialogs',
    endsSession: true,
    when: (now) => isShown(now) && ofDialog(now) !== DIALOGS.view && now.timer('dialog', 'timer') !== undefined,
    happens: (draft) => {
      draft.world.isSessionValid = false;
      draft.elapse('dialog', 'timer');
    },
  },
  press('the user stays signed in', 'dialog.confirmed', DIALOGS.notice),
  press('the user signs out in the notice', 'dialog.denied', DIALOGS.notice),
  press('the user closes the notice', 'escape.pressed', DIALOGS.notice),
  press('the user signs in again from the notice', 'dialog.confirmed', DIALOGS.lastNotice),
  press('the user confirms the dialog', 'dialog.confirmed', DIALOGS.view),
  press('the user closes the dialog', 'escape.pressed', DIALOGS.view),
  {
    name: 'the value of the dialog is valid',
    area: 'dialogs',
    when: (now) => now.runs('dialog', 'validate') !== undefined,
    happens: (draft) => draft.succeed('dialog', 'validate', null),
  },
  {
    name: 'the work of the dialog ends',
    area: 'dialogs',
    endsSession: true,
    when: (now) => now.runs('dialog', 'work') !== undefined && now.world.refusal === 'none',
    happens: (draft) => {
      const { isReachable, isSessionValid } = draft.world;
      if (isReachable && isSessionValid) {
        draft.respond(true);
        return draft.succeed('dialog', 'work', undefined);
      }
      if (isReachable) draft.refuse('ofView');
      else draft.loseRequest();
      draft.resolve();
      draft.fail('dialog', 'work');
    },
  },
  {
    name: 'the view raises a toast',
    area: 'toasts',
    when: ({ world, toast }) =>
      world.shown !== null && !toast.context.entries.some(({ message }) => message === 'savedAnswersThere'),
    happens: (draft) =>
      draft.send('view', 'toast', { type: 'toast.raised', message: 'savedAnswersThere', delayed: true }),
  },
  expires('savedAnswersThere', 'something done'),
  expires('UNAUTHENTICATED', 'the end of the session'),
  expires(NETWORK_FAILURE, 'the network'),
  {
    name: 'network failures are shown again',
    area: 'toasts',
    when: (now) => now.timer('toast', 'networkErrorDebounce') !== undefined,
    happens: (draft) => draft.elapse('toast', 'networkErrorDebounce'),
  },
];
