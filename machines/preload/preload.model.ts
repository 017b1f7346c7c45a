import { PAYLOAD_PRELOAD_DELAY_MS } from '#domain/platform/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { preloadMachine } from './preload.machine.ts';

export const preloadModel: MachineModel<typeof preloadMachine> = {
  inputs: [undefined],
  events: [
    { type: 'link.pointed', address: 'https://lectern.example/account' },
    { type: 'link.pointed', address: 'https://lectern.example/pricing' },
    { type: 'link.left' },
  ],
  answers: {},
  delays: { preloadDelay: PAYLOAD_PRELOAD_DELAY_MS },
};
