import type { BodyOf, KeyOf, QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Question, QuestionByType } from './question.schema.ts';
import { INTERCHANGE_TYPES } from './types/interchange.generated.ts';
import type { Parts } from './types/interchange-type.ts';

/** The definitions, by the type that their questions have. */
const TYPES: {
  readonly [T in QuestionTypeName]: {
    readonly paths: { readonly [field: string]: readonly string[] | undefined };
    readonly parts: (question: QuestionByType[T]) => Parts;
    readonly fields: (body: BodyOf<T>, key: KeyOf<T>) => object;
  };
} = INTERCHANGE_TYPES;

/** The path of a field in a file, from its path in a question's body or answer key. */
export function fieldPath(type: QuestionTypeName, part: 'body' | 'key', path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path;
  return [...(TYPES[type].paths[`${part}.${first}`] ?? [first]), ...rest];
}

const splitBy = <T extends QuestionTypeName>(type: T, question: QuestionByType[T]): Parts =>
  TYPES[type].parts(question);

/** Choices and correct answer of a question, split into what the student sees and what stays on the server. */
export const partsOf = (question: Question): Parts => splitBy(question.type, question);

/** The reverse of `partsOf`: the fields of a file from body and answer key, which the schemas of their type checked. */
export const answerFields = <T extends QuestionTypeName>(type: T, body: unknown, key: unknown): object =>
  TYPES[type].fields(body as BodyOf<T>, key as KeyOf<T>);
