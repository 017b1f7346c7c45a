import type { Invariant, Moment } from '../machine.proof.ts';
import type { ActAnswer, cardReviewMachine } from './card-review.machine.ts';

type Now = Moment<typeof cardReviewMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const ordered = ({ effects }: Now, name: string): readonly unknown[] =>
  effects.filter((effect) => effect.name === name).map(({ params }) => params);

export const cardReviewInvariants: readonly Invariant<typeof cardReviewMachine>[] = [
  {
    sentence: 'What was done leaves the list of unsent acts only by the server’s answer.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const gone = ids(before).filter((id) => !ids(now).includes(id));
      const answered = now.event?.startsWith('xstate.done.') === true ? (now.output as readonly ActAnswer[]) : [];
      return gone.every((id) => answered.some(({ operationId }) => operationId === id));
    },
  },
  {
    sentence: 'Every act is kept on the device in the moment it is done, and forgotten there only once it is answered.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const added = now.snapshot.context.unsent.filter(({ operationId }) => !ids(before).includes(operationId));
      const kept = ordered(now, 'keepAct').map((params) => (params as { act: unknown }).act);
      const forgot = ordered(now, 'forgetActs').flatMap((params) => (params as { ids: readonly string[] }).ids);
      return (
        added.length === kept.length &&
        added.every((act) => kept.some((each) => JSON.stringify(each) === JSON.stringify(act))) &&
        (forgot.length === 0 || now.event?.startsWith('xstate.done.') === true)
      );
    },
  },
  {
    sentence: 'A card is on the screen exactly while the sitting is not finished.',
    holds: ({ snapshot }) => snapshot.matches({ study: 'finished' }) === (snapshot.context.session.current === null),
  },
  {
    sentence: 'The card on the screen is not among those to come.',
    holds: ({ snapshot: { context } }) => {
      const { current, coming, repeating } = context.session;
      const all = [...coming, ...repeating.map(({ card }) => card), ...(current === null ? [] : [current])];
      return new Set(all).size === all.length;
    },
  },
  {
    sentence: 'A grade is taken only when the answer has been seen.',
    holds: (now, earlier) =>
      now.event !== 'card.graded' ||
      ordered(now, 'keepAct').length === 0 ||
      earlier.at(-1)?.snapshot.matches({ study: 'answer' }) === true,
  },
  {
    sentence: 'The numbers of the acts on a card rise.',
    holds: ({ snapshot }) => {
      const groups = Map.groupBy(snapshot.context.unsent, ({ card }) => card);
      return [...groups.values()].every((acts) =>
        acts.every(({ sequence }, at) => at === 0 || sequence > (acts[at - 1]?.sequence ?? 0)),
      );
    },
  },
  {
    sentence: 'While anything is unsent it is on its way or waits for the next try.',
    holds: ({ snapshot }) => snapshot.matches({ delivery: 'clear' }) === (snapshot.context.unsent.length === 0),
  },
  {
    sentence: 'Taken back, a card is shown as it was before its grade.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.session;
      const step = before?.past.at(-1);
      if (now.event !== 'review.undone' || ordered(now, 'keepAct').length === 0 || step === undefined) return true;
      const { session } = now.snapshot.context;
      return session.current === step.card && session.standings[step.card]?.memory === step.before.memory;
    },
  },
];
