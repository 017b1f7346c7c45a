import { fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type UpdateEvent =
  | { readonly type: 'check.requested' }
  | { readonly type: 'update.accepted' }
  | { readonly type: 'update.postponed' };

const unprovided = unprovidedIn('update');

/** A newer version of the application: detected, offered, and loaded when the user agrees and nothing is unsaved. */
export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  delays: {
    /** Time until the next check for a newer version. */
    checkInterval: unprovided('checkInterval'),
    /** Time until a user who postponed the update is asked again. */
    offerDelay: unprovided('offerDelay'),
  },
  actors: {
    /** Whether the server has a newer version than this page. */
    checkVersion: fromPromise<boolean>(unprovided('checkVersion')),
    /** Saves the user's work. Rejects if some of it is only in this page. */
    saveWork: fromPromise<void>(unprovided('saveWork')),
  },
  actions: {
    /** Activates the newer version, and reloads the page. */
    activateUpdate: unprovided('activateUpdate'),
  },
  guards: {
    /** There is a newer version. */
    isNewer: (_, { isNewer }: { isNewer: boolean }) => isNewer,
  },
}).createMachine({
  id: 'update',
  description: 'A newer version of the application: detected, offered, and loaded when the user agrees.',
  initial: 'checkingVersion',
  states: {
    upToDate: {
      description: 'As far as this page knows, it has the same version as the server.',
      on: { 'check.requested': { target: 'checkingVersion' } },
      after: { checkInterval: { target: 'checkingVersion' } },
    },
    checkingVersion: {
      description: 'Asking the server for its version.',
      invoke: {
        src: 'checkVersion',
        onDone: [
          { guard: { type: 'isNewer', params: ({ event }) => ({ isNewer: event.output }) }, target: 'offered' },
          { target: 'upToDate' },
        ],
        onError: { target: 'upToDate' },
      },
    },
    offered: {
      description: 'A newer version is available. The user is notified, and can continue.',
      on: { 'update.accepted': { target: 'savingWork' }, 'update.postponed': { target: 'postponed' } },
    },
    postponed: {
      description: 'The user has postponed the update.',
      after: { offerDelay: { target: 'offered' } },
    },
    savingWork: {
      description: 'Saving unsaved work before the reload.',
      invoke: { src: 'saveWork', onDone: { target: 'reloadingPage' }, onError: { target: 'unsavedWork' } },
    },
    unsavedWork: {
      description: 'Some work is not saved yet. The page stays, and says so.',
      on: { 'update.accepted': { target: 'savingWork' }, 'update.postponed': { target: 'postponed' } },
    },
    reloadingPage: { description: 'The page is about to be reloaded.', entry: 'activateUpdate' },
  },
});
