/**
 * `npm run bench:calendar`: calendar programs fetch the feeds of 300 students with 50 assignments each from one server
 * process, with the entity tag of their last fetch. It prints fetches per minute and their 95th percentile, for unchanged
 * feeds and for whole ones, and fails below 10 000 unchanged feeds per minute. `SECONDS` changes how long each runs.
 */
import pg from 'pg';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { calendarPath } from '#server/study/calendar/calendar-feed.commands.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { atShare, startApi } from '../bench-students.ts';
import { fillClass } from '../fill/fill-class.ts';

const [STUDENTS, ASSIGNMENTS, CLIENTS] = [300, 50, 16];
const SECONDS = Number(process.env.SECONDS ?? 15);
const LEAST_PER_MINUTE = 10_000;

/** Fetches as fast as a number of clients can. */
async function load(fetchFeed: (turn: number) => Promise<void>) {
  const took: number[] = [];
  const started = performance.now();
  let turn = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - started < SECONDS * 1_000) {
      const before = performance.now();
      turn += 1;
      await fetchFeed(turn);
      took.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const minutes = (performance.now() - started) / 60_000;
  return { perMinute: Math.round(took.length / minutes), p95: Math.round(10 * atShare(took, 0.95)) / 10 };
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await fillClass(pool, { students: STUDENTS, assignments: ASSIGNMENTS, questions: 2, submittedShare: 0.9 });
  await pool.query(`update users set profile_completed_at = now();
    update assignments set due_at = now() + interval '3 days', opens_at = null, late_until = null`);
  const { rows } = await pool.query<{ id: string }>(`select id from users where role = 'student'`);
  const feeds: { path: string; tag: string }[] = [];
  for (const { id } of rows) {
    const token = newToken();
    await pool.query(
      `insert into calendar_feeds (user_id, token_digest, zone, language) values ($1, $2, 'Europe/London', 'en')`,
      [id, digestOf(token)],
    );
    feeds.push({ path: calendarPath(token), tag: '' });
  }
  await pool.query('analyze');
  const { url, process: server } = await startApi(databaseUrl);
  const { origin } = new URL(url);
  const fetchFeed = async (turn: number, isKnown: boolean): Promise<void> => {
    const feed = feeds[turn % feeds.length];
    if (feed === undefined) throw new Error('There are no feeds.');
    const response = await fetch(`${origin}${feed.path}`, isKnown ? { headers: { 'if-none-match': feed.tag } } : {});
    if (response.status !== (isKnown ? 304 : 200)) throw new Error(`The server answered ${response.status}.`);
    feed.tag = response.headers.get('etag') ?? '';
    await response.text();
  };
  try {
    for (const at of feeds.keys()) await fetchFeed(at, false);
    const unchanged = await load((turn) => fetchFeed(turn, true));
    const whole = await load((turn) => fetchFeed(turn, false));
    console.log(`${feeds.length} feeds of ${ASSIGNMENTS} assignments, ${CLIENTS} clients`);
    console.table({ unchanged, whole });
    if (unchanged.perMinute < LEAST_PER_MINUTE) {
      console.error(`Fewer than ${LEAST_PER_MINUTE} unchanged feeds per minute.`);
      process.exitCode = 1;
    }
  } finally {
    server.kill('SIGINT');
    await pool.end();
  }
});
