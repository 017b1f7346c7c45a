import * as z from 'zod/mini';
import { ACCEPTED_ANSWERS_MAX, SHORT_RESPONSE_MAX_CHARS } from '../question.limits.ts';

/** How strictly a typed text is compared. By default case is ignored, accents are not. */
export const strictnessSchema = {
  caseSensitive: z.optional(z.boolean()),
  ignoreAccents: z.optional(z.boolean()),
};
export type Strictness = { readonly caseSensitive?: boolean | undefined; readonly ignoreAccents?: boolean | undefined };

export const acceptedSchema = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(SHORT_RESPONSE_MAX_CHARS)))
  .check(z.minLength(1, 'at least one accepted answer is required'), z.maxLength(ACCEPTED_ANSWERS_MAX));

export const typedSchema = z.string().check(z.maxLength(SHORT_RESPONSE_MAX_CHARS));

/** Whether a typed text matches an accepted one, as strictly as required. A blank text never matches. */
export function isAccepted(given: string, accepted: readonly string[], strictness: Strictness = {}): boolean {
  const text = comparable(given, strictness);
  return text !== '' && accepted.some((entry) => comparable(entry, strictness) === text);
}

/** Whether nothing of a text is left to compare with an answer. */
export const isBlank = (text: string): boolean => comparable(text, {}) === '';

/**
 * The normalised form for comparison. Leading, trailing and repeated spaces, the shape of quotes and dashes, and a full
 * stop at the end are always ignored.
 */
function comparable(text: string, { caseSensitive = false, ignoreAccents = false }: Strictness): string {
  // Before decomposing letters, which would attach an accent typed as an apostrophe to the next letter.
  const characters = text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
  const letters = ignoreAccents ? characters.normalize('NFKD').replace(/\p{M}/gu, '') : characters;
  const plain = letters.normalize('NFKC');
  return (caseSensitive ? plain : plain.toLocaleLowerCase('en'))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\S)\s*\.$/, '');
}
