import * as z from 'zod/mini';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { HINTS_MAX, QUESTION_TAGS_MAX, TAG_MAX_CHARS } from '#domain/questions/question.limits.ts';

const ID_MAX_CHARS = 200;
const SOURCE_TEXT_MAX_CHARS = 1_000;

const nullish = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
/** Blanks and empty headings or quotations show nothing, and no other format would preserve them. */
const text = z.string().check(z.minLength(1, { abort: true }), z.maxLength(TEXT_MAX_CHARS), z.regex(/[^\s#>]/));
const sourceText = nullish(z.string().check(z.maxLength(SOURCE_TEXT_MAX_CHARS)));

const common = {
  id: z.string().check(z.minLength(1), z.maxLength(ID_MAX_CHARS)),
  subject: title,
  topic: title,
  subtopic: nullish(title),
  stem: text,
  explanation: nullish(z.string().check(z.maxLength(TEXT_MAX_CHARS))),
  /** Shown one after the other, on request. */
  hints: z.optional(z.array(text).check(z.maxLength(HINTS_MAX))),
  /** Authors find questions by them. */
  tags: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX_CHARS)))
      .check(z.maxLength(QUESTION_TAGS_MAX)),
  ),
  keepOrder: z.optional(z.boolean()),
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

const choices = z.array(z.strictObject({ id: z.string(), text: z.string() }));
const noChoices = z.optional(z.null('this type of question has none'));
const choiceIds = z.array(z.string());
/** In per cent of the marks, by the id of the choice; left out: correct choices share the marks evenly. */
const weights = z.optional(z.record(z.string(), z.number()));
const byId = z.record(z.string(), z.array(z.string()));
const strictness = { caseSensitive: z.optional(z.boolean()), ignoreAccents: z.optional(z.boolean()) };
const spots = z.array(z.strictObject({ id: z.string(), x: z.number(), y: z.number(), text: z.string() }));

/** A mark scheme; points without an id are numbered `p1`, `p2` …, and the default total is their sum. */
const scheme = z.strictObject({
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
export type SchemeInFile = z.infer<typeof scheme>;
const written = { ...common, choices: noChoices, scheme, modelAnswer: nullish(z.string()) };

/**
 * One question in a JSON Lines file. Unknown fields are rejected, so that a misspelt one is not silently lost. The
 * question types define the limits of an answer's parts; only their form is checked here.
 */
export const questionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('multiple-choice'), choices, answer: choiceIds, weights }),
  z.strictObject({ ...common, type: z.literal('multiple-response'), choices, answer: choiceIds, weights }),
  z.strictObject({ ...common, type: z.literal('true-false'), choices: noChoices, answer: z.boolean() }),
  z.strictObject({
    ...common,
    ...strictness,
    type: z.literal('short-answer'),
    choices: noChoices,
    answer: z.array(z.string()),
  }),
  z.strictObject({
    ...common,
    type: z.literal('numeric'),
    choices: noChoices,
    answer: z.strictObject({
      value: z.number(),
      unit: nullish(z.string()),
      written: z.string(),
      significantFigures: nullish(z.number()),
      tolerance: nullish(z.number()),
      relative: z.optional(z.boolean()),
      units: z.optional(z.record(z.string(), z.number())),
      asksUnit: z.optional(z.boolean()),
    }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('matching'),
    choices,
    answer: z.array(z.strictObject({ text: z.string(), match: z.string() })),
  }),
  z.strictObject({
    ...common,
    ...strictness,
    type: z.literal('cloze'),
    choices: noChoices,
    text,
    gaps: z.array(z.strictObject({ id: z.string(), choices: nullish(z.array(z.string())) })),
    answer: byId,
  }),
  z.strictObject({ ...common, type: z.literal('ordering'), choices, answer: choiceIds }),
  z.strictObject({
    ...common,
    type: z.literal('hotspot'),
    choices: noChoices,
    picture: z.string(),
    spots,
    single: z.optional(z.boolean()),
    answer: choiceIds,
  }),
  z.strictObject({
    ...common,
    type: z.literal('labelling'),
    choices,
    picture: z.string(),
    spots,
    answer: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    ...common,
    ...strictness,
    type: z.literal('table'),
    choices: noChoices,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.strictObject({ gap: z.string() })]))),
    tolerance: z.optional(z.number()),
    answer: byId,
  }),
  z.strictObject({
    ...common,
    type: z.literal('expression'),
    choices: noChoices,
    variables: z.array(z.string()),
    lead: nullish(z.string()),
    answer: z.strictObject({
      expected: z.string(),
      written: z.string(),
      form: z.optional(z.string()),
      upToConstant: z.optional(z.boolean()),
    }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('open'),
    choices: noChoices,
    answer: z.string().check(z.regex(/^$|\S/)),
    scheme: z.optional(scheme),
  }),
  z.strictObject({ ...written, type: z.literal('structured-answer') }),
  z.strictObject({
    ...written,
    type: z.literal('essay'),
    minWords: nullish(z.number()),
    maxWords: nullish(z.number()),
  }),
  z.strictObject({ ...written, type: z.literal('file'), maxFiles: z.optional(z.number()) }),
]);

export type Question = z.infer<typeof questionSchema>;
export type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;
