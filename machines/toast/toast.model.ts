import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/platform/limits.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { toastMachine } from './toast.machine.ts';

export const toastModel: MachineModel<typeof toastMachine> = {
  inputs: [undefined],
  events: [
    { type: 'toast.raised', message: 'Saved.', at: 0 },
    { type: 'toast.raised', message: 'Not saved.', color: 'negative', duration: 10_000, delayed: true, at: 0 },
    { type: 'toast.raised', message: 'For ever.', duration: 1e12, at: 0 },
    { type: 'toast.closed', id: 1 },
    { type: 'toast.closed', id: 2 },
    { type: 'toast.ended', id: 1 },
    { type: 'navigation.ended', at: 0 },
    { type: 'network.failed', at: 0 },
    { type: 'attention.given', by: 'pointer', at: 0 },
    { type: 'attention.given', by: 'hidden', at: 0 },
    { type: 'attention.gone', by: 'pointer', at: 0 },
    { type: 'attention.gone', by: 'hidden', at: 0 },
  ],
  answers: {},
  delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS },
  reminders: ['toast.ended'],
  key: ({ entries, pauseReasons }) => ({
    shown: entries.length > 0,
    delayed: entries.some(({ delayed }) => delayed),
    pauseReasons: [...pauseReasons].sort(),
  }),
};
