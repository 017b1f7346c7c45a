import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, instant } from '../../columns.ts';
import { attempts } from '../attempts/attempts.ts';
import { users } from '../users/users.ts';
import { assignments } from './assignments.ts';

/** The question that the active page of an attempt shows, and the time of its last signal. */
export const attemptPresence = pgTable('attempt_presence', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});

/** Messages from teachers to students during an assignment. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    /** Null: to everybody. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (t) => [index('live_messages_assignment').on(t.assignmentId, t.sentAt)],
);
