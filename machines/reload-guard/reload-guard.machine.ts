import { fromPromise, setup } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/platform/screen.limits.ts';
import { unprovidedIn } from '../unprovided.ts';

export type ReloadGuardInput = {
  /** When the previous page was reloaded by this guard, in milliseconds since 1970; null if it was not. */
  readonly reloadedAt: number | null;
  /** The build this page was loaded with. */
  readonly buildId?: string;
};

/** When it happened, in milliseconds since 1970. */
type ProofStep = { readonly at: number };

/** Whether some work is only in this page, so that a reload would lose it. */
type Work = { readonly isWorkUnsaved: boolean };

export type ReloadGuardEvent =
  | ({ readonly type: 'session.refused' } & ProofStep & Work)
  | ({ readonly type: 'chunk.failed' } & ProofStep);

type ReloadGuardContext = {
  readonly reloadedAt: number | null;
  readonly buildId: string;
};

const unprovided = unprovidedIn('reload guard');

/**
 * The two reasons to reload the page automatically: the server refuses the session, or a newer build has
 * replaced a chunk that is requested. Only once: if it happens again right after, another reload would not
 * help. And never while a reload would lose work.
 */
export const reloadGuardMachine = setup({
  types: {
    input: {} as ReloadGuardInput,
    context: {} as ReloadGuardContext,
    events: {} as ReloadGuardEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The id of the server's current build. */
    readLatestBuild: fromPromise<string>(unprovided('readLatestBuild')),
    /** Saves the user's work. Rejects if some of it is only in this page. */
    saveWork: fromPromise<void>(unprovided('saveWork')),
  },
  actions: {
    /** Stores the time for the next page's guard, and reloads the page. */
    reload: unprovided('reload'),
    /** Ends the session in this browser. */
    endSession: unprovided('endSession'),
    /** Shows that the session has ended, and that the page stays because of unsaved work. */
    reportUnsavedWork: unprovided('reportUnsavedWork'),
  },
  guards: {
    /** This page was loaded by such a reload a moment ago. */
    hasJustReloaded: ({ context: { reloadedAt } }, { at }: ProofStep) =>
      reloadedAt !== null && at - reloadedAt < RELOAD_GUARD_TTL_MS,
    /** Some work is only in this page. */
    isWorkUnsaved: (_, { isWorkUnsaved }: Work) => isWorkUnsaved,
    /** The server has another build than this page. */
    isOutdated: ({ context }, { latest }: { latest: string | undefined }) =>
      latest !== undefined && latest !== context.buildId,
  },
}).createMachine({
  id: 'reloadGuard',
  description: 'Reloads the page if that helps, without endless reloads, and without losing work.',
  context: ({ input: { reloadedAt, buildId = '' } }) => ({ reloadedAt, buildId }),
  initial: 'watching',
  states: {
    watching: {
      description: 'There is no error, or none that a reload would fix.',
      on: {
        'session.refused': [
          {
            guard: { type: 'isWorkUnsaved', params: ({ event }) => event },
            target: 'unsavedWork',
            actions: 'reportUnsavedWork',
          },
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, actions: 'endSession' },
          { target: 'reloadingPage', actions: 'reload' },
        ],
        'chunk.failed': [
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, target: 'watching' },
          { target: 'comparingBuilds' },
        ],
      },
    },
    comparingBuilds: {
      description: 'A chunk could not be loaded. Asking the server whether it has a newer build.',
      tags: 'busy',
      on: {
        'session.refused': [
          {
            guard: { type: 'isWorkUnsaved', params: ({ event }) => event },
            target: 'unsavedWork',
            actions: 'reportUnsavedWork',
          },
          { target: 'reloadingPage', actions: 'reload' },
        ],
      },
      invoke: {
        src: 'readLatestBuild',
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ latest: event.output }) },
            target: 'savingWork',
          },
          { target: 'watching' },
        ],
        onError: { target: 'watching' },
      },
    },
    savingWork: {
      description: 'The server has a newer build. Saving unsaved work before the reload.',
      tags: 'busy',
      on: {
        'session.refused': [
          {
            guard: { type: 'isWorkUnsaved', params: ({ event }) => event },
            target: 'unsavedWork',
            actions: 'reportUnsavedWork',
          },
          { target: 'reloadingPage', actions: 'reload' },
        ],
      },
      invoke: {
        src: 'saveWork',
        onDone: { target: 'reloadingPage', actions: 'reload' },
        onError: { target: 'watching' },
      },
    },
    unsavedWork: {
      description:
        'The session was refused, but some work is only in this page. The page stays until the work is saved or sent.',
      on: {
        'session.refused': [
          { guard: { type: 'isWorkUnsaved', params: ({ event }) => event } },
          {
            guard: { type: 'hasJustReloaded', params: ({ event }) => event },
            target: 'watching',
            actions: 'endSession',
          },
          { target: 'reloadingPage', actions: 'reload' },
        ],
      },
    },
    reloadingPage: { description: 'The page is about to be reloaded. Further errors are ignored.' },
  },
});
