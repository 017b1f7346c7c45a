import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RosterSource, rosterClient } from '#server/interchange/rosters/rest/roster-client.ts';
import { storeFetched } from '#server/interchange/rosters/rest/store-fetched.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { startOneRosterService } from '../../../../support/interchange/one-roster.service.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const outboundFetch = createOutboundFetch(
  { loopback: true, privateNetwork: false },
  { timeoutMs: 500, maxBytes: 10_000 },
);

let service: Awaited<ReturnType<typeof startOneRosterService>>;
beforeAll(async () => {
  service = await startOneRosterService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.answer(() => false);
  service.requests.length = 0;
  service.serveLists({
    users: IDS.map((sourcedId) => ({
      sourcedId,
      dateLastModified: `2027-0${sourcedId === 'a' ? 1 : 2}-01T00:00:00.000Z`,
    })),
  });
});

const idOf = (record: unknown): string => (record as { sourcedId: string }).sourcedId;
const list = (change: Partial<RosterSource> = {}, since: Date | null = null) =>
  rosterClient({ ...service.connection, ...change }, outboundFetch).list('users', { since, read: idOf, max: 100 });

describe('a list of a school’s system', () => {
  test('is read page by page, with one token', async () => {
    expect(await list()).toEqual(IDS);
    expect(service.requests).toEqual([
      'POST /token',
      ...[0, 3, 6].map(
        (offset) => `GET /ims/oneroster/rostering/v1p2/users?limit=1000&offset=${offset}&sort=sourcedId&orderBy=asc`,
      ),
    ]);
  });

  test('can be limited to what has changed', async () => {
    expect(await list({}, new Date('2027-01-15'))).toEqual(IDS.slice(1));
  });

  test('is read to its end if the system says nothing about it', async () => {
    service.answer((request, response) => {
      if (request.method === 'POST') return false;
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      response.end(JSON.stringify({ users: IDS.slice(offset, offset + 2).map((sourcedId) => ({ sourcedId })) }));
      return true;
    });
    expect(await list()).toEqual(IDS);
  });

  test('is read again if it changes meanwhile, and refused if it never stops', async () => {
    let total = 8;
    service.answer((request, response) => {
      if (request.method === 'POST') return false;
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      response.setHeader('x-total-count', String(total));
      total = Math.max(7, total - 1);
      response.end(JSON.stringify({ users: IDS.slice(offset, offset + 4).map((sourcedId) => ({ sourcedId })) }));
      return true;
    });
    expect(await list()).toEqual(IDS);
    service.answer((request, response) => {
      if (request.method === 'POST') return false;
      total += 1;
      response.setHeader('x-total-count', String(total));
      response.end(JSON.stringify({ users: [{ sourcedId: 'a' }] }));
      return true;
    });
    await expect(list()).rejects.toMatchObject({ problem: 'changing', path: '/users' });
  });

  test('survives the end of a token, and waits when the system asks for it', async () => {
    let pages = 0;
    service.answer((request, response) => {
      if (request.method === 'POST') return false;
      pages += 1;
      if (pages === 2) service.endTokens();
      if (pages !== 4) return false;
      response.writeHead(429, { 'retry-after': '0' }).end();
      return true;
    });
    expect(await list()).toEqual(IDS);
    expect(service.requests.filter((line) => line === 'POST /token')).toHaveLength(2);
  });
});

describe('a system is refused by name', () => {
  const always = (status: number, text = '', headers: Record<string, string> = {}) =>
    service.answer((request, response) => {
      if (request.method === 'POST') return false;
      response.writeHead(status, headers).end(text);
      return true;
    });

  test.each([
    [{ clientSecret: 'wrong' }, { problem: 'credentials', path: '' }],
    [{ tokenAddress: 'http://127.0.0.1:1/token' }, { problem: 'unreachable', path: '' }],
    [{ tokenAddress: 'https://10.0.0.1/token' }, { problem: 'addressRefused', path: '' }],
    [{ address: 'https://169.254.169.254/latest' }, { problem: 'addressRefused', path: '/users' }],
    [{ address: 'http://example.org/ims' }, { problem: 'addressRefused', path: '/users' }],
  ])('%j', async (change, problem) => {
    await expect(list(change)).rejects.toMatchObject(problem);
  });

  test.each([
    [403, '', 'forbidden'],
    [404, '', 'notFound'],
    [302, '', 'notFound'],
    [500, '', 'failing'],
    [200, '<html>', 'unreadable'],
    [200, '{"users":{}}', 'unreadable'],
    [200, '{"users":[null]}', 'unreadable'],
  ])('that answers %i %s', async (status, text, problem) => {
    always(status, text, { location: 'http://127.0.0.1:1/' });
    await expect(list()).rejects.toMatchObject({ problem, path: '/users' });
  });

  test('that answers too much at once', async () => {
    always(200, JSON.stringify({ users: [{ sourcedId: 'x'.repeat(20_000) }] }));
    await expect(list()).rejects.toMatchObject({ problem: 'tooLarge', path: '/users' });
  });

  test('that does not answer in time', async () => {
    service.answer((request) => request.method === 'GET');
    await expect(list()).rejects.toMatchObject({ problem: 'slow', path: '/users' });
  });

  test('that has more records than a school can have', async () => {
    const client = rosterClient(service.connection, outboundFetch);
    await expect(client.list('users', { since: null, read: idOf, max: 6 })).rejects.toMatchObject({
      problem: 'tooLarge',
    });
  });
});

test('in production, a system on the same machine is never requested', async () => {
  const settings = readSettings({ NODE_ENV: 'production' });
  const storing = {
    ...service.connection,
    id: randomUUID(),
    path: join(tmpdir(), randomUUID()),
    since: null,
    bankFiles: folderMediaStore(tmpdir()),
  };
  await expect(storeFetched(new pg.Client(), { ...storing, settings })).rejects.toMatchObject({
    problem: 'addressRefused',
  });
  expect(service.requests).toEqual([]);
});
