import * as z from 'zod/mini';
import { acceptedSchema, isAccepted, isBlank, strictnessSchema, typedSchema } from '../answers/text.comparison.ts';
import { defineQuestionType, scoreOfCredit, UNANSWERED } from './question-type.ts';

/** A few words, compared with the accepted texts as strictly as the answer key requires. */
export const shortAnswer = defineQuestionType({
  body: z.object({}),
  key: z.object({ accepted: acceptedSchema, ...strictnessSchema }),
  response: z.object({ text: typedSchema }),
  blank: { body: {}, key: { accepted: [''] } },
  marking: 'score',
  onPaper: 'line',
  lint: null,
  check: () => [],
  fits: () => true,
  score: (_body, key, { text }) =>
    isBlank(text) ? UNANSWERED : scoreOfCredit(isAccepted(text, key.accepted, key) ? 1 : 0),
});
