import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { subjects } from '../content/topics.ts';
import { users } from '../users/users.ts';

/** Study settings of a user; without a row, the domain's defaults apply. */
export const studySettings = pgTable('study_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  desiredRetention: doublePrecision('desired_retention').notNull(),
  newCardsPerDay: integer('new_cards_per_day').notNull(),
  minutesPerDay: integer('minutes_per_day').notNull(),
  /** Days of the week, 0 for Sunday. */
  daysOff: jsonb('days_off').$type<readonly number[]>().notNull(),
});

/** A user's exam date in a subject. */
export const examDates = pgTable(
  'exam_dates',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    examOn: date('exam_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
);
