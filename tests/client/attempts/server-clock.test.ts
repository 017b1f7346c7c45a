import { expect, test } from 'vitest';
import { createServerClock } from '#client/attempts/server-clock.ts';

test('returns the server’s time, independently of the browser’s clock', () => {
  let ticks = 0;
  let wall = 5_000_000;
  const clock = createServerClock(
    () => ticks,
    () => wall,
  );
  expect(clock.now()).toBe(5_000_000);
  ticks = 200;
  clock.measure(1_000_000, 100, 200);
  expect(clock.now()).toBe(1_000_050);
  wall += 3_600_000;
  ticks += 1_000;
  expect(clock.now()).toBe(1_001_050);
});

test('trusts the fastest response, and a later one after the clock has jumped', () => {
  let ticks = 0;
  const clock = createServerClock(
    () => ticks,
    () => 0,
  );
  clock.measure(10_000, 0, 20);
  clock.measure(10_500, 0, 1_000);
  expect(clock.now()).toBe(9_990);
  ticks = 50;
  // The laptop slept for an hour, and its monotonic clock stopped.
  clock.measure(10_000 + 3_600_000, 40, 50);
  expect(clock.now()).toBe(3_610_005);
});
