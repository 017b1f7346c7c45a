import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExamRecipe } from '#domain/assessments/exam-recipe.schema.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import { belongsTo, createdAt, instant, refersTo } from '../../columns.ts';
import { authored, live } from '../content/publishing.ts';
import { subjects } from '../content/topics.ts';
import { type QuestionSource, questionVersions } from '../questions/questions.ts';
import { users } from '../users/users.ts';

/** Exams that students create for themselves. */
export const exams = pgTable(
  'exams',
  {
    id: uuid('id').primaryKey(),
    ownerId: belongsTo('owner_id', () => users.id),
    title: text('title').notNull(),
    recipe: jsonb('recipe').$type<ExamRecipe>().notNull(),
    /** Time limit; null: none. */
    seconds: integer('seconds'),
    /** Code with which others can copy the exam's settings. Null until the owner shares it. */
    shareToken: text('share_token'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was deleted. Its attempts and their results stay. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('exams_owner').on(t.ownerId, t.createdAt), uniqueIndex('exams_share_token').on(t.shareToken)],
);

/** The questions drawn for an exam, pinned to their version. */
export const examQuestions = pgTable(
  'exam_items',
  {
    examId: belongsTo('exam_id', () => exams.id),
    position: integer('position').notNull(),
    versionId: refersTo('version_id', () => questionVersions.id),
  },
  (t) => [primaryKey({ columns: [t.examId, t.position] })],
);

/** Exam papers of exam boards. */
export const examPapers = pgTable(
  'exam_papers',
  {
    id: uuid('id').primaryKey(),
    subjectId: refersTo('subject_id', () => subjects.id),
    title: text('title').notNull(),
    year: integer('year').notNull(),
    /** Such as `June`; empty if a year has only one. */
    session: text('session').notNull().default(''),
    board: text('board').notNull().default(''),
    seconds: integer('seconds'),
    /** Markdown, on the cover sheet. */
    instructions: text('instructions').notNull().default(''),
    gradeBoundaries: jsonb('grade_boundaries').$type<readonly GradeBoundary[]>().notNull().default([]),
    source: jsonb('source').$type<QuestionSource>().notNull(),
    ...authored(),
    live: live("stage = 'published' and deleted_at is null"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('exam_papers_name').on(t.subjectId, t.title, t.year, t.session)],
);

export const paperSections = pgTable(
  'paper_sections',
  {
    paperId: belongsTo('paper_id', () => examPapers.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.position] })],
);

/** The questions of a paper, numbered across its sections, pinned to their version when the paper was saved. */
export const paperQuestions = pgTable(
  'paper_items',
  {
    paperId: belongsTo('paper_id', () => examPapers.id),
    position: integer('position').notNull(),
    section: integer('section').notNull(),
    versionId: refersTo('version_id', () => questionVersions.id),
    marks: integer('marks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.position] })],
);
