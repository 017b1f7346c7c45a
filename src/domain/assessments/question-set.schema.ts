import * as z from 'zod/mini';
import { DIFFICULTIES } from '../attempts/results/difficulty.ts';
import { gradeBoundariesSchema } from '../attempts/results/grade-boundaries.ts';
import {
  DRAW_COUNT_MAX,
  EXAM_SECONDS_MAX,
  EXAM_SECONDS_MIN,
  PAPER_QUESTIONS_MAX,
  PAPER_SECTIONS_MAX,
  QUESTIONS_PER_QUIZ_MAX,
  QUIZ_DRAWS_MAX,
  TEXT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../platform/limits.ts';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '../questions/types/registry.ts';

const line = z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS, `Use ${TITLE_MAX_CHARS} characters or fewer`));
const title = line.check(z.minLength(1, 'Enter a name'));
const instructions = z.string().check(z.trim(), z.maxLength(TEXT_MAX_CHARS));
const seconds = z.nullable(
  z
    .number('Enter the number of minutes')
    .check(
      z.int('Enter a whole number of minutes'),
      z.minimum(EXAM_SECONDS_MIN, 'Enter at least 1 minute'),
      z.maximum(EXAM_SECONDS_MAX, 'The time limit can’t be more than 6 hours'),
    ),
);
const marks = z
  .number('Enter the number of marks')
  .check(
    z.int('Enter a whole number of marks'),
    z.minimum(1, 'Enter at least 1 mark'),
    z.maximum(100, 'Enter 100 marks or fewer'),
  );

/** A question, and what it is worth here; null: what it is worth by itself. */
const pickSchema = z.object({ kind: z.literal('pick'), item: z.guid(), marks: z.nullable(marks) });

/** A rule by which questions are drawn again for every attempt. Empty lists set no condition. */
export const drawSchema = z.object({
  kind: z.literal('draw'),
  topic: z.guid('Choose a topic'),
  types: z.array(z.enum(QUESTION_TYPE_NAMES as [QuestionTypeName, ...QuestionTypeName[]])),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  count: z
    .number('Enter the number of questions')
    .check(
      z.int('Enter a whole number'),
      z.minimum(1, 'Enter at least 1 question'),
      z.maximum(DRAW_COUNT_MAX, `Enter ${DRAW_COUNT_MAX} questions or fewer per rule`),
    ),
  marks: z.nullable(marks),
});
export type DrawRule = z.infer<typeof drawSchema>;

const entrySchema = z.discriminatedUnion('kind', [pickSchema, drawSchema]);
export type SetEntry = z.infer<typeof entrySchema>;

const isUnique = (entries: readonly SetEntry[]): boolean => {
  const items = entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.item] : []));
  return new Set(items).size === items.length;
};

/** A quiz as its author writes it. */
export const quizDraftSchema = z.object({
  title,
  topic: z.guid('Choose a topic'),
  instructions,
  seconds,
  entries: z.array(entrySchema).check(
    z.maxLength(QUESTIONS_PER_QUIZ_MAX, 'Too many questions'),
    z.refine(isUnique, 'This question is listed twice'),
    z.refine((entries) => entries.filter(({ kind }) => kind === 'draw').length <= QUIZ_DRAWS_MAX, 'Too many rules'),
  ),
});
export type QuizDraft = z.infer<typeof quizDraftSchema>;

const sectionSchema = z.object({
  title,
  instructions,
  entries: z.array(z.object({ kind: z.literal('pick'), item: z.guid(), marks })),
});
export type SectionDraft = z.infer<typeof sectionSchema>;

/** An exam paper as its author writes it. Its questions are pinned to what they say when it is saved. */
export const paperSetSchema = z.object({
  title,
  subject: z.guid('Choose a subject'),
  year: z.number('Enter a year').check(z.int(), z.minimum(1800), z.maximum(2200)),
  session: line,
  board: line,
  instructions,
  seconds,
  gradeBoundaries: gradeBoundariesSchema,
  sections: z.array(sectionSchema).check(
    z.minLength(1, 'Add at least one section'),
    z.maxLength(PAPER_SECTIONS_MAX, 'Too many sections'),
    z.refine((sections) => isUnique(sections.flatMap(({ entries }) => entries)), 'This question is listed twice'),
    z.refine(
      (sections) => sections.reduce((sum, { entries }) => sum + entries.length, 0) <= PAPER_QUESTIONS_MAX,
      'Too many questions',
    ),
  ),
});
export type PaperSet = z.infer<typeof paperSetSchema>;
