import { assign, fromPromise, setup } from 'xstate';
import { OFFLINE_WORK_ATTEMPTS } from '#domain/platform/limits.ts';

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
  | { readonly type: 'server.heard' }
  | { readonly type: 'network.returned' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The connection machine runs without its effect "${name}".`);
};
const delayOf = (name: string) => (): number => {
  throw new Error(`The connection machine runs without its delay "${name}".`);
};

/**
 * Whether the server can be reached, and what happens to work done offline. This machine informs the user;
 * the stores that save and send the work are independent of it.
 */
export const connectionMachine = setup({
  types: { input: {} as ConnectionInput, context: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: {
    /** Time until the next probe of the server. */
    nextProbe: (_: { context: ConnectionContext }) => delayOf('nextProbe')(),
    /** Time until pending work is sent again. */
    nextTry: delayOf('nextTry'),
    /** How long the message "everything is sent" is shown. */
    shownFor: delayOf('shownFor'),
  },
  actors: {
    /** Resolves if the server responds. */
    probe: fromPromise<void>(unprovided('probe')),
    /** Sends the work saved on this device. Resolves with the number of items still pending. */
    sendLeftWork: fromPromise<number>(unprovided('sendLeftWork')),
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    countTry: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetTries: assign({ attempts: 0 }),
  },
  guards: {
    /** The page was loaded offline. */
    startedAlone: ({ context }) => !context.isReached,
    /** The server has everything. */
    isAllSent: (_, { left }: { left: number }) => left === 0,
    /** So many attempts have failed that the network can't be the reason. */
    hasTriedEnough: ({ context }) => context.attempts + 1 >= OFFLINE_WORK_ATTEMPTS,
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the server can be reached, and what happens to work done offline.',
  context: ({ input }) => ({ ...input, failures: 0, attempts: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides how to start, by whether the page was loaded offline.',
      always: [{ guard: 'startedAlone', target: 'lost' }, { target: 'reached' }],
    },
    reached: {
      description: 'The server responds. No message is shown.',
      on: { 'server.lost': { target: 'lost' } },
    },
    lost: {
      description: 'The server does not respond. Work is saved on this device.',
      entry: 'forgetTries',
      on: {
        'server.heard': { target: 'sending' },
        'network.returned': { target: 'probing' },
      },
      after: { nextProbe: { target: 'probing' } },
    },
    probing: {
      description: 'Probing the server.',
      on: { 'server.heard': { target: 'sending' } },
      invoke: {
        src: 'probe',
        onDone: { target: 'sending' },
        onError: { target: 'lost', actions: 'countFailure' },
      },
    },
    sending: {
      description: 'The server responds again. Sending the work done offline.',
      entry: 'forgetFailures',
      on: { 'server.lost': { target: 'lost' } },
      invoke: {
        src: 'sendLeftWork',
        onDone: [
          { guard: { type: 'isAllSent', params: ({ event }) => ({ left: event.output }) }, target: 'allSent' },
          { guard: 'hasTriedEnough', target: 'reached', actions: 'forgetTries' },
          { target: 'waiting', actions: 'countTry' },
        ],
        onError: { target: 'lost' },
      },
    },
    waiting: {
      description: 'Some work is still pending. Its own store sends it; checking again later.',
      on: { 'server.lost': { target: 'lost' } },
      after: { nextTry: { target: 'sending' } },
    },
    allSent: {
      description: 'The server has everything. A message says so for a short time.',
      entry: 'forgetTries',
      on: { 'server.lost': { target: 'lost' } },
      after: { shownFor: { target: 'reached' } },
    },
  },
});
