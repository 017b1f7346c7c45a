import type pg from 'pg';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type RosterChangeRow, readRosterImport, SHOWN_CHANGE } from './roster.queries.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * The report of an import as CSV, in chunks: the problems of its rows, then its changes and what was done with them.
 * Throws `NOT_FOUND`, also for imports of other schools.
 */
export async function rosterCsv(pool: pg.Pool, viewer: Viewer, id: string): Promise<AsyncGenerator<string>> {
  const { report } = await readRosterImport(pool, viewer, id);
  return piecesOf(pool, id, report?.problems ?? []);
}

type Problems = NonNullable<Awaited<ReturnType<typeof readRosterImport>>['report']>['problems'];

async function* piecesOf(pool: pg.Pool, id: string, problems: Problems): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['kind', 'action', 'sourcedId', 'name', 'class', 'before', 'after', 'status', 'reason', 'file', 'line', 'field'])}`;
  yield problems
    .map(({ code, file, line, field }) =>
      csvLine(['problem', null, null, null, null, null, null, 'skipped', code, file, line, field]),
    )
    .join('');
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<RosterChangeRow>(
      `select ${SHOWN_CHANGE} from roster_changes c where c.import_id = $1 and c.position > $2 and c.action <> 'link'
       order by c.position limit ${ROWS_AT_ONCE}`,
      [id, after],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.position;
    yield rows.map(lineOf).join('');
  }
}

const lineOf = (row: RosterChangeRow): string =>
  csvLine([
    ...[row.kind, row.action, row.sourcedId, row.title, row.classTitle],
    ...[valuesOf(row.before), valuesOf(row.after), row.status, row.reason, null, null, null],
  ]);

const valuesOf = (values: RosterChangeRow['before']): string =>
  values === null ? '' : Object.values(values).join(' · ');
