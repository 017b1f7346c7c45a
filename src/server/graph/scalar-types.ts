import type {
  AnsweredValues,
  ApiValues,
  DeepReadonly,
  DependentValues,
  VALUE_SCHEMAS,
} from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';

type Both<Type> = { Input: Type; Output: Type };
/** Any value but null, for the resolver to read by the schema that belongs to it. */
type Unread = string | number | boolean | object;
/** A stored question was checked when it was saved; as a row of the database it has no type. */
type FromRows = 'AnswerKey' | 'QuestionBody' | 'QuestionResponse';

/** The types behind the names of scalars and enums, for resolvers. */
export type ScalarTypes = {
  ID: Both<string>;
  Instant: Both<string>;
  CalendarDay: Both<string>;
  JSON: { Input: never; Output: unknown };
} & { [Name in keyof ClosedSets]: Both<ClosedSets[Name]> } & {
  [Name in keyof typeof VALUE_SCHEMAS]: { Input: ApiValues[Name]; Output: DeepReadonly<ApiValues[Name]> };
} & {
  [Name in keyof DependentValues]: { Input: Unread; Output: Name extends FromRows ? unknown : DependentValues[Name] };
} & { [Name in keyof AnsweredValues]: { Input: never; Output: AnsweredValues[Name] } };
