import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { LiveMode, LiveState } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { belongsTo, bytea, createdAt, instant, refersTo } from '../../columns.ts';
import { questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { assignments } from './assignments.ts';
import { classrooms } from './classrooms.ts';

/** A live quiz in a class, in the state of its machine (`machines/live-quiz`). */
export const liveQuizzes = pgTable(
  'live_quizzes',
  {
    id: uuid('id').primaryKey(),
    classroomId: belongsTo('classroom_id', () => classrooms.id),
    hostId: uuid('host_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** With which players join; null once it has ended. */
    code: text('code'),
    mode: text('mode').$type<LiveMode>().notNull(),
    /** Time for each vote; null: until the host locks it. */
    seconds: integer('seconds'),
    hasGuests: boolean('has_guests').notNull(),
    teamCount: integer('team_count').notNull(),
    /** Questions of the source that can't be asked live. */
    leftOut: integer('left_out').notNull().default(0),
    state: text('state').$type<LiveState>().notNull().default('lobby'),
    position: integer('position').notNull().default(0),
    vote: integer('vote').$type<1 | 2>().notNull().default(1),
    /** Number of steps, by which a command that is late is recognised. */
    revision: integer('revision').notNull().default(1),
    /** The hosting device, and its last signal. */
    device: uuid('device'),
    deviceSeenAt: instant('device_seen_at'),
    /** When the current vote was opened, and when it locks. */
    openedAt: instant('opened_at'),
    locksAt: instant('locks_at'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    /** The column of the gradebook that its results were added to. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('live_quizzes_assignment').on(t.assignmentId),
    index('live_quizzes_classroom').on(t.classroomId, t.createdAt),
    index('live_quizzes_host').on(t.hostId),
    uniqueIndex('live_quizzes_open_code').on(t.code),
    check('live_quizzes_code', sql`(${t.endedAt} is null) = (${t.code} is not null)`),
  ],
);

/** The questions of a live quiz, pinned to their version. */
export const liveQuestions = pgTable(
  'live_questions',
  {
    liveQuizId: belongsTo('live_quiz_id', () => liveQuizzes.id),
    position: integer('position').notNull(),
    versionId: refersTo('version_id', () => questionVersions.id),
    /** When it was to be revealed, an assignment reserved it for someone: its answer is not shown. */
    isWithheld: boolean('is_withheld').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.liveQuizId, t.position] }), index('live_questions_version').on(t.versionId)],
);

/** Players: students of the class with their account, and guests with a nickname. */
export const livePlayers = pgTable(
  'live_players',
  {
    id: uuid('id').primaryKey(),
    liveQuizId: belongsTo('live_quiz_id', () => liveQuizzes.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The folded nickname of a guest, which no other guest has; null for students. */
    nameKey: text('name_key'),
    /** Of the token with which a guest's browser returns. */
    tokenDigest: bytea('token_digest'),
    team: integer('team'),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    removedAt: instant('removed_at'),
    /** When the answers were recorded as an attempt. */
    recordedAt: instant('recorded_at'),
  },
  (t) => [
    uniqueIndex('live_players_user').on(t.liveQuizId, t.userId),
    uniqueIndex('live_players_name').on(t.liveQuizId, t.nameKey),
    uniqueIndex('live_players_token').on(t.tokenDigest),
    index('live_players_of_user').on(t.userId),
    check('live_players_identity', sql`${t.userId} is null or ${t.tokenDigest} is null`),
  ],
);

/** The one answer of a player to a vote. */
export const liveAnswers = pgTable(
  'live_answers',
  {
    id: uuid('id').primaryKey(),
    liveQuizId: belongsTo('live_quiz_id', () => liveQuizzes.id),
    position: integer('position').notNull(),
    vote: integer('vote').notNull(),
    /** Null: of a poll that has ended. */
    playerId: uuid('player_id').references(() => livePlayers.id, { onDelete: 'cascade' }),
    response: jsonb('response').notNull(),
    credit: doublePrecision('credit'),
    points: integer('points').notNull(),
    receivedAt: instant('received_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('live_answers_once').on(t.liveQuizId, t.position, t.vote, t.playerId),
    index('live_answers_player').on(t.playerId),
  ],
);
