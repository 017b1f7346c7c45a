import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { openZip } from '#server/interchange/archive/zip.reader.ts';
import { overlappingZip, zipOfMany } from '../../../support/hostile-archives.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-bombs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** Reads everything, as an import that follows every reference would. */
async function readAll(bytes: Uint8Array, rounds = 1): Promise<number> {
  const archive = openZip(await put('bomb.zip', bytes));
  let all = 0;
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const entry of archive.entries.values()) all += archive.read(entry, 20_000_000).length;
    return all;
  } finally {
    archive.close();
  }
}

const refusal = (words: string) =>
  expect.objectContaining({ name: 'FileError', message: expect.stringContaining(words) });

describe('an archive', () => {
  it('whose files share their bytes is refused', async () => {
    await expect(readAll(overlappingZip(200, Buffer.alloc(1_000_000)))).rejects.toEqual(refusal('overlap'));
  });

  it('that references one file again and again is read up to a limit', async () => {
    await expect(readAll(zipSync({ 'a.xml': Buffer.alloc(900_000) }), 3_000)).rejects.toEqual(
      refusal('"archiveTooLarge","max":2000000000'),
    );
  });

  it('of many files that are each within the ratio is read up to a limit', async () => {
    // 2 500 files of a kilobyte that expand to almost a megabyte each.
    await expect(readAll(zipOfMany(2_500, Buffer.alloc(990_000)))).rejects.toEqual(refusal('archiveTooLarge'));
  });

  it('within an archive is not opened', async () => {
    const inner = zipSync({ 'a.xml': Buffer.alloc(5_000_000) });
    expect(await readAll(zipSync({ 'inner.zip': inner }))).toBe(inner.length);
  });

  it.each([
    ['of 60 000 characters', 'x'.repeat(60_000), 'tooLong'],
    ['with NUL', 'a\0.xml', 'unnamed'],
    ['that is empty', '', 'unnamed'],
    ['of dots', '../../../../etc/passwd', 'outside'],
    ['that ends in dots', 'a/..', 'outside'],
    ['from the root', '/etc/passwd', 'outside'],
    ['with a drive', 'C:\\windows', 'backslash'],
    ['with a network share', '\\\\host\\share', 'backslash'],
  ])('with a name %s is refused', async (_, name, words) => {
    await expect(readAll(zipOfMany(1, Buffer.from('x'), () => name))).rejects.toEqual(refusal(words));
  });

  it('with a duplicate name is refused', async () => {
    await expect(readAll(zipOfMany(2, Buffer.from('x'), () => 'a.xml'))).rejects.toEqual(refusal('repeated'));
  });
});

describe('a deck of Anki', () => {
  const TABLES = `create table notes (id, guid, mid, tags, flds); create table cards (id, nid, did, ord);
    create table revlog (id); create table col (models, decks); insert into col values ('{}', '{}')`;
  const deck = async (name: string, sql: string): Promise<string> => {
    const byte = join(folder, `${name}.db`);
    const collection = new DatabaseSync(byte);
    collection.exec(sql);
    collection.close();
    return put(
      `${name}.apkg`,
      zipSync({ 'collection.anki2': await readFile(byte), media: Buffer.from('{}') }, { level: 9 }),
    );
  };

  it.each([
    [
      'a view under any name',
      `${TABLES}; create view decks as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id, x as name from n`,
    ],
    [
      'a column that is computed',
      `create table notes (id, guid, mid, tags, flds as (hex(zeroblob(400000000)))); create table cards (id, nid, did, ord);
       create table revlog (id); create table col (models, decks); insert into col values ('{}', '{}');
       insert into notes (id, guid, mid, tags) values (1, 'a', 1, '')`,
    ],
    ['a virtual table', `${TABLES}; create virtual table fields using fts5(ntid, ord, name)`],
  ])('with %s is refused before a row is read', async (name, sql) => {
    const file = await deck(name, sql);
    await expect(openAnki(file)).rejects.toEqual(refusal('"views"'));
  });

  it('with a value larger than any note’s is refused', async () => {
    const file = await deck(
      'large',
      `${TABLES}; insert into notes values (1, 'a', 1, '', cast(zeroblob(60000000) as text))`,
    );
    const opened = await openAnki(file).catch((error: unknown) => error);
    if (opened instanceof Error) expect(opened).toEqual(refusal(''));
    else {
      const { notes, close } = opened as Awaited<ReturnType<typeof openAnki>>;
      expect(() => [...notes()]).toThrow(refusal('ankiDamaged'));
      await close();
    }
  });
});
