type Rule = { readonly refuses: RegExp; readonly because: string };

/**
 * What a migration must not do, since the previous version may still run, or be started again, on the same database.
 */
const RULES: readonly Rule[] = [
  { refuses: /\bdrop (table|column|schema|type)\b/, because: 'what is dropped may still be read; leave it' },
  { refuses: /\brename\b/, because: 'the version before knows the old name; add another and fill it' },
  {
    refuses: /\balter column "?\w+"? (set data )?type\b/,
    because: 'a column of another type is another column; add it',
  },
  {
    refuses: /\bset not null\b/,
    because: 'the version before may write null; give a default when the column is added',
  },
  { refuses: /\btruncate\b|\bdelete from\b/, because: 'a migration deletes no data' },
  { refuses: /\bconcurrently\b/, because: 'a migration runs in a transaction' },
  { refuses: /^(begin|commit|rollback)\b/, because: 'a migration runs in a transaction' },
  { refuses: /\bcreate (or replace )?view\b[^;]*\bselect \*/, because: 'a view names its columns' },
];

/** What a migration does although it must not, one sentence each. */
export const findDestructive = (sql: string): readonly string[] =>
  statementsOf(sql).flatMap((statement) => [
    ...RULES.filter(({ refuses }) => refuses.test(statement)).map(({ because }) => `${statement}: ${because}`),
    ...requiredColumns(statement).map((column) => `${column}: rows that are there have no value; give a default`),
  ]);

/** Columns that are added as `not null` without a default for existing rows. */
function requiredColumns(statement: string): readonly string[] {
  if (!statement.startsWith('alter table')) return [];
  return statement
    .split(/\badd column\b/)
    .slice(1)
    .filter((column) => column.includes('not null') && !/\bdefault\b|\bgenerated\b/.test(column))
    .map((column) => column.trim());
}

/** Statements in lower case without comments, whitespace collapsed, bodies of functions left out. */
const statementsOf = (sql: string): readonly string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split('$$')
    .filter((_, at) => at % 2 === 0)
    .join("''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
