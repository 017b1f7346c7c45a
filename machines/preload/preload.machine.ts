import { assign, setup } from 'xstate';

export type PreloadEvent = { readonly type: 'link.pointed'; readonly address: string } | { readonly type: 'link.left' };

const unprovided = (name: string) => (): never => {
  throw new Error(`The preload machine runs without "${name}".`);
};

/** Somebody who stays on a link is likely to follow it: what stands behind it is downloaded before the press. */
export const preloadMachine = setup({
  types: { context: {} as { readonly address: string | null }, events: {} as PreloadEvent },
  actions: {
    /** Downloads the view behind the address. */
    preload: (_, _params: { address: string | null }) => unprovided('preload')(),
    keepAddress: assign((_, { address }: { address: string | undefined }) => ({ address: address ?? null })),
    forgetAddress: assign({ address: null }),
  },
  guards: {
    /** The link is the one that is pointed at already: its wait goes on. */
    isSameLink: ({ context }, { address }: { address: string | undefined }) => context.address === (address ?? null),
  },
  delays: {
    /** How long somebody has to stay on a link. */
    preloadDelay: unprovided('preloadDelay'),
  },
}).createMachine({
  id: 'preload',
  description: 'Downloads what stands behind a link that somebody stays on.',
  context: { address: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody is on a link.',
      entry: 'forgetAddress',
      on: {
        'link.pointed': { target: 'pointed', actions: { type: 'keepAddress', params: ({ event }) => event } },
      },
    },
    pointed: {
      description: 'Somebody points at a link, or has come to it with the keyboard.',
      on: {
        'link.pointed': [
          { guard: { type: 'isSameLink', params: ({ event }) => event } },
          { target: 'pointed', reenter: true, actions: { type: 'keepAddress', params: ({ event }) => event } },
        ],
        'link.left': { target: 'idle' },
      },
      after: {
        preloadDelay: {
          target: 'loaded',
          actions: { type: 'preload', params: ({ context }) => ({ address: context.address }) },
        },
      },
    },
    loaded: {
      description: 'What stands behind the link has been asked for, and is not asked for again while somebody stays.',
      on: {
        'link.pointed': [
          { guard: { type: 'isSameLink', params: ({ event }) => event } },
          { target: 'pointed', actions: { type: 'keepAddress', params: ({ event }) => event } },
        ],
        'link.left': { target: 'idle' },
      },
    },
  },
});
