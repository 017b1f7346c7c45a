/**
 * Parses one format in its own process, with Lectern's parser and another library in turn: `format-process.ts
 * NAME`, the best of several runs of each, over IPC.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse as parsePegGift } from 'gift-pegjs';
import { SaxesParser } from 'saxes';
// sql.js under another name: under its own, an optional peer of drizzle-orm would install it with the product.
import initSqlJs from 'sqlite-wasm';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote } from '#server/interchange/anki/anki-note.ts';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { readQti } from '#server/interchange/qti/qti.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { giftText, moodleText, writeApkgFile, writeQtiFile } from '../files/format-files.ts';

const QUESTIONS = 50_000;
/** gift-pegjs would take most of the time, so it parses only this many; its rate is compared. */
const PEG_QUESTIONS = 5_000;
const RUNS = 8;
const CHUNK = 262_144;

type Work = () => number | Promise<number>;
type Pair = { readonly ownFormat: Work; readonly theirs: Work };
export type FormatName = 'GIFT' | 'Moodle XML' | 'QTI package' | '.apkg';
/** Questions, or notes, a second. */
export type MeasuredFormat = { readonly ownMs: number; readonly other: number };

const PAIRS: Readonly<Record<FormatName, (folder: string) => Pair | Promise<Pair>>> = {
  GIFT: () => {
    const gift = chunksOf(giftText(QUESTIONS));
    const fewer = giftText(PEG_QUESTIONS);
    return {
      ownFormat: () => questionsIn(readGift(gift)),
      theirs: () => parsePegGift(fewer).filter(({ type }) => type !== 'Category').length,
    };
  },
  'Moodle XML': () => {
    const moodle = chunksOf(moodleText(QUESTIONS));
    return {
      ownFormat: () => questionsIn(readMoodle(moodle)),
      theirs: () => {
        const { parser } = counter();
        for (const chunk of moodle) parser.write(chunk);
        parser.close();
        return QUESTIONS;
      },
    };
  },
  'QTI package': async (folder) => {
    const qti = join(folder, 'bank.zip');
    await writeQtiFile(QUESTIONS, qti);
    return {
      ownFormat: () => questionsIn(readQti(qti)),
      theirs: () => {
        const files = unzipSync(readFileSync(qti));
        for (const bytes of Object.values(files)) counter().parser.write(Buffer.from(bytes).toString('utf8')).close();
        return QUESTIONS;
      },
    };
  },
  '.apkg': async (folder) => {
    const apkg = join(folder, 'deck.apkg');
    await writeApkgFile(QUESTIONS, apkg);
    const sql = await initSqlJs();
    return {
      ownFormat: () => notesIn(apkg),
      theirs: () => {
        const files = unzipSync(readFileSync(apkg));
        const database = new sql.Database(files['collection.anki2'] ?? null);
        const statement = database.prepare('select n.*, c.ord, c.did from notes n join cards c on c.nid = n.id');
        let count = 0;
        while (statement.step()) {
          statement.getAsObject();
          count += 1;
        }
        database.close();
        return count;
      },
    };
  },
};

const name = process.argv[2];
if (name === undefined || !(name in PAIRS) || !process.connected) throw new Error('Only bench/import.ts runs this.');

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-formats-'));
try {
  const { ownFormat, theirs } = await PAIRS[name as FormatName](folder);
  let [ownMs, other] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    ownMs = Math.max(ownMs, await rateOf(ownFormat));
    other = Math.max(other, await rateOf(theirs));
  }
  process.send?.({ ownMs, other } satisfies MeasuredFormat);
} finally {
  await rm(folder, { recursive: true });
}
process.disconnect?.();

async function rateOf(work: Work): Promise<number> {
  const started = performance.now();
  const count = await work();
  return count / ((performance.now() - started) / 1_000);
}

function chunksOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, at) => text.slice(at * CHUNK, (at + 1) * CHUNK));
}

function questionsIn(found: Iterable<Found>): number {
  let count = 0;
  for (const { kind } of found) if (kind === 'question') count += 1;
  if (count !== QUESTIONS) throw new Error(`${count} of ${QUESTIONS} questions were read.`);
  return count;
}

/** A parser with event listeners, as in real use. */
function counter(): { readonly parser: SaxesParser; readonly count: () => number } {
  let events = 0;
  const parser = new SaxesParser({ xmlns: false });
  const onEvent = (): void => {
    events += 1;
  };
  for (const name of ['opentag', 'closetag', 'text', 'cdata'] as const) parser.on(name, onEvent);
  return { parser, count: () => events };
}

async function notesIn(file: string): Promise<number> {
  const opened = await openAnki(file);
  try {
    let count = 0;
    for (const note of opened.notes())
      count += draftsOfNote(note).filter(({ content }) => content.kind === 'basic').length;
    return count;
  } finally {
    await opened.close();
  }
}
