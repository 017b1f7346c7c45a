import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { termLines, termSeparatorOf } from '#domain/interchange/term-list.parser.ts';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import type { ApkgReport } from '../anki/apkg.import.ts';
import { type DeckOptions, NOTES_AT_ONCE, openDeck, writeDeck } from '../anki/deck-batch.ts';
import { Catalogue } from '../bank/catalogue.ts';
import { lockOutImports } from '../bank/import-files.ts';
import { withoutUnreadable } from '../bank/unreadable-files.ts';
import { encodingOf } from '../files/text-encoding.reader.ts';
import { bytesOf, textOf } from '../files/text-file.ts';
import { linesOf } from '../gift/gift-pieces.ts';
import { titleOf } from '../questions/foreign.reader.ts';
import { FileError, nameOf } from '../questions/interchange-question.ts';
import { schemaReasons } from '../questions/problem.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';

/** A longer list would not fit in memory. */
const LIST_MAX_BYTES = 20_000_000;

export type TermImport = DeckOptions & {
  readonly files: readonly string[];
  readonly encoding?: TextEncoding | null;
  /** Dry run: does everything and saves nothing. */
  readonly dryRun: boolean;
  readonly signal?: AbortSignal;
  readonly onBytes?: (bytes: number) => void;
};

/**
 * Imports lists of terms and definitions, such as Quizlet exports them, each into a deck, in one transaction. Of
 * several files, those that cannot be read are reported; throws `FileError` for a single one.
 */
export async function importTerms(pool: pg.Pool, options: TermImport): Promise<ApkgReport> {
  const client = await pool.connect();
  try {
    const report = await withoutUnreadable(options.files, async (files, unreadable) => {
      const report: ApkgReport = { imported: 0, unchanged: 0, rejected: [], lost: [], byType: {} };
      try {
        await client.query('begin');
        await lockOutImports(client);
        await importTermsWithin(client, new Catalogue(client), { ...options, files }, report);
        await client.query(options.dryRun ? 'rollback' : 'commit');
        return unreadable.length === 0 ? report : { ...report, unreadable };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
    client.release();
    return report;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The same within a transaction that locks out other imports. */
export async function importTermsWithin(
  client: pg.ClientBase,
  catalogue: Catalogue,
  options: TermImport,
  report: ApkgReport,
): Promise<void> {
  for (const file of options.files) await importList(client, catalogue, file, options, report);
}

async function importList(
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: TermImport,
  report: ApkgReport,
): Promise<void> {
  if (statSync(file).size > LIST_MAX_BYTES) throw new FileError({ code: 'fileTooLarge', max: LIST_MAX_BYTES }, file);
  const encoding = options.encoding ?? encodingOf(bytesOf(file)).encoding;
  const lines = [...linesOf(textOf(bytesOf(file, options.onBytes), encoding))].map(({ line }) => line);
  const separator = termSeparatorOf(lines);
  if (separator === null) throw new FileError({ code: 'termSeparatorUnknown' }, file);
  const deck = await openDeck(catalogue, titleOf(file, options.language), options);
  const known = new Set<string>();
  let number = 0;
  for (const entry of termLines(lines, separator)) {
    options.signal?.throwIfAborted();
    number += 1;
    const { line } = entry;
    if ('text' in entry) {
      const reason = { code: 'termWithoutDefinition' } as const;
      report.rejected.push({ file, line, number, question: nameOf(entry.text), reason });
      continue;
    }
    const { term, definition } = entry;
    const question = nameOf(term);
    if (`${term}${definition}`.includes('\ufffd')) {
      report.rejected.push({ file, line, number, question, reason: { code: 'bytesNotInEncoding' } });
      continue;
    }
    const sides = { front: escapeMarkdown(term, true), back: escapeMarkdown(definition, true) };
    const read = cardNoteSchema.safeParse({ kind: 'basic', ...sides, typed: false }, { reportInput: true });
    if (!read.success) {
      report.rejected.push({ file, line, number, question, reason: schemaReasons(read.error) });
      continue;
    }
    const digest = createHash('sha256')
      .update(JSON.stringify([term, definition]))
      .digest('hex')
      .slice(0, 32);
    if (known.has(digest)) {
      report.rejected.push({ file, line, number, question, reason: { code: 'cardRepeated', front: term } });
      continue;
    }
    known.add(digest);
    const externalId = options.duplicates === 'both' ? `terms:${randomUUID()}` : `terms:${digest}`;
    deck.waiting.set(externalId, { externalId, position: number, content: read.data, section: '', images: [] });
    if (deck.waiting.size >= NOTES_AT_ONCE) await writeDeck(client, deck, options, report);
  }
  await writeDeck(client, deck, options, report);
}
