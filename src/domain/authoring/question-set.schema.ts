import * as z from 'zod/mini';
import { ITEM_TYPE_NAMES, type ItemTypeName } from '../items/registry.ts';
import {
  DRAW_COUNT_MAX,
  EXAM_SECONDS_MAX,
  EXAM_SECONDS_MIN,
  ITEMS_PER_QUIZ_MAX,
  PAPER_ITEMS_MAX,
  PAPER_SECTIONS_MAX,
  QUIZ_DRAWS_MAX,
  TEXT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../limits.ts';
import { DIFFICULTIES } from '../results/difficulty.ts';
import { gradeBoundariesSchema } from '../results/grade-boundaries.ts';

const line = z.string().check(z.trim(), z.maxLength(TITLE_MAX_CHARS, `At most ${TITLE_MAX_CHARS} characters`));
const title = line.check(z.minLength(1, 'Give it a name'));
const instructions = z.string().check(z.trim(), z.maxLength(TEXT_MAX_CHARS));
const seconds = z.nullable(
  z
    .number('Enter a number of minutes')
    .check(
      z.int('Enter whole minutes'),
      z.minimum(EXAM_SECONDS_MIN, 'Give at least a minute'),
      z.maximum(EXAM_SECONDS_MAX, 'It ends after six hours at the latest'),
    ),
);
const marks = z
  .number('Enter a number of marks')
  .check(
    z.int('Enter whole marks'),
    z.minimum(1, 'A question is worth a mark at least'),
    z.maximum(100, 'At most 100 marks'),
  );

/** A question, and what it is worth here; null: what it is worth by itself. */
const pickSchema = z.object({ kind: z.literal('pick'), item: z.guid(), marks: z.nullable(marks) });

/** A rule by which questions are drawn anew for every attempt. Empty lists ask for nothing. */
export const drawSchema = z.object({
  kind: z.literal('draw'),
  topic: z.guid('Choose a topic'),
  types: z.array(z.enum(ITEM_TYPE_NAMES as [ItemTypeName, ...ItemTypeName[]])),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  count: z
    .number('Enter a number of questions')
    .check(
      z.int('Enter a whole number'),
      z.minimum(1, 'Draw at least one question'),
      z.maximum(DRAW_COUNT_MAX, `At most ${DRAW_COUNT_MAX} questions a rule`),
    ),
  marks: z.nullable(marks),
});
export type DrawRule = z.infer<typeof drawSchema>;

const entrySchema = z.discriminatedUnion('kind', [pickSchema, drawSchema]);
export type SetEntry = z.infer<typeof entrySchema>;

const standsOnce = (entries: readonly SetEntry[]): boolean => {
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
    z.maxLength(ITEMS_PER_QUIZ_MAX, 'These are too many questions'),
    z.refine(standsOnce, 'A question stands here twice'),
    z.refine(
      (entries) => entries.filter(({ kind }) => kind === 'draw').length <= QUIZ_DRAWS_MAX,
      'These are too many rules',
    ),
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
    z.minLength(1, 'A paper has a section at least'),
    z.maxLength(PAPER_SECTIONS_MAX, 'These are too many sections'),
    z.refine((sections) => standsOnce(sections.flatMap(({ entries }) => entries)), 'A question stands here twice'),
    z.refine(
      (sections) => sections.reduce((sum, { entries }) => sum + entries.length, 0) <= PAPER_ITEMS_MAX,
      'These are too many questions',
    ),
  ),
});
export type PaperSet = z.infer<typeof paperSetSchema>;
