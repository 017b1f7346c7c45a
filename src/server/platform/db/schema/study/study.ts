import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ExamBoard } from '#domain/study/onboarding/exam-board.ts';
import type { OnboardingStep } from '#domain/study/onboarding/onboarding.schema.ts';
import type { TargetGrade } from '#domain/study/onboarding/target-grade.ts';
import { instant } from '../../columns.ts';
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
  /** Null: the student has not said. */
  examBoard: text('exam_board').$type<ExamBoard>(),
  targetGrade: text('target_grade').$type<TargetGrade>(),
});

/** How far a student has come with onboarding; without a row, they have not started. */
export const onboardings = pgTable('onboardings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The step to show next. */
  step: text('step').$type<OnboardingStep>().notNull(),
  /** When the last step was answered or skipped, or the rest was skipped. */
  finishedAt: instant('finished_at'),
  /** When the student dismissed the invitation on home. */
  invitationDismissedAt: instant('invitation_dismissed_at'),
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
