import type pg from 'pg';
import { PEOPLE_EXPORTED_MAX } from '#domain/limits.ts';
import type { PeopleFilter } from '#domain/people/person.schema.ts';
import { csvLine } from '#domain/tables/spreadsheet-text.rule.ts';
import type { Viewer } from '../auth/viewer.ts';
import { readPeople } from './person.query.ts';

/** All that the filter finds, up to a limit; in the columns that an import reads, and what else is known. */
export async function exportPeople(pool: pg.Pool, viewer: Viewer, filter: PeopleFilter): Promise<string> {
  const { rows } = await readPeople(pool, viewer, filter, null, PEOPLE_EXPORTED_MAX);
  return [
    csvLine(['name', 'email', 'role', 'school', 'state', 'lastUsed']),
    ...rows.map(({ name, email, role, school, state, lastUsedAt }) =>
      csvLine([name, email, role, school, state, lastUsedAt]),
    ),
  ].join('');
}
