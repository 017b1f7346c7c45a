import * as z from 'zod/mini';
import { ANSWER_FILE_MAX_BYTES, ANSWER_FILES_MAX } from '../../attempts/attempt.limits.ts';
import { checkScheme, schemeKeySchema } from '../answers/written-answer.schema.ts';
import { BLANK_SCHEME } from '../authoring/blank-parts.ts';
import { defineQuestionType, UNANSWERED, UNMARKED } from './question-type.ts';

/** The accepted media types of handwritten work. */
export const ANSWER_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** An uploaded file: the server stores it under this id for the user who uploaded it. */
export const answerFileSchema = z.object({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  mime: z.enum(ANSWER_FILE_TYPES),
  bytes: z.number().check(z.int(), z.minimum(1), z.maximum(ANSWER_FILE_MAX_BYTES)),
});
export type AnswerFile = z.infer<typeof answerFileSchema>;

/** Images or PDFs of handwritten work. */
export const file = defineQuestionType({
  body: z.object({
    marks: z.number().check(z.int(), z.minimum(1)),
    maxFiles: z.number().check(z.int(), z.minimum(1), z.maximum(ANSWER_FILES_MAX)),
  }),
  key: schemeKeySchema,
  response: z.object({ files: z.array(answerFileSchema).check(z.maxLength(ANSWER_FILES_MAX)) }),
  blank: { body: { marks: 1, maxFiles: 3 }, key: { scheme: BLANK_SCHEME, modelAnswer: null } },
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
  fits: (body, { files }) => files.length <= body.maxFiles && new Set(files.map(({ id }) => id)).size === files.length,
  score: (_body, _key, { files }) => (files.length === 0 ? UNANSWERED : UNMARKED),
});
