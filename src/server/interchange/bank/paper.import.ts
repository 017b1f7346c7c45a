import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { type PaperDraft, paperDraftSchema } from '#domain/assessments/paper-draft.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { UnreadableFile } from '#domain/interchange/import-report.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writePaper } from '../export/paper.writer.ts';
import { repeatedField } from '../jsonl/repeated-field.ts';
import { schemaReasons } from '../questions/problem.ts';
import { lockOutImports } from './import-files.ts';
import { readOneOf } from './unreadable-files.ts';

export type PaperRejection = { readonly file: string; readonly reason: Reason };

/** The result of an import of papers. Printed in this form, too. */
export type PaperReport = {
  readonly imported: number;
  readonly rejected: readonly PaperRejection[];
  readonly unreadable?: readonly UnreadableFile[];
};

/** A dry run saves nothing. */
class DryRunRollback extends Error {}

/**
 * Imports exam papers, one JSON file per paper, each in its own transaction. Of several files, those that cannot be
 * read are reported and the others imported. Rejects if a single file cannot be read or the database fails; earlier
 * papers remain.
 */
export async function importPapers(
  pool: pg.Pool,
  { files, dryRun }: { readonly files: readonly string[]; readonly dryRun: boolean },
): Promise<PaperReport> {
  const rejected: PaperRejection[] = [];
  const unreadable: UnreadableFile[] = [];
  let imported = 0;
  for (const file of files) {
    const text = await readOneOf(files, file, () => readFile(file, 'utf8'));
    if (typeof text !== 'string') {
      unreadable.push(text);
      continue;
    }
    const draft = readDraft(text);
    const reason = 'refused' in draft ? draft.refused : await write(pool, draft, dryRun);
    if (reason === null) imported += 1;
    else rejected.push({ file, reason });
  }
  return { imported, rejected, ...(unreadable.length > 0 && { unreadable }) };
}

/** The paper in a file, or its problems. */
export function readDraft(text: string): PaperDraft | { readonly refused: Reason } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refused: { code: 'paperNotJson' } };
  }
  const repeated = repeatedField(text, json);
  if (repeated !== null) return { refused: { code: 'paperFieldRepeated', ...repeated } };
  const read = paperDraftSchema.safeParse(json, { reportInput: true });
  return read.success ? read.data : { refused: schemaReasons(read.error) };
}

async function write(pool: pg.Pool, draft: PaperDraft, dryRun: boolean): Promise<Reason | null> {
  let reason: Reason | null = null;
  try {
    await inTransaction(pool, async (client) => {
      await lockOutImports(client);
      const outcome = await writePaper(client, draft);
      if (outcome.outcome === 'refused') reason = outcome.reason;
      if (dryRun) throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return reason;
}
