import * as z from 'zod/mini';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

export const trueFalse = defineQuestionType({
  body: z.object({}),
  key: z.object({ value: z.boolean() }),
  response: z.object({ value: z.nullable(z.boolean()) }),
  blank: { body: {}, key: { value: true } },
  marking: 'score',
  onPaper: 'true-false',
  lint: null,
  check: () => [],
  fits: () => true,
  score: (_body, key, { value }) => (value === null ? UNANSWERED : scoreOfCredit(value === key.value ? 1 : 0)),
});
