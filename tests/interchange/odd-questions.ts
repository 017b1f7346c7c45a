import fc from 'fast-check';
import { LANGUAGES } from '#domain/platform/language.ts';
import { blankQuestion } from '#domain/questions/authoring/blank-question.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { questionOfStored } from '#server/interchange/bank/stored-question.ts';
import { draftOf, questionOf } from '#server/interchange/jsonl/question.line.ts';
import { CREATED_NAMES } from '#server/interchange/questions/created-names.texts.ts';
import { choiceId } from '#server/interchange/questions/interchange-question.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { answerFields } from '#server/interchange/questions/question.answer.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { lines, rich, typedWords, words } from './odd-texts.ts';

/* Questions of every type that the bank accepts, with odd texts and every optional part. */

/** Identifies the image of a question: it has to be a digest. */
export const IMAGE = 'a'.repeat(64);

const choicesOf = (min = 2, max = 6) =>
  fc
    .uniqueArray(lines, { minLength: min, maxLength: max, selector: (text) => text.trim().toLowerCase() })
    .map((texts) => texts.map((text, at) => ({ id: choiceId(at), text })));
const keepOrder = fc.option(fc.constant(true), { nil: undefined });
const strictness = fc.record({ caseSensitive: fc.boolean(), ignoreAccents: fc.boolean() }, { requiredKeys: [] });
const accepted = fc.uniqueArray(typedWords, { minLength: 1, maxLength: 3 });
const value = fc.oneof(fc.integer({ min: -9_999, max: 9_999 }), fc.constantFrom(0.5, -0.25, 6.02e23, 1e-7, 3.14));
/** What an import writes for an essay without a mark scheme. */
const createdScheme = fc
  .constantFrom(...LANGUAGES)
  .map((language) => ({ points: [{ text: CREATED_NAMES[language].markPoint, marks: 1 }] }));
/** What an import writes above gaps without a question text, instead of another text. */
const createdStem = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...LANGUAGES).map((language) => ({ stem: CREATED_NAMES[language].gapsInstruction })),
);
const scheme = fc
  .uniqueArray(fc.tuple(words, fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([text]) => text,
  })
  .map((points) => ({ points: points.map(([text, marks]) => ({ text, marks })) }));
const model = fc.option(rich, { nil: undefined });
const spots = [
  { id: 's1', x: 10, y: 20, text: 'Place 1' },
  { id: 's2', x: 50, y: 60, text: 'Place 2' },
];
const image = `![Map](figure:${IMAGE})`;

/** Weights that add up: some choices share the marks unevenly, others deduct marks. */
const weightsOf = (ids: readonly string[], single: boolean) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: ids.length - 1 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -50, max: 0 }),
    )
    .map(([count, first, wrong]) => {
      const share = (at: number): number =>
        single ? 100 : at === 0 ? first * 10 : Number(((100 - first * 10) / Math.max(1, count - 1)).toFixed(3));
      const one = !single && count === 1;
      return Object.fromEntries(
        ids.map((id, at) => [id, at < count ? (one ? 100 : share(at)) : single ? -wrong : wrong]),
      );
    });
const weighted = (single: boolean) =>
  choicesOf(3).chain((choices) =>
    weightsOf(
      choices.map(({ id }) => id),
      single,
    ).map((weights) => ({
      choices,
      weights,
      answer: choices.flatMap(({ id }) => ((single ? weights[id] === 100 : (weights[id] ?? 0) > 0) ? [id] : [])),
    })),
  );

