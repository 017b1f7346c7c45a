import * as z from 'zod/mini';
import { DIFFICULTIES } from '../attempts/results/difficulty.ts';
import { gradeBoundariesSchema } from '../attempts/results/grade-boundaries.ts';
import { problemText } from '../platform/problem.ts';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '../platform/text.limits.ts';
import { QUESTION_TYPE_NAMES } from '../questions/types/registry.ts';
import {
  DRAW_COUNT_MAX,
  EXAM_SECONDS_MAX,
  EXAM_SECONDS_MIN,
  PAPER_QUESTIONS_MAX,
  PAPER_SECTIONS_MAX,
  QUESTIONS_PER_QUIZ_MAX,
  QUIZ_DRAWS_MAX,
} from './assessment.limits.ts';

const line = z
  .string()
  .check(z.trim(), z.maxLength(TITLE_MAX_CHARS, problemText('charactersTooMany', { max: TITLE_MAX_CHARS })));
const title = line.check(z.minLength(1, problemText('nameMissing')));
const instructions = z.string().check(z.trim(), z.maxLength(TEXT_MAX_CHARS));
const seconds = z.nullable(
  z
    .number(problemText('minutesMissing'))
    .check(
      z.int(problemText('minutesNotWhole')),
      z.minimum(EXAM_SECONDS_MIN, problemText('minutesTooFew')),
      z.maximum(EXAM_SECONDS_MAX, problemText('timeLimitTooLong')),
    ),
);
const marks = z
  .number(problemText('marksMissing'))
  .check(
    z.int(problemText('marksNotWhole')),
    z.minimum(1, problemText('marksTooLow')),
    z.maximum(100, problemText('marksTooHigh')),
  );

/** A question, and its marks here; null: its own marks. */
const pickSchema = z.object({ kind: z.literal('pick'), item: z.guid(), marks: z.nullable(marks) });

/** A rule that draws random questions for every attempt. Empty lists set no condition. */
export const drawSchema = z.object({
  kind: z.literal('draw'),
  topic: z.guid(problemText('topicMissing')),
  types: z.array(z.enum(QUESTION_TYPE_NAMES)),
  difficulties: z.array(z.enum(DIFFICULTIES)),
  count: z
    .number(problemText('questionCountMissing'))
    .check(
      z.int(problemText('wholeNumberMissing')),
      z.minimum(1, problemText('questionCountTooLow')),
      z.maximum(DRAW_COUNT_MAX, problemText('drawCountTooHigh', { max: DRAW_COUNT_MAX })),
    ),
  marks: z.nullable(marks),
});
export type DrawRule = z.infer<typeof drawSchema>;

const entrySchema = z.discriminatedUnion('kind', [pickSchema, drawSchema]);
export type AssessmentEntry = z.infer<typeof entrySchema>;

const isUnique = (entries: readonly AssessmentEntry[]): boolean => {
  const items = entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.item] : []));
  return new Set(items).size === items.length;
};

/** A quiz as its author writes it. */
export const quizDraftSchema = z.object({
  title,
  topic: z.guid(problemText('topicMissing')),
  instructions,
  seconds,
  entries: z.array(entrySchema).check(
    z.maxLength(QUESTIONS_PER_QUIZ_MAX, problemText('questionsTooMany')),
    z.refine(isUnique, problemText('questionRepeated')),
    z.refine(
      (entries) => entries.filter(({ kind }) => kind === 'draw').length <= QUIZ_DRAWS_MAX,
      problemText('rulesTooMany'),
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

/** An exam paper as its author writes it. Its questions are pinned to their version when it is saved. */
export const paperSchema = z.object({
  title,
  subject: z.guid(problemText('subjectMissing')),
  year: z.number(problemText('yearMissing')).check(z.int(), z.minimum(1800), z.maximum(2200)),
  session: line,
  board: line,
  instructions,
  seconds,
  gradeBoundaries: gradeBoundariesSchema,
  sections: z.array(sectionSchema).check(
    z.minLength(1, problemText('sectionMissing')),
    z.maxLength(PAPER_SECTIONS_MAX, problemText('sectionsTooMany')),
    z.refine((sections) => isUnique(sections.flatMap(({ entries }) => entries)), problemText('questionRepeated')),
    z.refine(
      (sections) => sections.reduce((sum, { entries }) => sum + entries.length, 0) <= PAPER_QUESTIONS_MAX,
      problemText('questionsTooMany'),
    ),
  ),
});
export type PaperContent = z.infer<typeof paperSchema>;
