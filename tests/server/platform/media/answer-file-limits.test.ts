import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_FILE_MAX_BYTES, ANSWER_FILES_PER_USER_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { storeAnswerFile } from '#server/platform/media/answer-file.commands.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { sweepOrphans } from '#server/platform/media/orphans.job.ts';
import { eraseDue } from '#server/users/privacy/erase.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { cookieOf } from '../../../support/users/test-users.ts';

const OFFER =
  'mutation ($bytes: Int!) { offerAnswerFile(name: "page.pdf", mime: "application/pdf", bytes: $bytes) { id url } }';
const READ = 'query ($id: ID!) { answerFile(id: $id) { url } }';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-answer-files-'));
  app = await testApp(database.pool, { answers: join(folder, 'answers') });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** A PDF of exactly this many bytes, different each time. */
const pdf = (bytes: number): Buffer => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')];
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
};
const student = async () => {
  const email = `${randomUUID()}@example.org`;
  return { browser: await signedInStudent(app, email), email };
};
const offer = async (browser: TestBrowser, bytes: number) =>
  (await browser.call(OFFER, { bytes })).data.offerAnswerFile;
const put = (browser: TestBrowser, url: string, payload: Buffer) =>
  app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { cookie: cookieOf(browser), 'content-type': 'application/pdf' },
  });
