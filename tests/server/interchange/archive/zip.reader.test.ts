import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openZip } from '#server/interchange/archive/zip.reader.ts';
import { type ZipMember, zipOf } from '#server/interchange/archive/zip.writer.ts';
import { liveBufferBytes } from '../../../support/live-buffers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MOST = 10_000_000;

async function read(archive: Uint8Array, most = MOST): Promise<Record<string, Buffer>> {
  const file = join(folder, 'archive.zip');
  await writeFile(file, archive);
  const opened = openZip(file);
  try {
    const entries = [...opened.entries.values()];
    return Object.fromEntries(entries.map((entry) => [entry.path, Buffer.from(opened.read(entry, most))]));
  } finally {
    opened.close();
  }
}

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => /^[^\\/:\0]+$/.test(text) && !/^\.+$/.test(text) && text.isWellFormed());
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ maxLength: 40 }).map((text) => Buffer.from(text.repeat(3_000))),
);
const files = fc.dictionary(name, fc.record({ bytes, form: fc.constantFrom('whole', 'stored', 'pieces') }), {
  noNullPrototype: true,
  maxKeys: 6,
});

const memberOf = ([path, file]: readonly [
  string,
  { readonly bytes: Uint8Array; readonly form: string },
]): ZipMember => ({
  path,
  content: file.form === 'pieces' ? { pieces: [file.bytes.subarray(0, 7), file.bytes.subarray(7)] } : file.bytes,
  stored: file.form === 'stored',
});

describe('a zip archive', () => {
  test('that Lectern wrote is read by Lectern and by another reader', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (written) => {
        const archive = await buffer(Readable.from(zipOf(Object.entries(written).map(memberOf))));
        const expected = Object.entries(written).map(([path, file]) => [path, Buffer.from(file.bytes).toString('hex')]);
        const ours = Object.entries(await read(archive)).map(([path, found]) => [path, found.toString('hex')]);
        expect(ours).toEqual(expected);
        const theirs = [];
        for await (const entry of (await fromBufferPromise(archive)).eachEntry())
          theirs.push([entry.fileName, entry.uncompressedSize]);
        expect(theirs).toEqual(Object.entries(written).map(([path, file]) => [path, file.bytes.length]));
      }),
      { numRuns: 60 },
    );
  });

  test('with more files than the older format can count', async () => {
    const members = Array.from({ length: 66_000 }, (_, at) => ({
      path: `items/${at}.xml`,
      content: `<a>${at}</a>`,
      stored: true,
    }));
    const found = await read(await buffer(Readable.from(zipOf(members))));
    expect(Object.keys(found)).toHaveLength(66_000);
    expect(found['items/65999.xml']?.toString()).toBe('<a>65999</a>');
  });

  test('of many small files is written without being in memory', async () => {
    function* members(): Generator<ZipMember> {
      for (let at = 0; at < 20_000; at += 1) yield { path: `items/${at}.xml`, content: `${'word '.repeat(200)}${at}` };
    }
    const before = liveBufferBytes();
    let most = 0;
    let chunks = 0;
    for await (const _ of zipOf(members())) {
      chunks += 1;
      if (chunks % 1_000 === 0) most = Math.max(most, liveBufferBytes() - before);
    }
    expect(chunks).toBeGreaterThan(20_000);
    // 440 MB when each directory entry retained the page that it was cut from.
    expect(most).toBeLessThan(50_000_000);
  });

  const plain = zipSync({ 'a.txt': Buffer.from('words '.repeat(50)), 'b.txt': Buffer.from('others') });
  const changed = (change: (archive: Buffer, directory: number) => void): Buffer => {
    const archive = Buffer.from(plain);
    change(archive, archive.indexOf(Buffer.from('PK\x01\x02')));
    return archive;
  };
  const named = (path: string) => zipSync({ [path]: Buffer.from('x') });
  it.each([
    ['a path that leads outside', named('../a'), 'outside'],
    ['a path that leads outside in the middle', named('a/../../b'), 'outside'],
    ['a path from the root', named('/etc/passwd'), 'outside'],
    ['a path from a drive', named('C:/a'), 'outside'],
    ['a backslash', named('a\\b'), 'backslash'],
    ['no end', Buffer.from(plain).subarray(0, -10), 'archiveDamaged'],
    ['an end record alone', Buffer.from(plain).subarray(-22), 'archiveDamaged'],
    ['nothing', Buffer.alloc(0), 'archiveDamaged'],
    ['a lock', changed((archive, at) => archive.writeUInt16LE(1, at + 8)), 'archiveLocked'],
    [
      'an unknown compression method',
      changed((archive, at) => archive.writeUInt16LE(99, at + 10)),
      'archivePackingUnknown',
    ],
    ['a link', changed((archive, at) => archive.writeUInt32LE(0o120777 * 65_536, at + 38)), '"link"'],
    ['bytes with another checksum', changed((archive, at) => archive.writeUInt32LE(7, at + 16)), 'archiveFileDamaged'],
    ['an invalid offset', changed((archive, at) => archive.writeUInt32LE(3, at + 42)), 'archiveFileDamaged'],
    [
      'a declared size that is too small',
      changed((archive, at) => archive.writeUInt32LE(9, at + 24)),
      'archiveFileDamaged',
    ],
    [
      'a declared size that is too large',
      changed((archive, at) => archive.writeUInt32LE(1_000_000, at + 20)),
      '"overlap"',
    ],
    ['an invalid directory', changed((archive, at) => archive.writeUInt32LE(0, at)), 'archiveDamaged'],
  ])('with %s is refused with a reason', async (_, archive, reason) => {
    await expect(read(archive)).rejects.toThrow(
      expect.objectContaining({ name: 'FileError', message: expect.stringContaining(reason) }),
    );
  });

  test('expands no more than is allowed', async () => {
    const bomb = zipSync({ 'a.xml': Buffer.alloc(5_000_000) });
    await expect(read(bomb, 1_000_000)).rejects.toThrow('"packageFileTooLarge","path":"a.xml","max":1000000');
    await expect(read(zipSync({ 'a.xml': Buffer.alloc(900) }), 100)).rejects.toThrow(
      '"packageFileTooLarge","path":"a.xml","max":100}',
    );
  });

  test('has names in other scripts, flagged as UTF-8 or not', async () => {
    const archive = Buffer.from(zipSync({ 'ä.txt': Buffer.from('x') }));
    const flagged = archive.readUInt16LE(archive.indexOf(Buffer.from('PK\x01\x02')) + 8);
    expect(flagged & 0x800).toBe(0x800);
    archive.writeUInt16LE(0, archive.indexOf(Buffer.from('PK\x01\x02')) + 8);
    expect(Object.keys(await read(archive))).toEqual(['ä.txt']);
    const old = Buffer.from(zipSync({ 'xx.txt': Buffer.from('x') }));
    old.writeUInt16LE(0, old.indexOf(Buffer.from('PK\x01\x02')) + 8);
    old[old.indexOf(Buffer.from('PK\x01\x02')) + 46] = 0x84;
    expect(Object.keys(await read(old))).toEqual(['äx.txt']);
  });
});
