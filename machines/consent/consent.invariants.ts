import type { Invariant } from '../machine.proof.ts';
import type { consentMachine } from './consent.machine.ts';

export const consentInvariants: readonly Invariant<typeof consentMachine>[] = [
  {
    sentence: 'Nothing is stored but by a choice that is made or withdrawn.',
    holds: ({ event, effects }) =>
      !effects.some(({ name }) => name === 'storeChoice') || event === 'choice.made' || event === 'choice.withdrawn',
  },
  {
    sentence: 'Without a choice nothing beyond the necessary is allowed.',
    holds: ({ snapshot }) => !snapshot.matches({ known: 'unchosen' }) || snapshot.context.choice === null,
  },
  {
    sentence: 'Where the browser objects, nobody is asked, and no statistics are allowed.',
    holds: ({ snapshot }) =>
      !snapshot.context.objects ||
      (!snapshot.matches({ known: { unchosen: 'asked' } }) && snapshot.context.choice?.statistics !== true),
  },
  {
    sentence: 'What was withdrawn is not allowed any more.',
    holds: ({ snapshot, event }) =>
      event !== 'choice.withdrawn' ||
      (snapshot.context.choice?.statistics !== true && snapshot.context.choice?.preferences !== true),
  },
  {
    sentence: 'Listeners are told once that it is known what is allowed.',
    holds: (now, earlier) =>
      [...earlier, now].flatMap(({ effects }) => effects).filter(({ name }) => name === 'tellReady').length <= 1,
  },
];
