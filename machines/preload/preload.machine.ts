import { assign, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

export type PreloadEvent = { readonly type: 'link.pointed'; readonly address: string } | { readonly type: 'link.left' };

const unprovided = unprovidedIn('preload');

/** A user who stays on a link is likely to follow it, so its view is downloaded before the click. */
export const preloadMachine = setup({
  types: { context: {} as { readonly address: string | null }, events: {} as PreloadEvent },
  actions: {
    /** Downloads the view of the address. */
    preload: (_, _params: { address: string | null }) => unprovided('preload')(),
    assignAddress: assign((_, { address }: { address: string | undefined }) => ({ address: address ?? null })),
    clearAddress: assign({ address: null }),
  },
  guards: {
    /** The link is the one already pointed at: its delay continues. */
    isSameLink: ({ context }, { address }: { address: string | undefined }) => context.address === (address ?? null),
  },
  delays: {
    /** How long a user has to stay on a link. */
    preloadDelay: unprovided('preloadDelay'),
  },
}).createMachine({
  id: 'preload',
  description: 'Downloads the view of a link that a user stays on.',
  context: { address: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No link is pointed at.',
      entry: 'clearAddress',
      on: {
        'link.pointed': { target: 'linkPointed', actions: { type: 'assignAddress', params: ({ event }) => event } },
      },
    },
    linkPointed: {
      description: 'A link is pointed at, or focused with the keyboard.',
      on: {
        'link.pointed': [
          { guard: { type: 'isSameLink', params: ({ event }) => event } },
          { target: 'linkPointed', reenter: true, actions: { type: 'assignAddress', params: ({ event }) => event } },
        ],
        'link.left': { target: 'idle' },
      },
      after: {
        preloadDelay: {
          target: 'viewRequested',
          actions: { type: 'preload', params: ({ context }) => ({ address: context.address }) },
        },
      },
    },
    viewRequested: {
      description: 'The view has been requested, and is not requested again while the user stays.',
      on: {
        'link.pointed': [
          { guard: { type: 'isSameLink', params: ({ event }) => event } },
          { target: 'linkPointed', actions: { type: 'assignAddress', params: ({ event }) => event } },
        ],
        'link.left': { target: 'idle' },
      },
    },
  },
});
