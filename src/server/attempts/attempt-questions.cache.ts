import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

/** What an answer is checked against. */
export type AnswerableQuestion = { readonly type: QuestionTypeName; readonly body: unknown };

type QuestionsByPosition = ReadonlyMap<number, AnswerableQuestion>;

/*
 * The versions of an attempt never change, and neither does a version, so every process can cache them for ever. This
 * saves a statement with each saved answer. Attempts share the versions that they have in common. Only a diagnostic gets
 * further questions, at new positions.
 */
const attempts = new LRUCache<string, QuestionsByPosition>({ max: 20_000 });
const versions = new LRUCache<string, AnswerableQuestion>({ max: 20_000 });

/**
 * The questions of an attempt by position; empty if there is no such attempt.
 * @param positions if one of them is not known yet, the attempt is read again
 */
export async function questionsOfAttempt(
  pool: pg.Pool,
  attempt: string,
  positions: readonly number[],
): Promise<QuestionsByPosition> {
  const known = attempts.get(attempt);
  if (known !== undefined && positions.every((position) => known.has(position))) return known;
  const { rows } = await pool.query<{ position: number; version_id: string }>({
    name: 'attempt-positions',
    text: 'select position, version_id from attempt_items where attempt_id = $1',
    values: [attempt],
  });
  const found = new Map(rows.map(({ version_id }) => [version_id, versions.get(version_id)]));
  const unknown = [...found].filter(([, item]) => item === undefined).map(([id]) => id);
  if (unknown.length > 0) {
    for (const { id, type, body } of await readVersions(pool, unknown)) {
      const item = { type, body };
      found.set(id, item);
      versions.set(id, item);
    }
  }
  const items = new Map<number, AnswerableQuestion>();
  for (const { position, version_id } of rows) {
    const item = found.get(version_id);
    if (item !== undefined) items.set(position, item);
  }
  if (rows.length > 0) attempts.set(attempt, items);
  return items;
}

async function readVersions(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<AnswerableQuestion & { id: string }>({
    name: 'answerable-versions',
    text: 'select v.id, i.type, v.body from item_versions v join items i on i.id = v.item_id where v.id = any($1)',
    values: [ids],
  });
  return rows;
}
