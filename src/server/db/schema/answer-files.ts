import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';
import { users } from './people.ts';

/** Pictures and PDFs of work on paper, private to whoever handed them up. The bytes lie in the media store. */
export const answerFiles = pgTable(
  'answer_files',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** As offered; the file that comes has to be as long. */
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the bytes, hex; null while they have not come. */
    digest: text('digest'),
    createdAt: createdAt(),
  },
  (t) => [index('answer_files_user').on(t.userId)],
);
