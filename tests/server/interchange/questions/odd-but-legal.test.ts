import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDraft } from '#server/interchange/bank/paper.import.ts';
import { questionOfLine } from '#server/interchange/jsonl/question.line.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { lineOf } from '../../../support/questions/question.builder.ts';

/* Unusual but valid input by teachers that readers used to misread silently. */

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
  ])('reports a second question that is not separated by an empty line: %j', async (text) => {
    expect(await read('gift', text)).toMatchObject([{ lost: [{ code: 'secondGapAsText' }] }]);
  });
});

describe('GIFT without empty lines', () => {
  it('reads a category, and a comment with a tag, between questions', async () => {
    const file = join(folder, 'lines.gift');
    await writeFile(file, '::A::One? {T}\n$CATEGORY: Heat\n::B::Two? {F}\n// [tag:ice]\n::C::Three? {T}\n');
    const found = [...foundIn(file, 'gift')].flatMap((each) => (each.kind === 'question' ? [each] : []));
    expect(found.map(({ item, category, lost }) => [item.stem, item.tags, category, lost])).toEqual([
      ['One?', undefined, [], []],
      ['Two?', undefined, ['Heat'], []],
      ['Three?', ['ice'], ['Heat'], []],
    ]);
  });
});

describe('Moodle XML', () => {
  const question = (more: string, type = 'truefalse') =>
    `<quiz><question type="${type}"><name><text>N</text></name><questiontext><text>Cold?</text></questiontext>${more}<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;

  it('reports that a question was hidden, and marks that it does not import', async () => {
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

describe('Moodle XML with combined feedback', () => {
  const question = (correct: string) =>
    `<quiz><question type="multichoice"><name><text>N</text></name><questiontext><text>Cold?</text></questiontext><single>true</single><correctfeedback format="html"><text><![CDATA[<p>${correct}</p>]]></text></correctfeedback><incorrectfeedback><text>Your answer is incorrect.</text></incorrectfeedback><answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer></question></quiz>`;

  it('reports it where a teacher has written it', async () => {
    expect(await read('moodle-xml', question('Your answer is correct.'))).toMatchObject([{ lost: [] }]);
    expect(await read('moodle-xml', question('Well done'))).toMatchObject([
      { lost: [{ code: 'resultFeedbackDropped' }] },
    ]);
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

  it('keeps the order if a choice has a fixed position', async () => {
    const choices = '<simpleChoice identifier="C" fixed="true">all of these</simpleChoice>';
    expect(await read('qti', item({ choices }))).toMatchObject([
      { item: { keepOrder: true }, lost: [{ code: 'someChoicesFixed' }] },
    ]);
  });

  it('refuses a key that contradicts its response rules', async () => {
    expect(await read('qti', item({ processing: rule('B') }))).toEqual([{ reason: { code: 'keyContradictsRules' } }]);
    expect(await read('qti', item({ processing: rule('A') }))).toMatchObject([{ item: { answer: ['A'] }, lost: [] }]);
    expect(await read('qti', item({ processing: rule('A', 'B') }))).toMatchObject([
      { item: { answer: ['A'] }, lost: [{ code: 'weightsMadeEven' }] },
    ]);
  });
});

describe('Aiken', () => {
  it('reads a line of feedback after the answer as the explanation', async () => {
    const text = 'One?\nA. x\nB. y\nANSWER: A\nFEEDBACK: since 1905\n\nTwo?\nA. x\nB. y\nANSWER: B\n';
    expect(await read('aiken', text)).toMatchObject([
      { item: { stem: 'One?', explanation: 'since 1905' } },
      { item: { stem: 'Two?' } },
    ]);
  });

  it('refuses a question with a line among its choices once, and reads on after it', async () => {
    const broken = 'One?\nA. x\nthis line is broken\nB. y\nANSWER: A\n\nTwo?\nA. x\nB. y\nANSWER: B\n';
    expect(await read('aiken', broken)).toMatchObject([
      { reason: { code: 'aikenLineUnexpected', line: 3 } },
      { item: { stem: 'Two?' } },
    ]);
    const missing = 'One?\nA. x\nB. y\nTwo?\nA. x\nB. y\nANSWER: B\n';
    expect(await read('aiken', missing)).toMatchObject([
      { reason: { code: 'aikenLineUnexpected', line: 4 } },
      { item: { stem: 'Two?' } },
    ]);
  });

  it('refuses two answers, and two choices with the same letter', async () => {
    expect(
      await read('aiken', 'One?\nA. x\nB. y\nANSWER: A\nANSWER: B\n\nTwo?\nA. x\nB. y\nANSWER: B\n'),
    ).toMatchObject([{ reason: { code: 'aikenAnswerRepeated', line: 5 } }, { item: { stem: 'Two?' } }]);
    expect(await read('aiken', 'One?\nA. x\nA. y\nANSWER: A\n')).toEqual([
      { reason: { code: 'aikenLetterRepeated', letter: 'A' } },
    ]);
  });
});

describe('choices', () => {
  const answers = async (...rows: readonly string[]) => read('csv', ['question,a,b,c,answer', ...rows, ''].join('\n'));

  it('are refused if the text of one is the letter of another', async () => {
    expect(await answers('Q?,B,A,,B', 'R?,A,B,,B', 'S?,B,A,,Option B')).toMatchObject([
      { reason: { code: 'answerLetterOrText', answer: 'B' } },
      { item: { answer: ['B'] } },
      { item: { answer: ['B'] } },
    ]);
  });

  it('are refused if the text of one is the number of another, unless other rows show what numbers mean', async () => {
    expect(await answers('Q?,2,1,3,1', 'R?,x,y,z,x')).toMatchObject([
      { reason: { code: 'answerLetterOrText', answer: '1' } },
      { item: { answer: ['A'] } },
    ]);
    expect(await answers('Q?,2,1,3,1', 'R?,7,8,9,7')).toMatchObject([
      { item: { answer: ['B'] } },
      { item: { answer: ['A'] } },
    ]);
    expect(await answers('Q?,2,1,3,1', 'R?,7,8,9,2')).toMatchObject([
      { item: { answer: ['A'] } },
      { item: { answer: ['B'] } },
    ]);
  });

  it('that are both correct and incorrect are refused', async () => {
    const file = join(folder, 'twice.gift');
    await writeFile(file, 'Q? {=a ~a ~b}\n');
    const [found] = foundIn(file, 'gift');
    if (found?.kind !== 'question') throw new Error('no question');
    const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
    await expect(draftOfFound(found, placing, { format: 'gift', title: 'x', imageStore: null })).rejects.toMatchObject({
      reason: { code: 'choiceRightAndWrong', choice: 'a' },
    });
  });
});

// cspell:ignore WAHR FALSCH
describe('a table', () => {
  it('accepts WAHR and FALSCH of a German spreadsheet as true and false', async () => {
    expect(await read('csv', 'Frage;Antwort\nKalt?;WAHR\nHeiß?;Falsch\nWas?;richtig\n')).toMatchObject([
      { item: { type: 'true-false', answer: true } },
      { item: { type: 'true-false', answer: false } },
      { item: { type: 'short-answer', answer: ['richtig'] } },
    ]);
  });
});

describe('JSON Lines', () => {
  it.each(['[1]', 'null', '"x"', '3'])('reports that %s is not an object', async (line) => {
    const refusal = await questionOfLine(line, () => Promise.reject(new Error('no image'))).catch((error) => error);
    expect(refusal).toBeInstanceOf(QuestionError);
    expect(refusal.inFields).toEqual([{ code: 'jsonObjectExpected' }]);
  });

  it.each([
    ['{"id":"q","answer":["A"],"answer":["B"]}', 'answer'],
    [
      '{"id":"q","stem":"say \\"id\\": 1","choices":[{"id":"A"},{"id":"B","text":"x","\\u0069d" : "C"}]}',
      'choices.1.id',
    ],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    [`{"a":${'['.repeat(9_999)}{"b":1,"b":1}${']'.repeat(9_999)}}`, '….0.0.0.0.b'],
  ])('refuses a field that is there twice: %.40s', async (line, field) => {
    const refusal = await questionOfLine(line, () => Promise.reject(new Error('no image'))).catch((error) => error);
    expect(refusal).toBeInstanceOf(QuestionError);
    expect(refusal.inFields).toEqual([{ code: 'jsonFieldRepeated', field }]);
  });

  it('accepts the same field in different objects, and as text', async () => {
    const line = lineOf({ explanation: '"id": 1, \\"id\\": 2, {"id":3}' });
    await expect(questionOfLine(line, () => Promise.reject(new Error('no image')))).resolves.toMatchObject({
      externalId: 'q-1',
    });
  });
});

describe('an exam paper', () => {
  it('names the field that is there twice, and its line', () => {
    expect(readDraft('{\n  "title": "Mock",\n  "year": 2026,\n  "title": "Exam"\n}')).toEqual({
      refused: { code: 'paperFieldRepeated', field: 'title', line: 4 },
    });
  });
});
