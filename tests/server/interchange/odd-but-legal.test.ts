import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignFormat, foundIn } from '#server/interchange/foreign.reader.ts';
import { QuestionError } from '#server/interchange/problem.ts';
import { questionOfLine } from '#server/interchange/question.line.ts';

/* What teachers write that is legal, and that readers took for something else without saying so. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-legal-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(format: ForeignFormat, text: string) {
  const file = join(folder, 'file');
  await writeFile(file, text);
  return [...foundIn(file, format)].map((found) =>
    found.kind === 'question'
      ? { item: found.item, lost: found.lost }
      : found.kind === 'lost'
        ? { what: found.what }
        : { reason: found.reason },
  );
}

describe('GIFT', () => {
  it.each([
    ['Is ice cold? {T}\nIs fire cold? {F}\n'],
    ['One? {=a ~b}\nTwo? {#4}\n'],
    ['One? {=a ~b} Two {=z}.\n'],
    ['One? {=a ~b}\nTwo? {}\n'],
  ])('names a second question that is not separated by an empty line: %j', async (text) => {
    expect(await read('gift', text)).toMatchObject([{ lost: [{ code: 'secondGapAsText' }] }]);
  });
});

describe('Moodle XML', () => {
  const question = (more: string, type = 'truefalse') =>
    `<quiz><question type="${type}"><name><text>N</text></name><questiontext><text>Cold?</text></questiontext>${more}<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;

  it('names that a question was hidden, and marks that it does not hold', async () => {
    expect(await read('moodle-xml', question('<hidden>1</hidden>'))).toMatchObject([
      { lost: [{ code: 'hiddenQuestionShown' }] },
    ]);
    expect(await read('moodle-xml', question('<defaultgrade>2.5</defaultgrade>'))).toMatchObject([
      { lost: [{ code: 'marksDropped', marks: 2.5 }] },
    ]);
    expect(await read('moodle-xml', question('<defaultgrade>4.0000</defaultgrade>', 'essay'))).toMatchObject([
      { item: { scheme: { points: [{ marks: 4 }] } }, lost: [] },
    ]);
    expect(await read('moodle-xml', question('<defaultgrade>2.5</defaultgrade>', 'essay'))).toMatchObject([
      { lost: [{ code: 'marksDropped', marks: 2.5 }] },
    ]);
    expect(
      await read('moodle-xml', question('<defaultgrade>1.0000000</defaultgrade><hidden>0</hidden>')),
    ).toMatchObject([{ lost: [] }]);
  });
});

describe('QTI', () => {
  const item = ({ choices = '', processing = '' }) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>Q?</prompt><simpleChoice identifier="A">x</simpleChoice><simpleChoice identifier="B">y</simpleChoice>${choices}</choiceInteraction></itemBody>${processing}</assessmentItem>`;
  const rule = (...values: readonly string[]) =>
    `<responseProcessing><responseCondition>${values
      .map((value, at) => {
        const name = at === 0 ? 'responseIf' : 'responseElseIf';
        return `<${name}><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">${value}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${1 - at / 2}</baseValue></setOutcomeValue></${name}>`;
      })
      .join('')}</responseCondition></responseProcessing>`;

  it('keeps the order where a choice has a fixed place', async () => {
    const choices = '<simpleChoice identifier="C" fixed="true">all of these</simpleChoice>';
    expect(await read('qti', item({ choices }))).toMatchObject([
      { item: { keepOrder: true }, lost: [{ code: 'someChoicesFixed' }] },
    ]);
  });

  it('refuses a key that its rules contradict', async () => {
    expect(await read('qti', item({ processing: rule('B') }))).toEqual([{ reason: { code: 'keyContradictsRules' } }]);
    expect(await read('qti', item({ processing: rule('A') }))).toMatchObject([{ item: { answer: ['A'] }, lost: [] }]);
    expect(await read('qti', item({ processing: rule('A', 'B') }))).toMatchObject([
      { item: { answer: ['A'] }, lost: [{ code: 'weightsMadeEven' }] },
    ]);
  });
});

describe('Aiken', () => {
  it('reads a line of feedback behind the answer as the explanation', async () => {
    const text = 'One?\nA. x\nB. y\nANSWER: A\nFEEDBACK: since 1905\n\nTwo?\nA. x\nB. y\nANSWER: B\n';
    expect(await read('aiken', text)).toMatchObject([
      { item: { stem: 'One?', explanation: 'since 1905' } },
      { item: { stem: 'Two?' } },
    ]);
  });

  it('refuses two answers, and two choices of a letter', async () => {
    expect(
      await read('aiken', 'One?\nA. x\nB. y\nANSWER: A\nANSWER: B\n\nTwo?\nA. x\nB. y\nANSWER: B\n'),
    ).toMatchObject([{ reason: { code: 'aikenAnswerRepeated', line: 5 } }, { item: { stem: 'Two?' } }]);
    expect(await read('aiken', 'One?\nA. x\nA. y\nANSWER: A\n')).toEqual([
      { reason: { code: 'aikenLetterRepeated', letter: 'A' } },
    ]);
  });
});

describe('a table', () => {
  it('takes WAHR and FALSCH of a German spreadsheet for true and false', async () => {
    expect(await read('csv', 'Frage;Antwort\nKalt?;WAHR\nHeiß?;Falsch\nWas?;richtig\n')).toMatchObject([
      { item: { type: 'true-false', answer: true } },
      { item: { type: 'true-false', answer: false } },
      { item: { type: 'short-answer', answer: ['richtig'] } },
    ]);
  });
});

describe('JSON Lines', () => {
  it.each(['[1]', 'null', '"x"', '3'])('says of %s that it is no object', async (line) => {
    const refusal = await questionOfLine(line, () => Promise.reject(new Error('no image'))).catch((error) => error);
    expect(refusal).toBeInstanceOf(QuestionError);
    expect(refusal.inFields).toEqual([{ code: 'jsonObjectExpected' }]);
  });
});
