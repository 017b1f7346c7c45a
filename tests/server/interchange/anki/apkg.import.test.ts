import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importApkg } from '#server/interchange/anki/apkg.import.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const REAL = resolve(import.meta.dirname, '../../../../../shared/data/anki/apkg');

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-apkg-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const take = (file: string) =>
  importApkg(database.pool, { files: [file], subject: null, topic: null, imageStore: null, dryRun: false });

describe.skipIf(!existsSync(REAL))('real decks (skipped if ../shared is missing)', () => {
  test.each([
    ['physics-terms-latest.apkg', { basic: 27, cloze: 1 }, 29],
    ['mixed-legacy-2.apkg', { basic: 2, reversed: 2, cloze: 3, image: 1 }, 11],
    ['empty-latest.apkg', {}, 0],
    ['output.apkg', { basic: 3 }, 3],
  ])('%s', async (name, byType, cards) => {
    const count = async (): Promise<number> =>
      (await database.pool.query<{ n: number }>('select count(*)::int as n from cards')).rows[0]?.n ?? 0;
    const before = await count();
    const report = await take(join(REAL, name));
    expect(report).toMatchObject({ rejected: [], byType });
    expect((await count()) - before).toBe(cards);
    expect(await take(join(REAL, name))).toMatchObject({ imported: 0, unchanged: report.imported });
  });
});

describe('invalid decks', () => {
  test.each([
    ['not an archive', strToU8('nothing'), 'archiveDamaged'],
    ['no collection', zipSync({ media: strToU8('{}') }), 'ankiCollectionMissing'],
    [
      'not a database',
      zipSync({ 'collection.anki2': strToU8('not a database'.repeat(200)), media: strToU8('{}') }),
      '"collection"',
    ],
    ['broken zstd', zipSync({ 'collection.anki21b': strToU8('x'.repeat(100)) }), 'ankiDamaged'],
  ])('%s is refused with a message', async (name, bytes, message) => {
    const file = join(folder, `${name}.apkg`);
    await writeFile(file, bytes);
    await expect(take(file)).rejects.toThrow(message);
  });

  const REVLOG = 'create table revlog (id)';
  const FOR_EVER =
    'create view revlog as with recursive n(x) as (select 1 union all select x + 1 from n) select x from n';
  test.each([
    ['settings', REVLOG, '"models"'],
    ['a view that never ends', FOR_EVER, '"tables"'],
  ])('%s of another kind is refused quickly, with a message', async (name, revlog, message) => {
    const target = join(folder, `${name}.db`);
    const collection = new DatabaseSync(target);
    collection.exec(`create table notes (id, guid, mid, tags, flds); create table cards (id, nid, did, ord, type, queue, odid, flags); ${revlog};
      create table col (models, decks); insert into col values ('{broken', '[]')`);
    collection.close();
    const file = join(folder, `${name}.apkg`);
    await writeFile(file, zipSync({ 'collection.anki2': await readFile(target), media: strToU8('{}') }));
    await expect(take(file)).rejects.toThrow(message);
  });
});
