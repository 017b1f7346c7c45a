import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Difficulty } from '#domain/attempts/results/difficulty.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { belongsTo, createdAt, refersTo } from '../../columns.ts';
import { authored, live } from '../content/publishing.ts';
import { topics } from '../content/topics.ts';
import { items } from '../questions/questions.ts';
import { schools, users } from '../users/users.ts';

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid('id').primaryKey(),
    topicId: refersTo('topic_id', () => topics.id),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    /** True for the quiz that imports maintain: all questions of the topic. */
    practice: boolean('practice').notNull().default(false),
    /** Time limit in seconds; null: none. */
    seconds: integer('seconds'),
    /** Markdown, shown before the start. */
    instructions: text('instructions').notNull().default(''),
    ...authored(),
    /** False: a teacher's own quiz, which is in no topic and which students don't find. It is assigned to classes. */
    inBank: boolean('in_bank').notNull().default(true),
    /** The teacher who owns it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The school it is shared with, as long as its owner is one of the school's teachers. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    live: live("stage = 'published' and deleted_at is null and in_bank"),
    createdAt: createdAt(),
  },
  (t) => [
    index('quizzes_topic').on(t.topicId),
    index('quizzes_first').on(t.topicId, sql`${t.practice} desc`, t.position).where(sql`${t.live}`),
    index('quizzes_owner').on(t.ownerId, t.changedAt).where(sql`${t.ownerId} is not null`),
    index('quizzes_school').on(t.schoolId, t.changedAt).where(sql`${t.schoolId} is not null`),
    uniqueIndex('quizzes_practice').on(t.topicId).where(sql`${t.practice}`),
  ],
);

export const quizItems = pgTable(
  'quiz_items',
  {
    quizId: belongsTo('quiz_id', () => quizzes.id),
    itemId: belongsTo('item_id', () => items.id),
    position: integer('position').notNull(),
    /** Its marks in this quiz; null: its own. */
    marks: doublePrecision('marks'),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.itemId] }), index('quiz_items_order').on(t.quizId, t.position)],
);

/** Rules that draw questions for each attempt. Their positions are among those of the other questions. */
export const quizDraws = pgTable(
  'quiz_draws',
  {
    quizId: belongsTo('quiz_id', () => quizzes.id),
    position: integer('position').notNull(),
    topicId: refersTo('topic_id', () => topics.id),
    /** Empty: every type. */
    types: text('types').array().$type<QuestionTypeName[]>().notNull(),
    /** Empty: every difficulty. */
    difficulties: text('difficulties').array().$type<Difficulty[]>().notNull(),
    count: integer('count').notNull(),
    marks: doublePrecision('marks'),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.position] })],
);
