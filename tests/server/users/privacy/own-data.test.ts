import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATA_EXPORTS_PER_USER } from '#domain/users/user.limits.ts';
import { readOwnData } from '#server/users/privacy/own-data.ts';
import { signedInStudent, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';

const { app, pool } = await testServer();
let owner: TestBrowser;

const EMAIL = 'owner@example.org';
const ask = (browser: TestBrowser, language = 'de') =>
  browser.call('mutation ($language: String!) { ownDataAddress(language: $language) }', { language });
const open = (browser: TestBrowser, url: string) =>
  app.inject({
    url,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

beforeAll(async () => {
  owner = await signedInStudent(app, EMAIL);
  await pool.query(`update users set name = '<b>Olga</b>' where email = $1`, [EMAIL]);
});

describe('the download of a user’s own data', () => {
  test('is a zip of JSON and one page in the chosen language, without secrets', async () => {
    const address: string = (await ask(owner)).data.ownDataAddress;
    const answer = await open(owner, address);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const users = JSON.parse(strFromU8(files['users.json'] ?? new Uint8Array()));
    expect(users).toMatchObject([{ email: EMAIL, name: '<b>Olga</b>' }]);
    expect(users[0]).not.toHaveProperty('password_digest');
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page).toContain('lang="de"');
    expect(page).toContain('&lt;b&gt;Olga');
    expect(page).not.toContain('<b>Olga');
    // For people: the account first, in words, with readable times and without internal ids.
    expect(page.indexOf('Dein Konto')).toBeLessThan(page.indexOf('Aktive Sitzungen'));
    expect(page).toMatch(/<dt>Erstellt<\/dt><dd>\d+\. \p{L}+ \d{4} um \d\d:\d\d UTC<\/dd>/u);
    expect(page).not.toMatch(/<dd>[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(page).not.toMatch(/<dt>[a-z]/);
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toMatch(/argon2|binding_digest|sealed_answer/);
  });

  test('is for its user only, and not available at a changed address', async () => {
    const other = await signedInStudent(app, 'other@example.org');
    const address: string = (await ask(owner)).data.ownDataAddress;
    expect((await open(other, address)).statusCode).toBe(404);
    expect((await open(owner, address.replace('query=de', 'query=en'))).statusCode).toBe(404);
    expect((await open(owner, address.replace(/until=\d+/, 'until=9999999999'))).statusCode).toBe(404);
  });

  test('is limited to a few times an hour', async () => {
    const eager = await signedInStudent(app, 'eager@example.org');
    for (let n = 0; n < DATA_EXPORTS_PER_USER; n += 1) expect((await ask(eager)).code).toBeUndefined();
    expect((await ask(eager)).code).toBe('TOO_MANY_TRIES');
  });

  test('covers every table', async () => {
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [EMAIL]);
    const tables = (await readOwnData(pool, rows[0]?.id ?? '')).map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['users', 'sessions']));
  });
});
