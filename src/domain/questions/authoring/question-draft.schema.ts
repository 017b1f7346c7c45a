import * as z from 'zod/mini';
import type { FieldMessages } from '../../platform/errors.ts';
import { problemText } from '../../platform/problem.ts';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '../../platform/text.limits.ts';
import { parametersSchema } from '../parameters/parameters.schema.ts';
import type { Template } from '../parameters/template.ts';
import { HINTS_MAX, QUESTION_TAGS_MAX, TAG_MAX_CHARS } from '../question.limits.ts';
import type { CompareExpressions, QuestionFault } from '../types/question-type.ts';
import { itemType, QUESTION_TYPE_NAMES } from '../types/registry.ts';
import { templateProblems } from './template-problems.ts';

/** An author's estimate of difficulty. */
export const ESTIMATES = ['easy', 'medium', 'hard'] as const;
export type Estimate = (typeof ESTIMATES)[number];

const text = (most: number, message: string) => z.string().check(z.trim(), z.maxLength(most, message));
const line = text(TITLE_MAX_CHARS, problemText('charactersTooMany', { max: TITLE_MAX_CHARS }));
const nullableLine = z.nullable(line);

/** A question as an author writes it. The schemas of the type parse body and answer key; see `questionProblems`. */
export const questionDraftSchema = z.object({
  type: z.enum(QUESTION_TYPE_NAMES),
  topic: z.guid(problemText('topicMissing')),
  subtopic: nullableLine,
  tags: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX_CHARS)))
    .check(z.maxLength(QUESTION_TAGS_MAX)),
  estimate: z.nullable(z.enum(ESTIMATES)),
  stem: text(TEXT_MAX_CHARS, problemText('questionTextTooLong')).check(
    z.minLength(1, problemText('questionTextMissing')),
  ),
  body: z.unknown(),
  key: z.unknown(),
  explanation: z.nullable(text(TEXT_MAX_CHARS, problemText('explanationTooLong'))),
  hints: z
    .array(text(TEXT_MAX_CHARS, problemText('hintTooLong')).check(z.minLength(1, problemText('hintMissing'))))
    .check(z.maxLength(HINTS_MAX)),
  source: z.object({ work: nullableLine, author: nullableLine, url: nullableLine, licence: nullableLine }),
  /** Of a randomised question, whose texts have placeholders. Left out: a saved question keeps what it has. */
  parameters: z.optional(z.nullable(parametersSchema)),
});
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** The content of a version of a question, without its subject and topic. */
export type QuestionText = Pick<
  QuestionDraft,
  'type' | 'stem' | 'body' | 'key' | 'explanation' | 'hints' | 'source' | 'parameters'
>;

/** The template of a randomised question; null if it is not randomised. */
export function templateOf(text: Omit<QuestionText, 'type' | 'source'>): Template | null {
  const { stem, body, key, explanation, hints, parameters = null } = text;
  return parameters === null ? null : { stem, body, key, explanation, hints, parameters };
}

/**
 * What makes body and answer key invalid for their type: each schema's own messages, then contradictions between them.
 * Paths begin with `body` or `key` for schema messages; the rules name their own.
 */
export function questionProblems({
  type,
  body,
  key,
}: Pick<QuestionDraft, 'type' | 'body' | 'key'>): readonly QuestionFault[] {
  const row = itemType(type);
  const [readBody, readKey] = [row.body.safeParse(body), row.key.safeParse(key)];
  const problems = [...issues('body', readBody), ...issues('key', readKey)];
  if (!readBody.success || !readKey.success) return problems;
  return row.check(readBody.data, readKey.data);
}

const issues = (of: 'body' | 'key', { error }: { readonly error?: z.core.$ZodError | undefined }): QuestionFault[] =>
  error === undefined
    ? []
    : error.issues.map(({ path, message }) => ({ path: [of, ...path.map(String)].join('.'), reason: message }));

/**
 * Everything that prevents a draft from being saved, by the path of its field. The first message of a path counts.
 * Without a comparison, mathematical expressions of randomised questions are not checked.
 */
export function draftProblems(draft: unknown, compare: CompareExpressions | null = null): FieldMessages {
  const read = questionDraftSchema.safeParse(draft);
  const problems = read.success
    ? problemsOf(read.data, compare).map(({ path, reason }) => [path, reason] as const)
    : read.error.issues.map(({ path, message }) => [path.map(String).join('.'), message] as const);
  return Object.fromEntries([...problems].reverse());
}

/** Of a randomised question, the draws are checked: its own parts have placeholders. */
function problemsOf(draft: QuestionDraft, compare: CompareExpressions | null): readonly QuestionFault[] {
  const template = templateOf(draft);
  if (template === null) return questionProblems(draft);
  const own = questionProblems(draft).filter(({ path }) => /^(body|key)\./.test(path));
  return own.length > 0 ? own : templateProblems(draft.type, template, compare);
}
