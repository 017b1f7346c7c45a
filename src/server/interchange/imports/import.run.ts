import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { type CorrectionLocation, correctionAt } from '#domain/interchange/correction.schema.ts';
import type { ImportOptions } from '#domain/interchange/import.schema.ts';
import type { ReportSummary, UnreadableFile } from '#domain/interchange/import-report.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { importApkgFile } from '../anki/apkg.import.ts';
import type { DeckOptions } from '../anki/deck-batch.ts';
import { Catalogue } from '../bank/catalogue.ts';
import { emptyReport } from '../bank/import.report.ts';
import { lockOutImports } from '../bank/import-files.ts';
import { runImport } from '../bank/import-run.ts';
import { awaitSearchWords, leaveSearchWords } from '../bank/search-words.ts';
import { withoutUnreadable } from '../bank/unreadable-files.ts';
import type { BankWriter, QuestionOutcome } from '../export/bank.writer.ts';
import type { WrittenNote } from '../export/deck.writer.ts';
import { importDialogCardFile } from '../h5p/dialog-cards.import.ts';
import type { QuestionDraft } from '../questions/question.draft.ts';
import { importTermList } from '../terms/term-list.import.ts';
import { type FileFormat, hasCards } from './file-format.ts';
import { addPart, FolderTally, newReport } from './import-report.ts';
import { toStoredJson } from './stored-json.ts';

export type ReadFile = { readonly path: string; readonly name: string; readonly format: FileFormat };

export type ImportWork = {
  readonly id: string;
  readonly files: readonly ReadFile[];
  /** Files whose content is not questions, by the users' names. */
  readonly unreadable: readonly UnreadableFile[];
  readonly options: ImportOptions;
  /** The owner of the questions; null: the bank. */
  readonly ownerId: string | null;
  /** Dry run: does everything and saves nothing. */
  readonly dryRun: boolean;
};

type RunDeps = {
  readonly imageStore: ImageStore;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
};

/**
 * Imports files into the bank in one transaction that also records its completion; a dry run rolls it back. Reports use
 * the users' names of the files. Files that cannot be read are left out and reported. Rejects with `FileError` if the
 * only file of the import cannot be read, and saves nothing then.
 */
export async function runImportWork(client: ClientBase, work: ImportWork, deps: RunDeps): Promise<ReportSummary> {
  const { files, unreadable } = work;
  const name = originalNameReplacer(files);
  return withoutUnreadable(
    files.map(({ path }) => path),
    (readable, others) => {
      const left = others.map((each) => ({ ...each, file: name(each.file) }));
      const known = files.filter(({ path }) => readable.includes(path));
      return runOnce(client, { ...work, files: known, unreadable: [...unreadable, ...left] }, deps);
    },
    files.length + unreadable.length === 1,
  );
}

