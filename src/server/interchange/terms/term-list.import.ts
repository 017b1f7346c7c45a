import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { termLines, termSeparatorOf } from '#domain/interchange/term-list.parser.ts';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { NOTES_AT_ONCE, openDeck, writeDeck } from '../anki/deck-batch.ts';
import { type DeckFiles, type DeckReport, importDecks } from '../anki/deck-import.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { encodingOf } from '../files/text-encoding.reader.ts';
import { bytesOf, textOf } from '../files/text-file.ts';
import { linesOf } from '../gift/gift-pieces.ts';
import { titleOf } from '../questions/foreign.reader.ts';
import { FileError, nameOf } from '../questions/interchange-question.ts';
import { schemaReasons } from '../questions/problem.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';

/** A longer list would not fit in memory. */
const LIST_MAX_BYTES = 20_000_000;

export type TermImport = DeckFiles & { readonly encoding?: TextEncoding | null };

/**
 * Imports lists of terms and definitions, such as Quizlet exports them, each into a deck, in one transaction. Of
 * several files, those that cannot be read are reported; throws `FileError` for a single one.
 */
export const importTerms = (pool: pg.Pool, options: TermImport): Promise<DeckReport> =>
  importDecks(pool, options, importTermList);

/** One list, within a transaction that locks out other imports. */
export async function importTermList(
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: TermImport,
  report: DeckReport,
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