const QUESTION_TYPES: { readonly [T in QuestionTypeName]?: fc.Arbitrary<object> } = {
  'multiple-choice': fc.oneof(
    fc.tuple(choicesOf(), fc.nat()).map(([choices, at]) => ({ choices, answer: [choiceId(at % choices.length)] })),
    weighted(true),
  ),
  'multiple-response': fc.oneof(
    choicesOf().chain((choices) =>
      fc
        .subarray(
          choices.map(({ id }) => id),
          { minLength: 1 },
        )
        .map((answer) => ({ choices, answer })),
    ),
    weighted(false),
  ),
  'true-false': fc.record({ answer: fc.boolean() }),
  'short-answer': fc.tuple(accepted, strictness).map(([answer, more]) => ({ answer, ...more })),
  numeric: fc
    .tuple(value, fc.constantFrom(0, 0.5, 0.01), fc.constantFrom(undefined, 'm', 'km/h', 'Ω'), fc.boolean(), fc.nat(2))
    .map(([number, tolerance, unit, relative, way]) => ({
      answer: {
        value: number,
        written: String(number),
        ...(way === 0 ? { significantFigures: 3 } : { tolerance }),
        ...(way === 1 && relative && { relative }),
        ...(unit !== undefined && { unit }),
      },
    })),
  matching: fc
    .tuple(choicesOf(2, 4), fc.uniqueArray(lines, { minLength: 1, maxLength: 4 }), fc.nat())
    .map(([choices, prompts, from]) => ({
      choices,
      answer: prompts.map((text, at) => ({ text, match: choiceId((at + from) % choices.length) })),
    })),
  cloze: fc
    .tuple(words, words, accepted, fc.uniqueArray(typedWords, { minLength: 2, maxLength: 4 }), strictness, createdStem)
    .map(([one, other, typed, offered, more, stem]) => ({
      ...stem,
      text: `${one} {{first}} and {{second-2}} ${other}`,
      gaps: [
        { id: 'first', choices: null },
        { id: 'second-2', choices: offered },
      ],
      answer: { first: typed, 'second-2': offered.slice(0, 1) },
      ...more,
    })),
  ordering: choicesOf(2, 5).map((choices) => ({ choices, answer: choices.map(({ id }) => id).toReversed() })),
  hotspot: fc.boolean().map((single) => ({ picture: image, spots, single, answer: single ? ['s1'] : ['s1', 's2'] })),
  labelling: choicesOf(2, 3).map((choices) => ({ picture: image, spots, choices, answer: { s1: 'A', s2: 'B' } })),
  table: fc.tuple(words, accepted).map(([head, right]) => ({
    columns: ['a', head],
    rows: [['x', { gap: 'c1' }]],
    answer: { c1: right },
  })),
  expression: fc.constantFrom('x^2 + 1', '2*x').map((expected) => ({
    variables: ['x'],
    answer: { expected, written: `$${expected}$` },
  })),
  open: fc.tuple(rich, fc.option(scheme, { nil: undefined })).map(([answer, points]) => ({
    answer,
    ...(points !== undefined && { scheme: points }),
  })),
  'structured-answer': fc.tuple(scheme, model).map(([points, modelAnswer]) => ({
    scheme: points,
    ...(modelAnswer !== undefined && { modelAnswer }),
  })),
  essay: fc
    .tuple(fc.oneof(scheme, createdScheme), model, fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }))
    .map(([points, modelAnswer, minWords]) => ({
      scheme: points,
      ...(modelAnswer !== undefined && { modelAnswer }),
      ...(minWords !== undefined && { minWords, maxWords: minWords + 100 }),
    })),
  file: fc.tuple(scheme, fc.integer({ min: 1, max: 10 })).map(([points, maxFiles]) => ({ scheme: points, maxFiles })),
};

/** Questions of a type without a row: a new question, every text of which is written. */
const written = (type: QuestionTypeName): fc.Arbitrary<object> =>
  typedWords.map((text) => {
    const { body, key } = blankQuestion(type);
    return answerFields(type, withTexts(body, text), withTexts(key, text));
  });

function withTexts(value: unknown, text: string): unknown {
  if (value === '') return text;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, text)]));
}

const tags = fc.uniqueArray(
  fc.constantFrom('exam 2024', 'a]b', 'c\\d', '[x', 'é', '<b>', '&', '"', ',', ';', 'a|b', '=1', '{y}'),
  {
    maxLength: 3,
  },
);
/** A list that is empty four times out of five. */
const seldom = <T>(list: fc.Arbitrary<T[]>): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, list);
const ORDERED: ReadonlySet<QuestionTypeName> = new Set([
  'multiple-choice',
  'multiple-response',
  'matching',
  'labelling',
]);

/** Questions of a type as the bank exports them: invalid ones are not included. */
export function oddQuestion(type: QuestionTypeName): fc.Arbitrary<Question> {
  return fc
    .tuple(
      rich,
      QUESTION_TYPES[type] ?? written(type),
      fc.option(rich, { nil: undefined, freq: 1 }),
      seldom(fc.array(words, { minLength: 1, maxLength: 2 })),
      seldom(tags),
      keepOrder,
      fc.uuid(),
    )
    .map(([stem, requested, explanation, hints, tagged, order, id]) => ({
      ...{ id, subject: 'Physics', topic: 'Heat', type, stem, ...requested },
      ...(explanation !== undefined && { explanation }),
      ...(hints.length > 0 && { hints }),
      ...(tagged.length > 0 && { tags: tagged }),
      ...(order === true && ORDERED.has(type) && { keepOrder: true }),
    }))
    .map(asStored)
    .filter((question) => question !== null);
}

function asStored(value: object): Question | null {
  try {
    const draft = draftOf(questionOf(value));
    return questionOfStored({ ...draft, images: [] });
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}
