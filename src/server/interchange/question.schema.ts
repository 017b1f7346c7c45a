import * as z from 'zod/mini';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/limits.ts';

const ID_MAX_CHARS = 200;
const SOURCE_TEXT_MAX_CHARS = 1_000;

const nullish = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const text = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS));
const sourceText = nullish(z.string().check(z.maxLength(SOURCE_TEXT_MAX_CHARS)));

const common = {
  id: z.string().check(z.minLength(1), z.maxLength(ID_MAX_CHARS)),
  subject: title,
  topic: title,
  subtopic: nullish(title),
  stem: text,
  explanation: nullish(z.string().check(z.maxLength(TEXT_MAX_CHARS))),
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

/**
 * One question as a JSON Lines file has it. Unknown fields are refused, so that a misspelt one is not lost unseen.
 * How long and how many the parts of an answer may be is said by the item types; here stands their form alone.
 */
export const questionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('multiple-choice'), choices, answer: choiceIds }),
  z.strictObject({ ...common, type: z.literal('multiple-response'), choices, answer: choiceIds }),
  z.strictObject({ ...common, type: z.literal('true-false'), choices: noChoices, answer: z.boolean() }),
  z.strictObject({ ...common, type: z.literal('short-answer'), choices: noChoices, answer: z.array(z.string()) }),
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
    }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('matching'),
    choices,
    answer: z.array(z.strictObject({ text: z.string(), match: z.string() })),
  }),
  z.strictObject({ ...common, type: z.literal('open'), choices: noChoices, answer: z.string() }),
]);

export type Question = z.infer<typeof questionSchema>;
export type QuestionOf<T extends Question['type']> = Extract<Question, { type: T }>;
