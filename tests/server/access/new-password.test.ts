import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/access/common-password.rule.ts';
import { issueFirstAdminToken } from '#server/access/first-run/first-admin.commands.ts';
import { hashNewPassword, isListedPassword } from '#server/access/new-password.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Frequent in breaches, and unknown to the browser's rules. */
const LISTED = 'harrypotter';

const { app, database } = await testServer();

describe('the list of breached passwords', () => {
  it.each(['harrypotter', 'HarryPotter', 'strawberry', '1029384756', '123qweasdzxc', 'motherlode'])(
    'contains %s, in any letter case',
    (password) => {
      expect(isListedPassword(password)).toBe(true);
    },
  );

  it.each([PASSWORD, 'correct horse battery staple', 'kilowatt-hour', ''])('does not contain “%s”', (password) => {
    expect(isListedPassword(password)).toBe(false);
  });

  it('contains more than the three thousand most frequent passwords that are long enough', () => {
    const lines = readFileSync(join(ROOT, 'src/server/access/common-passwords.txt'), 'utf8').trim().split('\n');
    expect(new Set(lines).size).toBe(20_000);
    expect(lines.filter((line) => !/^[\w+/]{8}$/.test(line))).toEqual([]);
  });
});

describe('a password on the list', () => {
  it('is refused at sign-up, at a change, and for the first administrator', async () => {
    expect(isCommonPassword(LISTED)).toBe(false);
    const refusal = { code: 'INVALID_INPUT' };
    const fields = { password: 'passwordTooGuessable' };
    const signUp = await new TestBrowser(app).signUp('listed@example.org', LISTED);
    expect(signUp).toMatchObject(refusal);
    expect(signUp.errors?.[0]?.extensions?.fields).toEqual(fields);

    const browser = await signedInStudent(app, 'changes@example.org');
    const change = await browser.call(
      'mutation ($c: String!, $p: String!) { changePassword(current: $c, password: $p) }',
      { c: PASSWORD, p: LISTED },
    );
    expect(change).toMatchObject(refusal);
    expect(change.errors?.[0]?.extensions?.fields).toEqual(fields);

    const token = (await issueFirstAdminToken(database.pool))?.token ?? '';
    const first = await app.inject({
      method: 'POST',
      url: '/first-run',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, name: 'Ada', email: 'ada@example.org', password: LISTED }).toString(),
    });
    expect(first.statusCode).toBe(400);
    await expect(async () => hashNewPassword(LISTED)).rejects.toThrow();
  });

  it('is refused wherever a password is stored', () => {
    const stores = globSync('src/server/**/*.ts', { cwd: ROOT })
      // The demo stores its published password, which is refused on a server that other machines can reach.
      .filter((file) => !file.includes('/demo/'))
      .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
      .filter(({ text }) => /set password_digest|insert into users[^`]*password_digest/.test(text));
    expect(stores.length).toBeGreaterThanOrEqual(5);
    expect(stores.filter(({ text }) => !text.includes('hashNewPassword(')).map(({ file }) => file)).toEqual([]);
  });
});
