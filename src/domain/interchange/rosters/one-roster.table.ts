import { SOURCED_ID_MAX_CHARS } from './roster.limits.ts';
import { RosterError, type RosterProblems } from './roster-problem.ts';

export type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** One CSV file of a roster, row by row. */
export type RosterFile = { readonly name: string; readonly rows: Iterable<TableRow> };

/** One record of a file: its id, and its fields by the names of their columns. */
export type RosterRecord = {
  readonly line: number;
  readonly id: string;
  /** Without spaces around it; empty if the file lacks the column. */
  readonly field: (column: string) => string;
  /** The parts of a field that has several values. */
  readonly list: (column: string) => readonly string[];
  /** A delta deletes the record. */
  readonly isDeleted: boolean;
};

type Reading = {
  /** Columns without which nothing can be read. */
  readonly needs: readonly string[];
  readonly max: number;
  readonly problems: RosterProblems;
  /** Receives every id, also of rows with problems. */
  readonly seen?: Set<string>;
};

const STATUSES = ['', 'active', 'tobedeleted'];

/**
 * The records of a file. Rows with problems are reported and left out. Throws `RosterError` for a file without the
 * needed columns, or with too many rows.
 */
export function* recordsOf(
  { name: file, rows }: RosterFile,
  { needs, max, problems, seen }: Reading,
): Generator<RosterRecord> {
  let columns: ReadonlyMap<string, number> | null = null;
  const lines = new Map<string, number>();
  let count = 0;
  for (const { line, cells } of rows) {
    if (columns === null) {
      columns = new Map(cells.map((title, at) => [title.trim().toLowerCase(), at]));
      for (const field of ['sourcedId', ...needs])
        if (!columns.has(field.toLowerCase())) throw new RosterError('columnMissing', { file, line, field });
      continue;
    }
    count += 1;
    if (count > max) throw new RosterError('rowsTooMany', { file, line });
    const known = columns;
    const field = (column: string): string => plain(cells[known.get(column.toLowerCase()) ?? -1] ?? '');
    const id = field('sourcedId');
    if (id !== '') seen?.add(id);
    const status = field('status').toLowerCase();
    if (cells.length !== known.size) problems.add('cellCount', { file, line });
    else if (id === '') problems.add('idMissing', { file, line, field: 'sourcedId' });
    else if (id.length > SOURCED_ID_MAX_CHARS) problems.add('idTooLong', { file, line, field: 'sourcedId' });
    else if (lines.has(id))
      problems.add('idRepeated', { file, line, field: 'sourcedId', other: lines.get(id) ?? null });
    else if (!STATUSES.includes(status)) problems.add('statusUnknown', { file, line, field: 'status' });
    else {
      lines.set(id, line);
      yield {
        ...{ line, id, field, isDeleted: status === 'tobedeleted' },
        list: (column) =>
          field(column)
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== ''),
      };
    }
  }
  if (columns === null) throw new RosterError('columnMissing', { file, line: 1, field: 'sourcedId' });
}

/** One line that PostgreSQL can store: names appear in emails, and must not look like text of the email. */
const plain = (cell: string): string =>
  cell
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A day as `2027-07-31`; null if the field is empty. Undefined: another format. */
export function dayOf(text: string): string | null | undefined {
  if (text === '') return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text)?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
