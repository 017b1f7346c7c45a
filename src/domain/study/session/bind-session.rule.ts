import type { PlannedStep, SessionStep } from './session-step.ts';

/** What the bank has for the topics of a planned session, best first. */
export type SessionContent = {
  readonly dueCards: readonly { readonly topic: string; readonly card: string }[];
  readonly newCards: readonly { readonly topic: string; readonly card: string }[];
  readonly questions: readonly { readonly topic: string; readonly version: string }[];
  readonly written: readonly { readonly topic: string; readonly version: string }[];
  readonly sections: readonly {
    readonly material: string;
    readonly section: number;
    readonly share: number;
  }[];
};

export type BoundSession = {
  readonly steps: readonly SessionStep[];
  /** The versions of the attempt's questions; the first has position 1. */
  readonly versions: readonly string[];
};

/**
 * The steps with the cards, questions and sections that exist. A step for which nothing is left is omitted, for example
 * because an assignment reserves the questions. Nothing is used twice.
 */
export function bindSession(planned: readonly PlannedStep[], content: SessionContent): BoundSession {
  const versions: string[] = [];
  const [dueCards, newCards] = [[...content.dueCards], [...content.newCards]];
  const [questions, written] = [[...content.questions], [...content.written]];
  const steps = planned.flatMap((step): readonly SessionStep[] => {
    const { seconds, reason } = step;
    switch (step.kind) {
      case 'cards': {
        const pool = reason === 'newCards' ? newCards : dueCards;
        const taken = step.from.flatMap(({ topic, count }) =>
          Array.from({ length: count }, () => take(pool, (card) => card.topic === topic) ?? []).flat(),
        );
        const [first] = taken;
        if (first === undefined) return [];
        const each = seconds / step.from.reduce((sum, { count }) => sum + count, 0);
        const cards = taken.map(({ card }) => card);
        return [{ kind: 'cards', topic: first.topic, cards, seconds: each * cards.length, reason }];
      }
      case 'material': {
        const found = content.sections.find(({ material }) => material === step.material);
        return found === undefined ? [] : [{ kind: 'material', topic: step.topic, seconds, reason, ...found }];
      }
      default: {
        const { kind, topic } = step;
        const found = take(kind === 'written' ? written : questions, (question) => question.topic === topic);
        if (found === undefined || versions.includes(found.version)) return [];
        versions.push(found.version);
        return [{ kind, topic, position: versions.length, seconds, reason }];
      }
    }
  });
  return { steps, versions };
}

/** Removes the first match from the list. */
function take<Value>(list: Value[], matches: (value: Value) => boolean): Value | undefined {
  const at = list.findIndex(matches);
  return at === -1 ? undefined : list.splice(at, 1)[0];
}
