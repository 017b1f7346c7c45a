import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import { isUuid } from '../db/uuid.ts';
import type { Author } from './author.ts';
import { recorded } from './recorded-change.ts';

/** What teachers share, by its kind among what is on record. */
const TABLES = { 'question-bank': 'items', quiz: 'quizzes' } as const;
export type Shareable = keyof typeof TABLES;

/**
 * Shares a teacher's own question or quiz with the teachers of the author's school, or does so no longer. It is no change
 * of what it says, so that its revision stays. Throws `FORBIDDEN` for authors without a school, `NOT_FOUND` for what is
 * not theirs.
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
