import { expect, test } from 'vitest';
import { qti1Items } from '#server/interchange/qti1/qti1.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { xmlRoot } from '#server/interchange/xml/xml-elements.ts';

/* Blanks and numbers as Canvas exports them, from its classic quizzes and from New Quizzes. */

const ONE = '6e1b58a0-6c4e-4f4c-9d6a-0f5a3a3d2b11';
const TWO = '0a9de3b7-2f9f-4f7f-8d52-0c8a55b7e0aa';

type Label = { readonly id: string; readonly text: string; readonly more?: string };
const blank = (id: string, shown: string, labels: readonly Label[]): string =>
  `<response_lid ident="response_${id}"><material><mattext>${shown}</mattext></material><render_choice>${labels
    .map(
      ({ id: ident, text, more = '' }) =>
        `<response_label ident="${ident}" ${more}><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`;
const earns = (response: string, value: string): string =>
  `<respcondition><conditionvar><varequal respident="response_${response}">${value}</varequal></conditionvar><setvar action="Add" varname="SCORE">50</setvar></respcondition>`;

function read(type: string, stem: string, responses: string, rules: string): Found {
  const document = `<questestinterop><assessment title="Roses"><section><item ident="i1" title="T"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${stem}</mattext></material>${responses}</presentation><resprocessing>${rules}</resprocessing></item></section></assessment></questestinterop>`;
  const [found] = qti1Items(xmlRoot(document), { folder: '', files: () => null });
  if (found === undefined) throw new Error('The document holds no item.');
  return found;
}
const blanks = (stem: string, responses: string, rules: string): Found =>
  read('fill_in_multiple_blanks_question', stem, responses, rules);
const questionOf = (found: Found) => (found.kind === 'question' ? { ...found.item, lost: found.lost } : found);

test('New Quizzes identify blanks by UUIDs, and show the answer at the position of its label', () => {
  const open = 'scoring_algorithm="TextCloseEnough" levenshtein_distance="1" answer_type="openEntry"';
  const found = blanks(
    `&lt;p&gt;Roses are [${ONE}], violets are [${TWO}].&lt;/p&gt;`,
    blank(ONE, 'red', [{ id: `${ONE}-0`, text: 'red', more: open }]) +
      blank(TWO, 'blue', [{ id: `${TWO}-0`, text: 'blue', more: 'answer_type="openEntry"' }]),
    earns(ONE, `${ONE}-0`) + earns(TWO, `${TWO}-0`),
  );
  expect(questionOf(found)).toEqual({
    type: 'cloze',
    stem: '',
    text: 'Roses are {{g1}}, violets are {{g2}}.',
    gaps: [
      { id: 'g1', choices: null },
      { id: 'g2', choices: null },
    ],
    answer: { g1: ['red'], g2: ['blue'] },
    lost: [{ code: 'typosRuleDropped' }],
  });
});

test('a blank may be a list to choose from or a bank of words, next to one that is typed', () => {
  const bank = 'answer_type="wordbank" scoring_algorithm="TextEquivalence"';
  const found = blanks(
    `[${ONE}] and [${TWO}]`,
    blank(ONE, 'b', [
      { id: 'x', text: 'a', more: 'answer_type="dropdown"' },
      { id: 'y', text: 'b', more: 'answer_type="dropdown"' },
    ]) +
      blank(TWO, 'd', [
        { id: 'p', text: 'c', more: bank },
        { id: 'q', text: 'd', more: bank },
      ]),
    earns(ONE, 'y') + earns(TWO, 'q'),
  );
  expect(questionOf(found)).toMatchObject({
    gaps: [{ choices: ['a', 'b'] }, { choices: ['c', 'd'] }],
    answer: { g1: ['b'], g2: ['d'] },
    lost: [{ code: 'gapWordsReusable' }],
  });
});

test('a single blank is a text with a gap, too', () => {
  const found = blanks(`I [${ONE}].`, blank(ONE, 'am', [{ id: `${ONE}-0`, text: 'am' }]), earns(ONE, `${ONE}-0`));
  expect(questionOf(found)).toMatchObject({ type: 'cloze', text: 'I {{g1}}.', answer: { g1: ['am'] } });
});

test('names with Markdown characters are found', () => {
  const found = blanks(
    'A [first_one*] b',
    blank('first_one*', 'first_one*', [{ id: '1', text: 'x' }]),
    earns('1', '1'),
  );
  expect(questionOf(found)).toMatchObject({ type: 'cloze', text: 'A {{g1}} b' });
});

test('an exact match counts letter case', () => {
  const exact = 'scoring_algorithm="TextEquivalence" answer_type="openEntry"';
  const found = blanks(`[${ONE}]`, blank(ONE, 'Na', [{ id: '0', text: 'Na', more: exact }]), earns(ONE, '0'));
  expect(questionOf(found)).toMatchObject({ caseSensitive: true, lost: [] });
  const lenient = blanks(
    `[${ONE}]`,
    blank(ONE, 'Na', [{ id: '0', text: 'Na', more: `${exact} ignore_case="true"` }]),
    earns(ONE, '0'),
  );
  expect(questionOf(lenient)).not.toHaveProperty('caseSensitive');
  const contains = blanks(
    `[${ONE}]`,
    blank(ONE, 'Na', [{ id: '0', text: 'Na', more: 'scoring_algorithm="TextContainsAnswer"' }]),
    earns(ONE, '0'),
  );
  expect(questionOf(contains)).toMatchObject({ lost: [{ code: 'containsRuleDropped' }] });
});

test.each([
  [
    'a pattern that no list of answers can express',
    `[${ONE}]`,
    blank(ONE, 'x', [{ id: '0', text: 'colou?r', more: 'scoring_algorithm="TextRegex"' }]),
    { code: 'blankByPattern', pattern: 'colou?r' },
  ],
  [
    'a blank that its text does not have',
    'Roses are red.',
    blank(ONE, 'red', [{ id: '0', text: 'red' }]) + blank(TWO, 'blue', [{ id: '0', text: 'blue' }]),
    { code: 'blankNotInText', blank: 'red' },
  ],
  [
    'a blank without an answer',
    `[${ONE}] and [${TWO}]`,
    blank(ONE, 'red', [{ id: '0', text: 'red' }]),
    { code: 'blankUnanswered', blank: TWO },
  ],
])('%s is refused with a reason', (_, stem, responses, reason) => {
  expect(blanks(stem, responses, earns(ONE, '0'))).toMatchObject({ kind: 'problem', reason });
});

const numeric = (rules: string): Found =>
  read(
    'numerical_question',
    'How many?',
    '<response_str ident="response_n" rcardinality="Single"><render_fib fibtype="Decimal"/></response_str>',
    `<respcondition><conditionvar>${rules}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
  );
const bounded = (value: string, least: string, most: string, more = 'vargte'): string =>
  `<or><varequal respident="response_n">${value}</varequal><and><${more} respident="response_n">${least}</${more}><varlte respident="response_n">${most}</varlte></and></or>`;

test('a number with a precision keeps its range, even if the answer is not at its centre', () => {
  expect(questionOf(numeric(bounded('1.23', '1.225', '1.235', 'vargt')))).toMatchObject({
    answer: { value: 1.23, tolerance: 0.005 },
    lost: [],
  });
  expect(questionOf(numeric(bounded('5', '4', '10')))).toMatchObject({
    answer: { value: 7, written: '7', tolerance: 3 },
    lost: [{ code: 'numberShifted', written: 5, least: 4, most: 10 }],
  });
});

test.each([
  [bounded('1000', '100', '101'), { code: 'numberOutsideRange', value: 1000, least: 100, most: 101 }],
  [bounded('5', '6', '4'), { code: 'rangeEndsBeforeStart', least: 6, most: 4 }],
  ['<vargte respident="response_n">4</vargte>', { code: 'rangeHalfOpen' }],
])('a number that contradicts itself is refused: %s', (rules, reason) => {
  expect(numeric(rules)).toMatchObject({ kind: 'problem', reason });
});
