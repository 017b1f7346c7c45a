/**
 * `npm run bench:scim`: provisions `USERS` users (10 000) over HTTP as Entra ID does, which looks each up before it creates
 * them, `AT_ONCE` requests at a time (5), and puts them into classes of 30. It fails above five minutes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SCIM_TOKEN_PREFIX } from '#domain/interchange/scim/scim-token.form.ts';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { atShare } from '../bench-students.ts';
import { benchApp } from '../processes/bench-app.ts';

const USERS = Number(process.env.USERS ?? 10_000);
const AT_ONCE = Number(process.env.AT_ONCE ?? 5);
const SECONDS_MAX = 300;
const CLASS_SIZE = 30;

/** A school with an admin and a token. */
async function schoolToken(pool: pg.Pool): Promise<string> {
  const [school, admin] = [randomUUID(), randomUUID()];
  const token = `${SCIM_TOKEN_PREFIX}${newToken()}`;
  await pool.query('insert into schools (id, name) values ($1, $2)', [school, 'Bench']);
  await pool.query(
    `insert into users (id, email, name, role, school_id, profile_completed_at)
     values ($1, 'admin@bench.example', 'Bench', 'schoolAdmin', $2, now())`,
    [admin, school],
  );
  await pool.query(
    `insert into scim_tokens (id, school_id, user_id, name, token_digest, hint, expires_at)
     values ($1, $2, $3, 'Bench', $4, 'none', now() + interval '1 day')`,
    [randomUUID(), school, admin, digestOf(token)],
  );
  return token;
}

/** Runs work for the numbers below `count`, `AT_ONCE` at a time. */
async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const n = next;
        next += 1;
        await work(n);
      }
    }),
  );
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = await benchApp(pool, { logLevel: 'silent' });
  try {
    const token = await schoolToken(pool);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${listeningPort(app.server)}/scim/v2`;
    const durations: number[] = [];
    const send = async (method: string, path: string, body?: object): Promise<unknown> => {
      const startedAt = performance.now();
      const response = await fetch(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      durations.push(performance.now() - startedAt);
      if (response.status === 429) {
        // As identity systems do.
        await pause(Number(response.headers.get('retry-after')) * 1_000);
        return send(method, path, body);
      }
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? null : JSON.parse(text);
    };
    const ids: string[] = [];
    const startedAt = performance.now();
    await each(USERS, async (n) => {
      const userName = `user-${n}@bench.example`;
      await send('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`);
      const created = await send('POST', '/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        ...{ userName, externalId: randomUUID(), active: true, displayName: `User ${n}`, userType: 'student' },
        emails: [{ primary: true, type: 'work', value: userName }],
      });
      if (typeof created === 'object' && created !== null && 'id' in created) ids.push(String(created.id));
    });
    const usersS = (performance.now() - startedAt) / 1_000;
    const classes = Math.ceil(USERS / CLASS_SIZE);
    await each(classes, async (n) => {
      const members = ids.slice(n * CLASS_SIZE, (n + 1) * CLASS_SIZE).map((value) => ({ value }));
      await send('POST', '/Groups', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
        ...{ displayName: `Class ${n}`, externalId: randomUUID(), members },
      });
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const isFine = seconds <= SECONDS_MAX && ids.length === USERS;
    console.log(
      `${ids.length} users in ${usersS.toFixed(1)} s and ${classes} classes in ${(seconds - usersS).toFixed(1)} s; ` +
        `p50 ${atShare(durations, 0.5).toFixed(1)} ms, p95 ${atShare(durations, 0.95).toFixed(1)} ms; ` +
        `target ${SECONDS_MAX} s ${isFine ? 'reached' : 'MISSED'}`,
    );
    if (!isFine) process.exitCode = 1;
  } finally {
    await app.close();
    await pool.end();
  }
});
