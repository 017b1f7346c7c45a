/** `npm run -s import -- [--json] [--dry-run] --format jsonl|notes FILE…`: questions and notes from files. */
import { stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import type { ImportReport } from '#server/interchange/import.report.ts';
import { importFiles, importNotes } from '#server/interchange/import-files.ts';
import { folderFigureStore } from '#server/media/figure-store.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { progressBar } from './progress.bar.ts';

const EXIT_FAILED = 1;
const EXIT_UNREADABLE = 2;
const EXIT_SOME_REJECTED = 3;

const USAGE =
  'Usage: npm run -s import -- [--json] [--dry-run] --format jsonl FILE…\n' +
  '       npm run -s import -- [--json] [--dry-run] --format notes [--pictures FOLDER] FILE.md…';
const FORMATS = ['jsonl', 'notes'] as const;
type Format = (typeof FORMATS)[number];

const isFormat = (value: string): value is Format => FORMATS.some((format) => format === value);

/** What the person who called it can put right: ends the tool with a sentence. */
class CallError extends Error {
  override name = 'CallError';
}

type Call = {
  readonly format: Format;
  readonly files: readonly string[];
  /** The folder that pictures of notes may lie in; null for each note's own. */
  readonly pictures: string | null;
  readonly json: boolean;
  readonly dryRun: boolean;
};

try {
  process.exitCode = await run(readCall(process.argv.slice(2)));
} catch (error) {
  process.exitCode = failed(error);
}

function readCall(args: readonly string[]): Call {
  const { values, positionals } = parse(args);
  if (values.format === undefined) throw new CallError(`--format is missing.\n${USAGE}`);
  if (!isFormat(values.format)) {
    throw new CallError(`The format "${values.format}" is not known; there is ${FORMATS.join(', ')}.\n${USAGE}`);
  }
  if (positionals.length === 0) throw new CallError(`No file is named.\n${USAGE}`);
  return {
    format: values.format,
    files: positionals.map(fromCaller),
    pictures: values.pictures === undefined ? null : fromCaller(values.pictures),
    json: values.json,
    dryRun: values['dry-run'],
  };
}

/** npm runs scripts in the project's folder; files are named from where the person stands. */
function fromCaller(file: string): string {
  const { INIT_CWD: standing } = process.env;
  const elsewhere = standing !== undefined && standing !== process.cwd() && !isAbsolute(file);
  return elsewhere ? resolve(standing, file) : file;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        format: { type: 'string' },
        pictures: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CallError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Imports and reports; gives back the exit code. */
async function run({ format, files, pictures, json, dryRun }: Call): Promise<number> {
  const sizes = await Promise.all(files.map(sizeOf));
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { role: 'tool' });
  const bar = progressBar(
    process.stderr,
    dryRun ? 'Checking' : 'Importing',
    sizes.reduce((sum, size) => sum + size, 0),
  );
  try {
    const started = performance.now();
    const options = {
      files,
      dryRun,
      figures: folderFigureStore(join(settings.dataDir, 'media', 'figures')),
      onBytes: bar.add,
      onWait: () => console.error('Another import is running on this database. Waiting for it to end.'),
    };
    const report = await (format === 'notes'
      ? importNotes(database.pool, { ...options, pictureFolder: pictures })
      : importFiles(database.pool, options));
    bar.end();
    console.log(json ? JSON.stringify(report) : inWords(report, dryRun, performance.now() - started));
    return report.rejected.length === 0 ? 0 : EXIT_SOME_REJECTED;
  } finally {
    await database.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new CallError(error.code === 'ENOENT' ? `${file} is not there.` : `${file} cannot be read: ${error.message}`);
  });
  if (found.isDirectory()) throw new CallError(`${file} is a folder. Name the files in it.`);
  return found.size;
}

function inWords({ imported, unchanged, rejected, byType }: ImportReport, dryRun: boolean, tookMs: number): string {
  const types = Object.entries(byType).map(([type, count]) => `  ${type}: ${count}`);
  const reasons = rejected.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`);
  return [
    `${dryRun ? 'Would be imported' : 'Imported'}: ${imported}, unchanged: ${unchanged}, rejected: ${rejected.length} (${(tookMs / 1_000).toFixed(1)} s).`,
    ...types,
    ...(reasons.length === 0 ? [] : ['Rejected:', ...reasons, 'Correct these lines and run the same command again.']),
    ...(dryRun ? ['Nothing was written. Leave out --dry-run to import.'] : []),
  ].join('\n');
}

/** Says what went wrong; gives back the exit code. */
function failed(error: unknown): number {
  if (error instanceof CallError) {
    console.error(error.message);
    return EXIT_UNREADABLE;
  }
  if (error instanceof StartError) {
    console.error(error.message);
    return EXIT_FAILED;
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    console.error(
      `${error.path} cannot be read: ${error.message}. Running the command again, once it can be, is safe.`,
    );
    return EXIT_UNREADABLE;
  }
  console.error(error);
  return EXIT_FAILED;
}
