import type { Happening } from './happening.ts';

/** What the server decides, or another device, and what other tabs of this browser do. */
export const SERVER_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the server is lost',
    area: 'server',
    when: ({ world }) => world.isReachable,
    happens: ({ world }) => {
      world.isReachable = false;
    },
  },
  {
    name: 'the server is back',
    area: 'server',
    when: ({ world }) => !world.isReachable,
    happens: ({ world }) => {
      world.isReachable = true;
    },
  },
  {
    name: 'the session is revoked',
    area: 'server',
    when: ({ world }) => world.isSessionValid && world.hasToken,
    happens: ({ world }) => {
      world.isSessionValid = false;
    },
  },
  {
    name: 'a PIN is set on another device',
    area: 'server',
    when: ({ world }) => world.serverPin !== 'pending',
    happens: ({ world }) => {
      world.serverPin = 'pending';
    },
  },
  {
    name: 'the PIN is removed on another device',
    area: 'server',
    when: ({ world }) => world.serverPin !== 'none',
    happens: ({ world }) => {
      world.serverPin = 'none';
    },
  },
  {
    name: 'the last reload is long ago',
    area: 'server',
    when: ({ world }) => world.hasJustReloaded,
    happens: ({ world }) => {
      world.hasJustReloaded = false;
    },
  },
  {
    name: 'the page is loaded',
    area: 'server',
    when: ({ world }) => world.isReloading,
    happens: (draft) => draft.restart(),
  },
  {
    name: 'another tab signs out',
    area: 'tabs',
    endsSession: true,
    when: ({ world }) => world.hasToken,
    happens: (draft) => {
      draft.world.hasToken = false;
      draft.world.isSessionValid = false;
      draft.changeTokens(true);
    },
  },
  {
    name: 'another tab signs in',
    area: 'tabs',
    when: ({ world }) => !world.hasToken && world.isReachable,
    happens: (draft) => {
      draft.world.hasToken = true;
      draft.world.isSessionValid = true;
      if (draft.world.serverPin === 'verified') draft.world.serverPin = 'pending';
      draft.changeTokens(false);
    },
  },
  {
    name: 'another tab enters the PIN',
    area: 'tabs',
    when: ({ world }) => world.serverPin === 'pending' && world.isSessionValid,
    happens: ({ world }) => {
      world.serverPin = 'verified';
    },
  },
];
