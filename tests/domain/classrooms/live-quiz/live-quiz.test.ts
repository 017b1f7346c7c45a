import { describe, expect, it } from 'vitest';
import {
  LIVE_CODE_CHARS,
  liveCodeOf,
  readLiveCode,
  shownLiveCode,
} from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { livePoints } from '#domain/classrooms/live-quiz/live-points.rule.ts';
import { liveSettingsSchema, liveSourceSchema } from '#domain/classrooms/live-quiz/live-quiz.schema.ts';
import { nextTeam, standingsOf, teamStandingsOf } from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import { tallyOf } from '#domain/classrooms/live-quiz/live-tally.rule.ts';
import { adviceAfterVote } from '#domain/classrooms/live-quiz/peer-instruction.rule.ts';

describe('a code', () => {
  it('is short, and has no characters that are confused with each other', () => {
    const code = liveCodeOf(Uint8Array.from({ length: 10 }, (_, at) => at * 17));
    expect(code).toHaveLength(LIVE_CODE_CHARS);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]+$/);
    expect(readLiveCode(` ${shownLiveCode(code).toLowerCase()} `)).toBe(code);
  });
});

describe('points', () => {
  const slow = { tookMs: 30_000, limitMs: 30_000 };
  it.each([
    ['accuracy', 1, slow, 100],
    ['accuracy', 0.5, slow, 50],
    ['teams', 1, slow, 100],
    ['speed', 1, { tookMs: 0, limitMs: 30_000 }, 100],
    ['speed', 1, { tookMs: 15_000, limitMs: 30_000 }, 75],
    ['speed', 1, { tookMs: 99_000, limitMs: 30_000 }, 50],
    ['speed', 1, { tookMs: -5, limitMs: 30_000 }, 100],
    ['speed', 0, { tookMs: 0, limitMs: 30_000 }, 0],
    ['speed', 1, { tookMs: 9_000, limitMs: null }, 100],
    ['poll', 1, slow, 0],
    ['accuracy', null, slow, 0],
  ] as const)('in the mode %s for %s after %o are %i', (mode, credit, time, points) => {
    expect(livePoints(mode, credit, time)).toBe(points);
  });
});

const player = (id: string, points: number, team: number | null = null) => ({ id, name: id, points, team });

describe('standings', () => {
  it('give equal points the same rank, and skip the next', () => {
    const ranks = standingsOf([player('b', 5), player('a', 5), player('d', 1), player('c', 9)]);
    expect(ranks.map(({ id, rank }) => [id, rank])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 2],
      ['d', 4],
    ]);
  });

  it('of teams compare means, and leave out empty teams and players without one', () => {
    const teams = teamStandingsOf([player('a', 100, 0), player('b', 0, 0), player('c', 60, 2), player('d', 900)]);
    expect(teams).toEqual([
      { team: 2, points: 60, players: 1, rank: 1 },
      { team: 0, points: 50, players: 2, rank: 2 },
    ]);
  });

  it('put the next player into the smallest team', () => {
    expect(nextTeam([2, 1, 1])).toBe(1);
    expect(nextTeam([0, 0])).toBe(0);
  });
});

describe('a tally', () => {
  const body = { choices: [{ id: 'A' }, { id: 'B' }] };
  it('has every choice in order, and counts each of several', () => {
    expect(tallyOf({ type: 'multiple-choice', body }, [{ choice: 'B' }, { choice: null }, null])).toEqual([
      { answer: 'A', count: 0 },
      { answer: 'B', count: 1 },
    ]);
    expect(tallyOf({ type: 'multiple-response', body }, [{ choices: ['A', 'B'] }, { choices: ['A'] }])).toEqual([
      { answer: 'A', count: 2 },
      { answer: 'B', count: 1 },
    ]);
    expect(tallyOf({ type: 'true-false', body: {} }, [{ value: false }, { value: null }])).toEqual([
      { answer: 'true', count: 0 },
      { answer: 'false', count: 1 },
    ]);
  });

  it('groups typed answers without case, and shows the rare ones together', () => {
    const texts = ['Oxygen', 'oxygen ', ' ', ...'abcdefg'];
    const bars = tallyOf(
      { type: 'short-answer', body: {} },
      texts.map((text) => ({ text })),
    );
    expect(bars[0]).toEqual({ answer: 'Oxygen', count: 2 });
    expect(bars).toHaveLength(7);
    expect(bars.at(-1)).toEqual({ answer: null, count: 2 });
  });
});

describe('peer instruction', () => {
  it.each([
    [null, null],
    [0.2, 'explain'],
    [0.35, 'discuss'],
    [0.7, 'discuss'],
    [0.71, 'goOn'],
  ])('with %s correct advises %s', (share, advice) => {
    expect(adviceAfterVote(share)).toBe(advice);
  });
});

describe('the input', () => {
  it('has one source, and settings within the limits', () => {
    const none = { quiz: null, assignment: null, items: [] };
    const isSource = (source: object): boolean => liveSourceSchema.safeParse({ ...none, ...source }).success;
    expect([
      isSource({}),
      isSource({ quiz: 'q' }),
      isSource({ quiz: 'q', items: ['i'] }),
      isSource({ items: ['i'] }),
    ]).toEqual([...[false, true, false, true]]);
    const settings = { mode: 'accuracy', seconds: 30, hasGuests: false, teamCount: 2 };
    const isValid = (changed: object): boolean => liveSettingsSchema.safeParse({ ...settings, ...changed }).success;
    expect(
      [{}, { seconds: null }, { seconds: 4 }, { seconds: 601 }, { teamCount: 1 }, { teamCount: 9 }, { mode: 'x' }].map(
        isValid,
      ),
    ).toEqual([...[true, true, false, false, false, false, false]]);
  });
});
