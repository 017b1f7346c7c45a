import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Behaviour } from '#domain/attempts/behaviour.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import type { PartKind } from '#domain/classrooms/assignments/part-kind.ts';
import type { Reveal } from '#domain/classrooms/assignments/reveal.rule.ts';
import { belongsTo, createdAt, instant, refersTo } from '../../columns.ts';
import { examPapers } from '../assessments/exams.ts';
import { quizzes } from '../assessments/quizzes.ts';
import { materials } from '../content/materials.ts';
import { questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';
import { classroomGroups, classrooms } from './classrooms.ts';
import { gradeCategories } from './grading.ts';

/**
 * Work for a class. Draft: `published_at` is null, and no student sees it. Scheduled: it is published and
 * `opens_at` is in the future. Open: until `due_at`. Late: until `late_until`. Closed: after that. The window of one
 * student
 * is computed from this row, exceptions and access arrangements: the domain's `windowOf`.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey(),
    classroomId: belongsTo('classroom_id', () => classrooms.id),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Markdown. */
    instructions: text('instructions').notNull().default(''),
    publishedAt: instant('published_at'),
    /** Null: as soon as it is published. */
    opensAt: instant('opens_at'),
    /** Null: no due date. */
    dueAt: instant('due_at'),
    /** Until when late work is accepted; null: none is accepted after `due_at`. */
    lateUntil: instant('late_until'),
    /** Share of the marks, 0 to 1, deducted for each started period after `due_at`. */
    lateDeduction: doublePrecision('late_deduction').notNull().default(0),
    lateIntervalSeconds: integer('late_interval_seconds')
      .$type<AssignmentDraft['lateIntervalSeconds']>()
      .notNull()
      .default(86_400),
    /** Share of the earned marks, 0 to 1, that late penalties never deduct. */
    lateFloor: doublePrecision('late_floor').notNull().default(0),
    /** Attempts allowed for each part with questions; null: unlimited. */
    tries: integer('tries').default(1),
    /** Which attempt counts. */
    countedAttempt: text('counted_try').$type<'best' | 'last'>().notNull().default('best'),
    behaviour: text('behaviour').$type<Behaviour>().notNull().default('deferred'),
    /** Time limit for each part with questions; null: none. */
    seconds: integer('seconds'),
    /** When students see their marks, and when answers and comments. */
    showsMarks: text('shows_marks').$type<Reveal>().notNull().default('handIn'),
    showsFeedback: text('shows_feedback').$type<Reveal>().notNull().default('handIn'),
    /** When the teacher released all marks; null: not yet. Used if `shows_… = 'release'`. */
    marksReleasedAt: instant('marks_released_at'),
    /**
     * Whether students can't practise its questions outside of the assignment until it is over for them. See
     * `reservationBy`.
     */
    blocksPractice: boolean('blocks_practice').notNull().default(false),
    /** Weight in the class. 0: ungraded practice. */
    weight: doublePrecision('weight').notNull().default(1),
    /** Marks that can be earned in work on paper, which has no parts and whose marks teachers enter; null: online. */
    paperMarks: doublePrecision('paper_marks'),
    /** The only student that it is for; null: the class or its groups. */
    studentId: uuid('student_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of its class; null: none. */
    categoryId: uuid('category_id').references(() => gradeCategories.id, { onDelete: 'set null' }),
    /** The planned assignment of a scheme of work that it was created from; null: none. It may be gone. */
    plannedId: uuid('planned_id'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was deleted; its attempts stay. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('assignments_classroom').on(t.classroomId, t.dueAt),
    index('assignments_planned').on(t.plannedId).where(sql`${t.plannedId} is not null`),
    index('assignments_student').on(t.studentId).where(sql`${t.studentId} is not null`),
    index('assignments_due').on(t.dueAt).where(sql`${t.publishedAt} is not null and ${t.deletedAt} is null`),
    check('assignments_due_after_open', sql`${t.dueAt} > ${t.opensAt}`),
    check('assignments_late_after_due', sql`${t.lateUntil} is null or ${t.lateUntil} > ${t.dueAt}`),
    check(
      'assignments_late',
      sql`${t.lateDeduction} between 0 and 1 and ${t.lateFloor} between 0 and 1 and ${t.lateIntervalSeconds} > 0`,
    ),
    check('assignments_paper_marks', sql`${t.paperMarks} > 0`),
    check('assignments_counted_try', sql`${t.countedAttempt} in ('best', 'last')`),
    check('assignments_behaviour', sql`${t.behaviour} in ('deferred', 'immediate', 'interactive')`),
    check(
      'assignments_shows',
      sql`${t.showsMarks} in ('handIn', 'due', 'release', 'never') and ${t.showsFeedback} in ('handIn', 'due', 'release', 'never')`,
    ),
  ],
);

/** For which groups of the class an assignment is; no row: for the whole class. */
export const assignmentGroups = pgTable(
  'assignment_groups',
  {
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    groupId: belongsTo('group_id', () => classroomGroups.id),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.groupId] }), index('assignment_groups_group').on(t.groupId)],
);

/**
 * The tasks of an assignment, in order. `quiz`, `paper` and `questions` are answered in attempts and have
 * `assignment_items`; `note`, `media` and `deck` are materials to read, to play or to learn, whose progress is in
 * `material_progress`, and for decks in the memory of their cards.
 */
