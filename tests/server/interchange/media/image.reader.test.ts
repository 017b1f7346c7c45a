import { mkdir, mkdtemp, realpath, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { readImage } from '#server/interchange/media/image.reader.ts';
import { png } from '../../../support/questions/question.builder.ts';

let outer: string;
let folder: string;
const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);

beforeAll(async () => {
  outer = await realpath(await mkdtemp(join(tmpdir(), 'lectern-pictures-')));
  folder = join(outer, 'bank');
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(outer, 'secret.png'), png(1, 1));
  await mkdir(join(outer, 'bank-beside'));
  await writeFile(join(outer, 'bank-beside', 'secret.png'), png(1, 1));
  await symlink(join(outer, 'secret.png'), join(folder, 'link.png'));
  await symlink(join(outer, 'bank-beside'), join(folder, 'linked'));
  await put('media/good.png', png(640, 480));
  await put('cut.png', png(640, 480).subarray(0, 40));
  await put('flat.png', png(0, 480));
  await put('huge.png', png(6_000, 5_000));
  await put('drawing.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await put('page.png', '<!doctype html><script>alert(1)</script>');
  await put('empty.png', '');
  await put('big.png', png(10, 10));
  await truncate(join(folder, 'big.png'), IMAGE_MAX_BYTES + 1);
  // The smallest image of each format whose header gives a size.
  await put('a.gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.from([3, 0, 2, 0, 0, 0, 0, 0x3b, 0x3b])]));
  await put('a.jpg', Buffer.from('ffd8ffe000024a46ffc0000b080002000301012200ffd9', 'hex'));
});
afterAll(() => rm(outer, { recursive: true }));

describe('an image of a question', () => {
  test.each([
    ['media/good.png', 'image/png', 640, 480],
    ['./media/good.png', 'image/png', 640, 480],
    ['a.gif', 'image/gif', 3, 2],
  ])('%s is read', async (path, mime, width, height) => {
    const { image, bytes } = await readImage(folder, path);
    expect(image).toMatchObject({ mime, width, height, bytes: bytes.length });
    expect(image.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['../secret.png', 'does not lie in the folder of the file'],
    ['media/../../secret.png', 'does not lie in the folder of the file'],
    ['..\\secret.png', 'does not lie in the folder of the file'],
    ['/etc/passwd', 'does not lie in the folder of the file'],
    ['link.png', 'does not lie in the folder of the file'],
    ['linked/secret.png', 'does not lie in the folder of the file'],
    ['a\0.png', 'does not lie in the folder of the file'],
    ['media/none.png', 'is not there'],
    ['media/good.png/x', 'is not there'],
    ['http://example.org/x.png', 'is not there'],
    ['media', 'is not a file'],
    ['big.png', 'is larger than 10000000 bytes'],
    ['huge.png', 'has 6000 × 5000 pixels, more than 25000000'],
    ['drawing.svg', 'is an SVG, which can contain scripts: save it as PNG, JPEG, GIF or WebP'],
    ['page.png', 'is not a PNG, JPEG, GIF or WebP image'],
    ['empty.png', 'is not a PNG, JPEG, GIF or WebP image'],
    ['cut.png', 'is damaged: the file is truncated'],
    ['flat.png', 'is damaged: the file is truncated'],
  ])('%s is refused: %s', async (path, reason) => {
    await expect(readImage(folder, path)).rejects.toThrow(reason);
  });
});
