import type { EventObject, SnapshotFrom } from 'xstate';
import type { AccessClass } from '#domain/access/access-class.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { GuardFacts } from '#machines/guard/guard.machine.ts';
import type { pinMachine } from '#machines/pin/pin.machine.ts';
import type { Address, World } from './world.ts';

type Page = { readonly access: AccessClass; readonly at: GuardFacts['at'] };

/** What the router and the loaders of views read, and the events that they send. */
type Application = {
  readonly world: World;
  readonly auth: SnapshotFrom<typeof authMachine>;
  readonly pin: SnapshotFrom<typeof pinMachine>;
  readonly send: (from: 'view', part: 'pin', event: EventObject) => void;
};

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
function question({ auth, world: { hasToken } }: Application, { access, at }: Page): EventObject {
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
export function decideAddress(
  application: Application,
  requested: Address,
  ask: (facts: EventObject) => unknown,
): Address {
  let address = requested;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const decided = ask(question(application, PAGES[address]));
    const target = typeof decided === 'string' ? loaderRedirect(application, address) : landmarkIn(decided);
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
function loaderRedirect(application: Application, address: Address): Address | null {
  const pin = application.auth.context.user?.pin ?? null;
  if (address === 'login') return pin === 'pending' ? 'verifyPin' : null;
  if (address === 'verifyPin') {
    if (pin === null) return 'login';
    application.send('view', 'pin', { type: 'entry.opened' });
  }
  if (address === 'resetPin') {
    if (pin === null) return 'login';
    const isUnderWay = application.pin.matches('awaitingCode') || application.pin.context.permit !== null;
    if (pin !== 'pending') application.send('view', 'pin', { type: 'choice.opened' });
    else if (!isUnderWay) application.send('view', 'pin', { type: 'pin.forgotten' });
  }
  return null;
}
