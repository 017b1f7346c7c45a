import { PAYLOAD_PRELOAD_DELAY_MS } from '#domain/platform/screen.limits.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { preloadMachine } from './preload.machine.ts';

const model: MachineModel<typeof preloadMachine> = {
  inputs: [undefined],
  events: [
    { type: 'link.pointed', address: 'https://lectern.example/account' },
    { type: 'link.pointed', address: 'https://lectern.example/pricing' },
    { type: 'link.left' },
  ],
  answers: {},
  delays: { preloadDelay: PAYLOAD_PRELOAD_DELAY_MS },
};

type Now = ProofStep<typeof preloadMachine>;

const orders = ({ effects }: Now): readonly unknown[] =>
  effects.filter(({ name }) => name === 'preload').map(({ params }) => (params as { address: unknown }).address);

/** The latest uninterrupted steps during which a link was pointed at, newest first. */
function stay(steps: readonly Now[], address: unknown): readonly Now[] {
  const startedAt = steps.findLastIndex(
    ({ snapshot }) => snapshot.value === 'idle' || snapshot.context.address !== address,
  );
  return steps.slice(startedAt + 1);
}

const invariants: readonly Invariant<typeof preloadMachine>[] = [
  {
    sentence: 'Only links that were pointed at for the whole delay are downloaded.',
    holds: (now, earlier) =>
      orders(now).every((address) => {
        const since = stay(earlier, address)[0]?.at;
        return address !== null && since !== undefined && now.at - since >= PAYLOAD_PRELOAD_DELAY_MS;
      }),
  },
  {
    sentence: 'While a link is pointed at, its view is requested once.',
    holds: (now, earlier) =>
      [...stay(earlier, now.snapshot.context.address), now].flatMap(orders).length <= 1 ||
      now.snapshot.value === 'idle',
  },
  {
    sentence: 'A link that was pointed at for the whole delay has been requested.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before?.value !== 'linkPointed') return true;
      const since = stay(earlier, before.context.address)[0]?.at ?? now.at;
      return now.at - since <= PAYLOAD_PRELOAD_DELAY_MS;
    },
  },
  {
    sentence: 'There is an address exactly while a link is pointed at.',
    holds: ({ snapshot: { value, context } }) => (value === 'idle') === (context.address === null),
  },
];

const guide: MachineGuide<typeof preloadMachine> = {
  purpose: 'Downloads the view of a link that a user stays on, so that it opens at once.',
  owner: 'The application creates it after the start. It lives as long as the page.',
  startedIn: 'src/app/start/preload.ts',
  events: {
    'link.pointed': 'The pointer or the focus is on a link.',
    'link.left': 'The pointer or the focus has left the link.',
  },
};

export const preloadProof: Proof<typeof preloadMachine> = { guide, model, invariants };
