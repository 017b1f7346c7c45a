import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssignmentException,
  type AssignmentTimes,
  acceptsWork,
  retainedShareAt,
  windowOf,
  windowState,
} from '#domain/classrooms/assignments/window.rule.ts';

const DAY = 86_400_000;
const TIMES: AssignmentTimes = {
  publishedAt: 0,
  opensAt: 1 * DAY,
  dueAt: 5 * DAY,
  lateUntil: 7 * DAY,
  tries: 1,
  late: { deduction: 0.25, intervalSeconds: 86_400, floor: 0 },
};
const SAME: AssignmentException = { opensAt: null, dueAt: null, lateUntil: null, tries: null, excused: false };
const NONE = { group: null, own: null, accommodation: null };

const instant = fc.integer({ min: 0, max: 100 }).map((days) => days * DAY);
const times: fc.Arbitrary<AssignmentTimes> = fc
  .record({
    publishedAt: fc.option(instant),
    opensAt: fc.option(instant),
    due: fc.option(fc.integer({ min: 1, max: 50 })),
    late: fc.option(fc.integer({ min: 1, max: 50 })),
    tries: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ publishedAt, opensAt, due, late, tries }) => {
    const dueAt = due === null ? null : (opensAt ?? 0) + due * DAY;
    const lateUntil = dueAt === null || late === null ? null : dueAt + late * DAY;
    return { ...TIMES, publishedAt, opensAt, dueAt, lateUntil, tries };
  });

describe('the window of a student', () => {
  test('is that of the assignment by default', () => {
    fc.assert(
      fc.property(times, (all) => {
        const window = windowOf(all, NONE);
        expect(window).toMatchObject({ opensAt: all.opensAt, dueAt: all.dueAt, tries: all.tries, excused: false });
        expect(window.closesAt).toBe(all.lateUntil ?? all.dueAt);
        expect(
          windowOf(all, { group: SAME, own: SAME, accommodation: { dueDays: 0, penaltyWindowFactor: 1 } }),
        ).toEqual(window);
      }),
    );
  });

  test('uses the student’s own exception first, then that of the group; the late limit moves along', () => {
    const group = { ...SAME, dueAt: 8 * DAY, tries: 3 };
    const own = { ...SAME, dueAt: 9 * DAY };
    expect(windowOf(TIMES, { ...NONE, group })).toMatchObject({ dueAt: 8 * DAY, closesAt: 10 * DAY, tries: 3 });
    expect(windowOf(TIMES, { ...NONE, group, own })).toMatchObject({ dueAt: 9 * DAY, closesAt: 11 * DAY, tries: 3 });
    const cut = { ...own, lateUntil: 9.5 * DAY };
    expect(windowOf(TIMES, { ...NONE, group, own: cut }).closesAt).toBe(9.5 * DAY);
    expect(windowOf(TIMES, { ...NONE, own: { ...SAME, excused: true } }).excused).toBe(true);
  });

  test('access arrangements move the times of the group or class, and not what was set for the student alone', () => {
    const accommodation = { dueDays: 2, penaltyWindowFactor: 1.5 };
    const window = windowOf(TIMES, { ...NONE, accommodation });
    expect(window).toMatchObject({ dueAt: 7 * DAY, closesAt: 10 * DAY });
    expect(window.late.intervalSeconds).toBe(1.5 * 86_400);
    const own = { ...SAME, dueAt: 6 * DAY };
    expect(windowOf(TIMES, { ...NONE, own, accommodation }).dueAt).toBe(6 * DAY);
  });

  test('access arrangements never shorten times or reduce marks', () => {
    fc.assert(
      fc.property(
        times,
        fc.record({
          dueDays: fc.integer({ min: 0, max: 60 }),
          penaltyWindowFactor: fc.double({ min: 1, max: 10, noNaN: true }),
        }),
        instant,
        (all, accommodation, at) => {
          const plain = windowOf(all, NONE);
          const granted = windowOf(all, { ...NONE, accommodation });
          expect(granted.closesAt ?? Infinity).toBeGreaterThanOrEqual(plain.closesAt ?? Infinity);
          expect(retainedShareAt(granted, at, 0)).toBeGreaterThanOrEqual(retainedShareAt(plain, at, 0));
        },
      ),
    );
  });
});

describe('the state of a window', () => {
  test.each([
    [0.5, 'scheduled'],
    [1, 'open'],
    [4.99, 'open'],
    [5, 'late'],
    [6.99, 'late'],
    [7, 'closed'],
  ] as const)('on day %f is %s', (day, state) => {
    expect(windowState(windowOf(TIMES, NONE), day * DAY)).toBe(state);
  });

  test('only moves forward, and accepts work between opening and closing only', () => {
    const order = ['draft', 'scheduled', 'open', 'late', 'closed'];
    fc.assert(
      fc.property(times, instant, instant, (all, one, other) => {
        const window = windowOf(all, NONE);
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        expect(order.indexOf(windowState(window, before))).toBeLessThanOrEqual(
          order.indexOf(windowState(window, after)),
        );
        const inside = (window.opensAt ?? 0) <= one && one < (window.closesAt ?? Infinity);
        expect(acceptsWork(windowState(window, one))).toBe(all.publishedAt !== null && inside);
      }),
    );
  });

  test('the grace period covers only answers in flight', () => {
    const window = windowOf(TIMES, NONE);
    expect(retainedShareAt(window, 5 * DAY + 15_000, 15)).toBe(1);
    expect(retainedShareAt(window, 5 * DAY + 16_000, 15)).toBe(0.75);
    expect(retainedShareAt({ ...window, dueAt: null }, 500 * DAY, 0)).toBe(1);
  });
});

describe('incomplete dates', () => {
  const withoutDueDate = { ...TIMES, dueAt: null, lateUntil: 7 * DAY };
  const accommodation = { dueDays: 3, penaltyWindowFactor: 2 };

  test('a late limit without a due date stays, whatever is granted', () => {
    expect(windowOf(withoutDueDate, { ...NONE, own: { ...SAME, dueAt: 6 * DAY } })).toMatchObject({
      dueAt: 6 * DAY,
      closesAt: 7 * DAY,
    });
    expect(windowOf(withoutDueDate, { ...NONE, accommodation })).toMatchObject({ dueAt: null, closesAt: 7 * DAY });
  });

  test('if no late work is accepted, the moved due date is the end', () => {
    const times = { ...TIMES, lateUntil: null };
    expect(windowOf(times, { ...NONE, own: { ...SAME, dueAt: 6 * DAY } }).closesAt).toBe(6 * DAY);
    expect(windowOf(times, { ...NONE, accommodation }).closesAt).toBe(8 * DAY);
    const never = { ...times, dueAt: null };
    expect(windowOf(never, { ...NONE, accommodation })).toMatchObject({ dueAt: null, closesAt: null });
    expect(windowState(windowOf(never, NONE), 900 * DAY)).toBe('open');
  });

  test('an unpublished assignment is a draft at any time', () => {
    expect(windowState(windowOf({ ...TIMES, publishedAt: null }, NONE), 2 * DAY)).toBe('draft');
  });

  test.each(['own', 'group'] as const)('an exception (%s) may excuse, and leaves other values unset', (whose) => {
    expect(windowOf(TIMES, { ...NONE, [whose]: { ...SAME, excused: true } }).excused).toBe(true);
    expect(windowOf(TIMES, { ...NONE, [whose]: SAME }).excused).toBe(false);
  });
});
