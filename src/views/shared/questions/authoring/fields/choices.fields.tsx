import { remainingMisconceptions } from '#domain/questions/choice-misconceptions.ts';
import { type ChoiceWeights, correctOf, defaultWeights, weightOf } from '#domain/questions/choice-weights.ts';
import type { Choice } from '#domain/questions/choices.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import { MisconceptionFields } from './misconception.fields.tsx';
import type { QuestionFields } from './question-fields.ts';

type Key = QuestionFields<'multiple-choice'>['answerKey'];

/** The correct choices by the weights of the remaining ones; choices that earn nothing need no entry. */
function weightedKey(
  weights: ChoiceWeights,
  choices: readonly Choice[],
  single: boolean,
): Pick<Key, 'choices' | 'weights'> {
  const offered = Object.fromEntries(choices.map(({ id }) => [id, weightOf(weights, id)]));
  return { choices: correctOf(offered, choices, single), weights: offered };
}

/** Initial weights: the defaults, in whole hundredths of a per cent. */
const firstWeights = (choices: readonly Choice[], correct: readonly string[], single: boolean): ChoiceWeights =>
  Object.fromEntries(
    Object.entries(defaultWeights(choices, correct, single)).map(([id, percent]) => [
      id,
      Math.round(percent * 100) / 100,
    ]),
  );

/** The choices and which of them are correct: by a checkbox, or by what each of them earns. */
function ChoicesFields({
  body,
  answerKey,
  onChange,
  errorOf,
  single,
}: QuestionFields<'multiple-choice'> & { readonly single: boolean }) {
  const t = useTexts(authoringTexts).fields;
  const { choices: correct, weights, misconceptions } = answerKey;
  /** Changes the key, and drops misconceptions of choices that are correct or removed. */
  const change = (
    { misconceptions: named = misconceptions, ...key }: Key,
    nextBody: QuestionFields<'multiple-choice'>['body'] = body,
  ): void => {
    const kept = remainingMisconceptions(named, nextBody.choices, key.choices);
    onChange(nextBody, { ...key, ...(kept !== undefined && { misconceptions: kept }) });
  };
  return (
    <>
      <ChoiceRows
        choices={body.choices}
        {...(weights === undefined
          ? {
              right: correct,
              onRight: (id, right) => {
                const others = single ? [] : correct.filter((other) => other !== id);
                change({ choices: right ? [...others, id] : others });
              },
            }
          : {
              weights,
              onWeight: (id, percent) => change(weightedKey({ ...weights, [id]: percent }, body.choices, single)),
            })}
        single={single}
        errorOf={errorOf}
        error={
          errorOf('key.choices') ??
          errorOf('answer') ??
          errorOf('weights') ??
          errorOf('key.weights') ??
          errorOf('body.choices')
        }
        onChange={(choices) =>
          change(
            weights === undefined
              ? { choices: correct.filter((id) => choices.some((choice) => choice.id === id)) }
              : weightedKey(weights, choices, single),
            { ...body, choices },
          )
        }
      />
      <MisconceptionFields
        choices={body.choices}
        correct={correct}
        misconceptions={misconceptions}
        errorOf={errorOf}
        onChange={(id, sentence) => change({ ...answerKey, misconceptions: { ...misconceptions, [id]: sentence } })}
      />
      <CheckboxField
        label={t.weighted}
        hint={single ? t.weightedOneHint : t.weightedSeveralHint}
        checked={weights !== undefined}
        onChange={({ target }) =>
          change(
            target.checked
              ? weightedKey(firstWeights(body.choices, correct, single), body.choices, single)
              : { choices: single ? correct.slice(0, 1) : correct },
          )
        }
      />
      <CheckboxField
        label={t.keepOrder}
        checked={body.keepOrder}
        onChange={({ target }) => onChange({ ...body, keepOrder: target.checked }, answerKey)}
      />
    </>
  );
}

/** Choices of which exactly one is correct. */
export const MultipleChoiceFields = (props: QuestionFields<'multiple-choice'>) => <ChoicesFields {...props} single />;

/** Choices of which any number are correct. */
export const MultipleResponseFields = (props: QuestionFields<'multiple-response'>) => (
  <ChoicesFields {...props} single={false} />
);
