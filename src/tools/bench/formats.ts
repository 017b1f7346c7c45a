/** How fast other programs' files are read, beside what reads them elsewhere: in one process, the best of several runs. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse as parsePegGift } from 'gift-pegjs';
import { SaxesParser } from 'saxes';
import initSqlJs from 'sql.js';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote } from '#server/interchange/anki/anki-note.ts';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import type { Found } from '#server/interchange/interchange-item.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { readQti } from '#server/interchange/qti/qti.reader.ts';
import { giftText, moodleText, writeApkgFile, writeQtiFile } from './format-files.ts';

const QUESTIONS = 50_000;
/** gift-pegjs would take most of the time: it reads so many, and its rate counts. */
const PEG_QUESTIONS = 5_000;
const RUNS = 3;
const CHUNK = 262_144;

type Work = () => number | Promise<number>;
type Pair = {
  readonly name: string;
  readonly ours: Work;
  readonly anchor: string;
  readonly theirs: Work;
  readonly target: number;
};

/** Reads all formats and prints what came of it; whether every target was reached. */
export async function measureFormats(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-formats-'));
  try {
    let reached = true;
    for (const pair of await pairs(folder)) reached = (await compare(pair)) && reached;
    return reached;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare({ name, ours, anchor, theirs, target }: Pair): Promise<boolean> {
  let [mine, other] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    mine = Math.max(mine, await rateOf(ours));
    other = Math.max(other, await rateOf(theirs));
  }
  const ratio = mine / other;
  console.log(
    `${name}: ${Math.round(mine)}/s, ${anchor} ${Math.round(other)}/s: ${ratio.toFixed(2)} times; ` +
      `target ${target} ${ratio >= target ? 'reached' : 'MISSED'}`,
  );
  return ratio >= target;
}

async function rateOf(work: Work): Promise<number> {
  const started = performance.now();
  const count = await work();
  return count / ((performance.now() - started) / 1_000);
}

const chunksOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, at) => text.slice(at * CHUNK, (at + 1) * CHUNK));

async function questionsIn(found: Iterable<Found> | AsyncIterable<Found>): Promise<number> {
  let count = 0;
  for await (const { kind } of found) if (kind === 'question') count += 1;
  if (count !== QUESTIONS) throw new Error(`${count} questions came of ${QUESTIONS}.`);
  return count;
}

function questionsNow(found: Iterable<Found>): number {
  let count = 0;
  for (const { kind } of found) if (kind === 'question') count += 1;
  if (count !== QUESTIONS) throw new Error(`${count} questions came of ${QUESTIONS}.`);
  return count;
}

/** A parser whose events somebody hears, as whoever reads with it would. */
function heard(): { readonly parser: SaxesParser; readonly count: () => number } {
  let events = 0;
  const parser = new SaxesParser({ xmlns: false });
  const hear = (): void => {
    events += 1;
  };
  for (const name of ['opentag', 'closetag', 'text', 'cdata'] as const) parser.on(name, hear);
  return { parser, count: () => events };
}

async function pairs(folder: string): Promise<readonly Pair[]> {
  const gift = chunksOf(giftText(QUESTIONS));
  const fewer = giftText(PEG_QUESTIONS);
  const moodle = chunksOf(moodleText(QUESTIONS));
  const [qti, apkg] = [join(folder, 'bank.zip'), join(folder, 'deck.apkg')];
  await writeQtiFile(QUESTIONS, qti);
  await writeApkgFile(QUESTIONS, apkg);
  const sql = await initSqlJs();
  return [
    {
      name: 'GIFT',
      ours: () => questionsNow(readGift(gift)),
      anchor: 'gift-pegjs',
      theirs: () => parsePegGift(fewer).filter(({ type }) => type !== 'Category').length,
      target: 3,
    },
    {
      name: 'Moodle XML',
      ours: () => questionsNow(readMoodle(moodle)),
      anchor: 'bare saxes',
      theirs: () => {
        const { parser } = heard();
        for (const chunk of moodle) parser.write(chunk);
        parser.close();
        return QUESTIONS;
      },
      target: 0.6,
    },
    {
      name: 'QTI package',
      ours: () => questionsIn(readQti(qti)),
      anchor: 'unzip and saxes',
      theirs: () => {
        const files = unzipSync(readFileSync(qti));
        for (const bytes of Object.values(files)) heard().parser.write(Buffer.from(bytes).toString('utf8')).close();
        return QUESTIONS;
      },
      target: 0.8,
    },
    {
      name: '.apkg',
      ours: () => notesIn(apkg),
      anchor: 'sql.js',
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
      target: 0.5,
    },
  ];
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
