import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExamBoard } from '#domain/study/onboarding/exam-board.ts';
import type { OnboardingStep } from '#domain/study/onboarding/onboarding.schema.ts';
import type { TargetGrade } from '#domain/study/onboarding/target-grade.ts';
import type { SessionEnding, SessionStep } from '#domain/study/session/session-step.ts';
import type { SessionSummary, TopicLevel } from '#domain/study/session/session-summary.rule.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
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
  /** Whether home shows the daily goal, the streak and the weekly review. */
  showsStreak: boolean('shows_streak').notNull().default(true),
  /** Null: not stated. */
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
    userId: belongsTo('user_id', () => users.id),
    subjectId: belongsTo('subject_id', () => subjects.id),
    examOn: date('exam_on').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subjectId] })],
);

/** A user's study sessions: at most one is open. Its questions are in an attempt. */
export const studySessions = pgTable(
  'study_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** The user's calendar day on which it started. */
    day: date('day').notNull(),
    /** The length it was planned for. */
    minutes: integer('minutes').notNull(),
    steps: jsonb('steps').$type<readonly SessionStep[]>().notNull(),
    /** Indexes of the completed steps. Devices add to it, and nothing is removed. */
    done: integer('done').array().notNull().default([]),
    /** Mastery of the topics when it started. */
    levels: jsonb('levels').$type<readonly TopicLevel[]>().notNull(),
    /** What has changed; set when it is finished. */
    summary: jsonb('summary').$type<SessionSummary>(),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<SessionEnding>(),
  },
  (t) => [
    index('study_sessions_day').on(t.userId, t.day),
    uniqueIndex('study_sessions_open').on(t.userId).where(sql`${t.endedAt} is null`),
    check(
      'study_sessions_ended',
      sql`(${t.endedAt} is null) = (${t.endedBy} is null) and ${t.endedBy} in ('finished', 'postponed', 'expired')`,
    ),
  ],
);
