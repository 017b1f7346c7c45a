import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { toastMachine } from './toast.machine.ts';

export const toastModel: MachineModel<typeof toastMachine> = {
  inputs: [undefined],
  events: [
    { type: 'toast.raised', message: 'Saved.' },
    { type: 'toast.raised', message: 'Not saved.', color: 'negative', duration: 10_000, delayed: true },
    { type: 'toast.closed', id: 1 },
    { type: 'toast.closed', id: 2 },
    { type: 'navigation.ended' },
    { type: 'network.failed' },
  ],
  answers: {},
  delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS },
  key: ({ entries }) => ({ shown: entries.length > 0, delayed: entries.some(({ delayed }) => delayed) }),
};