const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(folder, 'answers'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const sweep = () =>
  sweepOrphans({
    pool: database.pool,
    imageStore: folderImageStore(join(folder, 'figures')),
    media: folderMediaStore(join(folder, 'files')),
    bankFiles: folderMediaStore(join(folder, 'banks')),
    answerFiles: folderImageStore(join(folder, 'answers')),
    folder: join(folder, 'uploads'),
  });

describe('the address of an answer file', () => {
  it('accepts one file, of twenty that are sent at the same time and of one that is sent later', async () => {
    const { browser } = await student();
    const { id, url } = await offer(browser, 2_000);
    const files = Array.from({ length: 20 }, () => pdf(2_000));
    const before = (await storedFiles()).length;
    const answers = await Promise.all(files.map((file) => put(browser, url, file)));
    const taken = answers.flatMap(({ statusCode }, at) => (statusCode === 204 ? [at] : []));
    expect(taken).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const late = await put(browser, url, pdf(2_000));
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      409,
      {
        message: 'FILE_SENT',
        extensions: { code: 'FILE_SENT' },
      },
    ]);
    expect(await storedFiles()).toHaveLength(before + 1);
    const read = (await browser.call(READ, { id })).data.answerFile.url;
    const { rawPayload } = await app.inject({ url: read, headers: { cookie: cookieOf(browser) } });
    expect(rawPayload.equals(files[taken[0] ?? -1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('accepts the file again if it could not be stored', async () => {
    const { browser } = await student();
    const full = await testApp(database.pool, { answers: '/dev/null/nowhere' });
    const { url } = await offer(browser, 2_000);
    const file = pdf(2_000);
    const failed = await full.inject({
      method: 'PUT',
      url,
      payload: file,
      headers: { cookie: cookieOf(browser), 'content-type': 'application/pdf' },
    });
    expect(failed.statusCode).toBe(500);
    expect((await put(browser, url, file)).statusCode).toBe(204);
    await full.close();
  });
});

describe('the storage of a user', () => {
  it('is not exceeded by concurrent offers, and the message says what to do', async () => {
    const { browser } = await student();
    const most = Math.floor(ANSWER_FILES_PER_USER_MAX_BYTES / ANSWER_FILE_MAX_BYTES);
    const offers = await Promise.all(
      Array.from({ length: most + 8 }, () => browser.call(OFFER, { bytes: ANSWER_FILE_MAX_BYTES })),
    );
    expect(offers.filter(({ data }) => data?.offerAnswerFile)).toHaveLength(most);
    const refused = offers.find(({ code }) => code !== undefined);
    expect([refused?.code, refused?.errors?.[0]?.message]).toEqual(['QUOTA_REACHED', 'answerStorageFull']);
  });

  it('is not used up by tiny files: the smallest file counts as a block', async () => {
    const { browser, email } = await student();
    await database.pool.query(
      `insert into answer_files (id, user_id, name, mime, bytes)
       select gen_random_uuid(), id, 'x', 'image/png', 1 from users, generate_series(1, 31000) where email = $1`,
      [email],
    );
    expect((await browser.call(OFFER, { bytes: 1 })).code).toBe('QUOTA_REACHED');
  });

  it('is released after an hour if an upload was not started', async () => {
    const { browser } = await student();
    const { id } = await offer(browser, 2_000);
    await sweep();
    const count = 'select count(*)::int as count from answer_files where id = $1';
    expect((await database.pool.query(count, [id])).rows).toEqual([{ count: 1 }]);
    await database.pool.query("update answer_files set created_at = now() - interval '2 hours' where id = $1", [id]);
    await sweep();
    expect((await database.pool.query(count, [id])).rows).toEqual([{ count: 0 }]);
  });
});

describe('stored answer files', () => {
  it('are deleted with the account, including those of a crash, and no other user’s', async () => {
    const [leaving, staying] = [await student(), await student()];
    const same = pdf(3_000);
    for (const { browser } of [leaving, staying]) {
      expect((await put(browser, (await offer(browser, 3_000)).url, same)).statusCode).toBe(204);
    }
    // A process ended between storing the bytes and recording their digest.
    const crashed = await offer(leaving.browser, 3_000);
    await put(leaving.browser, crashed.url, pdf(3_000));
    await database.pool.query('update answer_files set digest = null where id = $1', [crashed.id]);
    const before = (await storedFiles()).length;
    await database.pool.query(
      `insert into account_deletions (user_id, due_at) select id, now() from users where email = $1`,
      [leaving.email],
    );
    const failures: unknown[] = [];
    await eraseDue(database.pool, folderImageStore(join(folder, 'answers')), (_, cause) => failures.push(cause));
    expect(failures).toEqual([]);
    expect(await storedFiles()).toHaveLength(before - 2);
    const { rows } = await database.pool.query(
      'select f.storage_key as key from answer_files f join users u on u.id = f.user_id where u.email = $1',
      [staying.email],
    );
    expect(await storedFiles()).toContain(rows[0]?.key);
  });

  it('are deleted if the account is deleted while they are being stored', async () => {
    const { browser } = await student();
    const { id } = await offer(browser, 2_000);
    const before = (await storedFiles()).length;
    const store = folderImageStore(join(folder, 'answers'));
    await storeAnswerFile(
      database.pool,
      {
        ...store,
        write: async (key, bytes) => {
          await database.pool.query('delete from answer_files where id = $1', [id]);
          await sweep();
          await store.write(key, bytes);
        },
      },
      id,
      { bytes: pdf(2_000), digest: randomBytes(32).toString('hex') },
    );
    expect(await storedFiles()).toHaveLength(before);
  });

  it('that no answer refers to are deleted after two months, others are not', async () => {
    const { quiz } = await testBank(database.pool, { free: true });
    const { browser } = await student();
    const [used, unused] = [await offer(browser, 2_000), await offer(browser, 2_000)];
    for (const { url } of [used, unused]) await put(browser, url, pdf(2_000));
    const started = await browser.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', { quiz });
    await database.pool.query(
      `insert into answer_log (operation_id, attempt_id, position, sequence, response) values ($1, $2, 1, 1, $3)`,
      [
        randomUUID(),
        started.data.startAttempt.id,
        { files: [{ id: used.id, name: 'page.pdf', mime: 'application/pdf', bytes: 2_000 }] },
      ],
    );
    await database.pool.query("update answer_files set created_at = now() - interval '61 days' where id = any($1)", [
      [used.id, unused.id],
    ]);
    const before = (await storedFiles()).length;
    await sweep();
    expect(await storedFiles()).toHaveLength(before - 1);
    expect((await browser.call(READ, { id: used.id })).code).toBeUndefined();
    expect((await browser.call(READ, { id: unused.id })).code).toBe('NOT_FOUND');
  });
});
