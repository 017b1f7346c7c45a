import { type Composite, nameOf, type RunningPart } from './composite.ts';
import { Draft } from './draft.ts';
import type { Area, Happening } from './happenings/happening.ts';
import type { CompositionInvariant, Step } from './invariants.ts';
import type { Parts } from './parts.ts';
import { remembered } from './remembered.ts';
import type { Message, Setting, Wiring } from './setting.ts';

/** What an exploration covers: from where, what can happen, and how far. */
export type Bound = {
  readonly name: string;
  readonly starts: readonly Composite[];
  /** The machines that run besides auth and reload guard; the others receive no messages. */
  readonly machines: readonly RunningPart[];
  /** Everything of other areas does not happen. */
  readonly areas: readonly Area[];
  /** Happenings that are left out. */
  readonly without?: readonly string[];
  /** How many things happen one after the other; null for any number. */
  readonly depth: number | null;
};

/** A sequence of happenings from a start. */
export type Path = readonly string[];

export type Exploration = {
  readonly states: number;
  readonly transitions: number;
  /** How many things happen at most until a state that is new. */
  readonly depth: number;
  /** The first violation of each invariant, with a shortest way to it. */
  readonly broken: readonly { readonly sentence: string; readonly path: Path }[];
  /** How often each message was sent. */
  readonly messages: ReadonlyMap<string, number>;
  /** What has happened at least once. */
  readonly happened: ReadonlySet<string>;
};

type Found = { readonly state: Composite; readonly parent: number; readonly by: string; readonly depth: number };

/** The functions are pure, and states of machines are the same objects whenever they occur. */
const rememberedWiring = (wiring: Wiring): Wiring => ({
  ...wiring,
  afterRefusal: remembered(wiring.afterRefusal),
  afterReading: remembered(wiring.afterReading),
  afterSessionRefused: remembered(wiring.afterSessionRefused),
  afterUnsavedWork: remembered(wiring.afterUnsavedWork),
  afterAuth: remembered(wiring.afterAuth),
  afterTokenChange: remembered(wiring.afterTokenChange),
  afterWindowReturn: remembered(wiring.afterWindowReturn),
  afterConnectivity: remembered(wiring.afterConnectivity),
  afterConnection: remembered(wiring.afterConnection),
  afterNavigation: remembered(wiring.afterNavigation),
  afterPin: remembered(wiring.afterPin),
  afterTimeUp: remembered(wiring.afterTimeUp),
  afterEndNotice: remembered(wiring.afterEndNotice),
  isSessionRead: remembered(wiring.isSessionRead),
});

/** The name of a message in a path. */
export const messageName = ({ from, to, what }: Message): string => `${from} ${to} ${what}`;

/**
 * Explores everything that can happen within a bound, breadth first, and checks every invariant in every state and
 * transition. The result does not depend on time or chance.
 */
export function explore(
  parts: Parts,
  wiring: Wiring,
  happenings: readonly Happening[],
  invariants: readonly CompositionInvariant[],
  bound: Bound,
): Exploration {
  const possible = happenings.filter(({ area, name }) => bound.areas.includes(area) && !bound.without?.includes(name));
  const found: Found[] = [];
  const known = new Set<string>();
  const messages = new Map<string, number>();
  const happened = new Set<string>();
  const broken = new Map<string, Path>();
  let transitions = 0;

  const report = (message: Message): void => {
    const name = messageName(message);
    messages.set(name, (messages.get(name) ?? 0) + 1);
  };
  const running = new Set<RunningPart>(['auth', 'reloadGuard', ...bound.machines]);
  const setting: Setting = { parts, wiring: rememberedWiring(wiring), running, report };
  const draftOf = (state: Composite): Draft => new Draft(setting, state);

  function pathTo(index: number): Path {
    const entry = found[index];
    return entry === undefined ? [] : [...pathTo(entry.parent), entry.by];
  }
  function check(step: Step, parent: number, by: string): void {
    for (const { sentence, holds } of invariants) {
      if (!broken.has(sentence) && !holds(step)) broken.set(sentence, [...pathTo(parent), by]);
    }
  }
  function add(state: Composite, parent: number, by: string, depth: number): void {
    const name = nameOf(state);
    if (known.has(name)) return;
    known.add(name);
    found.push({ state, parent, by, depth });
  }

  for (const start of bound.starts) {
    const draft = draftOf(start);
    draft.resolve();
    add(draft.finish(), -1, 'the page is opened', 0);
  }
  let deepest = 0;
  for (let index = 0; index < found.length; index++) {
    const { state, depth } = found[index] as Found;
    deepest = depth;
    if (depth === bound.depth) continue;
    const now = draftOf(state);
    for (const happening of possible) {
      const { name, when, happens } = happening;
      // A page that is about to be reloaded does nothing else.
      if ((now.world.isReloading && name !== 'the page is loaded') || !when(now)) continue;
      const draft = draftOf(state);
      happens(draft);
      draft.resolve();
      transitions++;
      happened.add(name);
      check({ before: now, happening, after: draft }, index, name);
      add(draft.finish(), index, name, depth + 1);
    }
  }
  return {
    states: found.length,
    transitions,
    depth: deepest,
    broken: [...broken].map(([sentence, path]) => ({ sentence, path })),
    messages,
    happened,
  };
}
