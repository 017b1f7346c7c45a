/** `npm run -s import -- [--json] [--dry-run] --format jsonl|paper FILE…`: questions into the bank, or exam papers made of them. */
import { stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import type { ImportReport } from '#server/interchange/import.report.ts';
import { importFiles } from '#server/interchange/import-files.ts';
import { importPapers } from '#server/interchange/paper.import.ts';
import { folderFigureStore } from '#server/media/figure-store.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { progressBar } from './progress.bar.ts';

const EXIT_FAILED = 1;
const EXIT_UNREADABLE = 2;
const EXIT_SOME_REJECTED = 3;

const USAGE = 'Usage: npm run -s import -- [--json] [--dry-run] --format jsonl|paper FILE…';
const FORMATS = ['jsonl', 'paper'] as const;
type Format = (typeof FORMATS)[number];

const isFormat = (name: string): name is Format => FORMATS.some((format) => format === name);

/** What the person who called it can put right: ends the tool with a sentence. */
class CallError extends Error {
  override name = 'CallError';
}

type Call = {
  readonly format: Format;
  readonly files: readonly string[];
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
  return { format: values.format, files: positionals.map(fromCaller), json: values.json, dryRun: values['dry-run'] };
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
      },
    });
  } catch (error) {
    throw new CallError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Imports and reports; gives back the exit code. */
async function run(call: Call): Promise<number> {
  const { files, json, dryRun } = call;
  const sizes = await Promise.all(files.map(sizeOf));
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { role: 'tool' });
  if (call.format === 'paper') return runPapers(call, database);
  const bar = progressBar(
    process.stderr,
    dryRun ? 'Checking' : 'Importing',
    sizes.reduce((sum, size) => sum + size, 0),
  );
  try {
    const started = performance.now();
    const report = await importFiles(database.pool, {
      files,
      dryRun,
      figures: folderFigureStore(join(settings.dataDir, 'media', 'figures')),
      onBytes: bar.add,
      onWait: () => console.error('Another import is running on this database. Waiting for it to end.'),
    });
    bar.end();
    console.log(json ? JSON.stringify(report) : inWords(report, dryRun, performance.now() - started));
    return report.rejected.length === 0 ? 0 : EXIT_SOME_REJECTED;
  } finally {
    await database.close();
  }
}

async function runPapers({ files, json, dryRun }: Call, { pool, close }: Database): Promise<number> {
  try {
    const report = await importPapers(pool, { files, dryRun });
    const { imported, rejected } = report;
    const lines = [
      `${dryRun ? 'Would be imported' : 'Imported'}: ${imported}, rejected: ${rejected.length}.`,
      ...rejected.map(({ file, reason }) => `  ${file}: ${reason}`),
    ];
    console.log(json ? JSON.stringify(report) : lines.join('\n'));
    return rejected.length === 0 ? 0 : EXIT_SOME_REJECTED;
  } finally {
    await close();
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
