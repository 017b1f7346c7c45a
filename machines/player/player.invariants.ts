import { MEDIA_PLACE_EVERY_MS, MEDIA_RENEW_AFTER_S } from '#domain/media/media.limits.ts';
import type { Invariant, Moment } from '../machine.proof.ts';
import type { playerMachine } from './player.machine.ts';

type Now = Moment<typeof playerMachine>;
type Kept = { readonly id: string | null; readonly position: number; readonly isEnd: boolean };

const ordered = ({ effects }: Now, name: string): boolean => effects.some((effect) => effect.name === name);
const kept = ({ effects }: Now): readonly Kept[] =>
  effects.filter(({ name }) => name === 'keepPlace').map(({ params }) => params as Kept);
const plays = ({ snapshot }: Now): boolean => snapshot.matches({ open: { loaded: 'playing' } });

export const playerInvariants: readonly Invariant<typeof playerMachine>[] = [
  {
    sentence: 'Something is chosen exactly while the player is open; what is loaded has an address.',
    holds: ({ snapshot }) =>
      (snapshot.context.id !== null) === snapshot.matches('open') &&
      (!(snapshot.matches({ open: 'loading' }) || snapshot.matches({ open: 'loaded' })) ||
        snapshot.context.url !== null),
  },
  {
    sentence: 'The place lies within what is played, and the sound within its bounds.',
    holds: ({ snapshot: { context } }) =>
      context.position >= 0 &&
      (context.url === null || context.resumes || context.position <= context.duration) &&
      context.volume >= 0 &&
      context.volume <= 1,
  },
  {
    sentence: 'The element is told to play only where it can, and only for somebody who wants it.',
    holds: (now) =>
      !ordered(now, 'play') ||
      (now.snapshot.matches({ open: { loaded: 'buffering' } }) && now.snapshot.context.wantsPlay),
  },
  {
    sentence: 'Whoever stops hearing or seeing it finds the place kept, of the same thing they played.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined || !plays(before) || plays(now)) return true;
      return kept(now).some(({ id }) => id === before.snapshot.context.id);
    },
  },
  {
    sentence: 'Whoever leaves what is loaded finds its place kept, also where it was only looked through.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (before?.matches({ open: 'loaded' }) !== true || now.snapshot.matches({ open: 'loaded' })) return true;
      return kept(now).some(({ id }) => id === before.context.id);
    },
  },
  {
    sentence: 'While it plays, the place is never older than the time between two keepings.',
    holds: (now, earlier) => {
      if (!plays(now)) return true;
      const since = [...earlier, now].findLast((moment) => kept(moment).length > 0 || !plays(moment));
      return now.at - (since?.at ?? now.at) <= MEDIA_PLACE_EVERY_MS;
    },
  },
  {
    sentence: 'Only what the element has played to its end counts as done.',
    holds: (now) => kept(now).every(({ isEnd }) => !isEnd || now.event === 'element.ended'),
  },
  {
    sentence: 'A place is kept of nothing but what is chosen.',
    holds: (now) => kept(now).every(({ id }) => id !== null),
  },
  {
    sentence: 'When another player is heard, this one falls silent and stays so until somebody asks.',
    holds: ({ event, snapshot }) =>
      event !== 'other.played' || !snapshot.matches('open') || snapshot.matches({ open: 'failed' })
        ? true
        : !snapshot.context.wantsPlay || snapshot.matches({ open: { loaded: 'ended' } }),
  },
  {
    sentence: 'A failure is answered by a new address once at a place; the second time it is told.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (event !== 'element.failed' || before === undefined || !before.matches('open')) return true;
      if (before.matches({ open: 'finding' }) || before.matches({ open: 'failed' })) return true;
      const { failedAt, position } = before.context;
      const isAgain = failedAt !== null && Math.abs(position - failedAt) < MEDIA_RENEW_AFTER_S;
      return snapshot.matches({ open: isAgain ? 'failed' : 'finding' });
    },
  },
  {
    sentence: 'A new address changes nothing about where somebody is, or whether it plays.',
    holds: ({ event, snapshot }, earlier) => {
      const before = earlier.at(-1)?.snapshot;
      if (event !== 'element.failed' || before === undefined || !snapshot.matches({ open: 'finding' })) return true;
      return (
        snapshot.context.position === before.context.position && snapshot.context.wantsPlay === before.context.wantsPlay
      );
    },
  },
];
