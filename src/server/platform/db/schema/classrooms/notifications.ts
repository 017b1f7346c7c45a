import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Delivery, NotificationKind } from '#domain/classrooms/notifications/notification.schema.ts';
import type { CentreKind } from '#domain/classrooms/notifications/notification-centre.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { sessions } from '../access/sessions.ts';
import { markComplaints } from '../attempts/teacher-marks.ts';
import { users } from '../users/users.ts';
import { assignments } from './assignments.ts';
import { announcements, studentQuestions } from './stream.ts';
import { reportSets } from './student-reports.ts';

/** How users are emailed about their classes. A user without a row has the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    announcements: text('announcements').$type<Delivery>().notNull().default('atOnce'),
    answers: text('answers').$type<Delivery>().notNull().default('atOnce'),
    questions: text('questions').$type<Delivery>().notNull().default('daily'),
    reports: text('reports').$type<Delivery>().notNull().default('atOnce'),
    /** Minutes of the user's day. Equal: no quiet hours. */
    quietFrom: integer('quiet_from').notNull().default(1260),
    quietUntil: integer('quiet_until').notNull().default(420),
    /**
     * Of the browser in which the settings were saved. In place of UTC the installation's applies: either nothing was
     * saved, or the browser hides its time zone.
     */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Kinds of notifications that are not sent to the user’s devices. */
    pushOff: text('push_off').array().$type<CentreKind[]>().notNull().default([]),
    /** In the address that ends these emails, and nothing else. */
    unsubscribeId: uuid('unsubscribe_id').notNull().defaultRandom(),
  },
  (t) => [
    uniqueIndex('notification_settings_unsubscribe').on(t.unsubscribeId),
    check('notification_settings_announcements', sql`${t.announcements} in ('atOnce', 'daily', 'off')`),
    check('notification_settings_answers', sql`${t.answers} in ('atOnce', 'daily', 'off')`),
    check('notification_settings_questions', sql`${t.questions} in ('atOnce', 'daily', 'off')`),
    check('notification_settings_reports', sql`${t.reports} in ('atOnce', 'daily', 'off')`),
  ],
);

/** Emails about classes, each once per user, kind and subject. */
export const classMails = pgTable(
  'class_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => studentQuestions.id, { onDelete: 'cascade' }),
    reportSetId: uuid('report_set_id').references(() => reportSets.id, { onDelete: 'cascade' }),
    happenedAt: instant('happened_at').notNull(),
    sendAt: instant('send_at').notNull(),
    /** When it was sent, or when it was found that it no longer concerns the user. */
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('class_mails_announcement').on(t.announcementId, t.userId),
    uniqueIndex('class_mails_question').on(t.questionId, t.kind, t.userId),
    uniqueIndex('class_mails_report').on(t.reportSetId, t.userId),
    index('class_mails_user').on(t.userId),
    index('class_mails_due').on(t.sendAt).where(sql`${t.doneAt} is null`),
    check('class_mails_kind', sql`${t.kind} in ('announcements', 'answers', 'questions', 'reports')`),
    check(
      'class_mails_subject',
      sql`(${t.kind} = 'announcements') = (${t.announcementId} is not null) and (${t.kind} in ('answers', 'questions')) = (${t.questionId} is not null) and (${t.kind} = 'reports') = (${t.reportSetId} is not null)`,
    ),
  ],
);

/**
 * The notification centre: what happened, once per user, kind and subject. Triggers and a sweep add rows. A row holds no
 * text, and who may read it is checked again when it is shown.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind').$type<CentreKind>().notNull(),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => studentQuestions.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    reportSetId: uuid('report_set_id').references(() => reportSets.id, { onDelete: 'cascade' }),
    /** Together with the position: a request for a re-mark. */
    attemptId: uuid('attempt_id'),
    position: integer('position'),
    /** For work to mark: when the latest of it was submitted that the teacher had not seen. */
    happenedAt: instant('happened_at').notNull(),
    readAt: instant('read_at'),
    /** When it was sent to the user’s devices, or was found to be of no interest to them. */
    pushedAt: instant('pushed_at'),
  },
  (t) => [
    foreignKey({
      name: 'notifications_remark_request_fk',
      columns: [t.attemptId, t.position],
      foreignColumns: [markComplaints.attemptId, markComplaints.position],
    }).onDelete('cascade'),
    uniqueIndex('notifications_announcement')
      .on(t.announcementId, t.userId)
      .where(sql`${t.announcementId} is not null`),
    uniqueIndex('notifications_question').on(t.questionId, t.kind, t.userId).where(sql`${t.questionId} is not null`),
    uniqueIndex('notifications_assignment')
      .on(t.assignmentId, t.kind, t.userId)
      .where(sql`${t.assignmentId} is not null`),
    uniqueIndex('notifications_report').on(t.reportSetId, t.userId).where(sql`${t.reportSetId} is not null`),
    uniqueIndex('notifications_remark')
      .on(t.attemptId, t.position, t.kind, t.userId)
      .where(sql`${t.attemptId} is not null`),
    index('notifications_user').on(t.userId, t.happenedAt, t.id),
    index('notifications_old').on(t.happenedAt),
    index('notifications_to_push').on(t.userId, t.happenedAt).where(sql`${t.pushedAt} is null and ${t.readAt} is null`),
    check(
      'notifications_kind',
      sql`${t.kind} in ('announcement', 'answer', 'assignmentOpened', 'assignmentDue', 'marksReleased', 'remarkDecided', 'report', 'question', 'workToMark', 'remarkRequest')`,
    ),
    check(
      'notifications_subject',
      sql`(${t.kind} = 'announcement') = (${t.announcementId} is not null) and (${t.kind} in ('answer', 'question')) = (${t.questionId} is not null) and (${t.kind} in ('assignmentOpened', 'assignmentDue', 'marksReleased', 'workToMark')) = (${t.assignmentId} is not null) and (${t.kind} = 'report') = (${t.reportSetId} is not null) and (${t.kind} in ('remarkDecided', 'remarkRequest')) = (${t.attemptId} is not null) and (${t.attemptId} is null) = (${t.position} is null)`,
    ),
  ],
);

/** Devices that get notifications. One per session, which it ends with. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: belongsTo('session_id', () => sessions.id).primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** The address of the browser’s push service. Who knows it and the keys can send to the device. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('push_subscriptions_endpoint').on(t.endpoint), index('push_subscriptions_user').on(t.userId)],
);

/** The key pair by which push services recognise this installation: one row, generated once. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    sealedPrivateKey: bytea('sealed_private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_is_only', sql`${t.isOnly}`)],
);
