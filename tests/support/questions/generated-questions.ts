import fc from 'fast-check';
import { choiceId } from '#server/interchange/questions/interchange-question.ts';
import { type Question, questionSchema } from '#server/interchange/questions/question.schema.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';

/** Words with every sign that formats or Markdown take as theirs, as Markdown that shows them. */
const words = fc
  .array(
    fc.constantFrom(
      'heat',
      'x=2',
      '~',
      '#1',
      '{a}',
      'a:b',
      '50%',
      '5 < 6',
      '&amp;',
      '*',
      'snake_case',
      '$5',
      '::',
      '->',
      'é',
      '日本',
      '"',
      "'",
      ']]>',
      '|',
      '=SUM(A1)',
      '@',
      '-2',
      ';',
      ',',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => htmlToMarkdown(parts.join(' ').replaceAll('<', '&lt;').replaceAll('&amp;', '&amp;amp;')))
  .filter((text) => text !== '');
export const rich = fc.oneof(
  words,
  words.map((text) => `**bold** and $x^2 < 3$ ${text}`),
  fc.tuple(words, words).map(([one, other]) => `${one}\n\n${other}`),
);
const distinct = fc.uniqueArray(words, { minLength: 2, maxLength: 5 });
const common = { id: 'q-1', subject: 'Physics', topic: 'Heat' };
const rows = (texts: readonly string[]) => texts.map((text, at) => ({ id: choiceId(at), text }));
/** A question of some types is explained. */
const explained = fc.option(rich, { nil: undefined }).map((explanation) => (explanation ? { explanation } : {}));

const choice = fc.tuple(rich, distinct, fc.nat(), explained).map(([stem, texts, at, more]) => ({
  ...common,
  ...more,
  type: 'multiple-choice',
  stem,
  choices: rows(texts),
  answer: [choiceId(at % texts.length)],
}));
const several = fc.tuple(rich, distinct, fc.integer({ min: 1, max: 2 })).map(([stem, texts, most]) => ({
  ...common,
  type: 'multiple-response',
  stem,
  choices: rows(texts),
  answer: [choiceId(0), ...(most === 2 ? [choiceId(1)] : [])],
}));
const truth = fc.tuple(rich, fc.boolean()).map(([stem, answer]) => ({ ...common, type: 'true-false', stem, answer }));
const typed = fc
  .tuple(
    rich,
    fc.uniqueArray(fc.constantFrom('heat', 'a = b', '~tilde', '50 %', '{x}', 'é', '=1+1', '-x'), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([stem, answer]) => ({ ...common, type: 'short-answer', stem, answer }));
const number = fc
  .tuple(rich, fc.integer({ min: -9_999, max: 9_999 }), fc.constantFrom(0, 0.5, 2))
  .map(([stem, value, tolerance]) => ({
    ...common,
    type: 'numeric',
    stem,
    answer: { value, written: String(value), tolerance },
  }));
const pairs = fc.tuple(rich, distinct).map(([stem, texts]) => ({
  ...common,
  type: 'matching',
  stem,
  choices: rows(texts),
  answer: texts.map((_, at) => ({ text: `prompt ${at}`, match: choiceId(at) })),
}));
const order = fc.tuple(rich, distinct).map(([stem, texts]) => ({
  ...common,
  type: 'ordering',
  stem,
  choices: rows(texts),
  answer: texts.map((_, at) => choiceId(texts.length - 1 - at)),
}));
const gaps = fc.tuple(rich, words, fc.boolean()).map(([stem, text, typedToo]) => ({
  ...common,
  type: 'cloze',
  stem,
  text: `${text} {{organ}} and ${typedToo ? '{{other-1}}' : 'no more'}`,
  gaps: [{ id: 'organ', choices: ['heart', 'a*b', '5 < 6'] }, ...(typedToo ? [{ id: 'other-1', choices: null }] : [])],
  answer: { organ: ['a*b'], ...(typedToo && { 'other-1': ['lung', 'the lung'] }) },
}));
const essay = rich.map((stem) => ({
  ...common,
  type: 'essay',
  stem,
  scheme: { points: [{ text: 'Answers the question', marks: 1 }] },
}));

const checked = (question: fc.Arbitrary<unknown>): fc.Arbitrary<Question> =>
  question.map((entry) => questionSchema.parse(entry));

const tag = fc.constantFrom(
  'exam 2024',
  'hard',
  'a]b',
  'c\\d',
  '[x',
  'é',
  '<b>',
  '&',
  '"',
  ',',
  ';',
  'tag:x',
  '{y}',
  '=1',
);
/** Some questions carry tags. */
const withTags = (question: fc.Arbitrary<Question>): fc.Arbitrary<Question> =>
  fc
    .tuple(question, fc.uniqueArray(tag, { maxLength: 4 }))
    .map(([one, tags]) => (tags.length === 0 ? one : { ...one, tags }));

/** Questions of the types that every format with answers supports. */
export const everydayQuestion = withTags(checked(fc.oneof(choice, several, truth, typed, number, pairs)));
/** Those that a table has. */
export const tableQuestion = withTags(checked(fc.oneof(choice, several, truth, typed, number, essay)));
/** Those that QTI has, too. */
export const qtiQuestion = checked(fc.oneof(choice, several, truth, typed, number, pairs, order, gaps, essay));
