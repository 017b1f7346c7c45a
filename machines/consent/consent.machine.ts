import { assign, fromPromise, setup } from 'xstate';
import { type ConsentChoice, type ConsentWay, REFUSED, withObjection } from '#domain/consent/consent.schema.ts';

export type ConsentEvent =
  | { readonly type: 'choice.made'; readonly choice: ConsentChoice; readonly way: 'banner' | 'settings' }
  | { readonly type: 'choice.withdrawn' }
  | { readonly type: 'storage.changed' };

type Context = {
  /** Null where nothing has been chosen: nothing is allowed then. */
  readonly choice: ConsentChoice | null;
  /** Whether the browser says for every site that nobody is to be followed (Global Privacy Control). */
  readonly objects: boolean;
};

const unprovided = (name: string) => (): never => {
  throw new Error(`The consent machine runs without its effect "${name}".`);
};

/** What somebody allows to be stored in the browser beyond the necessary. */
export const consentMachine = setup({
  types: { context: {} as Context, events: {} as ConsentEvent, input: {} as Pick<Context, 'objects'> },
  actors: {
    /** The choice that is stored in this browser, or null. */
    readChoice: fromPromise<ConsentChoice | null>(unprovided('readChoice')),
  },
  actions: {
    /** Keeps a choice in this browser, and puts it on record. */
    storeChoice: (_, _params: { choice: ConsentChoice | null; way: ConsentWay }) => unprovided('storeChoice')(),
    /** Tells listeners that it is known what is allowed. */
    tellReady: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellReady')(),
    /** Tells listeners that something else is allowed now. */
    tellChange: (_, _params: { choice: ConsentChoice | null }) => unprovided('tellChange')(),
    take: assign(({ context }, { choice }: { choice: ConsentChoice | null | undefined }) => ({
      choice: choice ? withObjection(choice, context.objects) : null,
    })),
  },
  guards: {
    /** Somebody has chosen, in this browser and about what is asked today. */
    hasChosen: (_, { choice }: { choice: ConsentChoice | null | undefined }) => choice !== null && choice !== undefined,
    /** The browser objects for its owner. */
    objects: ({ context }) => context.objects,
  },
}).createMachine({
  id: 'consent',
  description: 'What may be stored in this browser beyond the necessary.',
  context: ({ input }) => ({ choice: null, objects: input.objects }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What was chosen before is being read; until then only the necessary is allowed.',
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
      description: 'It is known what is allowed, and can be changed at any time, here or in another tab.',
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
          description: 'Everything is taken back. That is a choice too: it is kept, and nobody is asked again.',
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
          description: 'Nothing has been chosen; only the necessary is allowed.',
          initial: 'looking',
          states: {
            looking: {
              description: 'Whether the browser has answered already, for every site.',
              always: [{ guard: 'objects', target: 'answered' }, { target: 'asked' }],
            },
            asked: { description: 'Somebody is asked.' },
            answered: { description: 'The browser objects for its owner; nobody is asked.' },
          },
          on: { 'choice.withdrawn': { description: 'There is nothing to take back.' } },
        },
        chosen: { description: 'Somebody has chosen what is allowed.' },
        rereading: {
          description:
            'Another tab has changed the choice; it is being read once more. Who chooses meanwhile has the last word.',
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
