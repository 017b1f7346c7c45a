import * as z from 'zod/mini';
import { TEXT_MAX_CHARS } from '../platform/text.limits.ts';
import { CHOICE_TEXT_MAX_CHARS, CHOICES_MAX, MARKS_PER_POINT_MAX } from '../questions/question.limits.ts';

/** Characters of a file's name, and of the beginning of a question's source. */
const NAME_MAX_CHARS = 400;
const SOURCE_START_CHARS = 100;

/** What can be corrected of a question of a document. Null: the question has no such part. */
export const correctableSchema = z.object({
  /** Markdown; the text with blanks of a question with blanks. */
  stem: z.string().check(z.maxLength(TEXT_MAX_CHARS)),
  choices: z.nullable(
    z
      .array(z.object({ text: z.string().check(z.maxLength(CHOICE_TEXT_MAX_CHARS)), isCorrect: z.boolean() }))
      .check(z.maxLength(CHOICES_MAX)),
  ),
  /** The answer of a question of true or false. */
  isTrue: z.nullable(z.boolean()),
  marks: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(MARKS_PER_POINT_MAX))),
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
