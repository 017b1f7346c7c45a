import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterEach, expect, it } from 'vitest';
import { doImport } from '#server/interchange/imports/import.job.ts';
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

it('an import that was uploaded to one server runs on another that shares the bucket', async () => {
  const database = await openTestDatabase();
  closing.push(() => database.close());
  const [here, there, bucket] = await Promise.all(
    ['here', 'there', 'bucket'].map((name) => mkdtemp(join(tmpdir(), `lectern-${name}-`))),
  );
  if (here === undefined || there === undefined || bucket === undefined) throw new Error('no folders');
  closing.push(() => Promise.all([here, there, bucket].map((folder) => rm(folder, { recursive: true }))));
  const s3 = new S3rver({
    ...{ directory: bucket, port: 0, address: '127.0.0.1', silent: true },
    configureBuckets: [{ name: 'lectern', configs: [] }],
  });
  const { port } = await s3.run();
  closing.push(() => s3.close());
  const settingsAt = (folder: string) =>
    readSettings({
      ...{ DATA_DIR: folder, DATABASE_URL: database.url, S3_BUCKET: 'lectern', S3_REGION: 'us-east-1' },
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    });
  const storage = await openStorage(settingsAt(here));
  const app = await testApp(database.pool, { uploadFolder: join(here, 'uploads'), bankFiles: storage.bankFiles });
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await signedInAs(app, database.pool, 'admin');
  const sender = tusSender(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, admin);
  const upload = await sender.send('two.gift', 'questions', Buffer.from('Two? {=2 ~3}'));
  expect(await readdir(join(here, 'uploads'))).toEqual([]);

  const { data } = await admin.call<{ startImport: string }>('mutation($input: JSON!) { startImport(input: $input) }', {
    input: { files: [{ upload, format: null }], options: {} },
  });
  const signal = new AbortController().signal;
  await doImport({ pool: database.pool, direct: database.direct, settings: settingsAt(there) }, data.startImport, {
    ...{ attempt: 1, isLast: true, signal },
  });
  const { rows } = await database.pool.query('select state, report from imports');
  expect(rows).toMatchObject([{ state: 'checked', report: { imported: 1 } }]);
  expect(await readdir(join(there, 'imports'))).toEqual([]);
});
