import { fromPromise, setup } from 'xstate';

export type UpdateEvent =
  | { readonly type: 'look.requested' }
  | { readonly type: 'update.accepted' }
  | { readonly type: 'update.postponed' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The update machine runs without its effect "${name}".`);
};
const delayOf = (name: string) => (): number => {
  throw new Error(`The update machine runs without its delay "${name}".`);
};

/** A newer version of the application: noticed, offered, and taken when the person says so and nothing is unsaved. */
export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  delays: {
    /** Until it is looked for a newer version again. */
    nextLook: delayOf('nextLook'),
    /** Until a person who said "later" is asked again. */
    nextOffer: delayOf('nextOffer'),
  },
  actors: {
    /** Whether the server has a newer version than this page. */
    look: fromPromise<boolean>(unprovided('look')),
    /** Saves what the person has done; rejects where some of it is known only to this page. */
    save: fromPromise<void>(unprovided('save')),
  },
  actions: {
    /** Lets the newer version take over, and loads the page. */
    takeOver: unprovided('takeOver'),
  },
  guards: {
    /** There is a newer version. */
    isNewer: (_, { isNewer }: { isNewer: boolean }) => isNewer,
  },
}).createMachine({
  id: 'update',
  description: 'A newer version of the application: noticed, offered, and taken when the person says so.',
  initial: 'looking',
  states: {
    current: {
      description: 'This page is of the version that the server has, as far as is known.',
      on: { 'look.requested': { target: 'looking' } },
      after: { nextLook: { target: 'looking' } },
    },
    looking: {
      description: 'The server is asked which version it has.',
      invoke: {
        src: 'look',
        onDone: [
          { guard: { type: 'isNewer', params: ({ event }) => ({ isNewer: event.output }) }, target: 'offered' },
          { target: 'current' },
        ],
        onError: { target: 'current' },
      },
    },
    offered: {
      description: 'A newer version is there. The person is told, and goes on as they like.',
      on: { 'update.accepted': { target: 'saving' }, 'update.postponed': { target: 'postponed' } },
    },
    postponed: {
      description: 'The person wants it later.',
      after: { nextOffer: { target: 'offered' } },
    },
    saving: {
      description: 'What is unsaved is being saved before the page is loaded.',
      invoke: { src: 'save', onDone: { target: 'leaving' }, onError: { target: 'held' } },
    },
    held: {
      description: 'Some work is not saved yet: the page stays, and says so.',
      on: { 'update.accepted': { target: 'saving' }, 'update.postponed': { target: 'postponed' } },
    },
    leaving: { description: 'The page is about to be loaded.', entry: 'takeOver' },
  },
});
