import type { SnapshotFrom } from 'xstate';
import { type ErrorCode, ProductError } from '#domain/platform/errors.ts';
import type { PlainProblem } from '#domain/platform/problem-codes.ts';
import { UNSAVED_WORK_TOAST_MS } from '#domain/platform/screen.limits.ts';
import type { AuthEvent, authMachine } from '../auth/auth.machine.ts';
import type { ConnectionEvent } from '../connection/connection.machine.ts';
import type { DialogEvent, DialogReason } from '../dialog/dialog.machine.ts';
import type { PinEvent } from '../pin/pin.machine.ts';
import type { ToastColor } from '../toast/toast.machine.ts';

/*
 * How the machines of the application are connected: what each report of one part makes the others do. The functions are
 * pure. The application carries out their orders (`src/client/carry-out.ts`), and so does the test that explores all
 * machines together (`src/tools/machines/composition`).
 */

type Auth = SnapshotFrom<typeof authMachine>;
type Sent<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { readonly type: Type }
>;

/** Where the router is sent; `again` is the current address, about which the guard decides again if it has decided. */
export type Destination = 'login' | 'home' | 'verifyPin' | 'again';

/** What happens once the session has been read again. */
export type AfterReading = 'goHome' | 'demandPin';

/** What one part of the application makes another do. Times are added by the code that carries it out. */
export type Order =
  | {
      readonly to: 'auth';
      readonly event: Sent<AuthEvent, 'session.changed' | 'session.ended' | 'window.shown' | 'signOut.requested'>;
      readonly waiting?: AfterReading;
    }
  | { readonly to: 'pin'; readonly event: Sent<PinEvent, 'user.changed'> }
  | { readonly to: 'dialog'; readonly event: Sent<DialogEvent, 'access.ended'> }
  | { readonly to: 'reloadGuard'; readonly event: { readonly type: 'session.refused' } }
  | { readonly to: 'connection'; readonly event: Sent<ConnectionEvent, 'server.lost' | 'server.responded'> }
  | {
      readonly to: 'toast';
      readonly event:
        | { readonly type: 'network.failed' | 'navigation.ended' }
        | {
            readonly type: 'toast.raised';
            readonly message: ErrorCode | PlainProblem;
            readonly color: ToastColor;
            readonly delayed: boolean;
            readonly duration?: number;
          };
    }
  | { readonly to: 'connectivity'; readonly isReached: boolean }
  | { readonly to: 'router'; readonly go: Destination }
  | {
      readonly to: 'browser';
      /** `rememberAddress`: the address to return to after sign-in is that of the current page. */
      readonly effect: 'rememberAddress' | 'clearTokens' | 'clearSavedData' | 'storePinState' | 'sendLeftWork';
    };

export type OrderTo<Part extends Order['to']> = Extract<Order, { readonly to: Part }>;

/** The orders for one part, for the code that follows another part on its behalf. */
export const ordersTo = <Part extends Order['to']>(part: Part, orders: readonly Order[]): readonly OrderTo<Part>[] =>
  orders.filter((order): order is OrderTo<Part> => order.to === part);

const READ_SESSION = { type: 'session.changed' } as const;
const SESSION_ENDED = { message: 'UNAUTHENTICATED', color: 'neutral', delayed: true } as const;

/** Whether a refusal can be about the session. Without one, or while it begins or ends, there is nothing to reload for. */
const mayHaveSession = (auth: Auth): boolean =>
  !auth.matches({ unauthenticated: 'signedOut' }) &&
  !auth.matches('signingIn') &&
  !auth.matches('signingUp') &&
  !auth.matches('signingOut');

/** Whether somebody is signed in, has entered the PIN, if the account has one, and has the factor that is required. */
export const hasAccess = (auth: Auth | null): boolean => {
  const user = auth?.context.user ?? null;
  return user !== null && user.pin !== 'pending' && user.factor_missing !== true;
};

/** Whether the session has been read again, successfully or not. */
export const isSessionRead = (auth: Auth): boolean =>
  !auth.matches({ authenticated: 'reloadingSession' }) && !auth.hasTag('busy');

/** The API has refused a request. The catalogue of errors has the reaction to each code. */
export function afterRefusal(reaction: 'reload' | 'verifyPin' | 'toast', auth: Auth): readonly Order[] {
  switch (reaction) {
    case 'reload':
      return mayHaveSession(auth) ? [{ to: 'reloadGuard', event: { type: 'session.refused' } }] : [];
    case 'verifyPin':
      // Until the session is read again, the guard considers the PIN verified, and would redirect from its page.
      return [{ to: 'auth', event: READ_SESSION, waiting: 'demandPin' }];
    case 'toast':
      return [{ to: 'toast', event: { type: 'network.failed' } }];
  }
}

/** The session has been read again, which something waited for. */
export function afterReading(waiting: AfterReading, auth: Auth): readonly Order[] {
  if (waiting === 'goHome') return [{ to: 'router', go: 'home' }];
  const { user } = auth.context;
  if (user?.pin === 'pending') return [{ to: 'router', go: 'verifyPin' }];
  return user?.factor_missing === true ? [{ to: 'router', go: 'login' }] : [];
}

