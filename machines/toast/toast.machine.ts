import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import type { ErrorCode } from '#domain/platform/errors.ts';
import { MAX_TIMER_MS, TOAST_HISTORY_MAX, TOAST_LIFE_MS } from '#domain/platform/screen.limits.ts';
import { unprovidedIn } from '../unprovided.ts';

/** The message of the toast for network failures, by its code. */
export const NETWORK_FAILURE = 'NETWORK' satisfies ErrorCode;

export type ToastColor = 'neutral' | 'positive' | 'negative';

export type ToastEntry = {
  readonly id: number;
  readonly message: string;
  readonly color: ToastColor;
  /** Milliseconds. */
  readonly duration: number;
  /** Waits until the current navigation ends, so that it does not appear on the page being left. */
  readonly delayed: boolean;
};

/** What prevents toasts from expiring: the pointer is on one, the focus is in one, or the tab is hidden. */
export type ToastPauseReason = 'pointer' | 'focus' | 'hidden';

/** When it happened, in milliseconds, always on the same clock. If missing: the time of the latest event. */
type ProofStep = { readonly at?: number };

export type ToastEvent =
  | ({
      readonly type: 'toast.raised';
      readonly message: string;
      readonly color?: ToastColor;
      readonly duration?: number;
      readonly delayed?: boolean;
    } & ProofStep)
  | { readonly type: 'toast.closed'; readonly id: number }
  | { readonly type: 'toast.ended'; readonly id: number }
  | ({ readonly type: 'navigation.ended' } & ProofStep)
  | ({ readonly type: 'network.failed' } & ProofStep)
  | ({ readonly type: 'attention.started'; readonly by: ToastPauseReason } & ProofStep)
  | ({ readonly type: 'attention.ended'; readonly by: ToastPauseReason } & ProofStep);

type Raising = {
  readonly message: string;
  readonly color?: ToastColor | undefined;
  readonly duration?: number | undefined;
  readonly delayed?: boolean | undefined;
};

/** Remaining time of a toast as of `since`; `since` is null while its timer is stopped. */
type Life = { readonly left: number; readonly since: number | null };

type ToastContext = {
  /** Toasts that are shown, or will be when the navigation ends. */
  readonly entries: readonly ToastEntry[];
  /** Recent toasts, oldest first. */
  readonly history: readonly ToastEntry[];
  readonly timers: Readonly<Record<number, Life>>;
  readonly pauseReasons: readonly ToastPauseReason[];
  readonly lastId: number;
  readonly lastInstant: number;
};

const timerOf = (id: number): string => `toast.${id}`;

const instantOf = (context: ToastContext, event: ToastEvent): number =>
  'at' in event && event.at !== undefined ? event.at : context.lastInstant;

const without = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.filter((other) => other !== value);

