import * as z from 'zod/mini';
import { BLANK_CHOICES, BLANK_SPOT } from '../authoring/blank-parts.ts';
import { choicesSchema, duplicateIds, keyProblems, offers } from '../choices.schema.ts';
import { crowdedSpots, imageSchema, spotsSchema } from '../image.schema.ts';
import { missingMatch, scorePairs } from './matching.question.ts';
import { defineQuestionType, UNANSWERED } from './question-type.ts';

const labelsSchema = z.record(z.string(), z.string());

/** Points on an image to label, each with one of the choices; a choice may be used several times or not at all. */
export const labelling = defineQuestionType({
  body: z.object({ picture: imageSchema, spots: spotsSchema, choices: choicesSchema, keepOrder: z.boolean() }),
  /** Choice id by spot id. */
  key: z.object({ pairs: labelsSchema }),
  response: z.object({ pairs: labelsSchema }),
  blank: {
    body: { picture: '', spots: [BLANK_SPOT], choices: BLANK_CHOICES.slice(0, 2), keepOrder: false },
    key: { pairs: { '1': 'A' } },
  },
  marking: 'score',
  onPaper: 'labels',
  lint: 'spots',
  check: (body, key) => [
    ...duplicateIds(body.choices, 'choices', { part: 'choices' }),
    ...duplicateIds(body.spots, 'spots', { part: 'places' }),
    ...crowdedSpots(body.spots),
    ...keyProblems(Object.values(key.pairs), body.choices),
    ...body.spots.filter(({ id }) => !Object.hasOwn(key.pairs, id)).map(missingMatch),
  ],
  fits: (body, { pairs }) =>
    Object.entries(pairs).every(([spot, choice]) => offers(body.spots, spot) && offers(body.choices, choice)),
  score: (body, key, { pairs }) =>
    Object.keys(pairs).length === 0 ? UNANSWERED : scorePairs(body.spots, pairs, key.pairs),
});
