import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTarGzip } from '#server/interchange/archive/tar.reader.ts';
import { FileError } from '#server/interchange/questions/interchange-question.ts';
import { type TarMember, tarGzip } from '../../../support/interchange/tar.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-tar-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array, selected: (path: string) => boolean = () => true) {
  const file = join(folder, 'a.tgz');
  await writeFile(file, bytes);
  const found = new Map<string, string>();
  const selects = (path: string, size: number) => selected(path) && size < 10_000;
  readTarGzip(file, { selects, onFile: (path, content) => void found.set(path, content.toString()) });
  return Object.fromEntries(found);
}
const faultOf = async (bytes: Uint8Array): Promise<unknown> =>
  read(bytes).catch((error: unknown) => (error instanceof FileError ? error.reason : error));
const pack = (...members: readonly TarMember[]): Buffer => tarGzip(members);

describe('a tar archive', () => {
  it('is read in order, with selected files only, whatever their sizes', async () => {
    const files = [0, 1, 511, 512, 513, 5_000].map((size) => ({ path: `f${size}.txt`, content: 'x'.repeat(size) }));
    const found = await read(pack({ path: 'folder/', type: '5' }, ...files), (path) => path !== 'f512.txt');
    expect(Object.entries(found).map(([path, text]) => [path, text.length])).toEqual([
      ['f0.txt', 0],
      ['f1.txt', 1],
      ['f511.txt', 511],
      ['f513.txt', 513],
      ['f5000.txt', 5_000],
    ]);
  });

  it('has long names in either notation, and names that start with the folder itself', async () => {
    const long = `${'a'.repeat(60)}/${'b'.repeat(60)}.txt`;
    const record = `path=${long}.pax\n`;
    const found = await read(
      pack(
        { path: '././@LongLink', type: 'L', content: `${long}\0` },
        { path: long.slice(0, 90), content: 'one' },
        { path: 'PaxHeader', type: 'x', content: `${record.length + 4} ${record}` },
        { path: 'short', content: 'two' },
        { path: './plain.txt', content: 'three' },
      ),
    );
    expect(found).toEqual({ [long]: 'one', [`${long}.pax`]: 'two', 'plain.txt': 'three' });
  });

  it('is refused with links, devices, repeated names and paths that lead outside', async () => {
    const unsafe = (fault: string) => ({ code: 'archiveUnsafe', fault });
    expect(await faultOf(pack({ path: 'a', type: '2' }))).toMatchObject(unsafe('link'));
    expect(await faultOf(pack({ path: 'a', type: '1' }))).toMatchObject(unsafe('link'));
    expect(await faultOf(pack({ path: 'a', type: '3' }))).toMatchObject(unsafe('link'));
    expect(await faultOf(pack({ path: 'a' }, { path: './a' }))).toMatchObject(unsafe('repeated'));
    expect(await faultOf(pack({ path: '../a' }))).toMatchObject(unsafe('outside'));
    expect(await faultOf(pack({ path: '/a' }))).toMatchObject(unsafe('outside'));
    expect(await faultOf(pack({ path: 'a\\b' }))).toMatchObject(unsafe('backslash'));
    expect(await faultOf(pack({ path: 'x', type: 'L', size: 9_000_000 }))).toMatchObject(unsafe('tooLong'));
  });

  it('is refused if it is cut, changed, or not an archive', async () => {
    const whole = pack({ path: 'a', content: 'x'.repeat(3_000) });
    const damaged = { code: 'archiveDamaged' };
    expect(await faultOf(whole.subarray(0, whole.length - 20))).toEqual(damaged);
    const changed = Buffer.from(whole);
    changed[changed.length - 6] = (changed[changed.length - 6] ?? 0) ^ 1;
    expect(await faultOf(changed)).toEqual(damaged);
    expect(await faultOf(gzipSync('no archive'.repeat(100)))).toEqual(damaged);
    expect(await faultOf(pack({ path: 'a', content: 'x', size: 8_000_000 }))).toEqual(damaged);
  });

  it('is not expanded without limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, 'a'), { level: 9 });
    const start = process.memoryUsage().rss;
    expect(await faultOf(bomb)).toEqual({ code: 'archiveDamaged' });
    // The first block is no header, so nothing after it is kept.
    expect(process.memoryUsage().rss - start).toBeLessThan(150_000_000);
  });
});
