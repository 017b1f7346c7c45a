import { FileError, type Found, nameOf } from '../questions/interchange-question.ts';
import type { CsvRow } from './csv.reader.ts';

/** The possible contents of columns, and their usual names. */
const COLUMNS = {
  type: ['type', 'question type', 'item type', 'kind', 'typ', 'fragetyp', 'art'],
  stem: ['stem', 'question', 'question text', 'text', 'prompt', 'frage', 'fragetext'],
  answer: [
    ...['answer', 'correct', 'correct answer', 'correct answers', 'correct option', 'correct choice'],
    ...['correct letter', 'answer key', 'right answer', 'key', 'right', 'solution'],
    ...['antwort', 'richtig', 'richtige antwort', 'richtige antworten', 'lösung'],
  ],
  weights: ['weights', 'weight', 'choice weights', 'gewichte', 'gewicht', 'gewichtung'],
  explanation: [
    ...['explanation', 'answer explanation', 'feedback', 'general feedback', 'rationale'],
    ...['erklärung', 'begründung', 'erläuterung'],
  ],
  subject: ['subject', 'fach'],
  topic: ['topic', 'category', 'chapter', 'thema', 'kategorie', 'kapitel'],
  tags: ['tags', 'tag', 'keywords', 'schlagwörter', 'stichwörter'],
  id: ['id'],
} as const;
export type ColumnName = keyof typeof COLUMNS;

/** Which column has which content, by index from 0; choices in order, and those marked as incorrect. */
export type Columns = Readonly<Record<ColumnName, number>> & {
  readonly choices: readonly number[];
  readonly wrong: readonly number[];
};

/** The names of a table's columns, by their content: `{ stem: 'Question' }`. Users write it, so any key may occur. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Names of choices in a column mapping. */
export const CHOICE_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
const CHOICE = /^(?:(?:answer )?(?:choice|option|answer|antwort|auswahl|alternative)[ -]?)?([a-j]|[1-9]|10)$/;
const INCORRECT =
  /^(?:(?:incorrect|wrong|falsche?)(?: (?:answer|option|choice|antwort))?|distractor|distraktor)[ -]?\d{0,2}$/;
const COLUMNS_MAX = 1_000;
/** Lines before the header line: templates have instructions there. */
const LINES_BEFORE = 20;

/** The names of a table's columns, and their line. */
type TableHead = { readonly line: number; readonly names: readonly string[] };

