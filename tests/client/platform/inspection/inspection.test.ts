import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { broadcastMachines } from '#client/platform/inspection/machine-broadcast.ts';
import { type InspectionChannel, innermostOf, statesIn } from '#client/platform/inspection/machine-step.ts';
import { watchMachines } from '#client/platform/inspection/machine-watch.ts';
import { shown } from '#client/platform/inspection/secret-mask.ts';
import { playTrace, TraceError } from '#client/platform/inspection/trace.player.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';

type Listener = (message: { readonly data: unknown }) => void;

/** Tabs of one browser: messages reach all other tabs, as with a BroadcastChannel. */
class Tabs {
  readonly #heard: { readonly from: object; readonly hear: Listener }[] = [];

  /** Sends a message to all tabs. */
  broadcast(data: unknown, from: object = {}): void {
    for (const listener of this.#heard) if (listener.from !== from) listener.hear({ data: structuredClone(data) });
  }

  open(): InspectionChannel {
    const from = {};
    return {
      postMessage: (data) => this.broadcast(data, from),
      addEventListener: (_, hear) => this.#heard.push({ from, hear }),
      removeEventListener: () => {},
    };
  }
}

let tabs: Tabs;
let actor: ReturnType<typeof createActor<typeof toastMachine>>;

beforeEach(() => {
  tabs = new Tabs();
  actor = createActor(toastMachine.provide({ delays: { networkErrorDebounce: 1_000 } }));
});
afterEach(() => actor.stop());

const follow = () => {
  const broadcast = broadcastMachines({
    channel: tabs.open(),
    tab: 'app',
    now: () => 7,
  });
  actor.system.inspect(broadcast.observe);
  actor.start();
  return broadcast;
};
const watch = (tab = 'watcher') => {
  const others = watchMachines(tabs.open(), tab);
  let changes = 0;
  const stop = others.subscribe(() => changes++);
  return { others, stop, changes: () => changes };
};

test('another tab receives what a machine does, as it happens', () => {
  const { others, changes } = watch();
  follow();
  actor.send({ type: 'network.failed' });
  const steps = others.watched().get('app') ?? [];
  expect(steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'network.failed']);
  expect(steps.at(-1)).toMatchObject({ machine: 'toast', at: 7, status: 'active' });
  expect(steps.at(-1)?.states.some((state) => state.endsWith('.quiet'))).toBe(true);
  expect(changes()).toBe(2);
});

test('a late watcher receives what has happened so far', () => {
  follow();
  actor.send({ type: 'network.failed' });
  const { others } = watch();
  expect(others.watched().get('app')).toHaveLength(2);
});

test('a tab does not watch itself, and a closed tab is forgotten', () => {
  const broadcast = follow();
  const own = watch('app');
  const other = watch();
  expect(own.others.watched().size).toBe(0);
  expect(other.others.watched().size).toBe(1);
  broadcast.leave();
  expect(other.others.watched().size).toBe(0);
});

test('foreign messages are ignored', () => {
  const { others, changes } = watch();
  tabs.broadcast({ kind: 'happened', tab: 'x' });
  expect(others.watched().size).toBe(0);
  expect(changes()).toBe(0);
});

test('secrets are masked at any depth', () => {
  const secrets = {
    password: 'p4ss',
    pin: '123456',
    token: 't0ken',
    refreshToken: 'r3fresh',
    code: '998877',
    permit: 'p3rmit',
  };
  const text = JSON.stringify(shown({ type: 'x', deep: [{ credentials: secrets }], ...secrets }));
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
});

test('similar names are not masked', () => {
  const harmless = { token: true, pin: null, tokenPointer: '/signIn/token', email: 'ada@example.org' };
  expect(shown(harmless)).toEqual(harmless);
  expect(shown(new ProductError('TOKEN_MISSING'))).toMatchObject({ code: 'TOKEN_MISSING' });
});

test('states are named with their parents', () => {
  expect(statesIn('auth', { authenticated: 'sessionLoaded' })).toEqual([
    'auth.authenticated',
    'auth.authenticated.sessionLoaded',
  ]);
  expect(statesIn('toast', 'quiet')).toEqual(['toast.quiet']);
});

test('the innermost states include one per region', () => {
  expect(innermostOf(statesIn('auth', { authenticated: 'sessionLoaded' }))).toEqual([
    'auth.authenticated.sessionLoaded',
  ]);
  expect(innermostOf(statesIn('m', { a: 'x', b: { c: 'y' } }))).toEqual(['m.a.x', 'm.b.c.y']);
});

test('a trace is replayed step by step, without effects', () => {
  const trace = { machine: 'auth', input: { tokenPointer: '/signIn/token' } };
  const [start, failed] = playTrace(
    JSON.stringify({
      ...trace,
      events: [{ type: 'xstate.error.actor.0.auth.loadingSession', actorId: '0.auth.loadingSession' }],
    }),
  );
  expect(start?.states).toEqual(['auth.loadingSession']);
  expect(failed?.states).toEqual(['auth.unauthenticated', 'auth.unauthenticated.sessionNotLoaded']);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no list of events', '{"machine":"toast"}'],
  ['an unknown machine', '{"machine":"teapot","events":[]}'],
])('%s is not a trace, which an error says', (_, text) => {
  expect(() => playTrace(text)).toThrow(TraceError);
  expect(() => playTrace(text)).toThrow(/\.$/);
});
