/**
 * `npm run bench:home`: measures how long the server takes for home and for starting a study session. The student has a
 * thousand attempts and three hundred due cards, and the database has a million questions and a hundred thousand attempts
 * (`QUESTIONS` and `ATTEMPTS` change these numbers). It prints p50, p95 and p99, with one request at a time, and how often
 * a request waits for the database; statements that run at the same time count as one wait. It fails if the p95 of home
 * is 40 ms or more, if home waits more than twice, or if the p95 of starting a session is 60 ms or more.
 */
import pg from 'pg';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { withBenchDatabase } from './bench-database.ts';
import { productDocument } from './operations/product-document.ts';
import { asBenchStudent, BENCH_EMAIL } from './processes/bench-app.ts';

const QUESTIONS = Number(process.env.QUESTIONS ?? 1_000_000);
const ATTEMPTS = Number(process.env.ATTEMPTS ?? 100_000);
const REQUESTS = Number(process.env.REQUESTS ?? 200);
const WARM_UP = 20;

/** Waits for the database, by the number of statements in flight. */
class WaitCounter {
  count = 0;
  #inFlight = 0;

  follow(pool: pg.Pool): void {
    const query = pool.query;
    pool.query = ((...args: Parameters<typeof query>) => {
      if (this.#inFlight === 0) this.count += 1;
      this.#inFlight += 1;
      const answer = Reflect.apply(query, pool, args) as unknown as Promise<unknown>;
      const done = (): void => {
        this.#inFlight -= 1;
      };
      answer.then(done, done);
      return answer;
    }) as typeof query;
  }
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const waits = new WaitCounter();
  await asBenchStudent(pool, { questions: QUESTIONS, attempts: ATTEMPTS }, async (call) => {
    await fillCards(pool);
    waits.follow(pool);
    const home = productDocument('study/home', 'home');
    const session = productDocument('study/study-session', 'startStudySession');
    const forget = async (): Promise<void> => {
      await pool.query('delete from attempts where study_session_id is not null');
      await pool.query('delete from study_sessions');
    };
    await measure('home', { limitMs: 40, waits: 2 }, () => call(home, { zone: 'Europe/Berlin' }), waits);
    await measure(
      'start',
      { limitMs: 60 },
      () => call(session, { zone: 'Europe/Berlin', another: false }),
      waits,
      forget,
    );
    await measure('continue', { limitMs: 60 }, () => call(session, { zone: 'Europe/Berlin', another: false }), waits);
  });
});

/** Thirty cards in each of the first ten decks, all of them due for the measured student. */
async function fillCards(pool: pg.Pool): Promise<void> {
  const memory = { ...newMemory(Date.now()), phase: 'review', stability: 5, lastReview: Date.now() - 10 * 86_400_000 };
  await pool.query(`
    insert into card_notes (id, deck_id, content, position)
      select gen_random_uuid(), d.id, '{"kind": "basic", "front": "Term", "back": "Meaning", "typed": false}', n
      from (select id from materials where kind = 'deck' order by id limit 10) d, generate_series(1, 30) n;
    insert into cards (id, note_id, ordinal) select gen_random_uuid(), id, 0 from card_notes`);
  await pool.query(
    `insert into card_states (user_id, card_id, sequence, memory, due_at)
     select u.id, c.id, 1, $1, now() - interval '1 hour' from users u, cards c where u.email = $2`,
    [JSON.stringify(memory), BENCH_EMAIL],
  );
  await pool.query('vacuum analyze');
}

type Limits = { readonly limitMs: number; readonly waits?: number };

async function measure(
  name: string,
  { limitMs, waits: mostWaits = Number.POSITIVE_INFINITY }: Limits,
  request: () => Promise<unknown>,
  waits: WaitCounter,
  reset: () => Promise<void> = async () => undefined,
): Promise<void> {
  const took: number[] = [];
  let waited = 0;
  for (let at = 0; at < WARM_UP + REQUESTS; at += 1) {
    await reset();
    const [before, started] = [waits.count, performance.now()];
    await request();
    if (at < WARM_UP) continue;
    took.push(performance.now() - started);
    waited += waits.count - before;
  }
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN;
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
  console.log(
    `${name.padEnd(8)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(waited / REQUESTS).toFixed(2)} waits for the database`,
  );
  if (p95 < limitMs && waited <= mostWaits * REQUESTS) return;
  console.log(`MISSED: below ${limitMs} ms and at most ${mostWaits} waits are required`);
  process.exitCode = 1;
}
