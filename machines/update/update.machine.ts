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

/** A newer version of the application: detected, offered, and loaded when the user agrees and nothing is unsaved. */
export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  delays: {
    /** Time until the next check for a newer version. */
    nextLook: delayOf('nextLook'),
    /** Time until a user who postponed the update is asked again. */
    nextOffer: delayOf('nextOffer'),
  },
  actors: {
    /** Whether the server has a newer version than this page. */
    look: fromPromise<boolean>(unprovided('look')),
    /** Saves the user's work. Rejects if some of it is only in this page. */
    save: fromPromise<void>(unprovided('save')),
  },
  actions: {
    /** Activates the newer version, and reloads the page. */
    takeOver: unprovided('takeOver'),
  },
  guards: {
    /** There is a newer version. */
    isNewer: (_, { isNewer }: { isNewer: boolean }) => isNewer,
  },
}).createMachine({
  id: 'update',
  description: 'A newer version of the application: detected, offered, and loaded when the user agrees.',
  initial: 'looking',
  states: {
    current: {
      description: 'This page has the server’s version, as far as is known.',
      on: { 'look.requested': { target: 'looking' } },
      after: { nextLook: { target: 'looking' } },
    },
    looking: {
      description: 'Asking the server for its version.',
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
      description: 'A newer version is available. The user is told, and can continue.',
      on: { 'update.accepted': { target: 'saving' }, 'update.postponed': { target: 'postponed' } },
    },
    postponed: {
      description: 'The user has postponed the update.',
      after: { nextOffer: { target: 'offered' } },
    },
    saving: {
      description: 'Saving unsaved work before the reload.',
      invoke: { src: 'save', onDone: { target: 'leaving' }, onError: { target: 'held' } },
    },
    held: {
      description: 'Some work is not saved yet. The page stays, and says so.',
      on: { 'update.accepted': { target: 'saving' }, 'update.postponed': { target: 'postponed' } },
    },
    leaving: { description: 'The page is about to be reloaded.', entry: 'takeOver' },
  },
});
