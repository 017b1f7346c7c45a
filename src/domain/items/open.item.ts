import * as z from 'zod/mini';
import { OPEN_RESPONSE_MAX_CHARS, TEXT_MAX_CHARS } from '../limits.ts';
import { defineItemType, UNANSWERED } from './item-type.ts';

/** A written answer, compared with the model answer by a person. */
export const open = defineItemType({
  body: z.object({}),
  key: z.object({ modelAnswer: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS)) }),
  response: z.object({ text: z.string().check(z.maxLength(OPEN_RESPONSE_MAX_CHARS)) }),
  check: () => [],
  fits: () => true,
  score: (_body, _key, { text }) => (text.trim() === '' ? UNANSWERED : { outcome: 'unmarked', credit: null }),
});
