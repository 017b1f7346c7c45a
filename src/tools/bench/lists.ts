/**
 * `npm run bench:lists`: measures pages of the large lists at every depth, and searches, as the API reads them, on one
 * connection. It prints the median and the 95th percentile in milliseconds, and the ratio of each search to its bare
 * statement. It fails if a page takes more than 10 ms, if the page at 99 % of the list takes more than 1.5 times as
 * long as the first, or if a search takes more than 50 ms or twice as long as its SQL. `-- --questions 20000 --people
 * 5000` uses a smaller database.
 */

import { parseArgs } from 'node:util';
import pg from 'pg';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import { readDashboard } from '#server/platform/operating/dashboard.queries.ts';
import { readBank } from '#server/questions/bank.queries.ts';
import { readUsers } from '#server/users/user.queries.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillLists } from './fill/fill-lists.ts';
import { viewerWith } from './operations/bench-viewer.ts';

const { values: sizes } = parseArgs({
  options: { questions: { type: 'string', default: '1000000' }, people: { type: 'string', default: '200000' } },
});
const READS = 60;
/** What else runs on the machine only ever adds: the quietest round counts. */
const ROUNDS = 5;
const PAGE_P95_MS = 10;
const DEPTH_RATIO = 1.5;
const SEARCH_P95_MS = 50;
const SEARCH_RATIO = 2;
const DEPTHS = [0, 0.25, 0.5, 0.99];
/** Differences smaller than this are the clock's and the other processes', not the depth's. */
const NOISE_MS = 1;

type Read = (pool: pg.Pool) => Promise<unknown>;
type Measured = { readonly p50: number; readonly p95: number };

const ADMIN = viewerWith({
  userId: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  permissions: ['payments.read'],
});
const AUTHOR = { userId: ADMIN.userId, schoolId: null, bank: true, readsSchool: null };

await withBenchDatabase(async (connectionString) => {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', ({ message }) => console.error(message));
  const started = performance.now();
  await fillLists(pool, { questions: Number(sizes.questions), people: Number(sizes.people) });
  console.log(
    `${sizes.questions} questions and ${sizes.people} users in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  );
  const bank = (filter: object, after: string | null = null): Read => {
    const filters = bankFilterSchema.parse(filter);
    return (on) => readBank(on, AUTHOR, filters, after);
  };
  const usersPage =
    (filter: object, after: string | null = null): Read =>
    (on) =>
      readUsers(on, ADMIN, filter, after);
  const { rows: some } = await pool.query<{ topic: string; school: string }>(
    'select (select id from topics limit 1) as topic, (select id from schools limit 1) as school',
  );
  const { topic = '', school = '' } = some[0] ?? {};
  const atDepth = async (text: string, depth: number, size: string): Promise<string> =>
    (await pool.query<{ cursor: string }>(`${text} offset $1 limit 1`, [Math.floor(depth * Number(size)) - 60])).rows[0]
      ?.cursor ?? '';

  const problems: string[] = [];
  const pages: Record<string, Measured> = {};
  const page = async (name: string, read: Read): Promise<Measured> => {
    const took = await measure(() => read(pool));
    pages[name] = took;
    if (took.p95 > PAGE_P95_MS) problems.push(`${name}: ${took.p95} ms`);
    return took;
  };
  for (const [name, text, size, read] of [
    [
      'bank',
      `select changed_at::text || '|' || id as cursor from items order by changed_at desc, id desc`,
      sizes.questions,
      bank,
    ],
    [
      'people',
      `select encode(convert_to(json_build_array(lower(name), id)::text, 'utf8'), 'base64') as cursor from users order by lower(name), id`,
      sizes.people,
      usersPage,
    ],
  ] as const) {
    let first: Measured | null = null;
    for (const depth of DEPTHS) {
      const cursor = depth === 0 ? null : (await atDepth(text, depth, size)).replaceAll('\n', '');
      const took = await page(`${name} at ${depth * 100} %`, read({}, cursor));
      first ??= took;
      if (took.p50 > DEPTH_RATIO * first.p50 + NOISE_MS)
        problems.push(`${name} at ${depth * 100} %: ${took.p50} ms, the first ${first.p50} ms`);
    }
  }
  await page('bank, a topic', bank({ topic }));
  await page('bank, drafts', bank({ stage: 'draft' }));
  await page('bank, a type', bank({ type: 'numeric' }));
  await page('people, invited', usersPage({ state: 'invited' }));
  await page('people, closed', usersPage({ state: 'disabled' }));
  await page('people, active', usersPage({ state: 'active' }));
  await page('people, teachers', usersPage({ role: 'teacher' }));
  await page('people, a school', usersPage({ school }));
  await page('people, invited teachers', usersPage({ role: 'teacher', state: 'invited' }));
  console.table(pages);

  const searches: Record<string, Measured & { readonly bare: number }> = {};
  for (const [name, read] of Object.entries({
    'bank, a frequent word': bank({ search: 'energy' }),
    'bank, a very common word': bank({ search: 'question' }),
    'bank, two words': bank({ search: 'energy orbit' }),
    'bank, half a word': bank({ search: 'neut' }),
    'bank, an id': bank({ search: 'bench-777' }),
    'bank, nothing': bank({ search: 'zzzz' }),
    'bank, a word among drafts': bank({ search: 'orbit', stage: 'draft' }),
    'people, a name': usersPage({ search: 'torque' }),
    'people, an e-mail': usersPage({ search: 'person-7777@' }),
    'people, two words': usersPage({ search: 'torque valley' }),
    'people, two letters': usersPage({ search: 'to' }),
    'people, everybody': usersPage({ search: 'lectern' }),
    'people, nobody': usersPage({ search: 'zzzz' }),
    'people, a name among the invited': usersPage({ search: 'torque', state: 'invited' }),
  })) {
    const took = await measure(() => read(pool));
    const statements: [string, unknown[]][] = [];
    await read(listening(pool, statements));
    const bare = await measure(async () => {
      for (const [text, given] of statements) await pool.query(text, given);
    });
    searches[name] = { ...took, bare: bare.p95 };
    if (took.p95 > SEARCH_P95_MS) problems.push(`${name}: ${took.p95} ms`);
    if (took.p50 > SEARCH_RATIO * bare.p50 + NOISE_MS) problems.push(`${name}: ${took.p50} ms, its SQL ${bare.p50} ms`);
  }
  console.table(searches);
  console.table({ dashboard: await measure(() => readDashboard(pool, ADMIN)) });
  await pool.end();
  for (const problem of problems) console.error(`Too slow: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
});

/** The same pool, and what is asked of it. */
function listening(pool: pg.Pool, requested: [string, unknown[]][]): pg.Pool {
  const query = (text: string, given: unknown[] = []) => {
    requested.push([text, given]);
    return pool.query(text, given);
  };
  return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

/** Milliseconds of many reads, one after the other, in the quietest of some rounds. */
async function measure(read: () => Promise<unknown>): Promise<Measured> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const took: number[] = [];
    await read();
    for (let n = 0; n < READS; n += 1) {
      const started = performance.now();
      await read();
      took.push(performance.now() - started);
    }
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(100 * (sorted[Math.floor(share * READS)] ?? 0)) / 100;
    rounds.push({ p50: at(0.5), p95: at(0.95) });
  }
  return {
    p50: Math.min(...rounds.map(({ p50 }) => p50)),
    p95: Math.min(...rounds.map(({ p95 }) => p95)),
  };
}
