import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { type StoredDraw, withDraw } from '../questions/answer-keys/drawn-question.ts';
import { isRandomised, storedDraw } from '../questions/answer-keys/key-columns.sql.ts';

/** What an answer is checked against. */
export type AnswerableQuestion = { readonly type: QuestionTypeName; readonly body: unknown };

/** The body of a randomised version is an example. */
type AnswerableVersion = AnswerableQuestion & { readonly isRandomised: boolean };

type QuestionsByPosition = ReadonlyMap<number, AnswerableQuestion>;

/*
 * The versions of an attempt never change, and neither does a version, so every process can cache them for ever. This
 * saves a statement with each saved answer. Attempts share the versions that they have in common. Only a diagnostic gets
 * further questions, at new positions.
 */
const attempts = new LRUCache<string, QuestionsByPosition>({ max: 20_000 });
const versions = new LRUCache<string, AnswerableVersion>({ max: 20_000 });

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
    for (const { id, ...item } of await readVersions(pool, unknown)) {
      found.set(id, item);
      versions.set(id, item);
    }
  }
  const items = new Map<number, AnswerableQuestion>();
  for (const { position, version_id } of rows) {
    const item = found.get(version_id);
    if (item !== undefined) items.set(position, item);
  }
  if ([...found.values()].some((item) => item?.isRandomised === true))
    for (const { position, ...item } of await readDraws(pool, attempt)) items.set(position, withDraw(item));
  if (rows.length > 0) attempts.set(attempt, items);
  return items;
}

async function readVersions(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<AnswerableVersion & { id: string }>({
    name: 'answerable-versions',
    text: `select v.id, i.type, v.body, ${isRandomised('v')} as "isRandomised" from item_versions v join items i on i.id = v.item_id
      where v.id = any($1)`,
    values: [ids],
  });
  return rows;
}

/** The randomised questions of an attempt. */
async function readDraws(pool: pg.Pool, attempt: string) {
  const { rows } = await pool.query<AnswerableQuestion & { position: number; draw: StoredDraw | null }>({
    name: 'answerable-draws',
    text: `select ai.position, i.type, v.body, ${storedDraw('v', 'v', 'ai')} as draw
      from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
      where ai.attempt_id = $1 and ${isRandomised('v')}`,
    values: [attempt],
  });
  return rows;
}
