import * as z from 'zod/mini';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { INTERCHANGE_TYPES, QUESTION_FORMS } from './types/interchange.generated.ts';
import type { ForeignFormat } from './types/interchange-type.ts';

/**
 * One question in a JSON Lines file. The question types define the limits of an answer's parts; only their form is
 * checked here.
 */
export const questionSchema = z.discriminatedUnion('type', QUESTION_FORMS);

type Types = typeof INTERCHANGE_TYPES;
/** The questions of a file by type; a type without a form does not compile. */
export type QuestionByType = { readonly [T in QuestionTypeName]: z.infer<Types[T]['form']> };
export type QuestionOf<T extends QuestionTypeName> = QuestionByType[T];
export type Question = QuestionOf<QuestionTypeName>;

/** The types that a format of another program has. */
type WrittenIn<Format extends ForeignFormat> = {
  readonly [T in QuestionTypeName]: Format extends Types[T]['writtenIn'][number] ? T : never;
}[QuestionTypeName];

/** Whether a format has a type like the question's. */
export function isWrittenIn<Format extends ForeignFormat>(
  format: Format,
  question: Question,
): question is QuestionOf<WrittenIn<Format>> {
  const formats: readonly ForeignFormat[] = INTERCHANGE_TYPES[question.type].writtenIn;
  return formats.includes(format);
}
