/**
 * `npm run bench:webhooks`: 50 events a second are committed for `SECONDS` (20), and sent by two workers to a target on this
 * machine, while the target of another school never answers. It prints the 50th and 95th percentile from the start of the
 * event's transaction to its arrival, and fails above one second. Then the target fails for a day of moved clock and works
 * again afterwards; it fails if an event of that day is lost.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WEBHOOK_TIMEOUT_MS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { newWebhookSecret } from '#server/interchange/webhooks/webhook-signature.ts';
import { webhookVault } from '#server/interchange/webhooks/webhook-vault.ts';
import { sendDueWebhooks, startWebhooks } from '#server/interchange/webhooks/webhook-worker.ts';
import { databaseChanges } from '#server/platform/live/changes.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { atShare } from '../bench-students.ts';
import { moveWebhookClock } from './move-webhook-clock.ts';

const SECONDS = Number(process.env.SECONDS ?? 20);
const [PER_SECOND, WORKERS, P95_MS] = [50, 2, 1_000];
/** One event every two minutes of the day, in steps of the clock. */
const [STEPS, EVENTS_PER_STEP, STEP_S] = [144, 5, 600];
const DAYS_AFTERWARDS = 4;

const vault = webhookVault(randomBytes(32));
const sending = {
  vault,
  outboundFetch: createOutboundFetch(
    { loopback: true, privateNetwork: false },
    { timeoutMs: WEBHOOK_TIMEOUT_MS, skipsBody: true },
  ),
};

/** Ids of the users whose events have arrived, with when, and the status that the target answers with. */
const arrived = new Map<string, number>();
const answers = { status: 204 };

async function listenTo(respond: (body: string) => number | null): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = respond(Buffer.concat(parts).toString('utf8'));
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The target has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}

function receive(body: string): number {
  const { data }: { data: { userId: string } } = JSON.parse(body);
  if (answers.status === 204 && !arrived.has(data.userId)) arrived.set(data.userId, performance.now());
  return answers.status;
}

async function schoolWith(pool: pg.Pool, url: string): Promise<string> {
  const [school, endpoint] = [randomUUID(), randomUUID()];
  await pool.query('insert into schools (id, name) values ($1, $2)', [school, `School ${school}`]);
  await pool.query(
    `insert into webhook_endpoints (id, school_id, url, kinds, sealed_secret) values ($1, $2, $3, '{user.created}', $4)`,
    [endpoint, school, url, vault.seal(endpoint, newWebhookSecret())],
  );
  return school;
}

/** Commits an event, and returns the id by which it is recognised. */
async function commitEvent(pool: pg.Pool, school: string): Promise<string> {
  const id = randomUUID();
  await pool.query(`insert into users (id, email, name, role, school_id) values ($1, $2, 'Student', 'student', $3)`, [
    id,
    `${id}@example.org`,
    school,
  ]);
  return id;
}

async function measureDelays(pool: pg.Pool, school: string, slow: string) {
  const failures: unknown[] = [];
  const failed = (cause: unknown) => failures.push(cause);
  const changes = Array.from({ length: WORKERS }, () => databaseChanges(pool, failed));
  const workers = changes.map((each) => startWebhooks({ pool, sending, changes: each, failed }));
  const began = new Map<string, number>();
  const commits: Promise<void>[] = [];
  const from = performance.now();
  for (let turn = 0; turn < SECONDS * PER_SECOND; turn += 1) {
    await pause(Math.max(0, from + (turn * 1_000) / PER_SECOND - performance.now()));
    const at = performance.now();
    commits.push(commitEvent(pool, school).then((id) => void began.set(id, at)));
    if (turn % 10 === 0) commits.push(commitEvent(pool, slow).then(() => undefined));
  }
  await Promise.all(commits);
  const until = performance.now() + 30_000;
  while (arrived.size < began.size && performance.now() < until) await pause(100);
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(changes.map((each) => each.close()));
  if (failures.length > 0) throw new AggregateError(failures, 'Deliveries failed.');
  const delays = [...began].flatMap(([id, at]) => {
    const end = arrived.get(id);
    return end === undefined ? [] : [end - at];
  });
  const rounded = (share: number) => Math.round(atShare(delays, share));
  return { events: began.size, arrived: delays.length, p50: rounded(0.5), p95: rounded(0.95), max: rounded(1) };
}

async function failForADay(pool: pg.Pool, school: string) {
  const events: string[] = [];
  let attempts = 0;
  answers.status = 503;
  for (let step = 0; step < STEPS; step += 1) {
    for (let count = 0; count < EVENTS_PER_STEP; count += 1) events.push(await commitEvent(pool, school));
    attempts += await sendDueWebhooks(pool, sending);
    await moveWebhookClock(pool, STEP_S);
  }
  answers.status = 204;
  let hours = 0;
  for (; hours < DAYS_AFTERWARDS * 24 && events.some((id) => !arrived.has(id)); hours += 1) {
    attempts += await sendDueWebhooks(pool, sending);
    await moveWebhookClock(pool, 3_600);
  }
  return {
    events: events.length,
    attempts,
    lost: events.filter((id) => !arrived.has(id)).length,
    hoursUntilAll: hours,
  };
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const target = await listenTo(receive);
  const hanging = await listenTo(() => null);
  try {
    const school = await schoolWith(pool, target.url);
    const slow = await schoolWith(pool, hanging.url);
    const delays = await measureDelays(pool, school, slow);
    console.log(`${PER_SECOND} events a second for ${SECONDS} s, ms until they arrive, next to a target that hangs`);
    console.table(delays);
    await pool.query('delete from webhook_endpoints where school_id = $1', [slow]);
    const day = await failForADay(pool, school);
    console.log('A day of failures');
    console.table(day);
    if (delays.arrived < delays.events || delays.p95 > P95_MS || day.lost > 0) {
      console.error(`An event was lost, or one in twenty took longer than ${P95_MS} ms.`);
      process.exitCode = 1;
    }
  } finally {
    for (const { server } of [target, hanging]) {
      server.close();
      server.closeAllConnections();
    }
    await pool.end();
  }
});
