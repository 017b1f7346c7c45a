import fc from 'fast-check';
import { type Card, createEmptyCard, fsrs, generatorParameters, type Grade as LibraryGrade } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { cardMemorySchema, GRADES, type Grade, PHASES } from '#domain/cards/scheduling/card-memory.schema.ts';
import { becomesLeech, createScheduler, newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';

const START = Date.UTC(2027, 0, 4, 8);
const DAY = 86_400_000;

const history = fc.array(
  fc.record({ grade: fc.constantFrom(...GRADES), wait: fc.integer({ min: 1, max: 90 * 24 * 60 }) }),
  { minLength: 1, maxLength: 25 },
);

describe('the scheduler', () => {
  test('agrees with the library’s reference implementation, for any history and retention', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(0.8, 0.9, 0.95), (reviews, retention) => {
        const reference = fsrs(generatorParameters({ request_retention: retention, enable_fuzz: false }));
        const ours = createScheduler(retention);
        let card: Card = createEmptyCard(new Date(START));
        let memory = newMemory(START);
        let at = START;
        for (const { grade, wait } of reviews) {
          at += wait * 60_000;
          card = reference.next(card, new Date(at), (GRADES.indexOf(grade) + 1) as LibraryGrade).card;
          memory = ours.next(memory, grade, at);
          expect(memory).toEqual({
            due: card.due.getTime(),
            stability: card.stability,
            difficulty: card.difficulty,
            elapsedDays: card.elapsed_days,
            scheduledDays: card.scheduled_days,
            learningSteps: card.learning_steps,
            reps: card.reps,
            lapses: card.lapses,
            phase: PHASES[card.state],
            lastReview: card.last_review?.getTime(),
          });
          expect(cardMemorySchema.safeParse(memory).success).toBe(true);
          expect(ours.retrievability(memory, at + DAY)).toBe(
            reference.get_retrievability(card, new Date(at + DAY), false),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  test('schedules a card earlier for a higher target retention', () => {
    const due = (retention: number) => {
      const scheduler = createScheduler(retention);
      const learned = scheduler.next(newMemory(START), 'easy', START);
      return scheduler.next(learned, 'good', learned.due).scheduledDays;
    };
    expect(due(0.95)).toBeLessThan(due(0.9));
    expect(due(0.9)).toBeLessThan(due(0.8));
  });

  test('handles a clock that is set back: a review before the last one counts at the time of the last one', () => {
    const scheduler = createScheduler(0.9);
    const memory = scheduler.next(newMemory(START), 'good', START);
    expect(scheduler.next(memory, 'good', START - DAY)).toEqual(scheduler.next(memory, 'good', START));
  });

  test('previews the result of each rating, in rising order', () => {
    const scheduler = createScheduler(0.9);
    const memory = scheduler.next(newMemory(START), 'easy', START);
    const preview = scheduler.preview(memory, memory.due);
    const dues = GRADES.map((grade: Grade) => preview[grade].due);
    expect([...dues].sort((a, b) => a - b)).toEqual(dues);
    expect(preview.good).toEqual(scheduler.next(memory, 'good', memory.due));
  });

  test('calls a card a leech at the eighth lapse, the twelfth and so on', () => {
    const at = (lapses: number) => ({ ...newMemory(START), lapses });
    const leeches = Array.from({ length: 17 }, (_, lapses) => lapses + 1).filter((lapses) =>
      becomesLeech(at(lapses - 1), at(lapses)),
    );
    expect(leeches).toEqual([8, 12, 16]);
    expect(becomesLeech(at(8), at(8))).toBe(false);
  });
});
