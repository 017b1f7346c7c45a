import { expect, test } from 'vitest';
import type { Reason } from '#domain/interchange/import-reason.ts';
import { qtiItem } from '#server/interchange/qti/qti-item.reader.ts';
import { qtiName } from '#server/interchange/qti/qti-names.ts';
import { qti1Items } from '#server/interchange/qti1/qti1.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { csvTable, readTable } from '#server/interchange/tables/table.reader.ts';
import { xmlRoot } from '#server/interchange/xml/xml-elements.ts';

/* Ambiguous answers, and invalid numbers. */

const root = (text: string) => xmlRoot(text, { nameOf: qtiName });
const qti = (declared: string, body: string, rules = '') => {
  const lost: unknown[] = [];
  const item = `<assessmentItem identifier="i">${declared}<itemBody>${body}</itemBody>${rules}</assessmentItem>`;
  const source = { folder: '', files: () => null, onLost: (what: Reason) => void lost.push(what), weight: 1 };
  const read = qtiItem(root(item), source);
  return { ...read, lost };
};
const number = (value: string): string =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>${value}</value></correctResponse></responseDeclaration>`;
const FIELD = '<p>n <textEntryInteraction responseIdentifier="R"/></p>';
const within = (mode: string, tolerance: string): string =>
  `<responseProcessing><responseCondition><responseIf><equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>`;

test.each(['3,5', '1,600', 'five'])('QTI: a number written as %s is refused, and is not taken as text', (value) => {
  expect(qti(number(value), FIELD)).toMatchObject({ reason: { code: 'answerNotANumber', answer: value } });
});

test.each([
  ['absolute', '1 3', { value: 6, tolerance: 2 }, { least: 4, most: 8 }],
  ['relative', '0 20', { value: 5.5, tolerance: 0.5 }, { least: 5, most: 6 }],
])(
  'QTI: an %s tolerance of %s becomes a range around its centre, which is reported',
  (mode, tolerance, answer, range) => {
    const read = qti(number('5'), FIELD, within(mode, tolerance));
    expect(read).toMatchObject({ item: { answer }, lost: [{ code: 'numberShifted', written: 5, ...range }] });
  },
);

test('QTI: a single tolerance applies in both directions', () => {
  expect(qti(number('5'), FIELD, within('absolute', '2'))).toMatchObject({
    item: { answer: { value: 5, tolerance: 2 } },
    lost: [],
  });
});

const numeric = (rules: string): Found | undefined => {
  const item = `<questestinterop><item ident="i" title="T"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>numerical_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>n</mattext></material><response_str ident="r"><render_fib fibtype="Decimal"/></response_str></presentation><resprocessing>${rules}</resprocessing></item></questestinterop>`;
  return [...qti1Items(root(item), { folder: '', files: () => null })][0];
};

test('QTI 1.2: a numerical question without a number is refused', () => {
  const rule =
    '<respcondition><conditionvar><varequal respident="r">1,600</varequal></conditionvar><setvar>100</setvar></respcondition>';
  expect(numeric(rule)).toMatchObject({ name: 'T', reason: { code: 'answerNotANumber', answer: '1,600' } });
  expect(numeric('')).toMatchObject({ name: 'T', reason: { code: 'correctAnswerNotMarked' } });
});

test('CSV: an answer that is the text of two choices is refused', () => {
  const text = 'question,a,b,correct\nQ,same,same,same\nQ,same,same,B\n';
  const found = [...readTable(() => csvTable([text]), { isSeparated: true })];
  expect(found[0]).toMatchObject({ reason: { code: 'answerFitsSeveralChoices', answer: 'same' } });
  expect(found[1]).toMatchObject({ item: { answer: ['B'] } });
});

test('several correct choices in a single-choice question are refused with a message', async () => {
  const found: Found = {
    ...{ kind: 'question', position: { line: 1, column: 1 }, name: 'Q', id: null, category: [], lost: [] },
    item: {
      ...{ type: 'multiple-choice', stem: 'Which?', answer: ['A', 'B'] },
      choices: [
        { id: 'A', text: 'x' },
        { id: 'B', text: 'y' },
      ],
    },
  };
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  await expect(draftOfFound(found, placing, { format: 'qti', title: 'x', imageStore: null })).rejects.toMatchObject({
    reason: [{ code: 'correctChoicesTooMany' }],
  });
});
