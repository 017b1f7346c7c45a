import type { Invariant } from '../machine.proof.ts';
import type { consentMachine } from './consent.machine.ts';

export const consentInvariants: readonly Invariant<typeof consentMachine>[] = [
  {
    sentence: 'Only a choice or a withdrawal stores something.',
    holds: ({ event, effects }) =>
      !effects.some(({ name }) => name === 'storeChoice') || event === 'choice.made' || event === 'choice.withdrawn',
  },
  {
    sentence: 'Without a choice, only necessary data is allowed.',
    holds: ({ snapshot }) => !snapshot.matches({ known: 'unchosen' }) || snapshot.context.choice === null,
  },
  {
    sentence: 'If the browser objects, the user is not asked, and statistics are not allowed.',
    holds: ({ snapshot }) =>
      !snapshot.context.objects ||
      (!snapshot.matches({ known: { unchosen: 'asked' } }) && snapshot.context.choice?.statistics !== true),
  },
  {
    sentence: 'After a withdrawal nothing optional is allowed.',
    holds: ({ snapshot, event }) =>
      event !== 'choice.withdrawn' ||
      (snapshot.context.choice?.statistics !== true && snapshot.context.choice?.preferences !== true),
  },
  {
    sentence: 'Listeners are notified once that the choice is known.',
    holds: (now, earlier) =>
      [...earlier, now].flatMap(({ effects }) => effects).filter(({ name }) => name === 'tellReady').length <= 1,
  },
];
