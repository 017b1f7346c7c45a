import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '#server/interchange/media/drawing.reader.ts';
import { inspectImage } from '#server/interchange/media/image.reader.ts';
import { digestOfAnswerFile } from '#server/platform/media/answer-file.commands.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { saveReceivedFile } from '#server/platform/media/received-file.ts';
import { gifOf, pdfOf, pdfStream, pngOf, webpOf } from '../../../support/hostile-images.ts';

/* Small files that decompress to more than a server or a browser can hold: refused by their headers. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-bombs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = async (bytes: Buffer) => {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const media = folderMediaStore(join(folder, 'media'));
  const imageStore = folderImageStore(join(folder, 'figures'));
  return saveReceivedFile(path, 'picture', { imageStore, media, bankFiles: media });
};

const IMAGES: readonly (readonly [what: string, mime: string, bytes: () => Buffer])[] = [
  ['a PNG of 50 000 × 50 000 pixels', 'image/png', () => pngOf(50_000, 50_000)],
  ['a GIF of 300 000 frames', 'image/gif', () => gifOf({ frames: 300_000 })],
  ['a GIF whose frame is larger than its screen', 'image/gif', () => gifOf({ frames: 1, frame: 60_000 })],
  ['a WebP of 100 000 frames', 'image/webp', () => webpOf(100_000, 1)],
  ['a WebP of 16 000 × 16 000 pixels', 'image/webp', () => webpOf(2, 16_000)],
];

describe('an image bomb', () => {
  it.each(IMAGES)('is not stored as an image: %s', async (_, __, bytes) => {
    const started = process.cpuUsage();
    await expect(stored(bytes())).rejects.toMatchObject({ name: 'UploadRefusal', problem: 'tooManyPixels' });
    expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
  });

  it.each(IMAGES)('is refused by every import and every answer: %s', async (_, mime, bytes) => {
    expect(() => inspectImage(bytes())).toThrow(expect.objectContaining({ fault: 'tooLarge' }));
    await expect(digestOfAnswerFile(bytes(), mime)).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
  });

  it('is not an ordinary animated image', async () => {
    const frames = Array.from({ length: 12 }, (_, at) => ({ r: at * 20, g: 90, b: 120 }));
    const strip = await Promise.all(
      frames.map((background) =>
        sharp({ create: { width: 80, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(strip, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await stored(gif)).toMatchObject({ mime: 'image/gif' });
    expect(inspectImage(gif)).toMatchObject({ width: 80, height: 60 });
  });
});

const svg = (inside: string, side: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inside}</svg>`);
const blurred = (steps: number, more = ''): string =>
  `<filter id="f">${'<feGaussianBlur stdDeviation="3"/>'.repeat(steps)}${more}</filter><rect filter="url(#f)" width="9" height="9"/>`;

describe('a drawing bomb', () => {
  it.each([
    ['a side of 100 000', () => svg('<rect width="9" height="9"/>', 100_000)],
    [
      'entities of entities',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('&b;', 9)}`),
    ],
    ['a blur of 23 million pixels', () => svg(blurred(1), 2_400)],
    ['a blur in a rule for every element', () => svg(`<style>*{filter:blur(9px)}</style>${'<g/>'.repeat(5_000)}`, 400)],
    ['many filter steps', () => svg(blurred(2_000), 100)],
    ['a filter step with a very large radius', () => svg(blurred(1, '<feMorphology radius="900"/>'), 100)],
    ['too many elements', () => svg('<rect width="9" height="9"/>'.repeat(200_000), 9)],
    ['elements 100 000 deep', () => svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`, 9)],
  ])('is not rendered: %s', async (_, bytes) => {
    const started = process.cpuUsage();
    await expect(drawn(bytes())).rejects.toMatchObject({ fault: expect.stringMatching(/tooLarge|unsafeDrawing/) });
    expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
  });

  it('is not a drawing with a soft shadow', async () => {
    expect(await sharp(await drawn(svg(blurred(3), 300))).metadata()).toMatchObject({ format: 'png', width: 600 });
  });
});

describe('a PDF bomb', () => {
  it.each([
    ['200 000 objects', () => pdfOf('null\nendobj\n9 0 obj\n'.repeat(200_000))],
    [
      'a million objects in one object stream',
      () => pdfOf(pdfStream('/Type/ObjStm/N 1000000/First 9', Buffer.alloc(20))),
    ],
    [
      'an image of 50 000 × 50 000 pixels',
      () => pdfOf(pdfStream('/Subtype/Image/Width 50000/Height 50000/Filter/DCTDecode', Buffer.alloc(20))),
    ],
    [
      'streams that expand to 600 MB together',
      () => {
        const packed = deflateSync(Buffer.alloc(200_000_000), { level: 1 });
        return pdfOf(...[1, 2, 3].map(() => pdfStream('/Filter/FlateDecode', packed)));
      },
    ],
    [
      'a stream that is compressed twice',
      () => pdfOf(pdfStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(Buffer.alloc(9))))),
    ],
  ])('is refused by its code: %s', async (_, bytes) => {
    await expect(digestOfAnswerFile(bytes(), 'application/pdf')).rejects.toMatchObject({
      code: 'FILE_TOO_COMPLEX',
      message: 'FILE_TOO_COMPLEX',
    });
  });

  it('is not a scanned page, nor a page of a word processor', async () => {
    const photo = await sharp({ create: { width: 2_480, height: 3_508, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer();
    const document = await PDFDocument.create();
    for (let at = 0; at < 8; at += 1) {
      const page = document.addPage();
      page.drawImage(await document.embedJpg(photo), { width: 500, height: 700 });
      page.drawText(`Page ${at}`);
    }
    const written = Buffer.from(await document.save());
    expect(await digestOfAnswerFile(written, 'application/pdf')).toMatch(/^[0-9a-f]{64}$/);
  });
});
