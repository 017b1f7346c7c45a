import { type Card, createEmptyCard, type FSRS, fsrs, generatorParameters, Rating, type State } from 'ts-fsrs';
import { LEECH_LAPSES } from '../card.limits.ts';
import { type CardMemory, type Grade, PHASES } from './card-memory.schema.ts';

const DAY_MS = 86_400_000;
const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/**
 * FSRS-6 as implemented by `ts-fsrs`, with its default weights. Deterministic: browser and server agree to the
 * millisecond.
 */
export type Scheduler = {
  /** The memory state after a review. An instant before the last review counts as that of the last review. */
  readonly next: (memory: CardMemory, grade: Grade, at: number) => CardMemory;
  /** The memory state after each possible rating. */
  readonly preview: (memory: CardMemory, at: number) => Readonly<Record<Grade, CardMemory>>;
  /** The current retrievability, 0 to 1; 0 before the first review. */
  readonly retrievability: (memory: CardMemory, at: number) => number;
};

/** @param desiredRetention the retrievability at which a card is due, 0.7 to 0.97 */
export function createScheduler(desiredRetention: number): Scheduler {
  const engine: FSRS = fsrs(generatorParameters({ request_retention: desiredRetention, enable_fuzz: false }));
  const next: Scheduler['next'] = (memory, grade, at) => {
    const timestamp = Math.max(at, memory.lastReview ?? 0);
    return memoryOf(engine.next(cardOf(memory), new Date(timestamp), RATINGS[grade]).card);
  };
  return {
    next,
    preview: (memory, at) => ({
      again: next(memory, 'again', at),
      hard: next(memory, 'hard', at),
      good: next(memory, 'good', at),
      easy: next(memory, 'easy', at),
    }),
    retrievability: (memory, at) =>
      memory.lastReview === null || memory.stability <= 0
        ? 0
        : engine.forgetting_curve(Math.max(0, at - memory.lastReview) / DAY_MS, memory.stability),
  };
}

/** The memory state of a card that was never reviewed. */
export const newMemory = (at: number): CardMemory => memoryOf(createEmptyCard(new Date(at)));

/**
 * Whether this lapse makes a leech of the card: the eighth, and each fourth after it, as Anki counts them. A leech is
 * suspended until it is rewritten, because repeating it costs more than it helps.
 */
export const becomesLeech = (before: CardMemory, after: CardMemory): boolean =>
  after.lapses > before.lapses &&
  after.lapses >= LEECH_LAPSES &&
  (after.lapses - LEECH_LAPSES) % Math.ceil(LEECH_LAPSES / 2) === 0;

function cardOf(memory: CardMemory): Card {
  return {
    due: new Date(memory.due),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: memory.elapsedDays,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: PHASES.indexOf(memory.phase) as State,
    ...(memory.lastReview === null ? {} : { last_review: new Date(memory.lastReview) }),
  };
}

function memoryOf(card: Card): CardMemory {
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsedDays: card.elapsed_days,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    phase: PHASES[card.state] ?? 'new',
    lastReview: card.last_review === undefined ? null : card.last_review.getTime(),
  };
}
