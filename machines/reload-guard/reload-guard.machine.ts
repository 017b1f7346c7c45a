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

export type ReloadGuardEvent =
  | ({ readonly type: 'session.refused' } & ProofStep)
  | ({ readonly type: 'chunk.failed' } & ProofStep);

type ReloadGuardContext = {
  readonly reloadedAt: number | null;
  readonly buildId: string;
};

const unprovided = unprovidedIn('reload guard');

/**
 * The two reasons to reload the page automatically: the server refuses the session, or a newer build has
 * replaced a chunk that is requested. Only once: if it happens again right after, another reload would not
 * help.
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
  },
  actions: {
    /** Stores the time for the next page's guard, and reloads the page. */
    reload: unprovided('reload'),
    /** Ends the session in this browser. */
    endSession: unprovided('endSession'),
  },
  guards: {
    /** This page was loaded by such a reload a moment ago. */
    hasJustReloaded: ({ context: { reloadedAt } }, { at }: { at: number }) =>
      reloadedAt !== null && at - reloadedAt < RELOAD_GUARD_TTL_MS,
    /** The server has another build than this page. */
    isOutdated: ({ context }, { latest }: { latest: string | undefined }) =>
      latest !== undefined && latest !== context.buildId,
  },
}).createMachine({
  id: 'reloadGuard',
  description: 'Reloads the page if that helps, without endless reloads.',
  context: ({ input: { reloadedAt, buildId = '' } }) => ({ reloadedAt, buildId }),
  initial: 'watching',
  states: {
    watching: {
      description: 'There is no error, or none that a reload would fix.',
      on: {
        'session.refused': [
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, actions: 'endSession' },
          { target: 'reloading', actions: 'reload' },
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
        'session.refused': { target: 'reloading', actions: 'reload' },
      },
      invoke: {
        src: 'readLatestBuild',
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ latest: event.output }) },
            target: 'reloading',
            actions: 'reload',
          },
          { target: 'watching' },
        ],
        onError: { target: 'watching' },
      },
    },
    reloading: { description: 'The page is about to be reloaded. Further errors are ignored.' },
  },
});
