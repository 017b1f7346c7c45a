import * as wiring from '#machines/composition/wiring.ts';
import { boundsOf } from './bounds.ts';
import { type Bound, type Exploration, explore } from './explore.ts';
import { HAPPENINGS } from './happenings/all-happenings.ts';
import { INVARIANTS } from './invariants.ts';
import { createParts } from './parts.ts';

export type Explored = { readonly bound: Bound; readonly found: Exploration };

/** Explores the application's machines with its own wiring, within every bound. */
export function exploreComposition(): readonly Explored[] {
  const parts = createParts();
  return boundsOf(parts).map((bound) => ({ bound, found: explore(parts, wiring, HAPPENINGS, INVARIANTS, bound) }));
}
