import { fromPromise, setup } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';

export type ReloadGuardInput = {
  /** When the page before this one was left for a reload, in milliseconds since 1970; null if it was not. */
  readonly reloadedAt: number | null;
  /** The build this page was started with. */
  readonly buildId?: string;
};

/** When it happened, in milliseconds since 1970. */
type Moment = { readonly at: number };

export type ReloadGuardEvent =
  | ({ readonly type: 'session.refused' } & Moment)
  | ({ readonly type: 'chunk.failed' } & Moment);

type ReloadGuardContext = {
  readonly reloadedAt: number | null;
  readonly buildId: string;
};

const unprovided = (name: string) => (): never => {
  throw new Error(`The reload guard runs without its effect "${name}".`);
};

/**
 * The two reasons for which the page is loaded again by itself: the server refuses the session, or a newer build has
 * replaced a part of the application that is asked for. Once: if it happens again right after, another reload would
 * help no more.
 */
export const reloadGuardMachine = setup({
  types: {
    input: {} as ReloadGuardInput,
    context: {} as ReloadGuardContext,
    events: {} as ReloadGuardEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The id of the build that the server has now. */
    readLatestBuild: fromPromise<string>(unprovided('readLatestBuild')),
  },
  actions: {
    /** Leaves a mark of the time, for the next page's guard to find, and loads the page again. */
    reload: unprovided('reload'),
    /** Ends the session in this browser. */
    giveUp: unprovided('giveUp'),
  },
  guards: {
    /** This page itself came of such a reload, a moment ago. */
    hasJustReloaded: ({ context: { reloadedAt } }, { at }: { at: number }) =>
      reloadedAt !== null && at - reloadedAt < RELOAD_GUARD_TTL_MS,
    /** The server has another build than the one this page was started with. */
    isOutdated: ({ context }, { latest }: { latest: string | undefined }) =>
      latest !== undefined && latest !== context.buildId,
  },
}).createMachine({
  id: 'reloadGuard',
  description: 'Loads the page again where that helps, and keeps it from doing so for ever.',
  context: ({ input: { reloadedAt, buildId = '' } }) => ({ reloadedAt, buildId }),
  initial: 'watching',
  states: {
    watching: {
      description: 'Nothing is wrong with this page, or nothing that loading it again would mend.',
      on: {
        'session.refused': [
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, actions: 'giveUp' },
          { target: 'reloading', actions: 'reload' },
        ],
        'chunk.failed': [
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, target: 'watching' },
          { target: 'comparing' },
        ],
      },
    },
    comparing: {
      description: 'A part of the application could not be loaded; the server is asked whether it has a newer build.',
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
    reloading: { description: 'The page is about to be loaded again; what else goes wrong changes nothing.' },
  },
});
