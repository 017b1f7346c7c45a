import { assign, fromPromise, setup } from 'xstate';
import { type ConsentChoice, type ConsentWay, REFUSED, withObjection } from '#domain/users/consent/consent.schema.ts';

export type ConsentEvent =
  | { readonly type: 'choice.made'; readonly choice: ConsentChoice; readonly way: 'banner' | 'settings' }
  | { readonly type: 'choice.withdrawn' }
  | { readonly type: 'storage.changed' };

type Context = {
  /** Null if the user has not chosen yet: then nothing is allowed. */
  readonly choice: ConsentChoice | null;
  /** Whether the browser objects to tracking on every site (Global Privacy Control). */
  readonly objects: boolean;
};

const unprovided = (name: string) => (): never => {
  throw new Error(`The consent machine runs without its effect "${name}".`);
};

/** What a user allows to be stored in the browser beyond necessary data. */
export const consentMachine = setup({
  types: { context: {} as Context, events: {} as ConsentEvent, input: {} as Pick<Context, 'objects'> },
  actors: {
    /** The choice stored in this browser, or null. */
    readChoice: fromPromise<ConsentChoice | null>(unprovided('readChoice')),
  },
  actions: {
    /** Saves a choice in this browser, and records it on the server. */
    storeChoice: (_, _params: { choice: ConsentChoice | null; way: ConsentWay }) => unprovided('storeChoice')(),
    /** Notifies listeners that the choice is known. */
    tellReady: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellReady')(),
    /** Notifies listeners that the choice has changed. */
    tellChange: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellChange')(),
    take: assign(({ context }, { choice }: { choice: ConsentChoice | null | undefined }) => ({
      choice: choice ? withObjection(choice, context.objects) : null,
    })),
  },
  guards: {
    /** There is a choice in this browser about the current version of the list. */
    hasChosen: (_, { choice }: { choice: ConsentChoice | null | undefined }) => choice !== null && choice !== undefined,
    /** The browser objects on its user's behalf. */
    objects: ({ context }) => context.objects,
  },
}).createMachine({
  id: 'consent',
  description: 'What may be stored in this browser beyond necessary data.',
  context: ({ input }) => ({ choice: null, objects: input.objects }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Reading the stored choice. Until then, only necessary data is allowed.',
      invoke: {
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'hasChosen', params: ({ event }) => ({ choice: event.output }) },
            target: 'known.chosen',
            actions: [
              { type: 'take', params: ({ event }) => ({ choice: event.output }) },
              { type: 'tellReady', params: ({ context }) => context },
            ],
          },
          { target: 'known.unchosen', actions: { type: 'tellReady', params: ({ context }) => context } },
        ],
        onError: { target: 'known.unchosen', actions: { type: 'tellReady', params: ({ context }) => context } },
      },
    },
    known: {
      description: 'The choice is known, and can be changed at any time, in this or another tab.',
      initial: 'unchosen',
      on: {
        'choice.made': {
          target: '.chosen',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'storeChoice', params: ({ context, event }) => ({ choice: context.choice, way: event.way }) },
            { type: 'tellChange', params: ({ context }) => context },
          ],
        },
        'choice.withdrawn': {
          description: 'Everything is withdrawn. That is a choice too: it is saved, and the user is not asked again.',
          target: '.chosen',
          actions: [
            { type: 'take', params: { choice: REFUSED } },
            { type: 'storeChoice', params: { choice: REFUSED, way: 'withdrawal' } },
            { type: 'tellChange', params: ({ context }) => context },
          ],
        },
        'storage.changed': '.rereading',
      },
      states: {
        unchosen: {
          description: 'The user has not chosen. Only necessary data is allowed.',
          initial: 'looking',
          states: {
            looking: {
              description: 'Checks whether the browser objects for every site.',
              always: [{ guard: 'objects', target: 'answered' }, { target: 'asked' }],
            },
            asked: { description: 'The user is asked.' },
            answered: { description: 'The browser objects on its user’s behalf. The user is not asked.' },
          },
          on: { 'choice.withdrawn': { description: 'There is nothing to withdraw.' } },
        },
        chosen: { description: 'The user has chosen.' },
        rereading: {
          description:
            'Another tab has changed the choice. Reading it again. A choice made meanwhile takes precedence.',
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
                target: 'unchosen',
                actions: [
                  { type: 'take', params: { choice: null } },
                  { type: 'tellChange', params: { choice: null } },
                ],
              },
            ],
            onError: {
              target: 'unchosen',
              actions: [
                { type: 'take', params: { choice: null } },
                { type: 'tellChange', params: { choice: null } },
              ],
            },
          },
        },
      },
    },
  },
});
