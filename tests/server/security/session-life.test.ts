import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { SESSION_ABSOLUTE_LIFE_S, SESSION_IDLE_LIFE_S } from '#domain/access/session.limits.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();

describe('a session', () => {
  it.each([
    ['last_used_at', SESSION_IDLE_LIFE_S],
    ['created_at', SESSION_ABSOLUTE_LIFE_S],
  ])('ends after its idle time and its maximum age, a moment after and not before: %s', async (column, life) => {
    const browser = await signedInStudent(app, `${column}@example.org`);
    const age = (seconds: number) =>
      database.pool.query(
        `update sessions set ${column} = now() - make_interval(secs => $1)
         where user_id = (select id from users where email = $2)`,
        [seconds, `${column}@example.org`],
      );
    await age(life - 30);
    expect((await browser.refresh()).status).toBe(200);
    await age(life + 1);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('the end of a session', () => {
  it('is known to its user: a session lasts from the sign-in for its maximum age at most', async () => {
    const browser = await signedInStudent(app, 'session-end@example.org');
    const { rows } = await database.pool.query<{ created: Date }>(
      `select created_at as created from sessions where user_id = (select id from users where email = $1)`,
      ['session-end@example.org'],
    );
    const { data } = await browser.call('{ session { session_ends_at } }');
    const { session } = data as { session: { session_ends_at: string } };
    const life = Date.parse(session.session_ends_at) - (rows[0]?.created.getTime() ?? 0);
    expect(Math.round(life / 1_000)).toBe(SESSION_ABSOLUTE_LIFE_S);
  });
});

describe('a password and a PIN', () => {
  it('are hashed with argon2id, each with its own salt', async () => {
    for (const email of ['salted-1@example.org', 'salted-2@example.org']) {
      const browser = await signedInStudent(app, email);
      const setPin = 'mutation ($pin: String!, $password: String!) { setPin(pin: $pin, password: $password) }';
      await browser.call(setPin, { pin: '482913', password: PASSWORD });
    }
    const { rows } = await database.pool.query<{ stored: string }>(
      `select unnest(array[password_digest, pin_digest]) as stored from users where email like 'salted-%'`,
    );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ stored }) => stored)).size).toBe(4);
    for (const { stored } of rows) expect(stored).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d+,p=\d+\$/);
  });
});

describe('a password hashed with earlier parameters', () => {
  it('is hashed again with current parameters when its owner signs in, and not otherwise', async () => {
    const email = 'earlier@example.org';
    await new TestBrowser(app).signUp(email, PASSWORD);
    const stored = async (): Promise<string> =>
      (await database.pool.query('select password_digest as digest from users where email = $1', [email])).rows[0]
        .digest;
    const earlier = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await database.pool.query('update users set password_digest = $2 where email = $1', [email, earlier]);
    await new TestBrowser(app).signIn(email, 'not the password at all');
    expect(await stored()).toBe(earlier);
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).code).toBeUndefined();
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).code).toBeUndefined();
    expect(await stored()).toBe(renewed);
  });
});
