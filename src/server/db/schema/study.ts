import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { subjects } from './topics.ts';

/** How a person wants to study; who has no row studies by the domain's defaults. */
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

/** The day of a person's exam in a subject. */
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
