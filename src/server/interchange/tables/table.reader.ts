import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { fromSpreadsheetText } from '#domain/interchange/spreadsheet-text.rule.ts';
import { fileNumbers, type NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found, lossList, nameOf } from '../questions/interchange-question.ts';
import { tagged, tagsOf } from '../questions/question-tags.ts';
import { type CsvDamage, type CsvRow, csvRows } from './csv.reader.ts';
import { LongRowError } from './csv-errors.ts';
import type { ColumnMapping } from './table-columns.ts';
import { type ColumnName, type Columns, columnsIn, headed, isUsed, unusedParts } from './table-columns.ts';
import { type Numbers, questionOf } from './table-question.ts';
import { withWeights } from './table-weights.ts';

/** What is empty in a numbered line of a template that was not filled in, besides its choices. */
const BLANK: readonly ColumnName[] = ['stem', 'answer', 'explanation'];

/** The rows of a table, from the first one each time. */
export type TableRows = () => Iterable<CsvRow>;

export type TableReading = {
  /** The names of columns, by their content. */
  readonly mapping?: ColumnMapping | undefined;
  readonly readNumber?: NumberReader;
  /** The name of the table. */
  readonly title?: string;
  /** Cells are separated, as in CSV: a missing or extra separator shifts the others. */
  readonly isSeparated?: boolean;
};

/**
 * The questions of a table with a header line: the question, its choices (`a`, `b` … or `choice 1` …) and the correct
 * one, by letter, text or number, or the incorrect ones. `mapping` gives columns with other names, by content: the name
 * of a column, or of `CHOICE_NAMES`. Only one row is in memory; the rows are read again if answers are numbers of
 * choices. Throws `FileError`.
 */
