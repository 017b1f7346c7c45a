import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { users } from '../users/users.ts';
import { classrooms } from './classrooms.ts';

/** Categories of a class's assignments, such as tests and homework, with their weights in the average. */
export const gradeCategories = pgTable(
  'grade_categories',
  {
    id: uuid('id').primaryKey(),
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    weight: doublePrecision('weight').notNull(),
    /** How many of a student's lowest results don't count. */
    dropLowest: integer('drop_lowest').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [
    index('grade_categories_classroom').on(t.classroomId, t.position),
    check('grade_categories_values', sql`${t.weight} >= 0 and ${t.dropLowest} >= 0`),
  ],
);

/** What the teachers of a class note about a student, for themselves. */
export const studentNotes = pgTable(
  'student_notes',
  {
    classroomId: uuid('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Each save has to name the version that it replaces. */
    version: integer('version').notNull(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.classroomId, t.userId] }),
    index('student_notes_user').on(t.userId),
    index('student_notes_by').on(t.writtenBy),
  ],
);
