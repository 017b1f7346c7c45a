import { expect, test } from 'vitest';
import * as wiring from '#machines/composition/wiring.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { boundsOf } from '../../../src/tools/machines/composition/bounds.ts';
import { explore } from '../../../src/tools/machines/composition/explore.ts';
import { HAPPENINGS } from '../../../src/tools/machines/composition/happenings/all-happenings.ts';
import { INVARIANTS } from '../../../src/tools/machines/composition/invariants.ts';
import { localMachine } from '../../../src/tools/machines/composition/local-machine.ts';
import { createParts, type Parts } from '../../../src/tools/machines/composition/parts.ts';
import type { Wiring } from '../../../src/tools/machines/composition/setting.ts';

const parts = createParts();

/** The orders without those to one part. */
const without = (part: wiring.Order['to'], orders: readonly wiring.Order[]): readonly wiring.Order[] =>
  orders.filter(({ to }) => to !== part);

/** The first violation of each invariant, with a fault in the wiring, within some steps of an exploration. */
function broken(
  bound: string,
  fault: Partial<Wiring>,
  { depth = 7, faulty = parts }: { readonly depth?: number | undefined; readonly faulty?: Parts } = {},
): ReadonlyMap<string, readonly string[]> {
  const found = boundsOf(faulty).find(({ name }) => name === bound);
  if (found === undefined) throw new Error(`There is no exploration of ${bound}.`);
  const result = explore(faulty, { ...wiring, ...fault }, HAPPENINGS, INVARIANTS, { ...found, depth });
  return new Map(result.broken.map(({ sentence, path }) => [sentence, path]));
}

type Fault = {
  readonly what: string;
  readonly bound: string;
  readonly fault: Partial<Wiring>;
  /** The beginning of the invariant that finds it. */
  readonly finds: string;
  /** How many things have to happen until then, if they are many. */
  readonly depth?: number;
};

const FAULTS: readonly Fault[] = [
  {
    what: 'the guard does not decide again when a PIN is demanded',
    bound: 'session, guard and PIN',
    fault: {
      afterAuth: (before, now) =>
        before?.matches('authenticated')
          ? without('router', wiring.afterAuth(before, now))
          : wiring.afterAuth(before, now),
    },
    finds: 'No protected view is shown',
  },
  {
    what: 'the end of a session leads nowhere',
    bound: 'session, guard and PIN',
    fault: { AUTH_ACTIONS: { ...wiring.AUTH_ACTIONS, goToSignIn: [] } },
    finds: 'No protected view is shown',
  },
  {
    what: 'the tokens of a refused session are cleared, but its user stays signed in',
    bound: 'session, guard and PIN',
    fault: { afterSessionRefused: () => without('auth', wiring.afterSessionRefused()) },
    finds: 'A user who is signed in has a token',
    depth: 12,
  },
  {
    what: 'a refused session ends without a reason',
    bound: 'session, guard and PIN',
    fault: { afterSessionRefused: () => without('toast', wiring.afterSessionRefused()) },
    finds: 'A session that is refused for good',
  },
  {
    what: 'every refusal reloads the page',
    bound: 'session, guard and PIN',
    fault: { afterRefusal: () => [{ to: 'reloadGuard', event: { type: 'session.refused' } }] },
    finds: 'No reload happens while the user signs in or out',
  },
  {
    what: 'a network failure ends the session',
    bound: 'session, guard and connection',
    fault: { afterRefusal: () => [{ to: 'auth', event: { type: 'session.ended' } }] },
    finds: 'While the server is not reached, no session ends',
  },
  {
    what: 'dialogs stay',
    bound: 'session, guard, dialogs and toasts',
    fault: { afterAuth: (before, now) => without('dialog', wiring.afterAuth(before, now)) },
    finds: 'A dialog closes at once',
  },
  {
    what: 'toasts do not learn that a navigation has ended',
    bound: 'session, guard, dialogs and toasts',
    fault: { afterNavigation: () => [] },
    finds: 'A toast that waits for a navigation',
  },
  {
    what: 'the connection is not reported',
    bound: 'session, guard and connection',
    fault: { afterConnectivity: () => [] },
    finds: 'While the server is known not to be reached',
  },
];

test.each(FAULTS)('the exploration finds that $what', ({ bound, fault, finds, depth }) => {
  const sentences = [...broken(bound, fault, { depth }).keys()];
  expect(sentences.filter((sentence) => sentence.startsWith(finds))).toHaveLength(1);
});

test('the exploration finds a reload guard that does not ask for unsaved work, and the shortest way to it', () => {
  const hasty = reloadGuardMachine.provide({ guards: { isWorkUnsaved: () => false } });
  const reloadGuard = localMachine(hasty, { delays: {} }, () => null);
  const found = broken('session, guard and answers', {}, { faulty: { ...createParts(), reloadGuard } });
  const path = found.get('No reload drops an answer that is only in this page.');
  expect(path?.[0]).toBe('the page is opened');
  expect(path).toContain('the student answers');
  expect(path).toContain('the journal is written');
});

test('without a fault, nothing is found', () => {
  expect(broken('session, guard and answers', {})).toEqual(new Map());
});
