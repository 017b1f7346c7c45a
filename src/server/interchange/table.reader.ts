import { type CsvRow, csvRows } from './csv.reader.ts';
import { FileError, type Found, type InterchangeItem, nameOf } from './interchange-item.ts';
import { tagged, tagsOf } from './item-tags.ts';
import { FORMULA_LIKE } from './table.writer.ts';
import { itemOf } from './table-item.ts';

/** What a column can hold, and what it is usually called. */
const COLUMNS = {
  type: ['type', 'kind', 'typ', 'art'],
  stem: ['stem', 'question', 'text', 'question text', 'prompt', 'frage', 'fragetext'],
  answer: [
    ...['answer', 'correct', 'correct answer', 'correct_letter', 'key', 'right'],
    ...['antwort', 'richtig', 'richtige antwort', 'lösung'],
  ],
  explanation: ['explanation', 'feedback', 'rationale', 'erklärung', 'begründung'],
  subject: ['subject', 'fach'],
  topic: ['topic', 'category', 'chapter', 'thema', 'kategorie', 'kapitel'],
  tags: ['tags', 'tag', 'keywords', 'schlagwörter', 'stichwörter'],
  id: ['id'],
} as const;
type ColumnName = keyof typeof COLUMNS;

/** Which column holds what, by their places from 0; choices in their order. */
type Columns = Readonly<Record<ColumnName, number>> & { readonly choices: readonly number[] };

/** What a table writes as text so that no program reckons it: the apostrophe before it is no part of it. */
const unguarded = (cell: string): string => (FORMULA_LIKE.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell);

/** What choices are called where somebody says which columns hold them. */
export const CHOICE_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
const CHOICE = /^(?:(?:choice|option|answer|antwort|auswahl)[ _-]?)?([a-j]|[1-9]|10)$/i;
const COLUMNS_MAX = 1_000;

/** The rows of a table, from its first one on each time it is asked. */
export type TableRows = () => Iterable<CsvRow>;

/**
 * The questions of a table whose first line names its columns: the question, its choices (`a`, `b` … or `choice 1` …) and
 * which is right, by its letter, its text or its number. `mapping` names columns that are called otherwise, by what they
 * hold: a name of `COLUMNS`, or of `CHOICE_NAMES`. Holds one row
 * at a time; goes through the rows twice where answers are numbers of choices. Throws `FileError`.
 */
export function* readTable(table: TableRows, mapping: Readonly<Record<string, string>> = {}): Generator<Found> {
  let head: readonly string[] | null = null;
  let columns: Columns = columnsOf([], {});
  let zero: boolean | null = null;
  // Whether numbers count from 0 is told by all of them, and asked only where there is one.
  const countsFromZero = (): boolean => {
    zero ??= someAnswerIsZero(table, columns);
    return zero;
  };
  for (const { line, cells } of table()) {
    if (head === null) {
      head = cells;
      columns = columnsIn(head, mapping);
      yield* unread(head, columns);
      yield* missing(head, mapping);
      continue;
    }
    const place = { line, column: 1 };
    const cell = (name: ColumnName): string => (cells[columns[name]] ?? '').trim();
    const choices = columns.choices.map((at) => (cells[at] ?? '').trim()).filter((choice) => choice !== '');
    if (cells.some((each) => each.includes('\ufffd'))) {
      yield {
        kind: 'problem',
        place,
        reason: 'it is not written in UTF-8; save the file in UTF-8 (in Excel: CSV UTF-8) and try again',
      };
      continue;
    }
    const item = itemOf(cell('stem'), cell('type').toLowerCase(), choices, cell('answer'), countsFromZero);
    if (typeof item === 'string') {
      yield { kind: 'problem', place, reason: item };
      continue;
    }
    const explanation = cell('explanation');
    const lost: string[] = [];
    const tags = tagsOf(cell('tags').split('|'), (what) => void lost.push(what));
    yield {
      kind: 'question',
      place,
      name: nameOf(cell('stem')),
      id: cell('id').startsWith('lectern:') ? cell('id').slice('lectern:'.length) : null,
      category: [cell('subject'), cell('topic')].filter((name) => name !== ''),
      item: { ...item, ...(explanation !== '' && { explanation }), ...tagged(tags) } as InterchangeItem,
      lost,
    };
  }
}

