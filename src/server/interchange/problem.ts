import type * as z from 'zod/mini';
import type { ImportReason, Reason } from '#domain/interchange/import-reason.ts';
import type { ItemProblem } from '#domain/items/item-type.ts';
import { issueReason } from './schema-issue.reason.ts';

const QUOTE_MAX_CHARS = 80;
const PROBLEMS_SHOWN = 3;

/** A problem of a question; `coded` says the same by its code, for those who did not write the file by hand. */
export type QuestionProblem = ItemProblem & { readonly coded?: ImportReason };

/**
 * Thrown where a question cannot be taken. Its message names the fields of a JSON Lines file; `reason` is what the
 * author of a file in another format is told.
 */
export class QuestionError extends Error {
  override name = 'QuestionError';
  readonly reason: Reason;

  constructor(problems: readonly QuestionProblem[] | ImportReason) {
    if ('code' in problems) {
      super(problems.code);
      this.reason = problems;
      return;
    }
    super(reasonOf(problems));
    const coded = problems.flatMap((problem) => problem.coded ?? []);
    this.reason = coded.length === problems.length ? coded.slice(0, PROBLEMS_SHOWN) : this.message;
  }
}

/** A piece of the file inside a sentence: cut where it is long, control characters made visible. */
export function quote(text: string): string {
  return JSON.stringify(text.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text);
}

/** All problems of one question as one line: the first three, and how many more. */
function reasonOf(problems: readonly ItemProblem[]): string {
  const shown = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`));
  const more = problems.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/**
 * What a schema found, in words that somebody who writes questions understands. The schema has to be run with
 * `reportInput`. `place` turns a path inside the schema into the path in the file.
 */
export function schemaProblems(
  error: z.core.$ZodError,
  place: (path: readonly string[]) => readonly string[] = (path) => path,
): QuestionProblem[] {
  return error.issues.flatMap((issue) => {
    const names = place(issue.path.map(String));
    const coded = issueReason(issue, names);
    return issueReasons(issue).map((reason) => ({ path: names.join('.'), reason, coded }));
  });
}

function issueReasons(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `the field ${quote(key)} is not known`);
  // What a schema says in its own words is better than anything general. "Invalid input" is zod/mini's blank.
  if (issue.message !== 'Invalid input') return [issue.message];
  return [generalReason(issue)];
}

function generalReason(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `has to be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `needs at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `is more than ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `is none of ${issue.options.join(', ')}`
        : 'has none of the forms it can have';
    default:
      return 'is not as it has to be';
  }
}

function amount(bound: number | bigint, origin: string): string {
  if (origin === 'string') return `${bound} characters`;
  if (origin !== 'array') return String(bound);
  return bound === 1 ? '1 entry' : `${bound} entries`;
}
