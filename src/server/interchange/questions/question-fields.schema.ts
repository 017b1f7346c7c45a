import * as z from 'zod/mini';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { HINTS_MAX, QUESTION_TAGS_MAX, TAG_MAX_CHARS } from '#domain/questions/question.limits.ts';

/* The fields from which the forms of the question types in a file are put together. */

const ID_MAX_CHARS = 200;
const SOURCE_TEXT_MAX_CHARS = 1_000;

/** A field that may be null or left out. */
export const nullish = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
/** Whitespace and empty headings or quotations show nothing, and no other format would preserve them. */
export const textField = z
  .string()
  .check(z.minLength(1, { abort: true }), z.maxLength(TEXT_MAX_CHARS), z.regex(/[^\s#>]/));
const sourceText = nullish(z.string().check(z.maxLength(SOURCE_TEXT_MAX_CHARS)));

/** What a question of any type has. */
export const commonFields = {
  id: z.string().check(z.minLength(1), z.maxLength(ID_MAX_CHARS)),
  subject: title,
  topic: title,
  subtopic: nullish(title),
  stem: textField,
  explanation: nullish(z.string().check(z.maxLength(TEXT_MAX_CHARS))),
  /** Shown one after the other, on request. */
  hints: z.optional(z.array(textField).check(z.maxLength(HINTS_MAX))),
  /** Authors find questions by them. */
  tags: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX_CHARS)))
      .check(z.maxLength(QUESTION_TAGS_MAX)),
  ),
  keepOrder: z.optional(z.boolean()),
  /** Of a randomised question: what its placeholders stand for. */
  parameters: nullish(parametersSchema),
  images: z.optional(z.array(z.strictObject({ file: z.string().check(z.minLength(1)), alt: nullish(z.string()) }))),
  source: nullish(
    z.strictObject({
      work: sourceText,
      author: sourceText,
      repo: sourceText,
      commit: sourceText,
      path: sourceText,
      element: sourceText,
      url: sourceText,
    }),
  ),
  licence: sourceText,
};
/** `keepOrder` is written by the types that have choices. */
export type CommonField = Exclude<keyof typeof commonFields, 'keepOrder'>;

export const choicesField = z.array(z.strictObject({ id: z.string(), text: z.string() }));
export const noChoices = z.optional(z.null('this type of question has none'));
export const choiceIds = z.array(z.string());
/** In per cent of the marks, by the id of the choice; left out: correct choices share the marks evenly. */
export const weightsField = z.optional(z.record(z.string(), z.number()));
/** The misconceptions behind incorrect choices, by the id of the choice. */
export const misconceptionsField = z.optional(z.record(z.string(), z.string()));
export const acceptedById = z.record(z.string(), z.array(z.string()));
export const strictnessFields = { caseSensitive: z.optional(z.boolean()), ignoreAccents: z.optional(z.boolean()) };
export const spotsField = z.array(z.strictObject({ id: z.string(), x: z.number(), y: z.number(), text: z.string() }));

/** A mark scheme; points without an id are numbered `p1`, `p2` …, and the default total is their sum. */
export const schemeField = z.strictObject({
  points: z.array(
    z.strictObject({
      id: z.optional(z.string()),
      text: z.string(),
      marks: z.optional(z.number()),
      alternatives: z.optional(z.array(z.string())),
      required: z.optional(z.boolean()),
      needs: z.optional(z.array(z.string())),
      carriesErrors: z.optional(z.boolean()),
    }),
  ),
  groups: z.optional(z.array(z.strictObject({ points: z.array(z.string()), atMost: z.number() }))),
  total: z.optional(z.number()),
});
export type SchemeInFile = z.infer<typeof schemeField>;
export const writtenFields = {
  ...commonFields,
  choices: noChoices,
  scheme: schemeField,
  modelAnswer: nullish(z.string()),
};
