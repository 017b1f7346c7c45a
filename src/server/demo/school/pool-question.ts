import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

/** A question of the library in its current version, with its maximum marks. */
export type PoolQuestion = {
  readonly version: string;
  readonly type: QuestionTypeName;
  readonly body: unknown;
  readonly key: unknown;
  readonly estimate: Estimate | null;
  readonly marks: number;
};
