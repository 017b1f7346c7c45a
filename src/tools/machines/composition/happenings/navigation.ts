import type { Draft } from '../draft.ts';
import { type Address, PROTECTED } from '../world.ts';
import type { Happening } from './happening.ts';

const MISSING = { type: 'chunk.failed', at: 100_000 } as const;

const opening = (address: Address): Happening => ({
  name: `the user opens the page ${address}`,
  area: 'navigation',
  leavesPage: true,
  when: ({ world }) => world.shown !== null && world.shown !== address && world.going === null,
  happens: (draft) => draft.open(address),
});

const isDownloading = ({ world }: Draft): boolean => world.going !== null && world.isAllowed && !world.isChunkMissing;

/** The router: what the user opens, and what happens to a view that is being downloaded; and requests of the view. */
export const NAVIGATION_HAPPENINGS: readonly Happening[] = [
  ...(['home', 'attempt', 'front', 'login'] as const).map(opening),
  {
    name: 'the view is shown',
    area: 'navigation',
    when: isDownloading,
    happens: (draft) => {
      if (draft.world.going !== null) draft.arrive(draft.world.going);
    },
  },
  {
    name: 'the view cannot be downloaded',
    area: 'navigation',
    when: (now) => isDownloading(now) && (!now.world.isReachable || now.world.isOutdated),
    happens: (draft) => {
      draft.world.isChunkMissing = true;
      draft.send('router', 'reloadGuard', { ...MISSING, at: draft.world.hasJustReloaded ? 1 : MISSING.at });
    },
  },
  {
    name: 'the build is compared',
    area: 'navigation',
    when: (now) => now.runs('reloadGuard', 'readLatestBuild') !== undefined,
    happens: (draft) => {
      if (!draft.world.isReachable) return draft.fail('reloadGuard', 'readLatestBuild');
      draft.succeed('reloadGuard', 'readLatestBuild', draft.world.isOutdated ? 'newer' : 'older');
    },
  },
  {
    name: 'a request of the view is answered',
    area: 'navigation',
    when: ({ world, auth }) =>
      world.shown !== null && world.hasToken && world.refusal === 'none' && auth.context.user !== null,
    happens: (draft) => {
      const { isReachable, isSessionValid, serverPin, shown } = draft.world;
      if (!isReachable) draft.loseRequest();
      else if (!isSessionValid) draft.refuse('ofView');
      else if (serverPin === 'pending' && shown !== null && PROTECTED.has(shown)) draft.demandPin();
      else draft.respond(true);
    },
  },
  {
    name: 'a request of an earlier session is refused',
    area: 'navigation',
    when: ({ world }) => world.shown !== null && world.isReachable && !world.isSessionValid && world.refusal === 'none',
    happens: (draft) => draft.refuse('ofView'),
  },
];
