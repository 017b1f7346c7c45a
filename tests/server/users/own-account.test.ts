import { describe, expect, it } from 'vitest';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const ACCOUNT = '{ ownAccount { name subjects level sessions { id device isThis } visits { id } } }';
const CHANGE =
  'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
const END = 'mutation ($id: ID!) { endSession(id: $id) }';
const NEXT = 'eight loud herons';

const { app, database } = await testServer();

async function signInOnTwoDevices(email: string): Promise<[TestBrowser, TestBrowser]> {
  const here = await signedInStudent(app, email);
  const there = new TestBrowser(app);
  await there.signIn(email, PASSWORD);
  return [here, there];
}

describe('a changed password', () => {
  it('ends every other session and keeps this one', async () => {
    const [here, there] = await signInOnTwoDevices('changes@example.org');
    expect((await here.call(CHANGE, { current: PASSWORD, password: NEXT })).errors).toBeUndefined();
    expect((await here.call(ACCOUNT)).data.ownAccount.sessions).toHaveLength(1);
    expect((await there.call(ACCOUNT)).status).toBe(401);
    expect((await there.refresh()).status).toBe(401);
    expect((await new TestBrowser(app).signIn('changes@example.org', PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    expect((await new TestBrowser(app).signIn('changes@example.org', NEXT)).code).toBeUndefined();
  });

  it('needs the current one, limits guesses, and accepts no weak one', async () => {
    const [here, there] = await signInOnTwoDevices('guesses@example.org');
    const wrong = await here.call(CHANGE, { current: 'not the password', password: NEXT });
    expect(wrong.errors?.[0]?.extensions?.fields).toHaveProperty('current');
    const easy = await here.call(CHANGE, { current: PASSWORD, password: 'password123' });
    expect(easy.errors?.[0]?.extensions?.fields).toHaveProperty('password');
    const codes = await Promise.all(
      Array.from({ length: 15 }, (_, n) => here.call(CHANGE, { current: `guess ${n}`, password: NEXT })),
    );
    expect(codes.map(({ code }) => code)).toContain('TOO_MANY_TRIES');
    expect((await here.call(CHANGE, { current: PASSWORD, password: NEXT })).code).toBe('TOO_MANY_TRIES');
    expect((await there.call(ACCOUNT)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed for their owner with device and location, and can be ended one by one', async () => {
    const [here, there] = await signInOnTwoDevices('ends@example.org');
    const { sessions } = (await here.call(ACCOUNT)).data.ownAccount;
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
    await here.call(END, { id: sessions[1].id });
    expect((await there.call(ACCOUNT)).status).toBe(401);
    expect((await here.call(ACCOUNT)).data.ownAccount.sessions).toHaveLength(1);
  });

  it('of another user cannot be ended', async () => {
    const [mine] = await signInOnTwoDevices('mine@example.org');
    const [other] = await signInOnTwoDevices('other@example.org');
    const [session] = (await mine.call(ACCOUNT)).data.ownAccount.sessions;
    await other.call(END, { id: session.id });
    await other.call(END, { id: 'no id' });
    expect((await mine.call(ACCOUNT)).status).toBe(200);
  });

  it('end all at once, with this one or without', async () => {
    const [here, there] = await signInOnTwoDevices('all@example.org');
    await here.call('mutation { endSessions(alsoThis: false) }');
    expect((await there.call(ACCOUNT)).status).toBe(401);
    expect((await here.call(ACCOUNT)).status).toBe(200);
    await here.call('mutation { endSessions(alsoThis: true) }');
    expect((await here.call(ACCOUNT)).status).toBe(401);
  });
});

describe('the own profile', () => {
  it('is changed within the rules of a profile', async () => {
    const browser = await signedInStudent(app, 'profile@example.org');
    const save = (level: string | null, subjects: string[]) =>
      browser.call('mutation ($l: String, $s: [ID!]!) { saveOwnProfile(name: "Ada B", level: $l, subjects: $s) }', {
        l: level,
        s: subjects,
      });
    const { rows } = await database.pool.query<{ id: string }>(
      "insert into subjects (id, slug, title, position) values (gen_random_uuid(), 'maths', 'Maths', 1) returning id",
    );
    const id = rows[0]?.id ?? '';
    expect((await save('wizard', [id])).code).toBe('INVALID_INPUT');
    expect((await save(null, [id])).errors?.[0]?.extensions?.fields).toHaveProperty('level');
    expect((await save('university', ['not one'])).errors?.[0]?.extensions?.fields).toHaveProperty('subjects');
    expect((await save('university', [id, id])).errors).toBeUndefined();
    expect((await browser.call(ACCOUNT)).data.ownAccount).toMatchObject({
      name: 'Ada B',
      level: 'university',
      subjects: [id],
    });
  });
});

describe('learning platforms', () => {
  const PLATFORMS = '{ ownAccount { platforms { id name canLeave } } }';
  const LEAVE = 'mutation ($id: ID!) { leavePlatform(id: $id) }';

  it('can be disconnected by users with a password, together with their data; those of others cannot be found', async () => {
    const [mine] = await signInOnTwoDevices('joined@example.org');
    const [other] = await signInOnTwoDevices('stranger@example.org');
    const { rows: created } = await database.pool.query<{ id: string }>(
      `insert into platforms (id, name, issuer, client_id, authorization_url, token_url, keys_url)
       values (gen_random_uuid(), 'Moodle', 'https://moodle.example', 'c', 'https://moodle.example/a', 'https://moodle.example/t',
         'https://moodle.example/k') returning id`,
    );
    const id = created[0]?.id;
    await database.pool.query(
      `insert into platform_people (platform_id, subject, user_id) select $1, 's', id from users where email = 'joined@example.org'`,
      [id],
    );
    const reported = async () => (await mine.call(PLATFORMS)).data.ownAccount.platforms;
    expect(await reported()).toEqual([{ id, name: 'Moodle', canLeave: true }]);
    expect((await other.call(PLATFORMS)).data.ownAccount.platforms).toEqual([]);
    expect((await other.call(LEAVE, { id })).code).toBe('NOT_FOUND');
    expect((await mine.call(LEAVE, { id: 'no id' })).code).toBe('NOT_FOUND');

    const password = async (digest: string | null) =>
      (
        await database.pool.query<{ old: string }>(
          `update users u set password_digest = $1 from users o where o.id = u.id and u.email = 'joined@example.org'
           returning o.password_digest as old`,
          [digest],
        )
      ).rows[0]?.old ?? null;
    const digest = await password(null);
    expect(await reported()).toMatchObject([{ canLeave: false }]);
    expect((await mine.call(LEAVE, { id })).code).toBe('FORBIDDEN');
    expect(await reported()).toHaveLength(1);
    await password(digest);
    expect((await mine.call(LEAVE, { id })).data.leavePlatform).toBe(true);
    expect(await reported()).toEqual([]);
  });
});
