import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES } from '#domain/cards/scheduling/card-memory.schema.ts';
import { afterReview, memoryBeforeLastReview, reviewedAt } from '#domain/cards/scheduling/review-fold.rule.ts';
import {
  cardsLeft,
  gradeCurrent,
  reconcile,
  removeCurrent,
  startReviewSession,
  undoLast,
} from '#domain/cards/scheduling/review-session.rule.ts';
import { createScheduler, newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';

const START = Date.UTC(2027, 0, 4, 8);
const MINUTE = 60_000;
const scheduler = createScheduler(0.9);
const fresh = { sequence: 0, memory: newMemory(START), isSuspended: false, isLeech: false };
const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `card ${at}`, state: fresh }));
const start = (count: number) => startReviewSession(cards(count), [], START, scheduler);

describe('a review session', () => {
  test('repeats a forgotten card after a minute, but not an easy one', () => {
    let session = start(3);
    session = gradeCurrent(session, 'again', START, scheduler);
    expect(session.current).toBe('card 1');
    session = gradeCurrent(session, 'easy', START + 2 * MINUTE, scheduler);
    expect(session.current).toBe('card 0');
    session = gradeCurrent(session, 'easy', START + 3 * MINUTE, scheduler);
    session = gradeCurrent(session, 'easy', START + 3 * MINUTE, scheduler);
    expect(session.current).toBeNull();
    expect(cardsLeft(session)).toBe(0);
  });

  test('shows a card early if it is due soon and nothing else is left', () => {
    const session = gradeCurrent(start(1), 'good', START, scheduler);
    expect(session.current).toBe('card 0');
    expect(session.statuses['card 0']?.memory.due).toBe(START + 10 * MINUTE);
  });

  test('loses no card and ends, whatever is pressed', () => {
    const review = fc.oneof(fc.constantFrom(...GRADES), fc.constant('undo' as const), fc.constant('aside' as const));
    fc.assert(
      fc.property(fc.array(review, { maxLength: 40 }), fc.integer({ min: 0, max: 6 }), (reviews, count) => {
        let session = start(count);
        reviews.forEach((pressed, at) => {
          const now = START + at * MINUTE;
          if (pressed === 'undo') session = undoLast(session);
          else if (pressed === 'aside') session = removeCurrent(session, now);
          else session = gradeCurrent(session, pressed, now, scheduler);
          const { upcoming, repeating, current } = session;
          const positions = [...upcoming, ...repeating.map(({ card }) => card), ...(current === null ? [] : [current])];
          expect(new Set(positions).size).toBe(positions.length);
          expect(current === null).toBe(cardsLeft(session) === 0);
        });
        for (let rest = 0; rest < 60 && session.current !== null; rest += 1) {
          session = gradeCurrent(session, 'easy', START + (60 + rest) * MINUTE, scheduler);
        }
        expect(session.current).toBeNull();
      }),
    );
  });

  test('is the same after a review and its undo, except for the number of actions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...GRADES), { maxLength: 8 }),
        fc.constantFrom(...GRADES),
        (before, grade) => {
          const session = before.reduce((each, entry) => gradeCurrent(each, entry, START, scheduler), start(4));
          fc.pre(session.current !== null);
          const undone = undoLast(gradeCurrent(session, grade, START + MINUTE, scheduler));
          const card = session.current ?? '';
          expect(undone.current).toBe(card);
          expect(undone.statuses[card]).toEqual({
            ...session.statuses[card],
            sequence: (session.statuses[card]?.sequence ?? 0) + 2,
          });
          expect(cardsLeft(undone)).toBe(cardsLeft(session));
        },
      ),
    );
  });

  test('counts unsent actions of an earlier visit as done', () => {
    const review = { operationId: 'o', card: 'card 1', sequence: 1, grade: 'easy', at: START, tookMs: 1 } as const;
    const session = startReviewSession(cards(3), [review], START + MINUTE, scheduler);
    expect(cardsLeft(session)).toBe(2);
    expect(session.past).toEqual([]);
    const known = startReviewSession([{ id: 'card 1', state: { ...fresh, sequence: 1 } }], [review], START, scheduler);
    expect(cardsLeft(known)).toBe(1);
  });

  test('skips unsent undo actions, and those of cards that are not in it', () => {
    const review = { operationId: 'o', card: 'card 1', sequence: 1, grade: 'easy', at: START, tookMs: 1 } as const;
    const strange = [
      { ...review, card: 'of another deck' },
      { ...review, grade: null },
    ];
    expect(startReviewSession(cards(3), strange, START, scheduler)).toEqual(start(3));
  });

  test('shows a card that has just become due before a new one, and the one due sooner first', () => {
    const missed = gradeCurrent(start(3), 'again', START, scheduler);
    expect(gradeCurrent(missed, 'easy', START + MINUTE, scheduler).current).toBe('card 0');
    let session = start(3);
    for (const grade of ['good', 'again', 'easy'] as const) session = gradeCurrent(session, grade, START, scheduler);
    expect(session.current).toBe('card 1');
  });

  test('undoes one review after the other', () => {
    let session = start(3);
    for (const grade of ['easy', 'easy'] as const) session = gradeCurrent(session, grade, START, scheduler);
    session = undoLast(session);
    expect(session.current).toBe('card 1');
    session = undoLast(session);
    expect([session.current, ...session.upcoming]).toEqual(['card 0', 'card 1', 'card 2']);
    expect(undoLast(session)).toBe(session);
  });

  test('no longer shows a suspended card', () => {
    const session = removeCurrent(start(2), START);
    expect([session.current, cardsLeft(session)]).toEqual(['card 1', 1]);
    const over = removeCurrent(session, START);
    expect(removeCurrent(over, START)).toBe(over);
  });

  test('uses the server’s state of a card, and keeps the others, and the current one, in place', () => {
    const session = start(3);
    const leech = { ...fresh, isLeech: true };
    const reported = reconcile(session, 'card 1', leech);
    expect(reported).toEqual({ ...session, statuses: { ...session.statuses, 'card 1': leech } });
    const shown = reconcile(session, 'card 0', { ...fresh, sequence: 4 });
    expect([shown.current, cardsLeft(shown)]).toEqual(['card 0', 3]);
  });

  test('drops a card that was reviewed on another device, and keeps later reviews on this device', () => {
    const session = start(3);
    const otherPage = reconcile(session, 'card 2', { ...fresh, sequence: 4 });
    expect(cardsLeft(otherPage)).toBe(2);
    const here = gradeCurrent(gradeCurrent(session, 'good', START, scheduler), 'good', START, scheduler);
    expect(reconcile(here, 'card 0', fresh)).toBe(here);
    expect(reconcile(session, 'somebody else’s', fresh)).toBe(session);
  });
});

describe('the log', () => {
  test('folds to the memory before the last review that was not undone', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(...GRADES)), { maxLength: 20 }), (grades) => {
        let state = fresh;
        const reviews: { grade: (typeof grades)[number]; before: typeof fresh.memory }[] = [];
        const stack: (typeof fresh.memory)[] = [];
        grades.forEach((grade, at) => {
          if (grade === null) {
            const back = memoryBeforeLastReview(reviews);
            expect(back).toEqual(stack.pop() ?? null);
            if (back === null) return;
            reviews.push({ grade, before: state.memory });
            state = { ...state, memory: back };
          } else {
            reviews.push({ grade, before: state.memory });
            stack.push(state.memory);
            state = afterReview(state, grade, START + at * 3_600_000, scheduler);
          }
        });
      }),
    );
  });

  test('has no instant in the future, and none more than thirty days ago', () => {
    expect(reviewedAt(START, 5)).toBe(START - 5);
    expect(reviewedAt(START, -86_400_000)).toBe(START);
    expect(reviewedAt(START, 1e15)).toBe(START - 30 * 86_400_000);
  });
});
