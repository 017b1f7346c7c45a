import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RosterFetch } from '#domain/interchange/rosters/rest/roster-connection.schema.ts';
import type {
  RosterAction,
  RosterKind,
  RosterReason,
  RosterRole,
  RosterState,
  RosterStatus,
  RosterStep,
  RosterValues,
} from '#domain/interchange/rosters/roster-import.ts';
import type { Language } from '#domain/platform/language.ts';
import { belongsTo, bytea, createdAt, instant } from '../../columns.ts';
import { classrooms } from '../classrooms/classrooms.ts';
import { schools, users } from '../users/users.ts';

/** The ids that a school's system has for accounts, classes and enrolments. */
export const rosterLinks = pgTable(
  'roster_links',
  {
    schoolId: belongsTo('school_id', () => schools.id),
    kind: text('kind').$type<RosterKind>().notNull(),
    sourcedId: text('sourced_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    classroomId: uuid('classroom_id').references(() => classrooms.id, { onDelete: 'cascade' }),
    /** Of an enrolment. */
    role: text('role').$type<RosterRole>(),
    /** When a roster deactivated the account or archived the class; the record has the same instant until a person changes it. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.kind, t.sourcedId] }),
    uniqueIndex('roster_links_account').on(t.schoolId, t.userId).where(sql`${t.kind} = 'user'`),
    uniqueIndex('roster_links_class').on(t.classroomId).where(sql`${t.kind} = 'class'`),
    index('roster_links_user').on(t.userId),
    index('roster_links_classroom').on(t.classroomId),
    check(
      'roster_links_record',
      sql`(${t.kind} = 'user' and ${t.userId} is not null and ${t.classroomId} is null and ${t.role} is null)
        or (${t.kind} = 'class' and ${t.userId} is null and ${t.classroomId} is not null and ${t.role} is null)
        or (${t.kind} = 'enrolment' and ${t.userId} is not null and ${t.classroomId} is not null and ${t.role} in ('student', 'teacher'))`,
    ),
  ],
);

/** The systems of schools from which rosters are requested. */
export const rosterConnections = pgTable(
  'roster_connections',
  {
    schoolId: uuid('school_id')
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    tokenAddress: text('token_address').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted for this school, these addresses and this client. */
    sealedSecret: bytea('sealed_secret').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('roster_connections_changed_by').on(t.changedBy)],
);

/** Imports of rosters, from the preview to undo. */
export const rosterImports = pgTable(
  'roster_imports',
  {
    id: uuid('id').primaryKey(),
    schoolId: belongsTo('school_id', () => schools.id),
    /** The user who imports; null if the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<RosterState>().notNull().default('reading'),
    /** The row of the upload is deleted with its bytes, before the import. */
    uploadId: uuid('upload_id').notNull(),
    fileName: text('file_name').notNull(),
    /** What is requested from the school's system; null: the file was uploaded. */
    fetches: text('fetches').$type<RosterFetch>(),
    /** When it was requested. What changes later comes with the next request for changes. */
    fetchedAt: instant('fetched_at'),
    /** The id of the school in the roster. */
    rosterSchool: text('roster_school'),
    /** The chosen school of the roster, and the confirmed matches. */
    choices: jsonb('choices').notNull().default({}),
    /** Of invitations. */
    language: text('language').$type<Language>().notNull(),
    /** Whether new users are invited by email. */
    invites: boolean('invites').notNull().default(false),
    /** The address of links in invitations. */
    site: text('site'),
    /** Of the changes: if they differ when they are confirmed, they are shown again. */
    digest: bytea('digest'),
    report: jsonb('report'),
    /** Why it could not be read. */
    problem: jsonb('problem'),
    failedStep: text('failed_step').$type<RosterStep>(),
    /** The school's data had changed when the changes were confirmed. */
    isRecomputed: boolean('is_recomputed').notNull().default(false),
    doneCount: integer('done_count').notNull().default(0),
    allCount: integer('all_count').notNull().default(0),
    appliedAt: instant('applied_at'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // One at a time changes a school, and one that has failed in the middle is continued or undone first.
    uniqueIndex('roster_imports_active')
      .on(t.schoolId)
      .where(sql`${t.state} in ('applying', 'undoing') or ${t.failedStep} in ('applying', 'undoing')`),
    index('roster_imports_school').on(t.schoolId, t.createdAt, t.id),
    index('roster_imports_user').on(t.userId),
    check('roster_imports_fetches', sql`${t.fetches} in ('all', 'changes')`),
    check(
      'roster_imports_state',
      sql`${t.state} in ('reading', 'ready', 'applying', 'done', 'undoing', 'undone', 'cancelled', 'failed')`,
    ),
    check(
      'roster_imports_failed_step',
      sql`(${t.state} = 'failed') = (${t.failedStep} is not null) and ${t.failedStep} in ('reading', 'applying', 'undoing')`,
    ),
  ],
);

/** The changes of an import, in the order in which they are applied: preview, progress, report and undo are these rows. */
export const rosterChanges = pgTable(
  'roster_changes',
  {
    importId: belongsTo('import_id', () => rosterImports.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<RosterKind>().notNull(),
    action: text('action').$type<RosterAction>().notNull(),
    sourcedId: text('sourced_id').notNull(),
    title: text('title').notNull(),
    /** The account and the class; null until the import has created them. */
    userId: uuid('user_id'),
    classroomId: uuid('classroom_id'),
    userSourcedId: text('user_sourced_id'),
    classSourcedId: text('class_sourced_id'),
    classTitle: text('class_title'),
    before: jsonb('before').$type<RosterValues>(),
    after: jsonb('after').$type<RosterValues>(),
    status: text('status').$type<RosterStatus>().notNull().default('planned'),
    reason: text('reason').$type<RosterReason>(),
    /** What undoing needs besides: the membership or the instants before and after. */
    undo: jsonb('undo'),
    /** When an email about it is due; null: none, or it was sent. */
    mailAt: instant('mail_at'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    index('roster_changes_list').on(t.importId, t.kind, t.action, t.position),
    index('roster_changes_user').on(t.userId),
    index('roster_changes_mail').on(t.importId, t.mailAt, t.position).where(sql`${t.mailAt} is not null`),
    check('roster_changes_kind', sql`${t.kind} in ('user', 'class', 'enrolment')`),
    check(
      'roster_changes_action',
      sql`${t.action} in ('add', 'change', 'link', 'match', 'disable', 'enable', 'archive', 'restore', 'remove')`,
    ),
    check('roster_changes_status', sql`${t.status} in ('planned', 'applied', 'skipped', 'undone', 'retained')`),
  ],
);
