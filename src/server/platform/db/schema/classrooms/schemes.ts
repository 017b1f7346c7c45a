import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import type { Level } from '#domain/users/profile.schema.ts';
import { belongsTo, createdAt, instant } from '../../columns.ts';
import { subjects } from '../content/topics.ts';
import { schools, users } from '../users/users.ts';
import { classrooms } from './classrooms.ts';

/** Schemes of work: what is taught in each week. */
export const schemes = pgTable(
  'schemes',
  {
    id: uuid('id').primaryKey(),
    /** The school whose teachers read and edit it; null: only its creator does. */
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    subjectId: belongsTo('subject_id', () => subjects.id),
    level: text('level').$type<Level>(),
    /** In order. Each has a version of its own. */
    weeks: jsonb('weeks').$type<readonly SchemeWeek[]>().notNull(),
    /** Raised when the title, subject, level or number of weeks changes. */
    version: integer('version').notNull().default(1),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** When it was archived: no more classes can follow it; those that do continue. */
    archivedAt: instant('archived_at'),
  },
  (t) => [
    index('schemes_school').on(t.schoolId),
    index('schemes_created_by').on(t.createdBy),
    index('schemes_updated_by').on(t.updatedBy),
    index('schemes_subject').on(t.subjectId),
    check('schemes_level', sql`${t.level} in ('lowerSecondary', 'upperSecondary', 'university', 'other')`),
  ],
);

/** The scheme that a class follows, and from which day on. */
export const classSchemes = pgTable(
  'class_schemes',
  {
    classroomId: uuid('classroom_id')
      .primaryKey()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    schemeId: belongsTo('scheme_id', () => schemes.id),
    startsOn: date('starts_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('class_schemes_scheme').on(t.schemeId)],
);
