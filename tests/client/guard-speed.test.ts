import { expect, test } from 'vitest';
import { decideNavigation, type GuardQuestion } from '#client/access/guard.decision.ts';

const MOST_MS = 0.3;
const DECISIONS = 2_000;

/** Through all eight steps: a signed-in student at an address for members. */
const LONGEST: GuardQuestion = {
  path: '/exam',
  access: 'member',
  token: true,
  user: { userRole: 'student', is_complete_profile: 1 },
  pin: 'verified',
  broken: false,
};

test('deciding one navigation costs less than 0.3 ms', () => {
  for (let warm = 0; warm < 200; warm++) decideNavigation(LONGEST);
  const times = Array.from({ length: DECISIONS }, () => {
    const started = performance.now();
    decideNavigation(LONGEST);
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const median = times[DECISIONS / 2] ?? Number.POSITIVE_INFINITY;
  console.log(`One navigation is decided in ${median.toFixed(4)} ms (median of ${DECISIONS})`);
  expect(median).toBeLessThan(MOST_MS);
});
