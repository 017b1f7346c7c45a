import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PromotionRetained } from '#domain/classrooms/promotion/promotion.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { schools, users } from '../users/users.ts';
import { classrooms } from './classrooms.ts';

/** Promotions of a school's classes at the end of a school year. */
export const promotions = pgTable(
  'promotions',
  {
    id: uuid('id').primaryKey(),
    schoolId: belongsTo('school_id', () => schools.id),
    /** The user who promoted the classes; null if the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Also the instant at which the classes were archived. */
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
    /** What undoing has left as it is, by name. */
    retained: jsonb('retained').$type<readonly PromotionRetained[]>().notNull().default([]),
  },
  (t) => [index('promotions_school').on(t.schoolId, t.createdAt, t.id), index('promotions_user').on(t.userId)],
);

/** What a promotion did with each class. */
export const promotionClasses = pgTable(
  'promotion_classes',
  {
    promotionId: belongsTo('promotion_id', () => promotions.id),
    position: integer('position').notNull(),
    action: text('action').$type<'create' | 'join' | 'archive'>().notNull(),
    sourceId: belongsTo('source_id', () => classrooms.id),
    sourceName: text('source_name').notNull(),
    /** Null if the class was only archived, or if undoing has deleted the new one. */
    targetId: uuid('target_id').references(() => classrooms.id, { onDelete: 'set null' }),
    targetName: text('target_name'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.position] }),
    // A class is promoted once, by whichever admin is first, until this is undone.
    uniqueIndex('promotion_classes_once').on(t.sourceId).where(sql`${t.undoneAt} is null`),
    index('promotion_classes_source').on(t.sourceId),
    index('promotion_classes_new').on(t.targetId),
    check('promotion_classes_action', sql`${t.action} in ('create', 'join', 'archive')`),
    check('promotion_classes_target', sql`(${t.action} = 'archive') = (${t.targetName} is null)`),
  ],
);

/** Memberships that a promotion has added. */
export const promotionMembers = pgTable(
  'promotion_members',
  {
    promotionId: uuid('promotion_id').notNull(),
    position: integer('position').notNull(),
    userId: belongsTo('user_id', () => users.id),
    role: text('role').$type<'student' | 'teacher'>().notNull(),
    /** When the student had left the class before; null: was never in it. */
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.position, t.userId, t.role] }),
    index('promotion_members_user').on(t.userId),
    foreignKey({
      name: 'promotion_members_class',
      columns: [t.promotionId, t.position],
      foreignColumns: [promotionClasses.promotionId, promotionClasses.position],
    }).onDelete('cascade'),
    check('promotion_members_role', sql`${t.role} in ('student', 'teacher')`),
  ],
);
