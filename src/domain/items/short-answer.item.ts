import * as z from 'zod/mini';
import { ACCEPTED_ANSWERS_MAX, SHORT_RESPONSE_MAX_CHARS } from '../limits.ts';
import { defineItemType, scoreOfCredit, UNANSWERED } from './item-type.ts';

/**
 * A few words, compared with the accepted texts. Letter case, outer blanks, runs of blanks, the shape of quotes
 * and dashes, and a full stop at the end make no difference; everything else does.
 */
export const shortAnswer = defineItemType({
  body: z.object({}),
  key: z.object({
    accepted: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(SHORT_RESPONSE_MAX_CHARS)))
      .check(z.minLength(1, 'at least one accepted answer is needed'), z.maxLength(ACCEPTED_ANSWERS_MAX)),
  }),
  response: z.object({ text: z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS)) }),
  check: () => [],
  fits: () => true,
  score: (_body, key, { text }) => {
    const given = comparable(text);
    if (given === '') return UNANSWERED;
    return scoreOfCredit(key.accepted.some((accepted) => comparable(accepted) === given) ? 1 : 0);
  },
});

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\S)\s*\.$/, '');
}
