import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import { ERRORS } from '#domain/errors.ts';
import { MAX_TIMER_MS, TOAST_HISTORY_MAX, TOAST_LIFE_MS } from '#domain/limits.ts';

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

/** What keeps toasts from ending: somebody points at one, has the focus in one, or looks at another tab. */
export type ToastHolder = 'pointer' | 'focus' | 'hidden';

/** When it happened, in milliseconds on any one clock; without it: when anything last happened. */
type Moment = { readonly at?: number };

export type ToastEvent =
  | ({
      readonly type: 'toast.raised';
      readonly message: string;
      readonly color?: ToastColor;
      readonly duration?: number;
      readonly delayed?: boolean;
    } & Moment)
  | { readonly type: 'toast.closed'; readonly id: number }
  | { readonly type: 'toast.ended'; readonly id: number }
  | ({ readonly type: 'navigation.ended' } & Moment)
  | ({ readonly type: 'network.failed' } & Moment)
  | ({ readonly type: 'attention.given'; readonly by: ToastHolder } & Moment)
  | ({ readonly type: 'attention.gone'; readonly by: ToastHolder } & Moment);

type Raising = {
  readonly message: string;
  readonly color?: ToastColor | undefined;
  readonly duration?: number | undefined;
  readonly delayed?: boolean | undefined;
};

/** What is left of a toast's life, as of `since`; null where its clock stands. */
type Life = { readonly left: number; readonly since: number | null };

type ToastContext = {
  /** What is shown, or is to be shown when the navigation ends. */
  readonly entries: readonly ToastEntry[];
  /** What has been said lately, oldest first. */
  readonly history: readonly ToastEntry[];
  readonly lives: Readonly<Record<number, Life>>;
  readonly holders: readonly ToastHolder[];
  readonly lastId: number;
  readonly lastMoment: number;
};

const timerOf = (id: number): string => `toast.${id}`;

const momentOf = (context: ToastContext, event: ToastEvent): number =>
  'at' in event && event.at !== undefined ? event.at : context.lastMoment;

const without = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.filter((other) => other !== value);

/** Short messages at the edge of the page. What is shown is what stands in `entries` and is not delayed. */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  delays: {
    networkErrorDebounce: (): number => {
      throw new Error('The toast machine runs without its delay "networkErrorDebounce".');
    },
  },
  actions: {
    add: assign(({ context }, { message, color = 'neutral', duration = TOAST_LIFE_MS, delayed = false }: Raising) => {
      const id = context.lastId + 1;
      const entry = { id, message, color, duration: Math.min(duration, MAX_TIMER_MS), delayed };
      return {
        lastId: id,
        entries: [...context.entries, entry],
        history: [...context.history, entry].slice(-TOAST_HISTORY_MAX),
        lives: { ...context.lives, [id]: { left: entry.duration, since: null } },
      };
    }),
    /** Takes one away. With the last one goes the attention it had, for nothing is left to leave. */
    remove: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      enqueue(cancel(timerOf(id)));
      const entries = context.entries.filter((entry) => entry.id !== id);
      const { [id]: _, ...lives } = context.lives;
      const holders = entries.length > 0 ? context.holders : context.holders.filter((holder) => holder === 'hidden');
      enqueue.assign({ entries, lives, holders });
    }),
    release: assign(({ context }) => ({ entries: context.entries.map((entry) => ({ ...entry, delayed: false })) })),
    /** Starts the clock of every toast that is shown and whose clock stands. */
    startLives: enqueueActions(({ context, event, enqueue }) => {
      const since = momentOf(context, event);
      const lives = { ...context.lives };
      for (const { id, delayed } of context.entries) {
        const life = lives[id];
        if (delayed || life === undefined || life.since !== null) continue;
        enqueue(raise({ type: 'toast.ended', id }, { id: timerOf(id), delay: life.left }));
        lives[id] = { ...life, since };
      }
      enqueue.assign({ lives, lastMoment: since });
    }),
    /** Stops all clocks and notes what is left of each. */
    stopLives: enqueueActions(({ context, event, enqueue }) => {
      const now = momentOf(context, event);
      const lives = { ...context.lives };
      for (const { id } of context.entries) {
        const life = lives[id];
        if (life === undefined || life.since === null) continue;
        enqueue(cancel(timerOf(id)));
        lives[id] = { left: Math.max(0, life.left - (now - life.since)), since: null };
      }
      enqueue.assign({ lives, lastMoment: now });
    }),
    hold: assign(({ context }, { by }: { by: ToastHolder }) => ({ holders: [...without(context.holders, by), by] })),
    letGo: assign(({ context }, { by }: { by: ToastHolder }) => ({ holders: without(context.holders, by) })),
  },
  guards: {
    /** Nobody points at a toast, is in one with the keyboard, or has turned to another tab. */
    isUnheld: ({ context }) => context.holders.length === 0,
  },
}).createMachine({
  id: 'toast',
  description: 'Short messages at the edge of the page.',
  context: { entries: [], history: [], lives: {}, holders: [], lastId: 0, lastMoment: 0 },
  type: 'parallel',
  states: {
    network: {
      description: 'How failures of the network are told: not one by one.',
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
    },
    lives: {
      description: 'Whether the lives of the toasts that are shown run.',
      initial: 'running',
      on: {
        'toast.closed': { actions: { type: 'remove', params: ({ event }) => event } },
        'toast.ended': { actions: { type: 'remove', params: ({ event }) => event } },
      },
      states: {
        running: {
          description: 'Each toast that is shown comes nearer to its end.',
          on: {
            'toast.raised': { actions: [{ type: 'add', params: ({ event }) => event }, 'startLives'] },
            'network.failed': { actions: 'startLives' },
            'navigation.ended': { actions: ['release', 'startLives'] },
            'attention.given': {
              target: 'held',
              actions: [{ type: 'hold', params: ({ event }) => event }, 'stopLives'],
            },
          },
        },
        held: {
          description: 'Somebody attends to the toasts, or cannot see them: none ends.',
          always: { guard: 'isUnheld', target: 'running', actions: 'startLives' },
          on: {
            'toast.raised': { actions: { type: 'add', params: ({ event }) => event } },
            'navigation.ended': { actions: 'release' },
            'attention.given': { actions: { type: 'hold', params: ({ event }) => event } },
            'attention.gone': { actions: { type: 'letGo', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
