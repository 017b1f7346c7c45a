import { assign, setup } from 'xstate';
import { ERRORS } from '#domain/errors.ts';
import { TOAST_LIFE_MS } from '#domain/limits.ts';

export type ToastColor = 'neutral' | 'positive' | 'negative';

export type ToastEntry = {
  readonly id: number;
  readonly message: string;
  readonly color: ToastColor;
  /** Milliseconds. */
  readonly duration: number;
  /** Waits for the navigation under way to end, so that it is not said over a page that is being left. */
  readonly delayed: boolean;
};

export type ToastEvent =
  | {
      readonly type: 'toast.raised';
      readonly message: string;
      readonly color?: ToastColor;
      readonly duration?: number;
      readonly delayed?: boolean;
    }
  | { readonly type: 'toast.closed'; readonly id: number }
  | { readonly type: 'navigation.ended' }
  | { readonly type: 'network.failed' };

type Raising = {
  readonly message: string;
  readonly color?: ToastColor | undefined;
  readonly duration?: number | undefined;
  readonly delayed?: boolean | undefined;
};

/** Short messages at the edge of the page. What is shown is what stands in `entries`. */
export const toastMachine = setup({
  types: {
    context: {} as { readonly entries: readonly ToastEntry[]; readonly lastId: number },
    events: {} as ToastEvent,
  },
  delays: {
    networkErrorDebounce: (): number => {
      throw new Error('The toast machine runs without its delay "networkErrorDebounce".');
    },
  },
  actions: {
    add: assign(({ context }, { message, color = 'neutral', duration = TOAST_LIFE_MS, delayed = false }: Raising) => {
      const id = context.lastId + 1;
      return { lastId: id, entries: [...context.entries, { id, message, color, duration, delayed }] };
    }),
    remove: assign(({ context }, { id }: { id: number }) => ({
      entries: context.entries.filter((entry) => entry.id !== id),
    })),
    release: assign(({ context }) => ({
      entries: context.entries.map((entry) => ({ ...entry, delayed: false })),
    })),
  },
}).createMachine({
  id: 'toast',
  description: 'Short messages at the edge of the page.',
  context: { entries: [], lastId: 0 },
  on: {
    'toast.raised': { actions: { type: 'add', params: ({ event }) => event } },
    'toast.closed': { actions: { type: 'remove', params: ({ event }) => event } },
    'navigation.ended': { actions: 'release' },
  },
  initial: 'listening',
  states: {
    listening: {
      description: 'The next failure of the network will be told.',
      on: {
        'network.failed': {
          target: 'quiet',
          actions: { type: 'add', params: { message: ERRORS.NETWORK.message, color: 'negative' } },
        },
      },
    },
    quiet: {
      description: 'A failure of the network has just been told; more of them are not, for a moment.',
      after: { networkErrorDebounce: { target: 'listening' } },
    },
  },
});
