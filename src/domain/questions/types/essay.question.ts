import * as z from 'zod/mini';
import { checkScheme, schemeKeySchema } from '../answers/written-answer.schema.ts';
import { BLANK_SCHEME } from '../authoring/blank-parts.ts';
import { OPEN_RESPONSE_MAX_CHARS } from '../question.limits.ts';
import { defineQuestionType, UNANSWERED, UNMARKED } from './question-type.ts';

const wordsSchema = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(OPEN_RESPONSE_MAX_CHARS)));

/** A long text. The length limits are advice: a text outside of them is accepted as well. */
export const essay = defineQuestionType({
  body: z.object({ marks: z.number().check(z.int(), z.minimum(1)), minWords: wordsSchema, maxWords: wordsSchema }),
  key: schemeKeySchema,
  response: z.object({ text: z.string().check(z.maxLength(OPEN_RESPONSE_MAX_CHARS)) }),
  blank: { body: { marks: 1, minWords: null, maxWords: null }, key: { scheme: BLANK_SCHEME, modelAnswer: null } },
  marking: 'scheme',
  onPaper: 'lines',
  lint: null,
  check: (body, key) => [
    ...checkScheme(body, key),
    ...(body.marks === key.scheme.total
      ? []
      : [
          {
            path: 'scheme.total',
            reason: 'has to be the marks of the question',
            coded: { code: 'marksDiffer' } as const,
          },
        ]),
    ...((body.minWords ?? 0) > (body.maxWords ?? Number.POSITIVE_INFINITY)
      ? [{ path: 'minWords', reason: 'is more than maxWords', coded: { code: 'wordLimitsReversed' } as const }]
      : []),
  ],
  fits: () => true,
  score: (_body, _key, { text }) => (text.trim() === '' ? UNANSWERED : UNMARKED),
});

/** Words of a text: runs of letters and digits, with apostrophes and hyphens within. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