export const assignmentParts = pgTable(
  'assignment_parts',
  {
    id: uuid('id').primaryKey(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    position: integer('position').notNull(),
    kind: text('kind').$type<PartKind>().notNull(),
    /** Title of the content when it was assigned. */
    title: text('title').notNull(),
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'set null' }),
    paperId: uuid('paper_id').references(() => examPapers.id, { onDelete: 'set null' }),
    materialId: uuid('material_id').references(() => materials.id, { onDelete: 'cascade' }),
    /**
     * How many of its questions each student gets, drawn at random for every attempt; null: all of them. The questions
     * of a pool have the same marks. An answer keeps the position that its question has in the pool.
     */
    draws: integer('draws'),
  },
  (t) => [
    check('assignment_parts_draws', sql`${t.draws} is null or (${t.draws} > 0 and ${t.kind} = 'questions')`),
    unique('assignment_parts_position').on(t.assignmentId, t.position),
    index('assignment_parts_material').on(t.materialId),
    check('assignment_parts_kind', sql`${t.kind} in ('quiz', 'paper', 'questions', 'note', 'media', 'deck')`),
    check('assignment_parts_is_of', sql`(${t.kind} in ('note', 'media', 'deck')) = (${t.materialId} is not null)`),
  ],
);

/** The questions of a part, the same for everybody, pinned to their version when they were assigned. */
export const assignmentQuestions = pgTable(
  'assignment_items',
  {
    partId: belongsTo('part_id', () => assignmentParts.id),
    position: integer('position').notNull(),
    versionId: refersTo('version_id', () => questionVersions.id),
    marks: doublePrecision('marks').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.partId, t.position] }), index('assignment_items_version').on(t.versionId)],
);

/**
 * Other times or attempts for one student or one group. Null means as for everybody; a student's own exception takes
 * precedence over that of the group.
 */
export const assignmentExceptions = pgTable(
  'assignment_exceptions',
  {
    id: uuid('id').primaryKey(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => classroomGroups.id, { onDelete: 'cascade' }),
    opensAt: instant('opens_at'),
    dueAt: instant('due_at'),
    lateUntil: instant('late_until'),
    tries: integer('tries'),
    /** The student is excused; it does not count for them. */
    excused: boolean('excused').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('assignment_exceptions_user').on(t.assignmentId, t.userId).where(sql`${t.userId} is not null`),
    uniqueIndex('assignment_exceptions_group').on(t.assignmentId, t.groupId).where(sql`${t.groupId} is not null`),
    check('assignment_exceptions_for_one', sql`num_nonnulls(${t.userId}, ${t.groupId}) = 1`),
  ],
);

/**
 * A student's results in an assignment's questions, summed over its parts: stored, so that a class of 300 with 50
 * assignments opens at once. Written by `updateSubmission` in the transaction that starts, submits, marks or regrades an
 * attempt; no row: not started. Lateness is not stored: it follows from `handed_in_at` and the student's window.
 */
export const submissions = pgTable(
  'submissions',
  {
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    userId: belongsTo('user_id', () => users.id),
    startedAt: instant('started_at').notNull(),
    /**
     * When the last of the counting attempts was submitted; null while a part has none. For an attempt that was
     * submitted automatically, the time of its last answer: a student who forgot to submit is not late for it.
     */
    submittedAt: instant('handed_in_at'),
    /** Of the counting attempts, before late penalties. */
    marks: doublePrecision('marks').notNull().default(0),
    marksOutOf: doublePrecision('marks_out_of').notNull().default(0),
    /** Questions of the counting attempts that have to be marked by hand. */
    unmarkedQuestions: integer('unmarked_items').notNull().default(0),
    /** Whether a teacher entered the marks: they are final, and no late penalty is taken from them. */
    isEntered: boolean('is_entered').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.userId] }),
    index('submissions_user').on(t.userId),
    index('submissions_to_mark').on(t.submittedAt).where(sql`${t.unmarkedQuestions} > 0`),
  ],
);

/**
 * Marks and comments that teachers entered for work on paper, or instead of those of attempts. Each save is a new
 * version and the latest counts, so that two teachers can't overwrite each other unseen, and no earlier mark is lost.
 */
export const enteredMarks = pgTable(
  'entered_marks',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Null: no marks, or those of the attempts again. */
    marks: doublePrecision('marks'),
    comment: text('comment').notNull().default(''),
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    enteredAt: instant('entered_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.userId, t.version] }),
    index('entered_marks_user').on(t.userId),
    index('entered_marks_by').on(t.enteredBy),
    check('entered_marks_marks', sql`${t.marks} >= 0`),
  ],
);

/** Reminders: the sender inserts the row first, so that each is sent once. */
export const assignmentReminders = pgTable(
  'assignment_reminders',
  {
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind').$type<'opened' | 'dueSoon'>().notNull(),
    remindedAt: instant('reminded_at').notNull().defaultNow(),
    /** Null until the email has been sent. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.userId, t.kind] }),
    check('assignment_reminders_kind', sql`${t.kind} in ('opened', 'dueSoon')`),
  ],
);
