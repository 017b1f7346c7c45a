/** `npm run -s export -- [--json] --format FORMAT --out FILE`: exports the question bank to a file. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, type ExportFormat, exportBank } from '#server/interchange/export/bank-export.ts';
import type { ExportReport } from '#server/interchange/export/export.report.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openStorage } from '#server/platform/media/storage.ts';
import { StartError } from '#server/platform/process/start-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { ENGLISH_REASONS as texts } from '#texts/interchange/english-reasons.ts';
import { wordReason } from '#texts/interchange/import-reason.wording.ts';

const USAGE = `Usage: npm run -s export -- [--json] --format ${EXPORT_FORMATS.join('|')} --out FILE`;
const EXIT_FAILED = 1;
const EXIT_CALL = 2;

const call = readCall();
if (call === null) {
  console.error(USAGE);
  process.exitCode = EXIT_CALL;
} else {
  try {
    const report = await run(call.format, call.out);
    console.log(call.json ? JSON.stringify(inEnglish(report)) : inWords(report));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = EXIT_FAILED;
  }
}

function readCall(): { readonly format: ExportFormat; readonly out: string; readonly json: boolean } | null {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, format: { type: 'string' }, out: { type: 'string' } },
    });
    const format = EXPORT_FORMATS.find((known) => known === values.format);
    if (format === undefined || values.out === undefined) return null;
    // npm runs scripts in the project's folder; paths are relative to the caller's folder.
    const { INIT_CWD: workingFolder = '' } = process.env;
    return { format, out: isAbsolute(values.out) ? values.out : resolve(workingFolder, values.out), json: values.json };
  } catch {
    return null;
  }
}

/** Writes to a temporary file and renames it, so that an incomplete export is never mistaken for a complete one. */
async function run(format: ExportFormat, out: string): Promise<ExportReport> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, { role: 'tool' });
  const storage = await openStorage(settings);
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const folder = `${basename(out)}.pictures`;
  const draft = `${out}.part`;
  try {
    const saveImage = async ({
      name,
      bytes,
    }: {
      readonly name: string;
      readonly bytes: Uint8Array;
    }): Promise<string> => {
      await mkdir(join(dirname(out), folder), { recursive: true });
      await writeFile(join(dirname(out), folder, name), bytes);
      return `${folder}/${name}`;
    };
    const text = exportBank(database.pool, { format, imageStore: storage.imageStore, saveImage }, report);
    await pipeline(Readable.from(text), createWriteStream(draft));
    await rename(draft, out);
    return report;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

/** What was lost, as text, and its code for programs that read the report. */
function inEnglish(report: ExportReport): object {
  const lost = report.lost.map(({ item, what }) => ({ item, what: wordReason(texts, what), code: what.code }));
  return { ...report, lost };
}

function inWords({ exported, lost, byType }: ExportReport): string {
  const types = Object.entries(byType).map(([type, count]) => `  ${type}: ${count}`);
  const losses = lost.map(({ item, what }) => `  ${item}: ${wordReason(texts, what)}`);
  return [
    `Exported: ${exported}.`,
    ...types,
    ...(losses.length === 0 ? [] : ['Not supported by the format:', ...losses]),
  ].join('\n');
}