/** A name without a template's additions: `Answer 1 - max 75 characters`, `Correct answer(s) *`. */
const plainName = (name: string): string =>
  name
    .slice(0, 200)
    .toLowerCase()
    .replace(/\(s\)/g, '')
    .replace(/(?<!\s)\s+[-–—:|][\s\S]*|(?<!\s)\s*[([{\n][\s\S]*/, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/(?<![\s*:?])[\s*:?]+$/, '')
    .trim();

/** A table by its header line, the lines before it, and its rows, to be read once. */
export type HeadedTable = {
  readonly head: TableHead;
  readonly before: readonly CsvRow[];
  readonly rows: Iterable<CsvRow>;
};

/**
 * The header line is the first line or, if that names no question, the next one that names a question and something
 * that belongs to it. `mapping` gives columns with other names. Null if there is none.
 */
export function headed(table: Iterable<CsvRow>, mapping: ColumnMapping = {}): HeadedTable | null {
  const source = table[Symbol.iterator]();
  const read: CsvRow[] = [];
  let at = -1;
  for (let next = source.next(); next.done !== true; next = source.next()) {
    const { damage } = next.value;
    if (damage !== undefined) throw new FileError({ code: 'tableQuoteOpen', line: damage.line });
    if (next.value.isHidden === true) continue;
    read.push(next.value);
    const { stem, answer, choices, wrong } = columnsOf(next.value.cells, mapping);
    const isHead = stem !== -1 && (read.length === 1 || answer !== -1 || choices.length > 1 || wrong.length > 0);
    if (isHead) at = read.length - 1;
    if (isHead || read.length > LINES_BEFORE) break;
  }
  const head = read[Math.max(0, at)];
  if (head === undefined) return null;
  function* rows(): Generator<CsvRow> {
    yield* read.slice(Math.max(0, at) + 1);
    yield* { [Symbol.iterator]: () => source };
  }
  return { head: { line: head.line, names: head.cells }, before: read.slice(0, Math.max(0, at)), rows: rows() };
}

/** The names of a table's columns. */
export const headOf = (rows: Iterable<CsvRow>): readonly string[] =>
  (headed(rows)?.head.names ?? []).slice(0, COLUMNS_MAX).map((cell) => cell.trim());

/** Whether a line of the table names the columns of questions and of correct answers. */
export function namesQuestions(rows: Iterable<CsvRow>): boolean {
  const { stem, answer, choices, wrong } = columnsOf(headed(rows)?.head.names ?? [], {});
  return stem !== -1 && (answer !== -1 || choices.length > 1 || wrong.length > 0);
}

/** Throws `FileError` if no column contains the questions. */
export function columnsIn(head: readonly string[], mapping: ColumnMapping): Columns {
  if (head.length > COLUMNS_MAX) throw new FileError({ code: 'tableTooManyColumns', max: COLUMNS_MAX });
  for (const [column, name] of Object.entries(mapping)) {
    if (!Object.hasOwn(COLUMNS, column) && !isChoiceName(column))
      throw new FileError({ code: 'tableRoleUnknown', role: column });
    if (column === 'stem' && indexOf(head, name) === -1)
      throw new FileError({ code: 'tableColumnMissing', column: nameOf(name) });
  }
  const columns = columnsOf(head, mapping);
  if (columns.stem === -1) throw new FileError({ code: 'tableWithoutQuestionColumn' });
  return columns;
}

const isChoiceName = (name: string): boolean => CHOICE_NAMES.some((known) => known === name);
const indexOf = (head: readonly string[], name: string): number =>
  head.findIndex((each) => each.trim().toLowerCase() === name.trim().toLowerCase());

function columnsOf(head: readonly string[], mapping: ColumnMapping): Columns {
  const names = head.map(plainName);
  const find = (column: ColumnName): number => {
    const mapped = mapping[column];
    if (mapped !== undefined) return indexOf(head, mapped);
    return COLUMNS[column].map((name) => names.indexOf(name)).find((at) => at !== -1) ?? -1;
  };
  const indexes = CHOICE_NAMES.flatMap((name) =>
    mapping[name] === undefined ? [] : [indexOf(head, mapping[name])],
  ).filter((at) => at !== -1);
  const called = (name: RegExp): number[] => names.flatMap((each, at) => (name.test(each) ? [at] : []));
  return {
    type: find('type'),
    stem: find('stem'),
    answer: find('answer'),
    weights: find('weights'),
    explanation: find('explanation'),
    subject: find('subject'),
    topic: find('topic'),
    tags: find('tags'),
    id: find('id'),
    choices: indexes.length > 0 ? indexes : called(CHOICE),
    wrong: indexes.length > 0 ? [] : called(INCORRECT),
  };
}

/** Whether anything is read from a column. */
export const isUsed = ({ choices, wrong, ...named }: Columns, at: number): boolean =>
  choices.includes(at) || wrong.includes(at) || Object.values(named).includes(at);

/** Unknown or missing parts of a table's header: lines before it, columns, given names. */
export function* unusedParts(
  before: readonly CsvRow[],
  { names }: TableHead,
  columns: Columns,
  mapping: ColumnMapping,
): Generator<Found> {
  for (const { line, cells } of before) {
    const text = cells.map((cell) => cell.trim()).find((cell) => cell !== '');
    if (text !== undefined)
      yield { kind: 'lost', item: nameOf(text), position: { line, column: 1 }, what: { code: 'textAboveTable', line } };
  }
  for (const [at, name] of names.entries()) {
    if (!isUsed(columns, at) && name.trim() !== '')
      yield { kind: 'lost', item: nameOf(name), what: { code: 'columnNotUsed' } };
  }
  for (const name of Object.values(mapping)) {
    // Another table of the same import may have it.
    if (indexOf(names, name) === -1) yield { kind: 'lost', item: nameOf(name), what: { code: 'columnNotFound' } };
  }
}