/** Short messages at the edge of the page. Entries that are not delayed are shown. */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  delays: {
    networkErrorDebounce: unprovidedIn('toast')('networkErrorDebounce'),
  },
  actions: {
    /** Adds a toast; none if the same one is waiting for the navigation already, because they would appear together. */
    add: assign(({ context }, { message, color = 'neutral', duration = TOAST_LIFE_MS, delayed = false }: Raising) => {
      if (delayed && context.entries.some((entry) => entry.delayed && entry.message === message)) return {};
      const id = context.lastId + 1;
      const entry = { id, message, color, duration: Math.min(duration, MAX_TIMER_MS), delayed };
      return {
        lastId: id,
        entries: [...context.entries, entry],
        history: [...context.history, entry].slice(-TOAST_HISTORY_MAX),
        timers: { ...context.timers, [id]: { left: entry.duration, since: null } },
      };
    }),
    /** Removes a toast. If it was the last one, everything that pauses expiry is cleared, because no leave event will follow. */
    remove: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      enqueue(cancel(timerOf(id)));
      const entries = context.entries.filter((entry) => entry.id !== id);
      const { [id]: _, ...timers } = context.timers;
      const pauseReasons =
        entries.length > 0 ? context.pauseReasons : context.pauseReasons.filter((reason) => reason === 'hidden');
      enqueue.assign({ entries, timers, pauseReasons });
    }),
    release: assign(({ context }) => ({ entries: context.entries.map((entry) => ({ ...entry, delayed: false })) })),
    /** Starts the timer of every shown toast whose timer is stopped. */
    startTimers: enqueueActions(({ context, event, enqueue }) => {
      const since = instantOf(context, event);
      const timers = { ...context.timers };
      for (const { id, delayed } of context.entries) {
        const life = timers[id];
        if (delayed || life === undefined || life.since !== null) continue;
        enqueue(raise({ type: 'toast.ended', id }, { id: timerOf(id), delay: life.left }));
        timers[id] = { ...life, since };
      }
      enqueue.assign({ timers, lastInstant: since });
    }),
    /** Stops all timers and stores the remaining times. */
    stopTimers: enqueueActions(({ context, event, enqueue }) => {
      const now = instantOf(context, event);
      const timers = { ...context.timers };
      for (const { id } of context.entries) {
        const life = timers[id];
        if (life === undefined || life.since === null) continue;
        enqueue(cancel(timerOf(id)));
        timers[id] = { left: Math.max(0, life.left - (now - life.since)), since: null };
      }
      enqueue.assign({ timers, lastInstant: now });
    }),
    addPauseReason: assign(({ context }, { by }: { by: ToastPauseReason }) => ({
      pauseReasons: [...without(context.pauseReasons, by), by],
    })),
    removePauseReason: assign(({ context }, { by }: { by: ToastPauseReason }) => ({
      pauseReasons: without(context.pauseReasons, by),
    })),
  },
  guards: {
    /** No toast has the pointer or the focus, and the tab is visible. */
    isNotPaused: ({ context }) => context.pauseReasons.length === 0,
  },
}).createMachine({
  id: 'toast',
  description: 'Short messages at the edge of the page.',
  context: { entries: [], history: [], timers: {}, pauseReasons: [], lastId: 0, lastInstant: 0 },
  type: 'parallel',
  states: {
    network: {
      description: 'Limits the toasts for network failures.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The next network failure will be shown.',
          on: {
            'network.failed': {
              target: 'quiet',
              actions: { type: 'add', params: { message: NETWORK_FAILURE, color: 'negative' } },
            },
          },
        },
        quiet: {
          description: 'A network failure has just been shown. Further ones are ignored for a short time.',
          after: { networkErrorDebounce: { target: 'ready' } },
        },
      },
    },
    timers: {
      description: 'The timers of shown toasts.',
      initial: 'running',
      on: {
        'toast.closed': { actions: { type: 'remove', params: ({ event }) => event } },
        'toast.ended': { actions: { type: 'remove', params: ({ event }) => event } },
      },
      states: {
        running: {
          description: 'The timers of all shown toasts run.',
          on: {
            'toast.raised': { actions: [{ type: 'add', params: ({ event }) => event }, 'startTimers'] },
            'network.failed': { actions: 'startTimers' },
            'navigation.ended': { actions: ['release', 'startTimers'] },
            'attention.started': {
              target: 'paused',
              actions: [{ type: 'addPauseReason', params: ({ event }) => event }, 'stopTimers'],
            },
          },
        },
        paused: {
          description: 'The user is reading the toasts, or cannot see them. None expires.',
          always: { guard: 'isNotPaused', target: 'running', actions: 'startTimers' },
          on: {
            'toast.raised': { actions: { type: 'add', params: ({ event }) => event } },
            'navigation.ended': { actions: 'release' },
            'attention.started': { actions: { type: 'addPauseReason', params: ({ event }) => event } },
            'attention.ended': { actions: { type: 'removePauseReason', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
