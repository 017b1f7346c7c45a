import type { ChoiceMisconceptions } from '#domain/questions/choice-misconceptions.ts';
import type { ChoiceWeights } from '#domain/questions/choice-weights.ts';
import { choiceIds, choicesField, commonFields, misconceptionsField, weightsField } from './question-fields.schema.ts';
import { misconceptionsPart, orderField, weightsPart } from './question-parts.ts';

/* What multiple choice and multiple response have in common in a file. */

type Choice = { readonly id: string; readonly text: string };
type Optional = {
  readonly weights?: ChoiceWeights | undefined;
  readonly misconceptions?: ChoiceMisconceptions | undefined;
};

export const choiceQuestionFields = {
  ...commonFields,
  choices: choicesField,
  answer: choiceIds,
  weights: weightsField,
  misconceptions: misconceptionsField,
};

type InFile<Choices> = Optional & {
  readonly choices: Choices;
  readonly answer: string[];
  readonly keepOrder?: boolean | undefined;
};

/** Body and answer key, from the fields of a file. */
export const choiceQuestionParts = <Choices extends readonly Choice[]>(
  { choices, answer, weights, misconceptions, keepOrder = false }: InFile<Choices>,
  isSingle: boolean,
) => ({
  body: { choices, keepOrder },
  key: {
    choices: answer,
    ...weightsPart({ choices, answer, weights }, isSingle),
    ...misconceptionsPart(misconceptions),
  },
});

/** The fields of a file, from body and answer key. */
export const choiceQuestionInFile = <Choices>(
  { choices, keepOrder }: { readonly choices: Choices; readonly keepOrder: boolean },
  { choices: answer, weights, misconceptions }: Optional & { readonly choices: string[] },
) => ({
  choices,
  answer,
  ...orderField(keepOrder),
  ...(weights !== undefined && { weights }),
  ...(misconceptions !== undefined && { misconceptions }),
});
