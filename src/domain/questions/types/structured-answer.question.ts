import * as z from 'zod/mini';
import { checkScheme, schemeKeySchema } from '../answers/written-answer.schema.ts';
import { BLANK_SCHEME } from '../authoring/blank-parts.ts';
import { OPEN_RESPONSE_MAX_CHARS } from '../question.limits.ts';
import { defineQuestionType, UNANSWERED, UNMARKED } from './question-type.ts';

/** A short answer question: some sentences or steps, marked point by point. */
export const structuredAnswer = defineQuestionType({
  /** Maximum marks: students may know them while they write. */
  body: z.object({ marks: z.number().check(z.int(), z.minimum(1)) }),
  key: schemeKeySchema,
  response: z.object({ text: z.string().check(z.maxLength(OPEN_RESPONSE_MAX_CHARS)) }),
  blank: { body: { marks: 1 }, key: { scheme: BLANK_SCHEME, modelAnswer: null } },
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
  ],
  fits: () => true,
  score: (_body, _key, { text }) => (text.trim() === '' ? UNANSWERED : UNMARKED),
});
