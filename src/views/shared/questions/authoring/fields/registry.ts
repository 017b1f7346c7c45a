import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { FIELDS } from './fields.generated.ts';
import type { AnyFields } from './question-fields.ts';

/** The fields of every question type; a type without them does not compile. */
export const QUESTION_FIELDS: Readonly<Record<QuestionTypeName, AnyFields>> = FIELDS;
