import * as z from 'zod/mini';
import { markSchemeSchema } from '../../attempts/marking/mark-scheme.schema.ts';
import { schemeProblems } from '../../attempts/marking/scheme-problems.rule.ts';
import { TEXT_MAX_CHARS } from '../../platform/text.limits.ts';
import { OPEN_RESPONSE_MAX_CHARS } from '../question.limits.ts';
import { defineQuestionType, UNANSWERED, UNMARKED } from './question-type.ts';

/** A written answer, compared with the model answer by a marker; without a mark scheme, one is derived from it. */
export const open = defineQuestionType({
  body: z.object({}),
  key: z.object({
    modelAnswer: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS)),
    scheme: z.optional(markSchemeSchema),
  }),
  response: z.object({ text: z.string().check(z.maxLength(OPEN_RESPONSE_MAX_CHARS)) }),
  blank: { body: {}, key: { modelAnswer: '' } },
  marking: 'scheme',
  onPaper: 'lines',
  lint: null,
  check: (_body, key) => (key.scheme === undefined ? [] : schemeProblems(key.scheme)),
  fits: () => true,
  score: (_body, _key, { text }) => (text.trim() === '' ? UNANSWERED : UNMARKED),
});
