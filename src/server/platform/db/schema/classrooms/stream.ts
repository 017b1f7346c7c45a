import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { users } from '../users/users.ts';
import { assignments } from './assignments.ts';
import { classrooms } from './classrooms.ts';

/** What teachers write to a class. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    classroomId: belongsTo('classroom_id', () => classrooms.id),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Markdown; images as `![alt](figure:DIGEST)`. */
    text: text('text').notNull(),
    /** Digests of the images in the text. */
    figures: jsonb('figures').$type<readonly string[]>().notNull().default([]),
    /** Students see it from then on. */
    publishAt: instant('publish_at').notNull().defaultNow(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    /** When the emails about it were queued; null: not yet. */
    mailsQueuedAt: instant('mails_queued_at'),
  },
  (t) => [
    index('announcements_classroom').on(t.classroomId, t.publishAt),
    index('announcements_author').on(t.authorId),
    index('announcements_to_mail').on(t.publishAt).where(sql`${t.mailsQueuedAt} is null`),
  ],
);

/** What a student asks the teachers about an assignment, and their answer. */
export const studentQuestions = pgTable(
  'student_questions',
  {
    id: uuid('id').primaryKey(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    userId: belongsTo('user_id', () => users.id),
    text: text('text').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    /** Whether everyone who has the assignment sees question and answer, without the name of who asked. */
    isPublic: boolean('is_public').notNull().default(false),
    /** When the emails to teachers, and the email about the answer, were queued; null: not yet. */
    questionMailsQueuedAt: instant('question_mails_queued_at'),
    answerMailQueuedAt: instant('answer_mail_queued_at'),
  },
  (t) => [
    index('student_questions_assignment').on(t.assignmentId, t.askedAt),
    index('student_questions_user').on(t.userId),
    index('student_questions_answered_by').on(t.answeredBy),
    index('student_questions_to_mail').on(t.askedAt).where(sql`${t.questionMailsQueuedAt} is null`),
    index('student_answers_to_mail')
      .on(t.answeredAt)
      .where(sql`${t.answerMailQueuedAt} is null and ${t.answer} is not null`),
    check('student_questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('student_questions_public', sql`not ${t.isPublic} or ${t.answer} is not null`),
  ],
);
