import { ERRORS } from '#domain/errors.ts';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/limits.ts';
import type { Invariant, Moment } from '../machine.proof.ts';
import type { toastMachine } from './toast.machine.ts';

type Now = Moment<typeof toastMachine>;

/** Whether the failure of the network was told at this moment. */
const tells = ({ snapshot: { context } }: Now, before: Now | undefined): boolean =>
  context.lastId > (before?.snapshot.context.lastId ?? 0) && context.entries.at(-1)?.message === ERRORS.NETWORK.message;

export const toastInvariants: readonly Invariant<typeof toastMachine>[] = [
  {
    sentence: 'No two entries share an id, and a later entry has a higher one.',
    holds: ({ snapshot: { context } }) =>
      context.entries.every(({ id }, index) => id > (context.entries[index - 1]?.id ?? 0) && id <= context.lastId),
  },
  {
    sentence: 'A failure of the network is told at most once within the debounce time.',
    holds: (now, earlier) => {
      if (!tells(now, earlier.at(-1))) return true;
      const last = earlier.findLastIndex((moment, index) => tells(moment, earlier[index - 1]));
      return last === -1 || now.at - (earlier[last]?.at ?? 0) >= NETWORK_ERROR_TOAST_DEBOUNCE_MS;
    },
  },
  {
    sentence: 'Nothing waits for a navigation that has ended.',
    holds: ({ event, snapshot: { context } }) =>
      event !== 'navigation.ended' || context.entries.every(({ delayed }) => !delayed),
  },
  {
    sentence: 'An entry that was closed does not come back.',
    holds: ({ snapshot: { context } }, earlier) => {
      const before = earlier.at(-1)?.snapshot.context;
      if (before === undefined) return true;
      const known = new Set(before.entries.map(({ id }) => id));
      return context.entries.every(({ id }) => known.has(id) || id > before.lastId);
    },
  },
];
