import { assign, fromPromise, setup } from 'xstate';
import {
  type ConsentChoice,
  type ConsentSource,
  REFUSED,
  withObjection,
} from '#domain/users/consent/consent.schema.ts';
import { unprovidedIn } from '../unprovided.ts';

export type ConsentEvent =
  | { readonly type: 'choice.made'; readonly choice: ConsentChoice; readonly way: 'banner' | 'settings' }
  | { readonly type: 'choice.withdrawn' }
  | { readonly type: 'storage.changed' };

type Context = {
  /** Null if the user has not chosen yet: then nothing is allowed. */
  readonly choice: ConsentChoice | null;
  /** Whether the browser objects to tracking on every site (Global Privacy Control). */
  readonly hasGlobalPrivacyControl: boolean;
};

const unprovided = unprovidedIn('consent');

/** What a user allows to be stored in the browser beyond necessary data. */
export const consentMachine = setup({
  types: { context: {} as Context, events: {} as ConsentEvent, input: {} as Pick<Context, 'hasGlobalPrivacyControl'> },
  actors: {
    /** The choice stored in this browser, or null. */
    readChoice: fromPromise<ConsentChoice | null>(unprovided('readChoice')),
  },
  actions: {
    /** Saves a choice in this browser, and records it on the server. */
    storeChoice: (_, _params: { choice: ConsentChoice | null; way: ConsentSource }) => unprovided('storeChoice')(),
    /** Notifies listeners that the choice is known. */
    notifyReady: (_, _params: { choice: ConsentChoice | null }) => unprovided('notifyReady')(),
    /** Notifies listeners that the choice has changed. */
    notifyChange: (_, _params: { choice: ConsentChoice | null }) => unprovided('notifyChange')(),
    assignChoice: assign(({ context }, { choice }: { choice: ConsentChoice | null | undefined }) => ({
      choice: choice ? withObjection(choice, context.hasGlobalPrivacyControl) : null,
    })),
  },
  guards: {
    /** This browser has a choice for the current version of the list. */
    hasChosen: (_, { choice }: { choice: ConsentChoice | null | undefined }) => choice !== null && choice !== undefined,
    /** The browser sends Global Privacy Control. */
    hasGlobalPrivacyControl: ({ context }) => context.hasGlobalPrivacyControl,
  },
}).createMachine({
  id: 'consent',
  description: 'What may be stored in this browser beyond necessary data.',
  context: ({ input }) => ({ choice: null, hasGlobalPrivacyControl: input.hasGlobalPrivacyControl }),
  initial: 'loadingChoice',
  states: {
    loadingChoice: {
      description: 'Reading the stored choice. Until then, only necessary data is allowed.',
      invoke: {
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'hasChosen', params: ({ event }) => ({ choice: event.output }) },
            target: 'known.chosen',
            actions: [
              { type: 'assignChoice', params: ({ event }) => ({ choice: event.output }) },
              { type: 'notifyReady', params: ({ context }) => context },
            ],
          },
          { target: 'known.unchosen', actions: { type: 'notifyReady', params: ({ context }) => context } },
        ],
        onError: { target: 'known.unchosen', actions: { type: 'notifyReady', params: ({ context }) => context } },
      },
    },
    known: {
      description: 'The choice is known, and can be changed at any time, in this or another tab.',
      initial: 'unchosen',
      on: {
        'choice.made': {
          target: '.chosen',
          actions: [
            { type: 'assignChoice', params: ({ event }) => event },
            { type: 'storeChoice', params: ({ context, event }) => ({ choice: context.choice, way: event.way }) },
            { type: 'notifyChange', params: ({ context }) => context },
          ],
        },
        'choice.withdrawn': {
          description: 'The user has withdrawn consent. This choice is saved, and the user is not asked again.',
          target: '.chosen',
          actions: [
            { type: 'assignChoice', params: { choice: REFUSED } },
            { type: 'storeChoice', params: { choice: REFUSED, way: 'withdrawal' } },
            { type: 'notifyChange', params: ({ context }) => context },
          ],
        },
        'storage.changed': '.reloadingChoice',
      },
      states: {
        unchosen: {
          description: 'The user has not chosen. Only necessary data is allowed.',
          initial: 'checkingObjection',
          states: {
            checkingObjection: {
              description: 'Checks whether the browser sends Global Privacy Control.',
              always: [{ guard: 'hasGlobalPrivacyControl', target: 'objected' }, { target: 'asked' }],
            },
            asked: { description: 'The user is asked.' },
            objected: {
              description:
                'The browser sends Global Privacy Control, which counts as a refusal. The user is not asked.',
            },
          },
          on: { 'choice.withdrawn': { description: 'No consent has been given that could be withdrawn.' } },
        },
        chosen: { description: 'The user has chosen.' },
        reloadingChoice: {
          description:
            'Another tab has changed the choice. Reading it again. A choice made meanwhile takes precedence.',
          invoke: {
            src: 'readChoice',
            onDone: [
              {
                guard: { type: 'hasChosen', params: ({ event }) => ({ choice: event.output }) },
                target: 'chosen',
                actions: [
                  { type: 'assignChoice', params: ({ event }) => ({ choice: event.output }) },
                  { type: 'notifyChange', params: ({ context }) => context },
                ],
              },
              {
                target: 'unchosen',
                actions: [
                  { type: 'assignChoice', params: { choice: null } },
                  { type: 'notifyChange', params: { choice: null } },
                ],
              },
            ],
            onError: {
              target: 'unchosen',
              actions: [
                { type: 'assignChoice', params: { choice: null } },
                { type: 'notifyChange', params: { choice: null } },
              ],
            },
          },
        },
      },
    },
  },
});
