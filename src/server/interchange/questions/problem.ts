import type * as z from 'zod/mini';
import type { ImportReason, Reason } from '#domain/interchange/import-reason.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import type { QuestionFault, RuleProblem } from '#domain/questions/types/question-type.ts';
import { issueReason } from './schema-issue.reason.ts';

const QUOTE_MAX_CHARS = 80;
const PROBLEMS_SHOWN = 3;

/**
 * Thrown when a question is rejected. `reason` is for the author of another program's file; `inFields` is the same with
 * the names of fields, for the author of a JSON Lines file. The message is for logs.
 */
export class QuestionError extends Error {
  override name = 'QuestionError';
  readonly reason: Reason;
  readonly inFields: Reason;

  constructor(problems: readonly RuleProblem[] | ImportReason) {
    const all = 'code' in problems ? [{ path: '', reason: problems.code, coded: problems }] : problems;
    super(sentenceOf(all));
    const shown = all.slice(0, PROBLEMS_SHOWN);
    this.reason = 'code' in problems ? problems : shown.map(({ coded }) => coded);
    this.inFields = shown.map(({ path, coded }) =>
      path === '' ? coded : { code: 'inField', field: path, reason: coded },
    );
  }
}

/** Thrown when a note, a recording, a paper or a glossary is rejected; the message is for logs. */
export class ReasonError extends Error {
  override name = 'ReasonError';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(JSON.stringify(reason));
    this.reason = reason;
  }
}

/** The reasons for a schema's issues, as many as are shown. */
export const schemaReasons = (error: z.core.$ZodError): Reason =>
  schemaProblems(error)
    .slice(0, PROBLEMS_SHOWN)
    .map(({ coded }) => coded);

/** A piece of the file inside a sentence: truncated, with control characters made visible. */
export function quote(text: string): string {
  return JSON.stringify(text.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text);
}

/** All problems of one question on one line: the first three, and the number of others. */
function sentenceOf(problems: readonly QuestionFault[]): string {
  const shown = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
  const more = problems.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const KINDS = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
} as const;

/**
 * A schema's issues in words for authors of questions. The schema has to run with `reportInput`. `position` maps a path
 * inside the schema to the path in the file.
 */
export function schemaProblems(
  error: z.core.$ZodError,
  position: (path: readonly string[]) => readonly string[] = (path) => path,
): RuleProblem[] {
  return error.issues.flatMap((issue) => {
    const names = position(issue.path.map(String));
    const coded = issueReason(issue, names);
    return issueReasons(issue).map((reason) => ({ path: names.join('.'), reason, coded }));
  });
}

function issueReasons(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `the field ${quote(key)} is unknown`);
  // A schema's own message is better than a general one. "Invalid input" is the default of zod/mini.
  if (issue.message !== 'Invalid input') return [issue.message];
  return [generalReason(issue)];
}

function generalReason(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${ownEntry(KINDS, issue.expected) ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `needs at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `is more than ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `is none of ${issue.options.join(', ')}`
        : 'has none of the allowed forms';
    default:
      return 'is invalid';
  }
}

function amount(bound: number | bigint, origin: string): string {
  if (origin === 'string') return `${bound} characters`;
  if (origin !== 'array') return String(bound);
  return bound === 1 ? '1 entry' : `${bound} entries`;
}
