import type { Invariant, ProofStep } from '../machine.proof.ts';
import type { cardReviewMachine, ReviewResponse } from './card-review.machine.ts';

type Now = ProofStep<typeof cardReviewMachine>;

const ids = ({ snapshot }: Now): readonly string[] => snapshot.context.unsent.map(({ operationId }) => operationId);
const ordered = ({ effects }: Now, name: string): readonly unknown[] =>
  effects.filter((effect) => effect.name === name).map(({ params }) => params);

export const cardReviewInvariants: readonly Invariant<typeof cardReviewMachine>[] = [
  {
    sentence: 'An action leaves the list of unsent ones only with the server’s response.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const gone = ids(before).filter((id) => !ids(now).includes(id));
      const answered = now.event?.startsWith('xstate.done.') === true ? (now.output as readonly ReviewResponse[]) : [];
      return gone.every((id) => answered.some(({ operationId }) => operationId === id));
    },
  },
  {
    sentence: 'Every action is saved on the device at once, and deleted there only after the server’s response.',
    holds: (now, earlier) => {
      const before = earlier.at(-1);
      if (before === undefined) return true;
      const added = now.snapshot.context.unsent.filter(({ operationId }) => !ids(before).includes(operationId));
      const savedActs = ordered(now, 'keepAct').map((params) => (params as { act: unknown }).act);
      const forgot = ordered(now, 'forgetActs').flatMap((params) => (params as { ids: readonly string[] }).ids);
      return (
        added.length === savedActs.length &&
        added.every((act) => savedActs.some((each) => JSON.stringify(each) === JSON.stringify(act))) &&
        (forgot.length === 0 || now.event?.startsWith('xstate.done.') === true)
      );
    },
  },
  {
    sentence: 'A card is shown exactly while the review session is not finished.',
    holds: ({ snapshot }) => snapshot.matches({ study: 'finished' }) === (snapshot.context.session.current === null),
  },
  {
    sentence: 'The shown card is not among the next ones.',
    holds: ({ snapshot: { context } }) => {
      const { current, coming, repeating } = context.session;
      const all = [...coming, ...repeating.map(({ card }) => card), ...(current === null ? [] : [current])];
      return new Set(all).size === all.length;
    },
  },
  {
    sentence: 'A rating is accepted only after the answer was shown.',
    holds: (now, earlier) =>
      now.event !== 'card.graded' ||
      ordered(now, 'keepAct').length === 0 ||
      earlier.at(-1)?.snapshot.matches({ study: 'answer' }) === true,
  },
  {
    sentence: 'The numbers of the actions on a card increase.',
    holds: ({ snapshot }) => {
      const groups = Map.groupBy(snapshot.context.unsent, ({ card }) => card);
      return [...groups.values()].every((acts) =>
        acts.every(({ sequence }, at) => at === 0 || sequence > (acts[at - 1]?.sequence ?? 0)),
      );
    },
  },
  {
    sentence: 'Unsent actions are in flight or waiting for a retry.',
    holds: ({ snapshot }) => snapshot.matches({ delivery: 'clear' }) === (snapshot.context.unsent.length === 0),
  },
  {
    sentence: 'After undo, a card is shown as it was before its rating.',
    holds: (now, earlier) => {
      const before = earlier.at(-1)?.snapshot.context.session;
      const step = before?.past.at(-1);
      if (now.event !== 'review.undone' || ordered(now, 'keepAct').length === 0 || step === undefined) return true;
      const { session } = now.snapshot.context;
      return session.current === step.card && session.standings[step.card]?.memory === step.before.memory;
    },
  },
];
