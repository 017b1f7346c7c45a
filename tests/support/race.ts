import { expect } from 'vitest';
import { sizeOf } from './full-length.ts';
import type { TwoServers } from './servers/two-servers.ts';

/** What one caller got; `code` is null if it was not refused. */
export type Outcome = { readonly code: string | null; readonly status?: number };

type Race<Context> = {
  /** How often the effect may happen, and does: a race without a winner proves nothing. */
  readonly limit: number;
  /** Callers at the same time. Default: 20. */
  readonly callers?: number;
  readonly prepare: (servers: TwoServers) => Promise<Context>;
  /** What each caller does; `turn` counts the callers, and selects the server. */
  readonly call: (context: Context, turn: number, servers: TwoServers) => Promise<Outcome>;
  /** How often it has happened, according to the database. */
  readonly effects: (
    context: Context,
    servers: TwoServers,
    outcomes: readonly Outcome[],
  ) => Promise<number | null | undefined>;
};

export type NamedRace = { readonly name: string; readonly run: (servers: TwoServers, rounds: number) => Promise<void> };

const CALLERS = 20;
/** Rounds of each race: two in `npm test`, 50 in `npm run test:security`, unless LECTERN_ROUNDS says otherwise. */
export const ROUNDS = Number(process.env.LECTERN_ROUNDS ?? sizeOf(2, 50));

/**
 * "N callers at two servers, R rounds, at most K effects." Refusals are expected; an unexpected error (`INTERNAL`, a
 * status of 500 and more) fails the race.
 */
export const race = <Context>(name: string, parts: Race<Context>): NamedRace => ({
  name,
  run: async (servers, rounds) => {
    const { limit, callers = CALLERS, prepare, call, effects } = parts;
    for (let round = 1; round <= rounds; round += 1) {
      const context = await prepare(servers);
      const outcomes = await Promise.all(Array.from({ length: callers }, (_, turn) => call(context, turn, servers)));
      const unforeseen = outcomes.filter(({ code, status = 200 }) => code === 'INTERNAL' || status >= 500);
      expect(unforeseen, `round ${round}`).toEqual([]);
      const happened = (await effects(context, servers, outcomes)) ?? 0;
      expect(happened, `round ${round}: ${JSON.stringify(countCodes(outcomes))}`).toBe(limit);
    }
  },
});

function countCodes(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of outcomes) counts[code ?? 'taken'] = (counts[code ?? 'taken'] ?? 0) + 1;
  return counts;
}

/** The number that a statement counts, as `count`. */
export async function countOf(servers: TwoServers, statement: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await servers.database.pool.query<{ count: number }>(statement, [...values]);
  return Number(rows[0]?.count ?? 0);
}
