import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, recorded } from '../../columns.ts';
import { quizzes } from '../assessments/quizzes.ts';
import { materials } from '../content/materials.ts';

/** The points of a topic's exam focus. */
export const examFocusPoints = pgTable(
  'exam_focus_points',
  {
    id: uuid('id').primaryKey(),
    materialId: belongsTo('material_id', () => materials.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** 1: rarely asked, 5: in almost every paper. */
    weight: integer('weight').notNull(),
    /** The note that explains it, and the heading in it. */
    noteId: uuid('note_id').references(() => materials.id, { onDelete: 'set null' }),
    noteHeading: text('note_heading'),
    /** Questions to practise it with. */
    quizId: uuid('quiz_id').references(() => quizzes.id, { onDelete: 'set null' }),
    /** Subtopics of the bank whose questions ask for it, one per line: past papers are found by them. */
    subtopics: text('subtopics').notNull().default(''),
    ...recorded(),
  },
  (t) => [
    index('exam_focus_points_place').on(t.materialId, t.position),
    index('exam_focus_points_note').on(t.noteId),
    index('exam_focus_points_quiz').on(t.quizId),
    check('exam_focus_points_weight', sql`${t.weight} between 1 and 5`),
  ],
);
