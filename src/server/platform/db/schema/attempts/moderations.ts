import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { ModerationStatus } from '#domain/attempts/moderation/moderation-status.ts';
import { belongsTo, createdAt, instant, refersTo } from '../../columns.ts';
import { assignmentParts } from '../classrooms/assignments.ts';
import { questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { belongsToAttemptQuestion } from './attempts.ts';

/**
 * Samples of marked answers to one question of an assignment, each marked again by a colleague who doesn't see the first
 * marks. A moderation never changes a mark.
 */
export const moderations = pgTable(
  'moderations',
  {
    id: uuid('id').primaryKey(),
    partId: belongsTo('part_id', () => assignmentParts.id),
    /** Of the question in the part. */
    position: integer('position').notNull(),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    secondMarkerId: uuid('second_marker_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status').$type<ModerationStatus>().notNull().default('requested'),
    createdAt: createdAt(),
    /** When it was finished or cancelled. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('moderations_part').on(t.partId),
    index('moderations_requested_by').on(t.requestedBy),
    index('moderations_second_marker').on(t.secondMarkerId),
    check('moderations_status', sql`${t.status} in ('requested', 'inProgress', 'finished', 'cancelled')`),
    check('moderations_ended', sql`(${t.status} in ('finished', 'cancelled')) = (${t.endedAt} is not null)`),
  ],
);

/** The answers of a sample, in random order. */
export const moderationAnswers = pgTable(
  'moderation_answers',
  {
    moderationId: belongsTo('moderation_id', () => moderations.id),
    /** In the sample, from 1; it says nothing about the student or the marks. */
    number: integer('number').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    position: integer('position').notNull(),
    /** The version with the mark scheme, as of the time of drawing. */
    schemeVersionId: refersTo('scheme_version_id', () => questionVersions.id),
    /** As of the time of drawing. */
    firstMarks: doublePrecision('first_marks').notNull(),
    outOf: doublePrecision('out_of').notNull(),
    /** Of the second marker; null: not marked yet. */
    awards: jsonb('awards').$type<readonly Award[]>(),
    secondMarks: doublePrecision('second_marks'),
    /** Raised by every saved mark, so that two devices can't overwrite each other unseen. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.moderationId, t.number] }),
    belongsToAttemptQuestion(t),
    index('moderation_answers_attempt').on(t.attemptId, t.position),
    index('moderation_answers_scheme_version').on(t.schemeVersionId),
    check('moderation_answers_marked', sql`(${t.awards} is null) = (${t.secondMarks} is null)`),
  ],
);
