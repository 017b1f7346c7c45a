import * as z from 'zod/mini';
import { TEXT_MAX_CHARS } from '../platform/text.limits.ts';
import {
  ACCEPTED_ANSWERS_MAX,
  CHOICE_TEXT_MAX_CHARS,
  CHOICES_MAX,
  GAPS_MAX,
  MARKS_PER_POINT_MAX,
  SHORT_RESPONSE_MAX_CHARS,
} from '../questions/question.limits.ts';

/** Characters of a file's name, and of the beginning of a question's source. */
const NAME_MAX_CHARS = 400;
const SOURCE_START_CHARS = 100;
/** Characters of a unit; a question of the bank has the same limit. */
export const UNIT_MAX_CHARS = 60;

const acceptedSchema = z
  .array(z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS)))
  .check(z.maxLength(ACCEPTED_ANSWERS_MAX));

/**
 * What can be corrected of a question of a document. Null, or left out: the question has no such part. Earlier versions
 * stored no answers of short answers, numbers and blanks.
 */
export const correctableSchema = z.object({
  /** Markdown; each blank of a question with blanks is `____`. */
  stem: z.string().check(z.maxLength(TEXT_MAX_CHARS)),
  choices: z.nullable(
    z
      .array(z.object({ text: z.string().check(z.maxLength(CHOICE_TEXT_MAX_CHARS)), isCorrect: z.boolean() }))
      .check(z.maxLength(CHOICES_MAX)),
  ),
  /** The answer of a question of true or false. */
  isTrue: z.nullable(z.boolean()),
  marks: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(MARKS_PER_POINT_MAX))),
  /** The accepted answers of a short answer. */
  accepted: z.optional(acceptedSchema),
  /** A number, how far answers may differ from it, and its unit; an empty unit is none. */
  number: z.optional(
    z.object({
      value: z.number(),
      tolerance: z.number().check(z.nonnegative()),
      unit: z.string().check(z.maxLength(UNIT_MAX_CHARS)),
    }),
  ),
  /** The accepted answers of each blank, in the order of the text. */
  blanks: z.optional(z.array(acceptedSchema).check(z.maxLength(GAPS_MAX))),
});
export type CorrectableQuestion = z.infer<typeof correctableSchema>;

/** A question of a document by its file, its line, and the beginning of its text there. */
const locationSchema = z.object({
  file: z.string().check(z.maxLength(NAME_MAX_CHARS)),
  line: z.number().check(z.int(), z.minimum(1)),
  source: z.string().check(z.maxLength(SOURCE_START_CHARS)),
});
export type CorrectionLocation = z.infer<typeof locationSchema>;

/** A question of a document as its author has corrected it in the preview of an import. */
export const correctionSchema = z.object({ ...locationSchema.shape, question: correctableSchema });
export type Correction = z.infer<typeof correctionSchema>;

/**
 * The location of a question of a document. The text is part of it, so that a file that is read in another way never gets
 * the correction of another question.
 */
export const correctionLocation = ({ file, line, source }: CorrectionLocation): CorrectionLocation => ({
  file,
  line,
  source: source.slice(0, SOURCE_START_CHARS),
});

/** The correction of the question at a location; undefined: it has none. */
export function correctionAt(corrections: readonly Correction[], where: CorrectionLocation): Correction | undefined {
  const { file, line, source } = correctionLocation(where);
  return corrections.find((each) => each.file === file && each.line === line && each.source === source);
}

/** The corrections without one of a question, and with its new one; null removes it. */
export function withCorrection(
  corrections: readonly Correction[],
  where: CorrectionLocation,
  question: CorrectableQuestion | null,
): Correction[] {
  const former = correctionAt(corrections, where);
  const others = corrections.filter((each) => each !== former);
  return question === null ? others : [...others, { ...correctionLocation(where), question }];
}
