import { assign, fromPromise, setup } from 'xstate';
import { LEFT_WORK_TRIES } from '#domain/limits.ts';

export type ConnectionInput = {
  /** Whether the server was reached when the page last asked. */
  readonly isReached: boolean;
};

type ConnectionContext = ConnectionInput & {
  /** How often the server has been asked in vain since it was lost. */
  readonly failures: number;
  /** How often work was sent since the server came back, and some was left. */
  readonly tries: number;
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
 * Whether the server can be reached, and what becomes of the work that was done while it could not. It tells the
 * person; what keeps and sends single pieces of work goes on by itself.
 */
export const connectionMachine = setup({
  types: { input: {} as ConnectionInput, context: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: {
    /** Until the server is asked again whether it is there. */
    nextProbe: (_: { context: ConnectionContext }) => delayOf('nextProbe')(),
    /** Until what is left is sent once more. */
    nextTry: delayOf('nextTry'),
    /** How long it is said that everything is sent. */
    shownFor: delayOf('shownFor'),
  },
  actors: {
    /** Resolves where the server answers. */
    probe: fromPromise<void>(unprovided('probe')),
    /** Sends what this device has kept. Resolves with how many pieces are still here. */
    sendLeftWork: fromPromise<number>(unprovided('sendLeftWork')),
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
  },
  guards: {
    /** The page was started without the server. */
    startedAlone: ({ context }) => !context.isReached,
    /** The server has everything. */
    isAllSent: (_, { left }: { left: number }) => left === 0,
    /** What is left after so many tries is not waiting for a network. */
    hasTriedEnough: ({ context }) => context.tries + 1 >= LEFT_WORK_TRIES,
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the server can be reached, and what becomes of the work that was done while it could not.',
  context: ({ input }) => ({ ...input, failures: 0, tries: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'What the page met before this was looked at decides how it begins.',
      always: [{ guard: 'startedAlone', target: 'lost' }, { target: 'reached' }],
    },
    reached: {
      description: 'The server answers. Nothing is said.',
      on: { 'server.lost': { target: 'lost' } },
    },
    lost: {
      description: 'The server does not answer. What is done is kept on this device.',
      entry: 'forgetTries',
      on: {
        'server.heard': { target: 'sending' },
        'network.returned': { target: 'probing' },
      },
      after: { nextProbe: { target: 'probing' } },
    },
    probing: {
      description: 'The server is asked whether it is there again.',
      on: { 'server.heard': { target: 'sending' } },
      invoke: {
        src: 'probe',
        onDone: { target: 'sending' },
        onError: { target: 'lost', actions: 'countFailure' },
      },
    },
    sending: {
      description: 'The server is there again, and is given what was done meanwhile.',
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
      description: 'Some of it is still on its way; what shows it sends it, and it is looked at again.',
      on: { 'server.lost': { target: 'lost' } },
      after: { nextTry: { target: 'sending' } },
    },
    allSent: {
      description: 'The server has everything. That is said for a moment.',
      entry: 'forgetTries',
      on: { 'server.lost': { target: 'lost' } },
      after: { shownFor: { target: 'reached' } },
    },
  },
});
