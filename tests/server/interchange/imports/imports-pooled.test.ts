import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { doImport } from '#server/interchange/imports/import.job.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase } from '../../../support/servers/test-database.ts';
import { tusSender } from '../../../support/servers/tus-sender.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Passes every query on to the database and records it, as a pooler would see it. */
async function listeningBetween(): Promise<{ readonly port: number; readonly heard: () => string }> {
  const { host, port } = inject('cluster');
  const pieces: Buffer[] = [];
  const server = net.createServer((client) => {
    const upstream = net.connect(`${host}/.s.PGSQL.${port}`);
    client.on('data', (piece) => pieces.push(Buffer.from(piece)));
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  return { port: (server.address() as net.AddressInfo).port, heard: () => Buffer.concat(pieces).toString('latin1') };
}

it('an import behind a transaction pooler, which allows no named statements, runs on a separate connection', async () => {
  const database = await openTestDatabase();
  closing.push(() => database.close());
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pooled-'));
  closing.push(() => rm(folder, { recursive: true }));
  const between = await listeningBetween();
  const pooled = new URL(database.url.replace('@/', '@127.0.0.1/').replace(/\?.*/, ''));
  pooled.port = String(between.port);
  const settings = readSettings({
    ...{ DATA_DIR: folder, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: database.url },
  });
  const { pool, direct, close } = await openDatabase(settings, { role: 'server' });
  closing.push(close);
  const storage = await openStorage(settings);
  const app = await testApp(pool, { uploadFolder: join(folder, 'uploads'), bankFiles: storage.bankFiles });
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await signedInAs(app, pool, 'admin');
  const sender = tusSender(`http://127.0.0.1:${(app.server.address() as net.AddressInfo).port}`, admin);
  const upload = await sender.send('two.gift', 'questions', Buffer.from('Two? {=2 ~3}'));
  const { data } = await admin.call<{ startImport: string }>('mutation($input: JSON!) { startImport(input: $input) }', {
    input: { files: [{ upload, format: null }], options: {} },
  });
  const { signal } = new AbortController();
  await doImport({ pool, direct, settings }, data.startImport, { attempt: 1, isLast: true, signal });
  const { rows } = await pool.query('select state, report from imports');
  expect(rows).toMatchObject([{ state: 'checked', report: { imported: 1 } }]);
  expect(between.heard()).toContain('select state, report from imports');
  expect(between.heard()).not.toContain('import-see');
});
