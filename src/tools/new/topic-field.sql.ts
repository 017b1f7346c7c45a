import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../sql/next-migration.ts';
import { Refusal } from './refusal.ts';

const VIEW = /create (?:or replace )?view live_topics as select\s+([^;]+?)\s+from topics\s([^;]+);/gi;

/** The latest definition of the view of topics that are not deleted, with one more column: a view names its columns. */
export function liveTopicsWith(root: string, column: string): string {
  const folder = join(root, MIGRATIONS);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const [, columns, condition] = texts.flatMap((text) => [...text.matchAll(VIEW)]).at(-1) ?? [];
  if (columns === undefined || condition === undefined) {
    throw new Refusal(`No migration in ${MIGRATIONS} defines the view live_topics in the expected form.`);
  }
  return `CREATE OR REPLACE VIEW live_topics AS SELECT
  ${columns}, ${column}
FROM topics
  ${condition.trim()};
`;
}
