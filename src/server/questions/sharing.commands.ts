import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Shareable } from '#domain/questions/authoring/authored-list.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { keyColumns } from './answer-keys/key-columns.sql.ts';
import { type Author, isShared as isSharedWith } from './author.ts';
import { recorded } from './recorded-change.ts';

/** What teachers share, by its kind in the audit log. */
const TABLES: Readonly<Record<Shareable, string>> = { 'question-bank': 'items', quiz: 'quizzes' };

/**
 * Shares a teacher's own question or quiz with the teachers of the author's school, or stops sharing it. The content
 * does not change, so its revision stays. Throws `FORBIDDEN` for authors without a school, `NOT_FOUND` for content of
 * others.
 */
export const shareOwn = (
  pool: pg.Pool,
  author: Author,
  { kind, id }: { readonly kind: Shareable; readonly id: string },
  isShared: boolean,
): Promise<void> =>
  recorded(pool, author, { kind, id, action: isShared ? 'shared' : 'unshared' }, async (client) => {
    if (author.bank || author.schoolId === null) throw new ProductError('FORBIDDEN');
    const { rowCount } = isUuid(id)
      ? await client.query(
          `update ${TABLES[kind]} set school_id = $3
           where id = $1 and owner_id = $2 and not in_bank and deleted_at is null`,
          [id, author.userId, isShared ? author.schoolId : null],
        )
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
  });

/**
 * Copies a question that a colleague shares into the teacher's own questions: a draft with the content of the published
 * version, independent from then on. Returns its id. Throws `FORBIDDEN` for authors of the bank, `NOT_FOUND` for
 * questions that are not shared with them now.
 */
export function copyShared(pool: pg.Pool, author: Author, shared: string): Promise<string> {
  const id = randomUUIDv7();
  return recorded(pool, author, { kind: 'question-bank', id, action: 'copied' }, async (client) => {
    if (author.bank) throw new ProductError('FORBIDDEN');
    const { rowCount } = isUuid(shared)
      ? await client.query(COPY_QUESTION, [id, shared, author.userId])
      : { rowCount: 0 };
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await client.query(COPY_VERSION, [randomUUIDv7(), id, shared, author.userId]);
    return id;
  });
}

// Locked, so that the published version is the same for both statements, and it stays shared meanwhile.
const COPY_QUESTION = `
  with i as materialized (
    select i.* from items i where i.id = $2 and not i.in_bank and i.owner_id <> $3 and ${isSharedWith('i', '= $3')}
      and i.published_at is not null and i.deleted_at is null for update of i
  )
  insert into items (id, topic_id, external_id, type, subtopic, version, stage, published_at, tags, estimate, in_bank, owner_id)
  select $1::uuid, topic_id, 'lectern-' || $1::uuid::text, type, subtopic, 1, 'draft', null, tags, estimate, false, $3 from i`;

// The audit log and the source name the original author; this version's author is the user who copied it.
const COPY_VERSION = `
  insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, template, source, figures, digest, author_id)
  select $1, $2, 1, v.stem, v.body, ${keyColumns('v')}, v.source, v.figures, v.digest, $4
  from items i join item_versions v on v.item_id = i.id and v.version = i.version where i.id = $3`;
