import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRevealed, REVEALS } from '#domain/classrooms/assignments/reveal.rule.ts';
import { decideKey, type KeyGrant, SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import {
  type AssignedPart,
  RESERVED_AFTER_LEAVING_MS,
  reservationBy,
  strictest,
} from '#domain/questions/answer-keys/reservation.rule.ts';

const NOW = 1_000_000_000_000;
const OPEN: AssignedPart = {
  ...{
    isAssigned: true,
    isTimed: true,
    showsFeedback: 'handIn',
    blocksPractice: true,
    closesAt: NOW + 1,
    leftAt: null,
  },
  ...{ released: false, submitted: false, inProgress: false },
};
const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const moments = fc.integer({ min: NOW - 5, max: NOW + 5 });
const parts: fc.Arbitrary<AssignedPart> = fc.record({
  ...{ isAssigned: fc.boolean(), isTimed: fc.boolean(), showsFeedback: fc.constantFrom(...REVEALS) },
  ...{ blocksPractice: fc.boolean(), closesAt: maybe(moments), leftAt: maybe(moments) },
  ...{ released: fc.boolean(), submitted: fc.boolean(), inProgress: fc.boolean() },
});

describe('a part of an assignment', () => {
  test('reserves its questions from when it is assigned, started or not', () => {
    expect(reservationBy(OPEN, NOW)).toEqual({ blocksPractice: true, endsAt: NOW + 1 });
    expect(reservationBy({ ...OPEN, inProgress: true }, NOW)).not.toBeNull();
    expect(reservationBy({ ...OPEN, isAssigned: false }, NOW)).toBeNull();
  });

  test('does so during an open attempt at it, whatever else is true', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const reserves = part.isTimed || part.blocksPractice || part.showsFeedback !== 'handIn';
        expect(reservationBy({ ...part, inProgress: true }, NOW) !== null).toBe(reserves);
      }),
    );
  });

  test('reserves nothing as homework that shows its feedback on submission', () => {
    expect(reservationBy({ ...OPEN, isTimed: false, blocksPractice: false }, NOW)).toBeNull();
  });

  test('is over at the end of the student’s window, with the release, and on submission where feedback is shown then', () => {
    expect(reservationBy({ ...OPEN, closesAt: NOW }, NOW)).toBeNull();
    expect(reservationBy({ ...OPEN, released: true }, NOW)).toBeNull();
    expect(reservationBy({ ...OPEN, submitted: true }, NOW)).toBeNull();
  });

  test('never ends before the assignment itself shows its feedback', () => {
    fc.assert(
      fc.property(parts, (part) => {
        const { showsFeedback, released, closesAt, submitted } = part;
        fc.pre(part.isAssigned && submitted && !part.inProgress && part.leftAt === null && showsFeedback !== 'never');
        const isShown = isRevealed(showsFeedback, {
          ...{ submitted: submitted, released, closed: closesAt === null || NOW >= closesAt },
        });
        if (reservationBy({ ...part, isTimed: true }, NOW) === null) expect(isShown).toBe(true);
      }),
    );
  });

  test('waits for a release without a known date', () => {
    const part: AssignedPart = { ...OPEN, showsFeedback: 'release', submitted: true, closesAt: NOW - 1 };
    expect(reservationBy(part, NOW)).toEqual({ blocksPractice: true, endsAt: null });
  });

  test('lasts for a while after the student has left a class whose assignment has no end', () => {
    const part = { ...OPEN, closesAt: null, leftAt: NOW };
    expect(reservationBy(part, NOW)?.endsAt).toBe(NOW + RESERVED_AFTER_LEAVING_MS);
    expect(reservationBy(part, NOW + RESERVED_AFTER_LEAVING_MS)).toBeNull();
  });
});

test('the strictest of several reservations counts', () => {
  expect(strictest([])).toBeNull();
  expect(
    strictest([
      { blocksPractice: false, endsAt: 5 },
      { blocksPractice: true, endsAt: 3 },
    ]),
  ).toEqual({ blocksPractice: true, endsAt: 5 });
  expect(
    strictest([
      { blocksPractice: false, endsAt: 5 },
      { blocksPractice: false, endsAt: null },
    ])?.endsAt,
  ).toBeNull();
});

describe('an answer key', () => {
  const stored: unknown = { answer: { value: true }, explanation: 'Why', hints: [] };
  const isStored = (value: unknown): value is StoredKey => value === stored;
  const sealedKey = (): SealedKey => {
    if (!isStored(stored)) throw new Error('Another key.');
    return new SealedKey(stored);
  };
  const reservation = { blocksPractice: true, endsAt: null };

  test('is always visible to authors and markers, and to others once it is earned and nothing reserves it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (isAuthor, isMarker, isEarned, isReserved) => {
          const reservations = isReserved ? [reservation] : [];
          const decision = decideKey({ isAuthor, isMarker, isEarned, reservations });
          expect(decision.revealed).toBe(isAuthor || isMarker || (isEarned && !isReserved));
          if (!decision.revealed) expect(decision.reservation).toEqual(isReserved ? reservation : null);
        },
      ),
    );
  });

  test('is opened by a grant of the rule, and by nothing similar', () => {
    const decision = decideKey({ isAuthor: true, isMarker: false, isEarned: false, reservations: [] });
    expect(decision.revealed && sealedKey().reveal(decision.grant)).toEqual(stored);
    // @ts-expect-error: only the rule creates a grant.
    const forged: KeyGrant = {};
    expect(() => sealedKey().reveal(forged)).toThrow(TypeError);
  });

  test('cannot be sent while it is sealed, nor seen by inspecting it', () => {
    expect(() => JSON.stringify({ key: sealedKey() })).toThrow('about to leave the server');
    expect(Object.keys(sealedKey())).toEqual([]);
    // @ts-expect-error: a row's column is no key until it is sealed and opened.
    expect(sealedKey().answer).toBeUndefined();
  });
});
