import { readFile, stat } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { type RunningServer, startServer } from '../../../support/servers/running-server.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

/* A server as an operator starts it for others. */

const database = await testDatabase();
const servers: RunningServer[] = [];

afterAll(async () => {
  for (const server of servers) await server.remove();
});

async function start(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const server = await startServer({
    env: { DATABASE_URL: database.url, NODE_ENV: 'development', DATABASE_POOL_SIZE: '4', SEED_DEMO: '1', ...env },
  });
  servers.push(server);
  return server;
}
const portOf = (server: RunningServer): string =>
  /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(server.output())?.[1] ?? '';

describe('a server that other machines can reach', () => {
  it('gets demo content but no demo account, and writes the link to the first administrator to a private file', async () => {
    const server = await start({ PUBLIC_URL: 'https://learn.example.org' });
    const { rows } = await database.pool.query(
      'select (select count(*)::int from users) as users, exists (select from subjects) as content',
    );
    expect(rows).toEqual([{ users: 0, content: true }]);
    const config = await fetch(`http://127.0.0.1:${portOf(server)}/config.json`);
    expect(await config.json()).toMatchObject({ demoAccounts: [] });

    await expect.poll(server.output).toContain('one-time link');
    const path = /one-time link in (\S+)/.exec(server.output())?.[1] ?? '';
    const link = (await readFile(path, 'utf8')).trim();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(link).toMatch(/^https:\/\/learn\.example\.org\/first-run\?token=[\w-]{43}$/);
    expect(server.output()).not.toContain(link.split('=')[1] ?? '-');
    for (const { password } of DEMO_ACCOUNTS) expect(server.output()).not.toContain(password);

    const page = await fetch(`http://127.0.0.1:${portOf(server)}/first-run${new URL(link).search}`);
    expect([page.status, (await page.text()).includes('Create administrator')]).toEqual([200, true]);
  });

  it('warns about what is disabled while it has no address', async () => {
    const server = await start({ HOST: '0.0.0.0', MEDIA_SIGNING_KEY: 'k'.repeat(40) });
    await expect.poll(server.output).toContain('PUBLIC_URL is not set');
  });
});
