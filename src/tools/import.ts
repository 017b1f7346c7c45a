/** `npm run -s import`: imports questions, notes, media, cards and exam papers from files. */
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { importApkg } from '#server/interchange/anki/apkg.import.ts';
import { importDeck } from '#server/interchange/bank/deck.import.ts';
import { importFiles, importMediaFiles, importNotes } from '#server/interchange/bank/import-files.ts';
import { importPapers } from '#server/interchange/bank/paper.import.ts';
import { importDialogCards } from '#server/interchange/h5p/dialog-cards.import.ts';
import { FileError } from '#server/interchange/questions/interchange-question.ts';
import { importTerms } from '#server/interchange/terms/term-list.import.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage, type Storage } from '#server/platform/media/storage.ts';
import { StartError } from '#server/platform/process/start-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { ENGLISH_REASONS as english } from '#texts/interchange/english-reasons.ts';
import { wordReason } from '#texts/interchange/import-reason.wording.ts';
import { CallError, type ImportCall, readCall, USAGE } from './import/import-call.ts';
import { progressBar } from './import/progress.bar.ts';
import {
  damageNotes,
  inEnglish,
  positionText,
  readingNotes,
  recognisedNotes,
  type ToolReport,
  unreadableNotes,
} from './import/report-words.ts';

const EXIT_FAILED = 1;
const EXIT_UNREADABLE = 2;
const EXIT_SOME_REJECTED = 3;

const words = process.argv.slice(2);
try {
  if (words.includes('--help') || words.includes('-h')) console.log(USAGE);
  else process.exitCode = await run(readCall(words));
} catch (error) {
  process.exitCode = failed(error);
}

/** Imports and reports; returns the exit code. */
async function run(call: ImportCall): Promise<number> {
  const { json, dryRun } = call;
  const sizes = await Promise.all(call.files.map(sizeOf));
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { role: 'tool' });
  const storage = await openStorage(settings);
  const bar = progressBar(
    process.stderr,
    dryRun ? 'Checking' : 'Importing',
    sizes.reduce((sum, size) => sum + size, 0),
  );
  try {
    const started = performance.now();
    const report = await importAs(call, database.direct, storage, bar.add);
    bar.end();
    console.log(json ? JSON.stringify(inEnglish(report)) : inWords(report, dryRun, performance.now() - started));
    return exitCodeOf(report, new Set(call.files).size);
  } finally {
    await database.close();
  }
}

function exitCodeOf({ rejected, unreadable = [] }: ToolReport, files: number): number {
  if (unreadable.length === files) return EXIT_UNREADABLE;
  return rejected.length + unreadable.length === 0 ? 0 : EXIT_SOME_REJECTED;
}

async function importAs(
  { format, files, dryRun, pictures, deck, subject, topic, columns, sheet, decimal, encoding, language }: ImportCall,
  pool: pg.Pool,
  { imageStore, media }: Storage,
  onBytes: (bytes: number) => void,
): Promise<ToolReport> {
  const onWait = () => console.error('Another import is running on this database. Waiting until it has finished.');
  switch (format) {
    case 'jsonl':
      return importFiles(pool, { files, dryRun, imageStore, onBytes, onWait, wordsLater: true, language });
    case 'notes':
      return importNotes(pool, { files, dryRun, imageStore, onBytes, onWait, imageFolder: pictures });
    case 'media':
      return importMediaFiles(pool, { files, dryRun, media, onWait });
    case 'paper':
      return importPapers(pool, { files, dryRun });
    case 'cards':
      if (deck === null) throw new TypeError('Cards need --subject and --topic.');
      return importDeck(pool, { file: files[0] ?? '', dryRun, encoding, ...deck });
    case 'terms':
      return importTerms(pool, { files, dryRun, subject, topic, encoding, language, onBytes });
    case 'dialogcards':
      return importDialogCards(pool, { files, dryRun, imageStore, subject, topic, language });
    case 'apkg':
      return importApkg(pool, { files, dryRun, imageStore, subject, topic, language });
    default: {
      const placing = { subject, topic, scope: '', moved: {}, language, duplicates: 'keep' } as const;
      return importFiles(pool, {
        files,
        dryRun,
        imageStore,
        onBytes,
        onWait,
        wordsLater: true,
        language,
        foreign: { format, placing, columns, ...(sheet !== null && { sheet }), decimal, encoding },
      });
    }
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new CallError(
      error.code === 'ENOENT' ? `${file} does not exist.` : `${file} cannot be read: ${error.message}`,
    );
  });
  if (found.isDirectory()) throw new CallError(`${file} is a folder. Give the files in it instead.`);
  return found.size;
}

function inWords(report: ToolReport, dryRun: boolean, tookMs: number): string {
  const { imported, unchanged, byType = {} } = report;
  const { rejected, lost = [] } = inEnglish(report);
  const types = Object.entries(byType).map(([type, count]) => `  ${type}: ${count}`);
  const reasons = rejected.map((rejection) => `  ${positionText(rejection)}: ${rejection.reason}`);
  const losses = lost.map(({ item, file, line, what }) =>
    file === undefined ? `  ${item}: ${what}` : `  ${positionText({ file, line, question: item })}: ${what}`,
  );
  const counts = [
    `${dryRun ? 'Would be imported' : 'Imported'}: ${imported}`,
    ...(unchanged === undefined ? [] : [`unchanged: ${unchanged}`]),
    `rejected: ${rejected.length}`,
  ];
  return [
    `${counts.join(', ')} (${(tookMs / 1_000).toFixed(1)} s).`,
    ...unreadableNotes(report),
    ...damageNotes(report),
    ...types,
    ...(reasons.length === 0 ? [] : ['Rejected:', ...reasons, 'Correct these and run the command again.']),
    ...readingNotes(report),
    ...(report.recognised === undefined ? [] : ['Recognised:', ...recognisedNotes(report)]),
    ...(losses.length === 0 ? [] : ['Imported with changes:', ...losses]),
    ...(dryRun ? ['Nothing was saved. Run again without --dry-run to import.'] : []),
  ].join('\n');
}

/** Prints the error; returns the exit code. */
function failed(error: unknown): number {
  if (error instanceof CallError) {
    console.error(error.message);
    return EXIT_UNREADABLE;
  }
  if (error instanceof FileError) {
    const words = wordReason(english, error.reason);
    console.error(error.file === null ? words : `${error.file} cannot be read. ${words}`);
    return EXIT_UNREADABLE;
  }
  if (error instanceof StartError) {
    console.error(error.message);
    return EXIT_FAILED;
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    console.error(
      `${error.path} cannot be read: ${error.message}. Fix this, then run the command again. It is safe to repeat the import.`,
    );
    return EXIT_UNREADABLE;
  }
  console.error(error);
  return EXIT_FAILED;
}
