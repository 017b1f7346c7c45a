import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import type { ClosedBy } from '#domain/attempts/closed-by.ts';
import type { Outcome, Remark } from '#domain/questions/types/question-type.ts';
import { belongsTo, instant, refersTo } from '../../columns.ts';
import { quizzes } from '../assessments/quizzes.ts';
import { assignmentParts } from '../classrooms/assignments.ts';
import { liveQuizzes } from '../classrooms/live-quizzes.ts';
import { subjects } from '../content/topics.ts';
import { questionVersions } from '../questions/questions.ts';
import { studySessions } from '../study/study.ts';
import { users } from '../users/users.ts';

/**
 * One user's attempt at a quiz, an exam, an exam paper, a part of an assignment, a subject's diagnostic, the questions
 * of a study session, or a live quiz. All times are the database's own; see
 * server/attempts/attempt.clock.ts for how the columns about time combine.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    quizId: uuid('quiz_id').references(() => quizzes.id),
    examId: uuid('exam_id'),
    paperId: uuid('paper_id'),
    /** The part of an assignment; then quiz and paper are null, whatever the part contains. */
    assignmentPartId: uuid('assignment_part_id').references(() => assignmentParts.id),
    /** The subject of a diagnostic. */
    diagnosticSubjectId: uuid('diagnostic_subject_id').references(() => subjects.id),
    studySessionId: uuid('study_session_id').references(() => studySessions.id),
    liveQuizId: uuid('live_quiz_id').references(() => liveQuizzes.id, { onDelete: 'cascade' }),
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('deferred'),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** The time limit in seconds; null: none. */
    seconds: integer('seconds'),
    /** Factor of an access arrangement: 1.25 is a quarter more. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** Extra time given during the attempt. */
    extraSeconds: integer('extra_seconds').notNull().default(0),
    /** Total pause that an access arrangement allows, and the duration of completed pauses. */
    pauseSeconds: integer('pause_seconds').notNull().default(0),
    pausedSeconds: doublePrecision('paused_seconds').notNull().default(0),
    pausedAt: instant('paused_at'),
    /** `started_at` + `seconds` × `time_factor` + `extra_seconds` + `paused_seconds`; a current pause extends it. */
    deadlineAt: instant('deadline_at'),
    /**
     * When the assignment closes for this student, whatever the time limit; null: never, or no assignment.
     * Its inputs may change while the attempt is open: `moveWindows` then recomputes it.
     */
    closesAt: instant('closes_at'),
    /** Id of the active device, chosen by the device; null before the first. */
    holder: uuid('holder'),
    /** Its browser and system, for the user to recognise. */
    activeDeviceName: text('holder_name'),
    submittedAt: instant('handed_in_at'),
    submittedBy: text('handed_in_by').$type<ClosedBy>(),
    /** Earned and maximum marks of the marked questions; set on submission. */
    marks: doublePrecision('marks'),
    marksOutOf: doublePrecision('marks_out_of'),
  },
  (t) => [
    index('attempts_user').on(t.userId, t.startedAt),
    index('attempts_user_quiz').on(t.userId, t.quizId, t.startedAt),
    // One open attempt at a time: a second start finds the first.
    uniqueIndex('attempts_open').on(t.userId, t.quizId).where(sql`${t.submittedAt} is null`),
    uniqueIndex('attempts_open_exam').on(t.userId, t.examId).where(sql`${t.submittedAt} is null`),
    uniqueIndex('attempts_open_paper').on(t.userId, t.paperId).where(sql`${t.submittedAt} is null`),
    uniqueIndex('attempts_open_assignment').on(t.userId, t.assignmentPartId).where(sql`${t.submittedAt} is null`),
    uniqueIndex('attempts_open_diagnostic').on(t.userId, t.diagnosticSubjectId).where(sql`${t.submittedAt} is null`),
    index('attempts_assignment').on(t.assignmentPartId, t.userId),
    // The order of marking.
    index('attempts_marking')
      .on(t.assignmentPartId, sql`md5(${t.id}::text)`)
      .where(sql`${t.assignmentPartId} is not null`),
    index('attempts_quiz').on(t.quizId),
    index('attempts_exam').on(t.examId),
    index('attempts_paper').on(t.paperId),
    index('attempts_diagnostic').on(t.diagnosticSubjectId).where(sql`${t.diagnosticSubjectId} is not null`),
    uniqueIndex('attempts_study_session').on(t.studySessionId),
    uniqueIndex('attempts_live_quiz').on(t.liveQuizId, t.userId),
    index('attempts_due').on(sql`least(${t.deadlineAt}, ${t.closesAt})`).where(sql`${t.submittedAt} is null`),
    // Whose window has closed.
    index('attempts_closing').on(t.closesAt).where(sql`${t.closesAt} is not null`),
    check(
      'attempts_belong_to_one',
      sql`num_nonnulls(${t.quizId}, ${t.examId}, ${t.paperId}, ${t.assignmentPartId}, ${t.diagnosticSubjectId}, ${t.studySessionId}, ${t.liveQuizId}) = 1`,
    ),
    check('attempts_clock', sql`(${t.seconds} is null) = (${t.deadlineAt} is null)`),
    check(
      'attempts_closed_by',
      sql`(${t.submittedAt} is null) = (${t.submittedBy} is null) and ${t.submittedBy} in ('student', 'deadline', 'teacher')`,
    ),
  ],
);

