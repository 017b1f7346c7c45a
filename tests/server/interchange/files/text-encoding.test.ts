import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingOf, encodingPreviews } from '#server/interchange/files/text-encoding.reader.ts';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-encoding-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TABLE = 'Frage;a;b;Antwort\nWie heißt das Gerät für Größen?;Messgerät;Café;A\n';
const inUtf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE), 'utf-8', true],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`), 'utf-8', true],
    ['ASCII', Buffer.from('question,answer\n'), 'utf-8', true],
    ['what Excel writes', Buffer.from(TABLE, 'latin1'), 'windows-1252', false],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), 'utf-16le', true],
    ['UTF-16 without one', Buffer.from(TABLE, 'utf16le'), 'utf-16le', false],
    ['UTF-16 of the other order', inUtf16be(`\ufeff${TABLE}`), 'utf-16be', true],
    ['UTF-16 of the other order without a mark', inUtf16be(TABLE), 'utf-16be', false],
    ['UTF-8 with a broken byte', Buffer.concat([Buffer.from(TABLE), Buffer.from([0xe9, 0x0a])]), 'utf-8', false],
  ] as const)('is detected as %s', (_, bytes, encoding, isCertain) => {
    expect(encodingOf([bytes])).toEqual({ encoding, isCertain });
  });

  it('is detected as UTF-8 wherever its bytes are split, and no other encoding is detected as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(), (text, at) => {
        const bytes = Buffer.from(`Was? ${text}`);
        const cut = at % bytes.length;
        expect(encodingOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual({
          encoding: 'utf-8',
          isCertain: true,
        });
      }),
    );
    const isValid = (bytes: Uint8Array): boolean => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== null;
      } catch {
        return false;
      }
    };
    const head = Buffer.from('Was? ');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (tail) => {
        const bytes = Buffer.concat([head, tail.map((byte) => byte || 1)]);
        expect(encodingOf([bytes]).isCertain).toBe(isValid(bytes));
      }),
      { numRuns: 2_000 },
    );
  });

  it('can be chosen by its special characters', () => {
    const previews = new Map(
      encodingPreviews([Buffer.from(TABLE, 'latin1')]).map(({ encoding, text }) => [encoding, text]),
    );
    expect(previews.get('windows-1252')).toContain('heißt');
    expect(previews.get('windows-1252')).toContain('Gerät');
    expect(previews.get('windows-1251')).not.toContain('heißt');
    expect(encodingPreviews([Buffer.from('plain')])).toEqual([]);
  });
});

describe('a file that is not UTF-8', () => {
  const stems = async (name: string, bytes: Uint8Array, options: Parameters<typeof foundIn>[3] = {}) => {
    const file = join(folder, name);
    await writeFile(file, bytes);
    const format = formatOf(file);
    if (format !== 'csv' && format !== 'gift' && format !== 'aiken') throw new Error(`Seen as ${format}`);
    return [...foundIn(file, format, undefined, options)].map((found) =>
      found.kind === 'question' ? found.item.stem : found,
    );
  };

  it.each([
    ['table.csv', TABLE, 'Wie heißt das Gerät für Größen?'],
    ['quiz.gift', '::Größe::Ist Öl süß? {F}\n', 'Ist Öl süß?'],
    ['quiz.txt', 'Ist Öl süß?\nA. Ja\nB. Nein, bäh\nANSWER: B\n', 'Ist Öl süß?'],
  ])('%s is read in the encoding that its bytes show', async (name, text, stem) => {
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    ])
      expect(await stems(name, bytes)).toEqual([stem]);
  });

  it('is read in the encoding that the user chooses', async () => {
    const cyrillic = Buffer.from([0xc4, 0xe0, 0x3f, 0x20, 0x7b, 0x54, 0x7d]);
    expect(await stems('a.gift', cyrillic, { encoding: 'windows-1251' })).toEqual(['Да?']);
  });
});
