import { itemType, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { QuestionError, schemaProblems } from '../questions/problem.ts';
import { fieldPath } from '../questions/question.answer.ts';

/**
 * Body and answer key in the form of the type. Contradictions between them are not checked: in a template they only
 * show in its draws.
 * @throws QuestionError with every problem of either.
 */
export function readParts(type: QuestionTypeName, parts: { readonly body: unknown; readonly key: unknown }) {
  const rules = itemType(type);
  const body = rules.body.safeParse(parts.body, { reportInput: true });
  const key = rules.key.safeParse(parts.key, { reportInput: true });
  if (!body.success || !key.success) {
    throw new QuestionError([
      ...(body.success ? [] : schemaProblems(body.error, (path) => fieldPath(type, 'body', path))),
      ...(key.success ? [] : schemaProblems(key.error, (path) => fieldPath(type, 'key', path))),
    ]);
  }
  return { body: body.data, key: key.data };
}
