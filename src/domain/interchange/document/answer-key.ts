import { type Block, cellText, plainOf, type Table } from './document.ts';

/** An answer in a key at the end of a document. */
export type KeyEntry = { readonly number: number; readonly answer: string; readonly line: number };

const ENTRY_ANSWER = String.raw`[([]?(?:[A-Ja-j](?:\s?[,&+/]\s?[A-Ja-j]){0,9}|true|false|wahr|falsch|richtig|T|F)[)\]]?`;
/** Several entries on one line: `1. B  2. C  3. A, D`. */
const ENTRIES = new RegExp(String.raw`(\d{1,3})\s?[.):=–-]?\s?(${ENTRY_ANSWER})(?=$|[\s,;.])[,;.]?`, 'g');
const ENTRY = /^(?:q|question|frage|aufgabe|nr\.?)?\s?\(?(\d{1,3})\s?[.):=–-]?([\s\S]*)$/i;

/** The entries of a line of the key; none if it is anything else. */
export function keyEntries(text: string, line: number): readonly KeyEntry[] {
  const short = [...text.matchAll(ENTRIES)];
  const rest = text.replace(ENTRIES, '').trim();
  if (short.length > 0 && rest === '')
    return short.map(([, number = '', answer = '']) => ({ number: Number(number), answer, line }));
  const [, number, answer = ''] = ENTRY.exec(text.trim()) ?? [];
  return number === undefined || answer.trim() === '' ? [] : [{ number: Number(number), answer: answer.trim(), line }];
}

const NUMBER_HEAD = /^(?:q|questions?|frage|aufgabe|no\.?|nr\.?|number|nummer|item|#)\s*(?:no\.?|nr\.?|number|#)?\.?$/i;
const ANSWER_HEAD = /^(?:correct |right |richtige )?(?:answers?|key|solutions?|antwort(?:en)?|lösung(?:en)?)\.?$/i;
const NUMBER_CELL = /^(?:(?:q|question)\s?|frage\s?)?\(?(\d{1,3})[.):]?$/i;

/** The entries of a table with numbers and answers, side by side or in two rows; null: it is another table. */
export function keyTable(table: Table, isAfterHeading: boolean): readonly KeyEntry[] | null {
  const cells = table.rows.map((row) => row.map(cellText));
  const [head = []] = cells;
  const hasHead = NUMBER_HEAD.test(head[0] ?? '') && head.some((cell) => ANSWER_HEAD.test(cell));
  if (hasHead && head.length % 2 === 0) return entriesInRows(cells.slice(1), table.line);
  const [first, second] = cells;
  const isAcross = cells.length === 2 && first !== undefined && second !== undefined && first.length === second.length;
  if (isAcross && (isAfterHeading || NUMBER_HEAD.test(first[0] ?? ''))) {
    const from = NUMBER_HEAD.test(first[0] ?? '') || ANSWER_HEAD.test(second[0] ?? '') ? 1 : 0;
    const numbers = first.slice(from).map((cell) => NUMBER_CELL.exec(cell)?.[1]);
    if (numbers.length > 1 && numbers.every((number) => number !== undefined))
      return numbers.map((number, at) => ({
        number: Number(number),
        answer: second[from + at] ?? '',
        line: table.line,
      }));
  }
  return isAfterHeading ? entriesInRows(cells, table.line) : null;
}

/** Rows of number and answer, also several pairs next to each other. Null if a row is anything else. */
function entriesInRows(rows: readonly (readonly string[])[], line: number): readonly KeyEntry[] | null {
  const entries: KeyEntry[] = [];
  for (const row of rows) {
    if (row.length % 2 === 1) return null;
    for (let at = 0; at < row.length; at += 2) {
      const [cell = '', answer = ''] = row.slice(at, at + 2);
      if (cell === '' && answer === '') continue;
      const number = NUMBER_CELL.exec(cell)?.[1];
      if (number === undefined) return null;
      entries.push({ number: Number(number), answer, line });
    }
  }
  return entries.length === 0 ? null : entries;
}

/** The whole text of blocks, as it is shown next to a question. */
export const sourceOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? plainOf(block.runs)
        : block.rows.map((row) => row.map(cellText).join(' | ')).join('\n'),
    )
    .join('\n');
