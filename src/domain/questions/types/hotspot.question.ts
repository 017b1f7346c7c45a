import * as z from 'zod/mini';
import { BLANK_SPOT } from '../authoring/blank-parts.ts';
import { choiceIdsSchema, duplicateIds, keyProblems, offers } from '../choices.schema.ts';
import { crowdedSpots, imageSchema, spotsSchema } from '../image.schema.ts';
import { scoreChosen } from './multiple-response.question.ts';
import { defineQuestionType, UNANSWERED } from './question-type.ts';

/**
 * Points to find on an image. Scored as multiple response: each correct point earns its share, each incorrect one
 * deducts one.
 */
export const hotspot = defineQuestionType({
  body: z.object({
    picture: imageSchema,
    spots: spotsSchema,
    /** Whether only one point can be selected. */
    single: z.boolean(),
  }),
  key: z.object({ spots: choiceIdsSchema.check(z.minLength(1, 'at least one place must be correct')) }),
  response: z.object({ spots: choiceIdsSchema }),
  blank: { body: { picture: '', spots: [BLANK_SPOT], single: true }, key: { spots: ['1'] } },
  marking: 'score',
  onPaper: 'spots',
  lint: 'spots',
  check: (body, key) => [
    ...duplicateIds(body.spots, 'spots', { part: 'places' }),
    ...crowdedSpots(body.spots),
    ...keyProblems(key.spots, body.spots),
    ...(body.single && key.spots.length > 1
      ? [{ path: 'answer', reason: 'only one place can be chosen', coded: { code: 'onePlaceOnly' } as const }]
      : []),
  ],
  fits: (body, { spots }) => spots.every((id) => offers(body.spots, id)) && (!body.single || new Set(spots).size <= 1),
  score: (_body, key, { spots }) => (spots.length === 0 ? UNANSWERED : scoreChosen(spots, key.spots)),
});