/** Columns that hold nothing that is known. */
function* unread(head: readonly string[], { choices, ...named }: Columns): Generator<Found> {
  const known = new Set([...choices, ...Object.values(named)]);
  for (const [at, name] of head.entries()) {
    if (!known.has(at) && name.trim() !== '')
      yield { kind: 'lost', item: `column ${JSON.stringify(nameOf(name))}`, what: 'it is not known what it holds' };
  }
}

/** Columns that were named for this table, and that it does not have: another one that came with it may. */
function* missing(head: readonly string[], mapping: Readonly<Record<string, string>>): Generator<Found> {
  for (const name of Object.values(mapping)) {
    if (placeOf(head, name) === -1)
      yield { kind: 'lost', item: `column ${JSON.stringify(nameOf(name))}`, what: 'the first line does not name it' };
  }
}

/** The rows of comma-separated values as they come. Throws `FileError`. */
export function* csvTable(chunks: Iterable<string>): Generator<CsvRow> {
  try {
    for (const { line, cells } of csvRows(chunks)) yield { line, cells: cells.map(unguarded) };
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError(error.message);
    throw error;
  }
}

/** What the columns of a table are called. */
export function headOf(rows: Iterable<CsvRow>): readonly string[] {
  for (const { cells } of rows) return cells.slice(0, COLUMNS_MAX).map((cell) => cell.trim());
  return [];
}

function columnsIn(head: readonly string[], mapping: Readonly<Record<string, string>>): Columns {
  if (head.length > COLUMNS_MAX) throw new FileError(`it has more than ${COLUMNS_MAX} columns`);
  for (const [column, name] of Object.entries(mapping)) {
    if (!Object.hasOwn(COLUMNS, column) && !isChoiceName(column))
      throw new FileError(`${JSON.stringify(column)} is nothing that a column can hold`);
    if (column === 'stem' && placeOf(head, name) === -1)
      throw new FileError(`its first line names no column ${JSON.stringify(nameOf(name))}`);
  }
  const columns = columnsOf(head, mapping);
  if (columns.stem === -1) throw new FileError('its first line names no column "question"');
  return columns;
}

const isChoiceName = (name: string): boolean => CHOICE_NAMES.some((known) => known === name);
const placeOf = (head: readonly string[], name: string): number =>
  head.findIndex((each) => each.trim().toLowerCase() === name.trim().toLowerCase());

function columnsOf(head: readonly string[], mapping: Readonly<Record<string, string>>): Columns {
  const names = head.map((name) => name.trim().toLowerCase());
  const find = (column: ColumnName): number => {
    const mapped = mapping[column];
    if (mapped !== undefined) return placeOf(head, mapped);
    return COLUMNS[column].map((name) => names.indexOf(name)).find((at) => at !== -1) ?? -1;
  };
  const said = CHOICE_NAMES.flatMap((name) =>
    mapping[name] === undefined ? [] : [placeOf(head, mapping[name])],
  ).filter((at) => at !== -1);
  const choices = said.length > 0 ? said : names.flatMap((name, at) => (CHOICE.test(name) ? [at] : []));
  return {
    type: find('type'),
    stem: find('stem'),
    answer: find('answer'),
    explanation: find('explanation'),
    subject: find('subject'),
    topic: find('topic'),
    tags: find('tags'),
    id: find('id'),
    choices,
  };
}

/** Numbers of right choices count from 0 where a 0 is among them. */
function someAnswerIsZero(table: TableRows, { answer }: Columns): boolean {
  for (const { cells } of table()) if ((cells[answer] ?? '').trim() === '0') return true;
  return false;
}
