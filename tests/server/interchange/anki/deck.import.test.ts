import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importDeck } from '#server/interchange/bank/deck.import.ts';
import { readCsv } from '#server/interchange/tables/csv.reader.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

/** Real glossaries, if they are next to the checkout. */
const REAL = resolve(import.meta.dirname, '../../../../../shared/data/notes/decks');

const database = await testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-decks-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function put(text: string | Uint8Array): Promise<string> {
  const file = join(folder, 'key-terms.csv');
  await writeFile(file, text);
  return file;
}
const take = (file: string, more: object = {}) =>
  importDeck(database.pool, { file, subject: 'Law', topic: 'Contracts', dryRun: false, ...more });

const cards = async () => {
  const { rows } = await database.pool.query(
    `select m.title, n.section, n.content->>'front' as front, n.content->>'back' as back, n.id
     from materials m join card_notes n on n.deck_id = m.id order by m.title, n.position`,
  );
  return rows;
};

describe('comma-separated values', () => {
  test('return exactly what was quoted', () => {
    const cell = fc.string().filter((text) => !text.includes('\r') && text !== '');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  test('count their lines, and skip empty ones and a byte order mark', () => {
    expect(readCsv('\uFEFFa,b\n\n"x\ny",\nc,d')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\ny', ''] },
      { line: 5, cells: ['c', 'd'] },
    ]);
    expect(() => readCsv('a\n"b')).toThrow(/begins in line 2/);
  });
});

describe('a glossary', () => {
  test('becomes a deck, and is recognised again: review states stay', async () => {
    const file = await put('front,back,section\noffer,a promise,One\n"acceptance, plain",assent,\n');
    expect(await take(file, { dryRun: true })).toMatchObject({ imported: 2, unchanged: 0, rejected: [] });
    expect(await cards()).toEqual([]);
    expect(await take(file)).toMatchObject({ imported: 2, byType: { basic: 2 } });
    const before = await cards();
    expect(before).toMatchObject([
      { title: 'Key terms', section: 'One', front: 'offer', back: 'a promise' },
      { front: 'acceptance, plain' },
    ]);
    expect(await take(file)).toMatchObject({ imported: 0, unchanged: 2 });
    expect(await take(await put('front,back,section\noffer,a definite promise,One\n'))).toMatchObject({ imported: 1 });
    const after = await cards();
    expect(after[0]).toMatchObject({ id: before[0].id, back: 'a definite promise' });
    expect(after).toHaveLength(2);
  });

  test('reports invalid lines, and imports the others', async () => {
    const file = await put(
      'front,back\n,nothing in front\nterm,meaning\nTerm , meaning\nTerm,another meaning\nlong,"'.concat(
        'x'.repeat(5_001),
        '"\n',
      ),
    );
    const { imported, rejected } = await take(file, { topic: 'Torts', title: 'Torts' });
    expect(imported).toBe(2);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, [{ code: 'partEmpty', where: { part: 'front' } }]],
      [4, { code: 'cardRepeated', front: 'Term' }],
      [6, [{ code: 'partTooLong', where: { part: 'back' }, max: 5_000 }]],
    ]);
  });

  test('of another kind is refused as a whole', async () => {
    for (const [text, reason] of [
      ['question,answer\na,b\n', { code: 'deckColumnsMissing' }],
      ['front,back\na,"b\n', { code: 'tableQuoteOpen', line: 2 }],
      ['', { code: 'deckColumnsMissing' }],
    ] as const)
      await expect(take(await put(text))).rejects.toMatchObject({ name: 'FileError', reason });
  });

  test('in another encoding is decoded, and the report says so', async () => {
    const file = await put(Buffer.from('front,back\nCafé,Ort für Kaffee\n', 'latin1'));
    const report = await take(file, { topic: 'Words', title: 'Words' });
    expect(report).toMatchObject({ imported: 1, encodings: [{ file, used: 'windows-1252' }] });
    const mixed = Buffer.concat([Buffer.from('front,back\nThé,ok\nCaf'), Buffer.from([0xe9]), Buffer.from(',bad\n')]);
    const broken = await take(await put(mixed), { topic: 'Words', title: 'More', encoding: 'utf-8' });
    expect(broken).toMatchObject({ imported: 1, rejected: [{ line: 3, reason: { code: 'bytesNotInEncoding' } }] });
  });

  test.skipIf(!existsSync(REAL))('of a real book is imported completely', async () => {
    for (const name of (await readdir(REAL)).filter((each) => each.endsWith('.csv'))) {
      const { imported, rejected } = await take(join(REAL, name), { topic: name });
      console.log(`${name}: ${imported} cards, ${rejected.length} rejected`, rejected.slice(0, 3));
      expect(imported).toBeGreaterThan(50);
      expect(rejected.length).toBeLessThan(imported / 20);
    }
  });
});