/** The questions of an attempt, in order, pinned to the version published when it started. */
export const attemptQuestions = pgTable(
  'attempt_items',
  {
    attemptId: belongsTo('attempt_id', () => attempts.id),
    position: integer('position').notNull(),
    versionId: refersTo('version_id', () => questionVersions.id),
    /** The question's marks in this attempt. */
    marks: doublePrecision('marks').notNull().default(1),
    /** Set on submission. */
    outcome: text('outcome').$type<Outcome>(),
    credit: doublePrecision('credit'),
    remark: text('remark').$type<Remark>(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    index('attempt_items_version').on(t.versionId),
    index('attempt_items_uncounted').on(t.attemptId).where(sql`${t.outcome} in ('unanswered', 'unmarked')`),
  ],
);

/** The foreign key of rows that belong to one question of an attempt, and are deleted together with it. */
export const belongsToAttemptQuestion = (t: { readonly attemptId: AnyPgColumn; readonly position: AnyPgColumn }) =>
  foreignKey({
    columns: [t.attemptId, t.position],
    foreignColumns: [attemptQuestions.attemptId, attemptQuestions.position],
  }).onDelete('cascade');

/** Every answer that was ever acknowledged. Append-only; the answer with the highest sequence counts. */
export const answerLog = pgTable(
  'answer_log',
  {
    /** Generated by the browser: an answer that is sent twice counts once. */
    operationId: uuid('operation_id').primaryKey(),
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    sequence: integer('sequence').notNull(),
    response: jsonb('response').notNull(),
    /** Id of the device that sent it. */
    device: uuid('device'),
    receivedAt: instant('received_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    // No two answers share a number, so it is always determined which one counts.
    unique('answer_log_sequence').on(t.attemptId, t.position, t.sequence),
    belongsToAttemptQuestion(t),
  ],
);

/** Access arrangements of students. No row: none. */
export const accommodations = pgTable(
  'accommodations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Factor for time limits. */
    timeFactor: doublePrecision('time_factor').notNull().default(1),
    /** Total pause allowed in one attempt; 0: no pauses. */
    pauseSeconds: integer('pause_seconds').notNull().default(0),
    /** Number of days by which due dates are extended. */
    dueDays: integer('due_days').notNull().default(0),
    /** Factor for late periods. */
    penaltyWindowFactor: doublePrecision('penalty_window_factor').notNull().default(1),
    grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('accommodations_time_factor', sql`${t.timeFactor} between 1 and 10`),
    check('accommodations_pause_seconds', sql`${t.pauseSeconds} between 0 and 86400`),
    check('accommodations_due_days', sql`${t.dueDays} between 0 and 365`),
    check('accommodations_penalty_window_factor', sql`${t.penaltyWindowFactor} between 1 and 10`),
  ],
);
