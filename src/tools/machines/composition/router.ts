import type { EventObject } from 'xstate';
import type { AccessClass } from '#domain/access/access-class.ts';
import type { GuardFacts } from '#machines/guard/guard.machine.ts';
import type { Draft } from './draft.ts';
import type { Address } from './world.ts';

type Page = { readonly access: AccessClass; readonly at: GuardFacts['at'] };

/** What the guard knows of each address (`src/routes`). */
const PAGES: { readonly [Name in Address]: Page } = {
  login: { access: 'entry', at: 'login' },
  home: { access: 'member', at: 'home' },
  attempt: { access: 'member', at: null },
  verifyPin: { access: 'entry', at: null },
  resetPin: { access: 'pin', at: null },
  front: { access: 'public', at: 'root' },
  error: { access: 'public', at: null },
};

/** Redirects of guard and views that follow each other; more would be a circle. */
const MOST_REDIRECTS = 5;

const questions = new Map<string, EventObject>();

/** The same object for the same facts. */
function question({ hasToken }: Draft['world'], auth: Draft['auth'], { access, at }: Page): EventObject {
  const { user } = auth.context;
  const broken = auth.matches({ unauthenticated: 'sessionNotLoaded' });
  const name = [hasToken, user?.pin, access, at, broken].join();
  const known = questions.get(name);
  if (known !== undefined) return known;
  const facts: GuardFacts = { access, at, token: hasToken, user, pin: user?.pin ?? 'none', broken };
  const event = { type: 'navigation.requested', facts };
  questions.set(name, event);
  return event;
}

/**
 * Where a navigation leads, after the redirects of the guard and of the views' loaders.
 * @param ask runs the guard's machine and returns its state
 */
export function decideAddress(draft: Draft, requested: Address, ask: (facts: EventObject) => unknown): Address {
  let address = requested;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const decided = ask(question(draft.world, draft.auth, PAGES[address]));
    const target = typeof decided === 'string' ? loaderRedirect(draft, address) : landmarkIn(decided);
    if (target === null) return address;
    address = target;
  }
  throw new Error(`The redirects from ${requested} do not end.`);
}

function landmarkIn(decided: unknown): Address {
  const landmark = typeof decided === 'object' && decided !== null && 'redirected' in decided ? decided.redirected : '';
  if (landmark === 'login' || landmark === 'home') return landmark;
  throw new Error(`The composition has no address for ${String(landmark)}.`);
}

/** What the loaders of the views do after the guard has allowed their address (`src/views/shared/access`). */
function loaderRedirect(draft: Draft, address: Address): Address | null {
  const pin = draft.auth.context.user?.pin ?? null;
  if (address === 'login') return pin === 'pending' ? 'verifyPin' : null;
  if (address === 'verifyPin') {
    if (pin === null) return 'login';
    draft.send('view', 'pin', { type: 'entry.opened' });
  }
  if (address === 'resetPin') {
    if (pin === null) return 'login';
    const isUnderWay = draft.pin.matches('awaitingCode') || draft.pin.context.permit !== null;
    if (pin !== 'pending') draft.send('view', 'pin', { type: 'choice.opened' });
    else if (!isUnderWay) draft.send('view', 'pin', { type: 'pin.forgotten' });
  }
  return null;
}
