import type { Bound } from './explore.ts';
import type { Parts } from './parts.ts';
import { startLocals } from './start-locals.ts';
import { WORLD, type World } from './world.ts';

const ALL_AREAS: Bound['areas'] = [
  ...(['session', 'server', 'tabs', 'navigation', 'pin', 'dialogs', 'toasts'] as const),
  ...(['connection', 'consent', 'answers', 'updates'] as const),
];

const OTHER_DEVICES = [
  'a PIN is set on another device',
  'the PIN is removed on another device',
  'another tab enters the PIN',
] as const;

/** The network is lost and returns. */
const NETWORK = ['the server is lost', 'the server is back'] as const;

/** Pages and outcomes that add states, but nothing that others do not cover. */
const VARIANTS = [
  ...(['the user opens the page attempt', 'the user opens the page front', 'the user opens the page login'] as const),
  ...(['the response to sign-in has no token', 'sign-in is refused'] as const),
] as const;

/** How many things happen one after the other, where no end is in sight in a few seconds. */
const MANY_STEPS = 10;
/** The same when everything can happen to all machines. */
const FEW_STEPS = 5;

/** The explorations: each machine with those that it exchanges events with, and all of them for a number of steps. */
export function boundsOf(parts: Parts): readonly Bound[] {
  const opened = (world: Partial<World>): Bound['starts'][number] => ({
    locals: startLocals(parts, world.isConnected ?? WORLD.isConnected),
    world: { ...WORLD, ...world, isReadWithToken: world.hasToken ?? WORLD.hasToken },
  });
  const visits = [
    opened({}),
    opened({ hasToken: false, isSessionValid: false, going: 'front' }),
    opened({ serverPin: 'pending' }),
    opened({ isSessionValid: false }),
    opened({ isReachable: false, isConnected: false }),
  ];
  return [
    {
      name: 'session, guard and PIN',
      starts: visits.slice(0, 4),
      machines: ['pin'],
      areas: ['session', 'server', 'tabs', 'navigation', 'pin'],
      without: [...NETWORK, ...VARIANTS, 'the time of the session is up', 'the PIN is removed on another device'],
      depth: null,
    },
    {
      name: 'session, guard and connection',
      starts: visits,
      machines: ['connection'],
      areas: ['session', 'server', 'tabs', 'navigation', 'connection'],
      without: [...OTHER_DEVICES, ...VARIANTS],
      depth: null,
    },
    {
      name: 'session, guard, dialogs and toasts',
      starts: visits.slice(0, 4),
      machines: ['dialog', 'toast'],
      areas: ['session', 'server', 'tabs', 'navigation', 'dialogs', 'toasts'],
      without: [...NETWORK, ...OTHER_DEVICES.slice(1), ...VARIANTS],
      depth: MANY_STEPS,
    },
    {
      name: 'session, guard and answers',
      starts: [opened({ going: 'attempt' }), opened({ going: 'attempt', hasStorage: false })],
      machines: ['outbox', 'update'],
      areas: ['session', 'server', 'navigation', 'answers', 'updates'],
      without: [...OTHER_DEVICES, ...VARIANTS.slice(1)],
      depth: MANY_STEPS,
    },
    {
      name: 'session, guard and consent',
      starts: visits.slice(0, 2),
      machines: ['consent'],
      areas: ['session', 'server', 'navigation', 'consent'],
      without: [...NETWORK, ...OTHER_DEVICES, ...VARIANTS],
      depth: null,
    },
    {
      name: 'all machines',
      starts: visits,
      machines: ['pin', 'dialog', 'toast', 'connection', 'consent', 'outbox', 'update'],
      areas: ALL_AREAS,
      depth: FEW_STEPS,
    },
  ];
}
