import type { PlannedStep, SessionEnding, SessionReason, SessionStep, SessionStepKind } from './session-step.ts';

/**
 * What home offers: `ready` to start, `inProgress`, `finished` or `postponed` for today, `nothing` to study, or `noTime`:
 * the plan leaves no minutes for it.
 */
export const SESSION_STATUSES = ['ready', 'inProgress', 'finished', 'postponed', 'nothing', 'noTime'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Steps of one kind, combined. */
export type OfferPart = {
  readonly kind: SessionStepKind;
  readonly reason: SessionReason;
  /** Cards, questions or sections. */
  readonly count: number;
  readonly topics: readonly string[];
};

export type SessionOffer = {
  readonly status: SessionStatus;
  readonly isDayOff: boolean;
  /** Of the steps that are left. */
  readonly seconds: number;
  readonly parts: readonly OfferPart[];
  readonly doneSteps: number;
  readonly stepCount: number;
};

/** The session of today, or an open one. */
export type KnownSession = {
  readonly steps: readonly SessionStep[];
  readonly done: readonly number[];
  readonly endedBy: SessionEnding | null;
};

type OfferInput = {
  readonly session: KnownSession | null;
  readonly planned: { readonly steps: readonly PlannedStep[]; readonly seconds: number };
  readonly minutes: number;
  readonly isDayOff: boolean;
};

/** What home offers today: the open session with what is left of it, otherwise the one that would be planned now. */
export function offerSession({ session, planned, minutes, isDayOff }: OfferInput): SessionOffer {
  if (session !== null && session.endedBy === null) {
    const left = session.steps.filter((_, at) => !session.done.includes(at));
    return {
      status: 'inProgress',
      isDayOff,
      seconds: secondsOf(left),
      parts: partsOf(left.map(asDrawn)),
      doneSteps: session.steps.length - left.length,
      stepCount: session.steps.length,
    };
  }
  const { steps, seconds } = planned;
  const empty = minutes <= 0 ? 'noTime' : steps.length === 0 ? 'nothing' : 'ready';
  const status = session?.endedBy === 'finished' || session?.endedBy === 'postponed' ? session.endedBy : empty;
  return { status, isDayOff, seconds, parts: partsOf(steps.map(asDrawn)), doneSteps: 0, stepCount: steps.length };
}

const secondsOf = (steps: readonly SessionStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

type Drawn = OfferPart;

function asDrawn(step: PlannedStep | SessionStep): Drawn {
  const { kind, reason } = step;
  if (step.kind !== 'cards') return { kind, reason, count: 1, topics: [step.topic] };
  if ('cards' in step) return { kind, reason, count: step.cards.length, topics: [step.topic] };
  const count = step.from.reduce((sum, each) => sum + each.count, 0);
  return { kind, reason, count, topics: step.from.map(({ topic }) => topic) };
}

/** Questions count together, with the reason of most of them; those about new material belong to it. */
function partsOf(drawn: readonly Drawn[]): readonly OfferPart[] {
  const groups = Map.groupBy(drawn, ({ kind, reason }) =>
    kind === 'question' && reason !== 'newMaterial' ? kind : `${kind} ${reason}`,
  );
  return [...groups.values()].flatMap((group): readonly OfferPart[] => {
    const [first] = group;
    if (first === undefined) return [];
    const byReason = [...Map.groupBy(group, ({ reason }) => reason)].toSorted(([, a], [, b]) => b.length - a.length);
    return [
      {
        kind: first.kind,
        reason: byReason[0]?.[0] ?? first.reason,
        count: group.reduce((sum, { count }) => sum + count, 0),
        topics: [...new Set(group.flatMap(({ topics }) => topics))],
      },
    ];
  });
}
