import type { QuestionTypeName } from '../../questions/types/registry.ts';

/** Types that are answered with a tap or a short input. Questions of other types are left out of a live quiz. */
export const LIVE_QUESTION_TYPES = [
  'multiple-choice',
  'multiple-response',
  'true-false',
  'numeric',
  'short-answer',
] as const satisfies readonly QuestionTypeName[];
