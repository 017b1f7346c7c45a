import { assign, fromPromise, setup } from 'xstate';
import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/connection.limits.ts';
import { unprovidedIn } from '../unprovided.ts';

export type ConnectionInput = {
  /** Whether the page's last request reached the server. */
  readonly isReached: boolean;
};

type ConnectionContext = ConnectionInput & {
  /** Number of failed probes since the connection was lost. */
  readonly failures: number;
  /** Number of times pending work was sent since the reconnection, and some was left. */
  readonly attempts: number;
};

export type ConnectionEvent =
  | { readonly type: 'server.lost' }
  | { readonly type: 'server.responded' }
  | { readonly type: 'network.returned' };

const unprovided = unprovidedIn('connection');

/**
 * Whether the server can be reached, and what happens to work done offline. This machine informs the user;
 * the stores that save and send the work are independent of it.
 */
export const connectionMachine = setup({
  types: { input: {} as ConnectionInput, context: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: {
    /** Time until the next probe of the server. */
    probeDelay: (_: { context: ConnectionContext }) => unprovided('probeDelay')(),
    /** Time until pending work is sent again. */
    retryDelay: unprovided('retryDelay'),
    /** How long the message "everything is sent" is shown. */
    messageDuration: unprovided('messageDuration'),
  },
  actors: {
    /** Resolves if the server responds. */
    probeServer: fromPromise<void>(unprovided('probeServer')),
    /** Sends the work saved on this device. Resolves with the number of items still pending. */
    sendPendingWork: fromPromise<number>(unprovided('sendPendingWork')),
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resetFailures: assign({ failures: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
  },
  guards: {
    /** The page was loaded offline. */
    startedOffline: ({ context }) => !context.isReached,
    /** The server has everything. */
    isAllSent: (_, { left }: { left: number }) => left === 0,
    /** So many attempts have failed that the network can't be the reason. */
    hasUsedAllAttempts: ({ context }) => context.attempts + 1 >= OFFLINE_WORK_ATTEMPTS,
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the server can be reached, and what happens to work done offline.',
  context: ({ input }) => ({ ...input, failures: 0, attempts: 0 }),
  initial: 'checkingStart',
  states: {
    checkingStart: {
      description: 'Decides how to start, depending on whether the page was loaded offline.',
      always: [{ guard: 'startedOffline', target: 'offline' }, { target: 'online' }],
    },
    online: {
      description: 'The server responds. No message is shown.',
      on: { 'server.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The server does not respond. Work is saved on this device.',
      entry: 'resetAttempts',
      on: {
        'server.responded': { target: 'sendingWork' },
        'network.returned': { target: 'probingServer' },
      },
      after: { probeDelay: { target: 'probingServer' } },
    },
    probingServer: {
      description: 'Probing the server.',
      on: { 'server.responded': { target: 'sendingWork' } },
      invoke: {
        src: 'probeServer',
        onDone: { target: 'sendingWork' },
        onError: { target: 'offline', actions: 'countFailure' },
      },
    },
    sendingWork: {
      description: 'The server responds again. Sending the work done offline.',
      entry: 'resetFailures',
      on: { 'server.lost': { target: 'offline' } },
      invoke: {
        src: 'sendPendingWork',
        onDone: [
          { guard: { type: 'isAllSent', params: ({ event }) => ({ left: event.output }) }, target: 'allSent' },
          { guard: 'hasUsedAllAttempts', target: 'online', actions: 'resetAttempts' },
          { target: 'waitingToSend', actions: 'countAttempt' },
        ],
        onError: { target: 'offline' },
      },
    },
    waitingToSend: {
      description: 'Some work is still pending. Its own store sends it; checking again later.',
      on: { 'server.lost': { target: 'offline' } },
      after: { retryDelay: { target: 'sendingWork' } },
    },
    allSent: {
      description: 'The server has everything. A message says so for a short time.',
      entry: 'resetAttempts',
      on: { 'server.lost': { target: 'offline' } },
      after: { messageDuration: { target: 'online' } },
    },
  },
});