/** The reload guard gives the session up: it was refused again right after a reload. */
export const afterSessionRefused = (): readonly Order[] => [
  { to: 'browser', effect: 'clearTokens' },
  { to: 'auth', event: { type: 'session.ended' } },
  { to: 'router', go: 'login' },
  { to: 'toast', event: { type: 'toast.raised', ...SESSION_ENDED } },
];

/** The reload guard does not reload: the session was refused, but some work is only in this page. */
export const afterUnsavedWork = (): readonly Order[] => [
  {
    to: 'toast',
    event: {
      type: 'toast.raised',
      message: 'sessionEndedUnsaved',
      color: 'negative',
      delayed: false,
      duration: UNSAVED_WORK_TOAST_MS,
    },
  },
];

/** The auth machine ends a session, for any reason: its actions of these names. */
export const AUTH_ACTIONS: { readonly clearTokens: readonly Order[]; readonly goToSignIn: readonly Order[] } = {
  clearTokens: [{ to: 'browser', effect: 'clearTokens' }],
  goToSignIn: [{ to: 'router', go: 'login' }],
};

/**
 * The state of the auth machine has changed.
 * @param before null at the start
 */
export function afterAuth(before: Auth | null, now: Auth): readonly Order[] {
  const orders: Order[] = [];
  const { user, problem } = now.context;
  const userBefore = before?.context.user ?? null;
  const isIn = now.matches('authenticated');
  const wasIn = before?.matches('authenticated') === true;
  if (user !== null) orders.push({ to: 'browser', effect: 'storePinState' });
  if (user?.id !== userBefore?.id) orders.push({ to: 'pin', event: { type: 'user.changed' } });
  const isGone = userBefore !== null && user === null;
  if (isGone || (hasAccess(before) && !hasAccess(now))) orders.push({ to: 'dialog', event: { type: 'access.ended' } });
  // Unsaved work on this device is sent as soon as the same user is back.
  const isBack = hasAccess(now) && !(hasAccess(before) && user?.id === userBefore?.id);
  if (isBack) orders.push({ to: 'browser', effect: 'sendLeftWork' });
  // Nobody is signed in, and not merely because the server could not be reached.
  const isUnreachable = problem instanceof ProductError && problem.code === 'NETWORK';
  if (now.matches({ unauthenticated: 'signedOut' }) && !isUnreachable)
    orders.push({ to: 'browser', effect: 'clearSavedData' });
  // A PIN was set on another device, or a factor is required now: what this page shows is locked. After sign-out, the
  // machine itself redirects.
  const isLocked = isIn && hasAccess(before) && !hasAccess(now);
  if ((isIn && !wasIn) || isLocked) orders.push({ to: 'router', go: 'again' });
  return orders;
}

/** Another tab has removed the tokens of this browser, or stored others. */
export function afterTokenChange(isRemoved: boolean, auth: Auth): readonly Order[] {
  if (isRemoved) return [{ to: 'auth', event: { type: 'session.ended' } }];
  return auth.matches('unauthenticated') ? [{ to: 'auth', event: READ_SESSION }] : [];
}

/** The user has returned to the window. */
export const afterWindowReturn = (): readonly Order[] => [{ to: 'auth', event: { type: 'window.shown' } }];

/** The server responds, or does not any more. */
export const afterConnectivity = (isReached: boolean): readonly Order[] => [
  { to: 'connection', event: { type: isReached ? 'server.responded' : 'server.lost' } },
];

/** The connection machine is sending work: everything that waits for the server is notified, from cards to answers. */
export const afterConnection = (isSending: boolean): readonly Order[] =>
  isSending ? [{ to: 'connectivity', isReached: true }] : [];

/** A navigation has ended. A dialog that a page has opened while it was left because the session ended closes, too. */
export const afterNavigation = (auth: Auth): readonly Order[] => [
  { to: 'toast', event: { type: 'navigation.ended' } },
  ...(hasAccess(auth) ? [] : [{ to: 'dialog', event: { type: 'access.ended' } } as const]),
];

/** The PIN machine has a verified PIN. */
export const afterPin = (): readonly Order[] => [{ to: 'auth', event: READ_SESSION, waiting: 'goHome' }];

/** The session has ended by time. */
export const afterTimeUp = (): readonly Order[] => [
  { to: 'browser', effect: 'rememberAddress' },
  { to: 'toast', event: { type: 'toast.raised', ...SESSION_ENDED } },
  { to: 'auth', event: { type: 'signOut.requested' } },
];

/** The user has answered the notice that the session is about to end. */
export function afterEndNotice(reason: DialogReason, isExtendable: boolean): readonly Order[] {
  const signOut = { to: 'auth', event: { type: 'signOut.requested' } } as const;
  if (reason === 'deny') return [signOut];
  return reason === 'confirm' && !isExtendable ? [{ to: 'browser', effect: 'rememberAddress' }, signOut] : [];
}
