import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleRoster } from '../../../../../src/tools/bench/rosters/sample-roster.ts';
import { startOneRosterService } from '../../../../support/interchange/one-roster.service.ts';
import type { TestBrowser } from '../../../../support/servers/test-api.ts';
import { signedInStaff } from '../../../../support/users/test-staff.ts';
import { openRosterWorld, type RosterWorld } from '../roster-world.ts';

type Service = Awaited<ReturnType<typeof startOneRosterService>>;
let world: RosterWorld;
let service: Service;
beforeAll(async () => {
  world = await openRosterWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  service = await startOneRosterService();
});
afterEach(() => service.stop());

const connect = (admin: TestBrowser, connection: Service['connection'] = service.connection) =>
  admin.call(
    `mutation($address: String!, $tokenAddress: String!, $clientId: String!, $clientSecret: String!) {
      saveRosterConnection(address: $address, tokenAddress: $tokenAddress, clientId: $clientId, clientSecret: $clientSecret) }`,
    connection,
  );
const request = (admin: TestBrowser, fetches: 'all' | 'changes' = 'all') =>
  admin.call<{ fetchRoster: string } | null>('mutation($fetches: RosterFetch!) { fetchRoster(fetches: $fetches) }', {
    fetches,
  });
const read = async (admin: TestBrowser) =>
  (await admin.call('{ rosterConnection { address tokenAddress clientId by lastFetchedAt } }')).data.rosterConnection;
/** Requests a roster and computes its changes. */
async function preview(admin: TestBrowser, fetches: 'all' | 'changes' = 'all') {
  const { data, text } = await request(admin, fetches);
  if (data === null) throw new Error(text);
  await world.run(data.fetchRoster);
  return world.read(admin, data.fetchRoster);
}
async function apply(admin: TestBrowser, fetches: 'all' | 'changes' = 'all') {
  const ready = await preview(admin, fetches);
  await world.confirm(admin, ready);
  await world.run(ready.id);
  return world.read(admin, ready.id);
}