export function* readTable(
  table: TableRows,
  { mapping = {}, readNumber = fileNumbers(), title = '', isSeparated = false }: TableReading = {},
): Generator<Found> {
  const parts = headed(table(), mapping);
  if (parts === null) return;
  const { head, before, rows } = parts;
  const columns = columnsIn(head.names, mapping);
  yield* unusedParts(before, head, columns, mapping);
  const named = head.names.findLastIndex((column) => column.trim() !== '') + 1;
  // All numbers together are examined only if there is one.
  const numbers = lazily(() => numbersIn(headed(table(), mapping)?.rows ?? [], columns));
  const damages: (Found & { readonly kind: 'damage' })[] = [];
  let isRead = false;
  const hidden: number[] = [];
  for (const { line, cells, wrong: bad, changes, percentages, isHidden, damage } of rows) {
    if (isHidden === true) {
      hidden.push(line);
      continue;
    }
    const position = { line, column: 1 };
    if (damage !== undefined) {
      const found = damageOf(damage, nameOf((cells[columns.stem] ?? '').trim()));
      if (isRead) yield found;
      else damages.push(found);
      continue;
    }
    isRead = true;
    yield* damages.splice(0);
    const cell = (name: ColumnName): string => (cells[columns[name]] ?? '').trim();
    const name = nameOf(cell('stem'));
    const choices = choicesOf(cells, columns);
    if (choices.every((choice) => choice === '') && BLANK.every((name) => cell(name) === '')) continue;
    if (line === head.line + 1 && /\(required\b/i.test(cell('stem'))) {
      yield { kind: 'lost', item: nameOf(cell('stem')), position, what: { code: 'instructionsInTable', line } };
      continue;
    }
    if (cells.some((each) => each.includes('\ufffd'))) {
      yield {
        kind: 'problem',
        position,
        name,
        reason: { code: 'bytesNotInEncoding' },
      };
      continue;
    }
    const problem = bad === undefined ? undefined : [...bad].find(([at]) => isUsed(columns, at))?.[1];
    if (problem !== undefined) {
      yield { kind: 'problem', position, name, reason: problem };
      continue;
    }
    const wrong = columns.wrong.map((at) => (cells[at] ?? '').trim()).filter((choice) => choice !== '');
    const { lost, onLost } = lossList();
    const isTyped = [...choices, ...wrong].every((choice) => choice === '');
    // Without choices the answer is the number: students aren't asked for its format.
    const percentage = isTyped ? percentages?.get(columns.answer) : undefined;
    if (percentage !== undefined)
      onLost({ code: 'cellFormatDropped', cell: percentage.cell, written: percentage.number });
    const answer = percentage?.number ?? cell('answer');
    const row = { stem: cell('stem'), type: cell('type').toLowerCase(), choices, wrong, answer };
    const read = (isSeparated ? surplus(cells, named) : null) ?? questionOf(row, numbers, readNumber);
    const item = 'code' in read ? read : withWeights(read, cell('weights'), onLost);
    if ('code' in item) {
      const isShort = isSeparated && cells.length < named;
      const reason: ImportReason = isShort ? { code: 'rowTooShort', cells: cells.length, columns: named } : item;
      yield { kind: 'problem', position, name, reason };
      continue;
    }
    for (const [at, change] of changes ?? [])
      if (isUsed(columns, at) && !(at === columns.answer && percentage !== undefined)) onLost(change);
    const explanation = cell('explanation');
    const tags = tagsOf(cell('tags').split('|'), onLost);
    yield {
      kind: 'question',
      position,
      name,
      id: cell('id').startsWith('lectern:') ? cell('id').slice('lectern:'.length) : null,
      category: [cell('subject'), cell('topic')].filter((name) => name !== ''),
      item: { ...item, ...(explanation !== '' && { explanation }), ...tagged(tags) },
      lost,
    };
  }
  if (hidden.length > 0) {
    const what: ImportReason = { code: 'rowsHidden', count: hidden.length, rows: rangesOf(hidden) };
    yield { kind: 'lost', item: title, what };
  }
  if (damages[0] !== undefined) throw new FileError({ code: 'tableQuoteOpen', line: damages[0].reason.line });
}

const RANGES_SHOWN = 20;

/** `3–4, 6`. */
function rangesOf(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.to === line - 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  const shown = ranges.slice(0, RANGES_SHOWN).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return [...shown, ...(ranges.length > RANGES_SHOWN ? ['…'] : [])].join(', ');
}

const damageOf = (damage: CsvDamage, name: string): Found & { readonly kind: 'damage' } => ({
  kind: 'damage',
  position: { line: damage.from, column: 1 },
  ...(name !== '' && { name }),
  reason: { code: 'tablePartDamaged', ...damage },
});

/** The rows of comma-separated values. Throws `FileError`. */
export function* csvTable(chunks: Iterable<string>): Generator<CsvRow> {
  try {
    for (const row of csvRows(chunks, { recovers: true })) yield { ...row, cells: row.cells.map(fromSpreadsheetText) };
  } catch (error) {
    if (error instanceof LongRowError)
      throw new FileError({ code: 'tableRowTooLong', line: error.line, max: error.max });
    throw error;
  }
}

/** A cell without a column: a separator within a text has shifted the cells. */
function surplus(cells: readonly string[], columns: number): ImportReason | null {
  const extra = cells.slice(columns).find((cell) => cell.trim() !== '');
  return extra === undefined ? null : { code: 'rowTooLong', cells: cells.length, columns, extra };
}

const choicesOf = (cells: readonly string[], { choices }: Columns): string[] =>
  choices.map((at) => (cells[at] ?? '').trim());

function lazily<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | null = null;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/**
 * Numbers of correct choices count from 0 if one of them is 0. They are indexes, and never a choice's text, if all
 * answers are numbers and one of them equals no choice of its row.
 */
function numbersIn(rows: Iterable<CsvRow>, columns: Columns): Numbers {
  let [fromZero, all, some, areTexts] = [false, true, false, false];
  for (const { cells, damage, isHidden } of rows) {
    if (damage !== undefined || isHidden === true) continue;
    const answer = (cells[columns.answer] ?? '').trim();
    if (answer === '0') fromZero = true;
    const choices = choicesOf(cells, columns);
    if (answer === '' || choices.every((choice) => choice === '')) continue;
    if (!/^\d{1,2}(?:[,;|\s]+\d{1,2})*$/.test(answer)) all = false;
    else if (!choices.includes(answer)) some = true;
    else if (Number(answer) > choices.length) areTexts = true;
  }
  return { fromZero, areIndexes: all && some, areTexts };
}
