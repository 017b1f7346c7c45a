/** `npm run bench:import -- --large`: how much memory it takes to read files of a gigabyte. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { apkgPackage, type DeckNote } from '#server/interchange/anki/apkg.writer.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { type Question, questionSchema } from '#server/interchange/questions/question.schema.ts';
import { measureIn } from '../processes/measured-process.ts';
import type { MeasuredReading } from '../processes/read-process.ts';

const BYTES = 1_000_000_000;
const TARGET_BYTES = 400_000_000;
const IMAGE_SIDE = 600;

/** Writes and reads each file; whether all stayed below the target. */
export async function measureLargeFiles(folder: string): Promise<boolean> {
  const image = await noise();
  let reached = true;
  for (const [format, write] of Object.entries(writers(image))) {
    const file = join(folder, `large.${format}`);
    await write(file);
    const { size } = await stat(file);
    const { seconds, peakBytes, read } = await measureIn<MeasuredReading>('read-process.ts', [file, format]);
    await rm(file);
    const isFine = peakBytes < TARGET_BYTES;
    reached &&= isFine;
    console.log(
      `${format} of ${(size / 1e9).toFixed(2)} GB: ${read} read in ${seconds.toFixed(1)} s, peak memory ${Math.round(peakBytes / 1e6)} MB; ` +
        `target ${TARGET_BYTES / 1e6} MB ${isFine ? 'reached' : 'MISSED'}`,
    );
  }
  return reached;
}

/** An image that cannot be compressed. */
const noise = (): Promise<Buffer> =>
  sharp(randomBytes(IMAGE_SIDE * IMAGE_SIDE * 3), {
    raw: { width: IMAGE_SIDE, height: IMAGE_SIDE, channels: 3 },
  })
    .png()
    .toBuffer();

const writers = (image: Buffer): Readonly<Record<string, (file: string) => Promise<void>>> => ({
  'moodle-xml': (file) => pipeline(Readable.from(moodlePieces(image)), createWriteStream(file)),
  apkg: (file) =>
    pipeline(
      Readable.from(zipOf(apkgPackage(notes(image), async (name) => numbered(image, Number.parseInt(name, 10))))),
      createWriteStream(file),
    ),
  csv: (file) => pipeline(Readable.from(csvPieces()), createWriteStream(file)),
});

/** The same image with another number after its end, which no reader looks at. */
const numbered = (image: Buffer, number: number): Buffer => Buffer.concat([image, Buffer.from(String(number))]);

function* moodlePieces(image: Buffer): Generator<string> {
  yield MOODLE_HEAD;
  const count = Math.ceil(BYTES / (image.length * (4 / 3)));
  for (let number = 0; number < count; number += 1) {
    const name = `${number}.png`;
    const question = questionSchema.parse({
      ...{ id: `large-${number}`, subject: 'Large', topic: 'Files', type: 'true-false', answer: true },
      stem: `Is number ${number} shown here? ![picture](figure:${name})`,
    }) as Question;
    yield writeMoodle(question, new Map([[`figure:${name}`, { name, bytes: numbered(image, number) }]]))?.text ?? '';
  }
  yield MOODLE_FOOT;
}

async function* notes(image: Buffer): AsyncGenerator<DeckNote> {
  for (let number = 0; number < BYTES / image.length; number += 1) {
    const reference = `figure:${String(number).padStart(64, '0')}`;
    const front = `What is shown? ![picture](${reference})`;
    const content = { kind: 'basic', front, back: `Number ${number}`, typed: false } as const;
    yield { guid: `large-${number}`, deck: ['Large'], content, images: new Map([[reference, `${number}.png`]]) };
  }
}

function* csvPieces(): Generator<string> {
  yield 'question,a,b,c,answer\n';
  let written = 0;
  for (let number = 0; written < BYTES; number += 100) {
    const lines = Array.from({ length: 100 }, (_, at) => {
      const which = number + at;
      return `"What is ${which}, ""in words"", and why is it neither more nor less?",one ${which},two,three,${(which % 3) + 1}\n`;
    }).join('');
    written += lines.length;
    yield lines;
  }
}
