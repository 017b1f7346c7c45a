import { assign, fromPromise, setup } from 'xstate';
import type { ConsentChoice } from '#domain/consent/consent.schema.ts';

export type ConsentEvent =
  | { readonly type: 'choice.made'; readonly choice: ConsentChoice }
  | { readonly type: 'choice.withdrawn' }
  | { readonly type: 'storage.changed' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The consent machine runs without its effect "${name}".`);
};

/** What somebody allows to be stored in the browser beyond the necessary. */
export const consentMachine = setup({
  types: {
    /** `choice` is null where nothing has been chosen: nothing is allowed then. */
    context: {} as { readonly choice: ConsentChoice | null },
    events: {} as ConsentEvent,
  },
  actors: {
    /** The choice that is stored in this browser, or null. */
    readChoice: fromPromise<ConsentChoice | null>(unprovided('readChoice')),
  },
  actions: {
    storeChoice: (_, _params: { choice: ConsentChoice | null }) => unprovided('storeChoice')(),
    /** Tells listeners that it is known what is allowed. */
    tellReady: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellReady')(),
    /** Tells listeners that something else is allowed now. */
    tellChange: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellChange')(),
    take: assign((_, { choice }: { choice: ConsentChoice | null | undefined }) => ({ choice: choice ?? null })),
  },
  guards: {
    /** Somebody has chosen, in this browser and about what is asked today. */
    hasChosen: (_, { choice }: { choice: ConsentChoice | null | undefined }) => choice !== null && choice !== undefined,
  },
}).createMachine({
  id: 'consent',
  description: 'What may be stored in this browser beyond the necessary.',
  context: { choice: null },
  initial: 'opening',
  states: {
    opening: {
      description: 'What was chosen before is being read; until then only the necessary is allowed.',
      invoke: {
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'hasChosen', params: ({ event }) => ({ choice: event.output }) },
            target: 'chosen',
            actions: [
              { type: 'take', params: ({ event }) => ({ choice: event.output }) },
              { type: 'tellReady', params: ({ context }) => context },
            ],
          },
          { target: 'unasked', actions: { type: 'tellReady', params: ({ context }) => context } },
        ],
        onError: { target: 'unasked', actions: { type: 'tellReady', params: ({ context }) => context } },
      },
    },
    unasked: {
      description: 'Nothing has been chosen; only the necessary is allowed.',
      on: {
        'choice.made': {
          target: 'chosen',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'storeChoice', params: ({ context }) => context },
            { type: 'tellChange', params: ({ context }) => context },
          ],
        },
        'storage.changed': { target: 'rereading' },
      },
    },
    chosen: {
      description: 'Somebody has chosen what is allowed.',
      on: {
        'choice.made': {
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'storeChoice', params: ({ context }) => context },
            { type: 'tellChange', params: ({ context }) => context },
          ],
        },
        'choice.withdrawn': {
          target: 'unasked',
          actions: [
            { type: 'take', params: { choice: null } },
            { type: 'storeChoice', params: { choice: null } },
            { type: 'tellChange', params: { choice: null } },
          ],
        },
        'storage.changed': { target: 'rereading' },
      },
    },
    rereading: {
      description: 'Another tab has changed the choice; it is being read once more.',
      invoke: {
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'hasChosen', params: ({ event }) => ({ choice: event.output }) },
            target: 'chosen',
            actions: [
              { type: 'take', params: ({ event }) => ({ choice: event.output }) },
              { type: 'tellChange', params: ({ context }) => context },
            ],
          },
          {
            target: 'unasked',
            actions: [
              { type: 'take', params: { choice: null } },
              { type: 'tellChange', params: { choice: null } },
            ],
          },
        ],
        onError: {
          target: 'unasked',
          actions: [
            { type: 'take', params: { choice: null } },
            { type: 'tellChange', params: { choice: null } },
          ],
        },
      },
    },
  },
});