describe('a roster that is requested from the school’s system', () => {
  test.each(['1.1', '1.2'] as const)('is the same as one that is uploaded (OneRoster %s)', async (version) => {
    const own = await startOneRosterService(version);
    const { admin, id: school } = await world.newSchool();
    const roster = sampleRoster({ version, domain: `rest-${version}.example`, students: 7 });
    own.serve(roster);
    await connect(admin, own.connection);
    const ready = await preview(admin);
    const uploaded = await world.preview(admin, roster);
    await own.stop();
    expect(ready).toMatchObject({ state: 'ready', report: { version, isDelta: false, problemCount: 0 } });
    expect(ready.base).toBe(uploaded.base);
    await world.confirm(admin, ready);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done', outcome: { skipped: 0 } });
    expect((await world.state(school)).users).toHaveLength(9);
  });

  test('can be what has changed since the last one; nothing else is touched', async () => {
    const { admin, id: school } = await world.newSchool();
    const roster = sampleRoster({ domain: 'rest-delta.example', students: 4 });
    service.serve(roster);
    await connect(admin);
    expect((await request(admin, 'changes')).errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    await apply(admin);
    const { lastFetchedAt } = await read(admin);
    expect(Date.now() - Date.parse(lastFetchedAt)).toBeLessThan(60_000);
    const [old, now] = ['2020-01-01T00:00:00.000Z', new Date(Date.now() + 1_000).toISOString()];
    const renamed = { ...roster.users[2], givenName: 'Renamed', dateLastModified: now };
    service.serve({
      ...roster,
      users: [...roster.users.map((row) => ({ ...row, dateLastModified: old })).slice(0, 2), renamed],
      classes: roster.classes.map((row) => ({ ...row, dateLastModified: old })),
      enrollments: [{ ...roster.enrollments[0], status: 'tobedeleted', dateLastModified: now }],
    });
    const done = await apply(admin, 'changes');
    expect(done).toMatchObject({ state: 'done', report: { isDelta: true }, outcome: { applied: 2 } });
    const { users, classes } = await world.state(school);
    expect(users.filter(({ disabled }) => disabled)).toEqual([]);
    expect(users.map(({ name }) => name)).toContain('Renamed Abel 0');
    expect(classes).toHaveLength(2);
  });

  test('fails by name, with nothing changed, and the connection stays', async () => {
    const { admin, id: school } = await world.newSchool();
    service.serve(sampleRoster({ domain: 'rest-fails.example' }));
    await connect(admin, { ...service.connection, clientSecret: 'wrong' });
    expect(await preview(admin)).toMatchObject({
      state: 'failed',
      problem: { kind: 'source', problem: 'credentials', path: '' },
    });
    await connect(admin);
    service.answer((incoming, response) => {
      if (!incoming.url?.includes('/enrollments')) return false;
      response.writeHead(500).end();
      return true;
    });
    expect(await preview(admin)).toMatchObject({
      state: 'failed',
      problem: { kind: 'source', problem: 'failing', path: '/enrollments' },
    });
    expect((await world.state(school)).users).toEqual([]);
    service.answer(() => false);
    expect(await preview(admin)).toMatchObject({ state: 'ready' });
  });

  test('is confirmed for the file from which its changes were computed, whatever the system says by then', async () => {
    const { admin, id: school } = await world.newSchool();
    service.serve(sampleRoster({ domain: 'rest-file.example', students: 3 }));
    await connect(admin);
    const ready = await preview(admin);
    service.answer((_incoming, response) => {
      response.writeHead(500).end();
      return true;
    });
    await world.confirm(admin, ready);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done' });
    expect((await world.state(school)).users).toHaveLength(5);
  });

  test('is requested once at a time', async () => {
    const { admin } = await world.newSchool();
    await connect(admin);
    const both = await Promise.all([request(admin), request(admin)]);
    expect(both.map(({ errors }) => errors?.[0]?.extensions?.code).sort()).toEqual(['IN_USE', undefined]);
  });
});

describe('the connection of a school', () => {
  test('is kept without its secret readable, and in the audit log without it', async () => {
    const { admin, id: school } = await world.newSchool();
    await connect(admin);
    const { clientSecret, ...shown } = service.connection;
    expect(await read(admin)).toMatchObject({ ...shown, lastFetchedAt: null });
    const { rows } = await world.pool.query(
      `select encode(sealed_secret, 'escape') as stored from roster_connections where school_id = $1
       union all select coalesce(before::text, '') || coalesce(after::text, '') from audit_log
         where school_id = $1 and resource = 'roster-connections'`,
      [school],
    );
    expect(rows).toHaveLength(2);
    for (const { stored } of rows) expect(stored).not.toContain(clientSecret);
    // In another row, it can't be read: the address is part of the key.
    await world.pool.query('update roster_connections set address = $2 where school_id = $1', [
      school,
      `${service.connection.address}/elsewhere`,
    ]);
    expect(await preview(admin)).toMatchObject({ problem: { kind: 'source', problem: 'secretUnreadable' } });
    expect(service.requests).toEqual([]);
  });

  test('belongs to its school: admins of others neither see nor use it, teachers and students have none', async () => {
    const { admin, id: school } = await world.newSchool();
    const other = await world.newSchool();
    await connect(admin);
    expect(await read(other.admin)).toBeNull();
    expect((await request(other.admin)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await other.admin.call('mutation { removeRosterConnection }')).errors?.[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );
    const teacher = await signedInStaff(world.app, world.pool, 'teacher', school);
    expect((await request(teacher)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await connect(teacher)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await read(admin)).not.toBeNull();
  });

  test.each([
    'http://example.org/ims',
    'ftp://example.org',
    'https://user:pass@example.org',
    'https://x.example/?a=b',
    '',
  ])('is refused with the address %s', async (address) => {
    const { admin } = await world.newSchool();
    const { errors } = await connect(admin, { ...service.connection, address });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    expect(await read(admin)).toBeNull();
  });

  test('can be removed; a request that waits then fails by name', async () => {
    const { admin } = await world.newSchool();
    await connect(admin);
    const { data } = await request(admin);
    await admin.call('mutation { removeRosterConnection }');
    await world.run(data?.fetchRoster ?? '');
    expect(await world.read(admin, data?.fetchRoster ?? '')).toMatchObject({
      state: 'failed',
      problem: { kind: 'source', problem: 'notConnected' },
    });
  });
});
