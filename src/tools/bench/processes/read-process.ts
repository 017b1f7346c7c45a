/** Parses one large file with its images in its own process, to measure its memory: `read-process.ts FILE FORMAT`. */
import { basename } from 'node:path';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote } from '#server/interchange/anki/anki-note.ts';
import { emptyReport } from '#server/interchange/bank/import.report.ts';
import { inspectImage } from '#server/interchange/media/image.reader.ts';
import { imagePaths } from '#server/interchange/media/image-reference.ts';
import { type ForeignFormat, readForeign } from '#server/interchange/questions/foreign.reader.ts';
import type { ImageStore } from '#server/platform/media/image-store.ts';

export type MeasuredReading = { readonly seconds: number; readonly peakBytes: number; readonly read: number };

const [, , file, format] = process.argv;
if (file === undefined || format === undefined || !process.connected)
  throw new Error('Only bench/import.ts runs this.');

const started = performance.now();
const read = format === 'apkg' ? await notesIn(file) : await questionsIn(file, format as ForeignFormat);
const measured: MeasuredReading = {
  ...{ seconds: (performance.now() - started) / 1_000, read },
  peakBytes: process.resourceUsage().maxRSS * 1_024,
};
process.send?.(measured);
process.disconnect?.();

async function questionsIn(path: string, of: ForeignFormat): Promise<number> {
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  // Images are inspected and released.
  const imageStore: ImageStore = {
    read: () => Promise.reject(new Error('results are discarded')),
    write: async () => undefined,
    remove: async () => undefined,
  };
  const report = emptyReport();
  let count = 0;
  for await (const _ of readForeign(path, { format: of, placing }, { imageStore }, report)) count += 1;
  const [rejected] = report.rejected;
  if (rejected !== undefined) throw new Error(`${basename(path)}: ${JSON.stringify(rejected.reason)}`);
  return count;
}

async function notesIn(path: string): Promise<number> {
  const opened = await openAnki(path);
  try {
    let count = 0;
    for (const note of opened.notes()) {
      const content = draftsOfNote(note)[0]?.content;
      const [image] = imagePaths(content !== undefined && 'front' in content ? content.front : '');
      const bytes = image === undefined ? null : opened.media(image, 10_000_000);
      if (bytes === null) throw new Error(`The note ${count + 1} shows no picture.`);
      inspectImage(Buffer.from(bytes));
      count += 1;
    }
    return count;
  } finally {
    await opened.close();
  }
}
