import { describe, expect, it } from 'vitest';
import { decideNavigation, type GuardQuestion } from '#client/access/guard.decision.ts';
import type { RouteRow } from '#routes/route-row.ts';
import { ROUTES } from '#routes/table.ts';

const rows: readonly RouteRow[] = ROUTES;

const VISITORS: readonly GuardQuestion['user'][] = [
  null,
  ...['student', 'teacher', 'schoolAdmin', 'admin', 'examiner'].flatMap((userRole) =>
    ([0, 1] as const).map((is_complete_profile) => ({ userRole, is_complete_profile })),
  ),
];

type Facts = Omit<GuardQuestion, 'path' | 'access'>;
const ALL_FACTS: readonly Facts[] = [false, true].flatMap((token) =>
  VISITORS.flatMap((user) =>
    (['none', 'pending', 'verified'] as const).flatMap((pin) =>
      [false, true].map((broken) => ({ token, user, pin, broken })),
    ),
  ),
);

/** The eight steps as worded in decisions.md, written from that text alone: [target, step]. */
function reference({ path, access, token, user, pin, broken }: GuardQuestion): readonly [string, number] | null {
  const to = (target: string, step: number) => (target === path ? null : ([target, step] as const));
  if (access === 'open') return null;
  if (broken) return to('/login', 8);
  if (!token) return access === 'member' ? to('/login', 1) : null;
  if (!user) return access === 'member' ? to('/login', 2) : null;
  if (pin === 'pending') return access === 'member' ? to('/login', 3) : null;
  if (access === 'entry') return to('/home', 4);
  if (user.userRole === 'student' && !user.is_complete_profile) return to('/complete-profile', 5);
  if (user.userRole === 'teacher' && !user.is_complete_profile) return to('/teacher/complete-profile', 6);
  if (['/', '/complete-profile', '/teacher/complete-profile'].includes(path)) return to('/home', 7);
  return null;
}

/** Addresses visited from a row, following guard and redirect rows until one is shown. */
function walk(row: RouteRow, facts: Facts): string[] {
  const visited: string[] = [];
  for (let at: RouteRow | undefined = row; at !== undefined && visited.length < 10; ) {
    visited.push(at.path);
    const { redirect } = decideNavigation({ path: at.path, access: at.access, ...facts });
    const next: string | undefined = redirect ?? at.to;
    at = rows.find(({ path }) => path === next);
    if (next !== undefined && at === undefined) throw new Error(`${next} is no address`);
  }
  return visited;
}

describe('the guard, for every address and every visitor', () => {
  it('decides as the eight steps are worded', () => {
    let requested = 0;
    for (const { path, access } of rows) {
      for (const facts of ALL_FACTS) {
        const question = { path, access, ...facts };
        const expected = reference(question);
        const answer = decideNavigation(question);
        requested += 1;
        if (expected === null) expect(answer, JSON.stringify(question)).toEqual({ redirect: null });
        else expect(answer, JSON.stringify(question)).toEqual({ redirect: expected[0], step: expected[1] });
      }
    }
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(requested).toBe(rows.length * 2 * 11 * 3 * 2);
  });

  it('never redirects a user more than twice, or back to the same address', () => {
    let longest = 0;
    for (const row of rows) {
      for (const facts of ALL_FACTS) {
        const visited = walk(row, facts);
        longest = Math.max(longest, visited.length - 1);
        expect(new Set(visited).size, `${visited.join(' → ')} for ${JSON.stringify(facts)}`).toBe(visited.length);
      }
    }
    expect(longest).toBe(2);
  });

  it('uses each of the steps and landmarks', () => {
    const taken = rows.flatMap(({ path, access }) =>
      ALL_FACTS.flatMap((facts) => {
        const answer = decideNavigation({ path, access, ...facts });
        return answer.redirect === null ? [] : [`${answer.step} ${answer.redirect}`];
      }),
    );
    expect([...new Set(taken)].sort()).toEqual([
      '1 /login',
      '2 /login',
      '3 /login',
      '4 /home',
      '5 /complete-profile',
      '6 /teacher/complete-profile',
      '7 /home',
      '8 /login',
    ]);
  });
});
