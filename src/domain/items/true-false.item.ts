import * as z from 'zod/mini';
import { defineItemType, scoreOfCredit, UNANSWERED } from './item-type.ts';

export const trueFalse = defineItemType({
  body: z.object({}),
  key: z.object({ value: z.boolean() }),
  response: z.object({ value: z.nullable(z.boolean()) }),
  check: () => [],
  fits: () => true,
  score: (_body, key, { value }) => (value === null ? UNANSWERED : scoreOfCredit(value === key.value ? 1 : 0)),
});