async function runOnce(client: ClientBase, work: ImportWork, deps: RunDeps): Promise<ReportSummary> {
  await client.query('begin');
  try {
    await lockOutImports(client);
    await leaveSearchWords(client);
    const { report, created } = await importAll(client, work, deps);
    if (work.unreadable.length > 0) report.unreadable = [...work.unreadable];
    deps.signal.throwIfAborted();
    if (work.dryRun) await client.query('rollback');
    else {
      await client.query(
        `update imports set state = 'done', report = $2, made = $3, finished_at = now(), done_bytes = all_bytes where id = $1`,
        [work.id, toStoredJson(report), JSON.stringify(created)],
      );
      await awaitSearchWords(client);
      await client.query('commit');
    }
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function importAll(client: ClientBase, work: ImportWork, deps: RunDeps) {
  const { files, options, ownerId, dryRun } = work;
  const language = options.language ?? 'en';
  const catalogue = new Catalogue(client, language);
  const summary = newReport();
  const tally = new FolderTally();
  const name = originalNameReplacer(files);
  const writer: BankWriter = {
    ownerId,
    duplicates: options.duplicates === 'skip' ? 'skip' : 'replace',
    importedDigests: new Set(),
    onWritten: (within, written) => recordImported(within, work.id, written),
  };
  const shared = {
    ...{ catalogue, writer, signal: deps.signal, onBytes: deps.onBytes, transactions: 'caller' as const },
    ...{ imageStore: dryRun ? null : deps.imageStore, isTrial: dryRun },
    relocate: placing(options, ownerId),
    onOutcomes: (outcomes: readonly QuestionOutcome[]) => {
      for (const { read, outcome } of outcomes) {
        if (outcome !== 'refused') tally.add(read.draft, outcome === 'imported' ? 'coming' : 'there');
      }
    },
  };
  const decks: DeckOptions & Pick<RunDeps, 'signal' | 'onBytes'> = {
    ...{ subject: options.subject, topic: options.topic, language, duplicates: options.duplicates },
    ...{ signal: deps.signal, onBytes: deps.onBytes },
    relocate: (location) => options.moved[`${location.subject}/${location.topic}`] ?? location,
    onWritten: async (location, written, unchanged) => {
      tally.add(location, 'coming', written.length);
      tally.add(location, 'there', unchanged);
      if (!dryRun) await recordImportedNotes(client, work.id, written);
    },
  };
  for (const [format, paths] of byFormat(files)) {
    if (hasCards(format)) {
      const report = { ...emptyReport(), byType: {} };
      const cards = { files: paths, dryRun, ...decks };
      for (const file of paths)
        await (format === 'terms'
          ? importTermList(client, catalogue, file, { ...cards, encoding: options.encoding }, report)
          : packages[format](client, catalogue, file, { ...cards, imageStore: shared.imageStore }, report));
      addPart(summary, report, name);
      summary.cards += report.imported;
    } else if (format === 'jsonl') addPart(summary, await runImport(client, { ...shared, files: paths }), name);
    else {
      const plain = { subject: null, topic: null, scope: '', moved: {}, language, duplicates: 'keep' } as const;
      const { columns, decimal, encoding } = options;
      // Options of an import that an earlier version started have no corrections.
      const corrections = options.corrections ?? [];
      const correctionOf = (location: CorrectionLocation) =>
        correctionAt(corrections, { ...location, file: name(location.file) });
      const foreign = { format, placing: plain, columns, decimal, encoding, correctionOf };
      addPart(summary, await runImport(client, { ...shared, files: paths, foreign }), name);
    }
  }
  summary.folders.push(...tally.folders());
  return { report: summary, created: catalogue.created };
}

function byFormat(files: readonly ReadFile[]): Map<FileFormat, string[]> {
  const groups = new Map<FileFormat, string[]>();
  for (const { path, format } of files) groups.set(format, [...(groups.get(format) ?? []), path]);
  return groups;
}

/** The readers of packages with cards. */
const packages = { apkg: importApkgFile, dialogcards: importDialogCardFile } as const;

/** Moves a question to the location chosen for its folder, with an id that no other owner's question has. */
function placing({ subject, topic, moved, duplicates }: ImportOptions, ownerId: string | null) {
  const scope = ownerId === null ? '' : `${ownerId}:`;
  return (draft: QuestionDraft): QuestionDraft => {
    const to = moved[`${draft.subject}/${draft.topic}`] ?? {
      subject: subject ?? draft.subject,
      topic: topic ?? draft.topic,
    };
    const id = duplicates === 'both' ? randomUUID() : draft.externalId;
    return { ...draft, ...to, externalId: id.startsWith(scope) ? id : scope + id };
  };
}

/** Without parts of a path that are specific to this machine. */
function originalNameReplacer(files: readonly ReadFile[]): (text: string) => string {
  return (shownText) => files.reduce((text, { path, name }) => text.replaceAll(path, name), shownText);
}

async function recordImported(
  client: ClientBase,
  id: string,
  written: readonly { readonly id: string; readonly before: number | null }[],
): Promise<void> {
  const fresh = written.filter(({ before }) => before === null);
  const changed = written.filter(({ before }) => before !== null);
  await Promise.all([
    fresh.length > 0 &&
      client.query('insert into import_arrivals (import_id, item_ids) values ($1, $2)', [
        id,
        fresh.map((item) => item.id),
      ]),
    changed.length > 0 &&
      client.query(
        `insert into import_items (import_id, item_id, before, revision)
         select $1, w.id, w.before, i.revision from unnest($2::uuid[], $3::integer[]) as w(id, before) join items i on i.id = w.id
         on conflict do nothing`,
        [id, changed.map((item) => item.id), changed.map(({ before }) => before)],
      ),
  ]);
}

async function recordImportedNotes(client: ClientBase, id: string, written: readonly WrittenNote[]): Promise<void> {
  if (written.length === 0) return;
  await client.query(
    `insert into import_notes (import_id, note_id, before, written_at)
     select $1, w.id, w.before, n.updated_at from json_to_recordset($2::json) as w(id uuid, before jsonb)
     join card_notes n on n.id = w.id on conflict do nothing`,
    [id, JSON.stringify(written)],
  );
}
