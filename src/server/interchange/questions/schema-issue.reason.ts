import type * as z from 'zod/mini';
import type { ImportReason, QuestionPart } from '#domain/interchange/import-reason.ts';

/**
 * A schema's issue with a question, as a reason for its author. The schema has to run with `reportInput`. `path`: its
 * path in a question of a JSON Lines file (`question.schema.ts`).
 */
export function issueReason(issue: z.core.$ZodIssue, path: readonly string[]): ImportReason {
  const where = partAt(path);
  if (path.length === 0 && issue.code === 'invalid_type') return { code: 'jsonObjectExpected' };
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'partMissing' : 'partNotUnderstood', where };
    case 'too_small':
      if (issue.origin === 'string') return { code: 'partEmpty', where };
      // A rule of its own requires exactly one choice; every other list of answers needs one or more.
      if (issue.origin !== 'array') return { code: 'partNotUnderstood', where };
      if (where.part !== 'answer') return { code: 'partHasTooFew', where, min: Number(issue.minimum) };
      return { code: 'correctAnswerNotMarked' };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'partTooLong', where, max: Number(issue.maximum) };
      if (issue.origin !== 'array') return { code: 'partNotUnderstood', where };
      if (where.part === 'answer' && issue.maximum === 1) return { code: 'correctChoicesTooMany' };
      return { code: 'partHasTooMany', where, max: Number(issue.maximum) };
    case 'invalid_format':
      return { code: isBlank(issue.input) ? 'partEmpty' : 'partNotUnderstood', where };
    case 'custom':
      // Rules of their own check which choices are correct.
      return where.part === 'answer' && hasChoices(issue.input)
        ? { code: issue.input.choices.length > 1 ? 'correctChoicesTooMany' : 'correctAnswerNotMarked' }
        : { code: 'partNotUnderstood', where };
    case 'invalid_value':
      return where.part === 'field' && issue.input !== undefined
        ? { code: 'fieldValueUnknown', field: where.path, values: issue.values.map(String).join(', ') }
        : { code: issue.input === undefined ? 'partMissing' : 'partNotUnderstood', where };
    case 'unrecognized_keys':
      return { code: 'fieldUnknown', field: issue.keys.join(', ') };
    default:
      return { code: 'partNotUnderstood', where };
  }
}

const hasChoices = (input: unknown): input is { readonly choices: readonly unknown[] } =>
  typeof input === 'object' && input !== null && 'choices' in input && Array.isArray(input.choices);
const isBlank = (input: unknown): boolean => typeof input === 'string' && /^[\s#>]*$/.test(input);

const NAMED = new Map<string, QuestionPart>([
  ['stem', { part: 'question' }],
  ['choices', { part: 'choices' }],
  ['answer', { part: 'answer' }],
  ['explanation', { part: 'explanation' }],
  ['modelAnswer', { part: 'modelAnswer' }],
  ['scheme', { part: 'markScheme' }],
  ['picture', { part: 'picture' }],
  ['source', { part: 'source' }],
  ['licence', { part: 'source' }],
  ['tags', { part: 'tags' }],
  ['subject', { part: 'subject' }],
  ['topic', { part: 'topic' }],
  ['subtopic', { part: 'topic' }],
  ['text', { part: 'clozeText' }],
  ['front', { part: 'front' }],
  ['cardText', { part: 'cardText' }],
  ['back', { part: 'back' }],
]);

/** The part of a question at a path: `choices.1.text` is the second choice. */
export function partAt(path: readonly string[]): QuestionPart {
  const [first = '', second, third] = path;
  const index = Number(second);
  if (second !== undefined && Number.isInteger(index)) {
    const number = index + 1;
    if (first === 'choices') return { part: 'choice', number };
    if (first === 'hints') return { part: 'hint', number };
    if (first === 'tags') return { part: 'tag', number };
    if (first === 'spots') return { part: 'place', number };
    if (first === 'answer') return { part: third === undefined ? 'acceptedAnswer' : 'pair', number };
  }
  return NAMED.get(first) ?? { part: 'field', path: path.join('.') };
}
