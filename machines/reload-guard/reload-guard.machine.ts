import { setup } from 'xstate';
import { RELOAD_GUARD_TTL_MS } from '#domain/limits.ts';

export type ReloadGuardEvent = {
  readonly type: 'session.refused';
  /** Milliseconds since 1970. */
  readonly at: number;
};

const unprovided = (name: string) => (): never => {
  throw new Error(`The reload guard runs without its effect "${name}".`);
};

/**
 * What happens when the server refuses the session: the page is loaded again, once. If the session is refused again
 * right after, another reload would help no more, and the session is given up.
 */
export const reloadGuardMachine = setup({
  types: {
    input: {} as { readonly reloadedAt: number | null },
    context: {} as { readonly reloadedAt: number | null },
    events: {} as ReloadGuardEvent,
  },
  actions: {
    /** Loads the page again and leaves a mark, for the next page's guard to find. */
    reload: (_, _params: { at: number }) => unprovided('reload')(),
    /** Ends the session in this browser. */
    giveUp: unprovided('giveUp'),
  },
  guards: {
    /** This page itself came of such a reload, a moment ago. */
    hasJustReloaded: ({ context: { reloadedAt } }, { at }: { at: number }) =>
      reloadedAt !== null && at - reloadedAt < RELOAD_GUARD_TTL_MS,
  },
}).createMachine({
  id: 'reloadGuard',
  description: 'Keeps a refused session from reloading the page for ever.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      description: 'No session has been refused on this page.',
      on: {
        'session.refused': [
          { guard: { type: 'hasJustReloaded', params: ({ event }) => event }, target: 'watching', actions: 'giveUp' },
          { target: 'reloading', actions: { type: 'reload', params: ({ event }) => event } },
        ],
      },
    },
    reloading: { description: 'The page is about to be loaded again; further refusals change nothing.' },
  },
});
