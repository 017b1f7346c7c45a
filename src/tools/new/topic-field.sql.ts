import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../sql/next-migration.ts';
import { Refusal } from './refusal.ts';

const VIEW = /create (?:or replace )?view live_topics as select\s+([^;]+?)\s+from topics\s([^;]+);/gi;

/** Words that PostgreSQL does not take as the name of a column without quotation marks. */
const RESERVED: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
   concurrently constraint create cross current_catalog current_date current_role current_schema current_time
   current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
   from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
   localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
   returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
   unique user using variadic verbose when where window with`.split(/\s+/),
);

/** The latest definition of the view of topics that are not deleted, with one more column: a view names its columns. */
export function liveTopicsWith(root: string, column: string): string {
  if (RESERVED.has(column)) throw new Refusal(`"${column}" is a reserved word of SQL.`);
  const folder = join(root, MIGRATIONS);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const [, columns, condition] = texts.flatMap((text) => [...text.matchAll(VIEW)]).at(-1) ?? [];
  if (columns === undefined || condition === undefined) {
    throw new Refusal(`No migration in ${MIGRATIONS} defines the view live_topics in the expected form.`);
  }
  if (columns.split(/[^\w]+/).includes(column)) throw new Refusal(`The table topics already has a column "${column}".`);
  return `CREATE OR REPLACE VIEW live_topics AS SELECT
  ${columns}, ${column}
FROM topics
  ${condition.trim()};
`;
}
