import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';

/* Marks of QTI items: an essay keeps them, and of every other question the report names what differs from one mark. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-marks-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(files: Readonly<Record<string, string>>) {
  const file = join(folder, 'package.zip');
  await writeFile(
    file,
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
  return [...foundIn(file, 'qti')].map((found) =>
    found.kind === 'question' ? { item: found.item, lost: found.lost } : found,
  );
}

const MARKS = (marks: number) => [{ code: 'marksDropped', marks }];

describe('an item of QTI 2 and 3', () => {
  const choice = (processing = 'match_correct', mapping = '', many = 'single') =>
    [
      `<responseDeclaration identifier="RESPONSE" cardinality="${many}" baseType="identifier"><correctResponse><value>A</value></correctResponse>${mapping}</responseDeclaration>`,
      `<itemBody><p>Cold?</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${many === 'single' ? 1 : 0}"><simpleChoice identifier="A">x</simpleChoice><simpleChoice identifier="B">y</simpleChoice><simpleChoice identifier="C">z</simpleChoice></choiceInteraction></itemBody>`,
      processing === '' ? '' : `<responseProcessing template="http://example.org/${processing}"/>`,
    ].join('');
  const essay = '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>';
  const essayBody = '<itemBody><p>Why?</p><extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody>';
  const outcome = (name: string, attributes: string, inside = ''): string =>
    `<outcomeDeclaration identifier="${name}" cardinality="single" baseType="float" ${attributes}>${inside}</outcomeDeclaration>`;
  const item = (inside: string, identifier = 'i'): string =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${identifier}" title="T">${inside}</assessmentItem>`;
  const all = (inside: string, reference = '') => {
    const test = `<assessmentTest identifier="t" title="T"><testPart identifier="p"><assessmentSection identifier="s" title="S"><assessmentItemRef identifier="r" href="i.xml">${reference}</assessmentItemRef></assessmentSection></testPart></assessmentTest>`;
    const manifest =
      '<manifest><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="t.xml"/><resource identifier="i" type="imsqti_item_xmlv2p1" href="i.xml"/></resources></manifest>';
    return read({ 'imsmanifest.xml': manifest, 't.xml': test, 'i.xml': item(inside) });
  };
  const one = async (...given: Parameters<typeof all>) => (await all(...given))[0];

  it('without marks, or with one, loses none', async () => {
    expect(await one(choice())).toMatchObject({ lost: [] });
    expect(
      await one(outcome('SCORE', 'normalMaximum="1.0"') + choice(), '<weight identifier="w" value="1"/>'),
    ).toMatchObject({ lost: [] });
    const mapping = '<mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/></mapping>';
    expect(await one(choice('map_response', mapping))).toMatchObject({ lost: [] });
  });

  it('declares its marks as the maximum of its score', async () => {
    expect(await one(outcome('SCORE', 'normalMaximum="3"') + choice())).toMatchObject({ lost: MARKS(3) });
    const most = outcome('MAXSCORE', '', '<defaultValue><value>2.5</value></defaultValue>');
    expect(await one(outcome('SCORE', '') + most + choice())).toMatchObject({ lost: MARKS(2.5) });
  });

  it('earns them by its mapping or its rules', async () => {
    const mapping = (...points: readonly number[]) =>
      `<mapping defaultValue="0">${points.map((point, at) => `<mapEntry mapKey="${'ABC'[at]}" mappedValue="${point}"/>`).join('')}</mapping>`;
    expect(await one(choice('map_response', mapping(4, 2)))).toMatchObject({
      item: { weights: { A: 100, B: 50 } },
      lost: MARKS(4),
    });
    expect(await one(choice('map_response', mapping(2, 2), 'multiple'))).toMatchObject({ lost: MARKS(4) });
    const rules =
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">5</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>';
    expect(await one(choice('') + rules)).toMatchObject({ lost: MARKS(5) });
  });

  it('counts more by its weight in a test', async () => {
    expect(await one(choice(), '<weight identifier="w" value="2.0"/>')).toMatchObject({ lost: MARKS(2) });
    expect(
      await one(outcome('SCORE', 'normalMaximum="3"') + choice(), '<weight identifier="w" value="0.5"/>'),
    ).toMatchObject({ lost: MARKS(1.5) });
  });

  it('keeps the marks of an essay, unless a mark scheme cannot have them', async () => {
    expect(await one(essay + outcome('SCORE', 'normalMaximum="6"') + essayBody)).toMatchObject({
      item: { type: 'essay', scheme: { points: [{ marks: 6 }] } },
      lost: [],
    });
    expect(await one(essay + outcome('SCORE', 'normalMaximum="2.5"') + essayBody)).toMatchObject({
      item: { scheme: { points: [{ marks: 1 }] } },
      lost: MARKS(2.5),
    });
  });

  it('divides its marks among its questions', async () => {
    const part = (name: string, worth: number) => ({
      declared: `<responseDeclaration identifier="${name}" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="${worth}"/></mapping></responseDeclaration>`,
      shown: `<p>${name}?</p><choiceInteraction responseIdentifier="${name}" maxChoices="1"><simpleChoice identifier="A">x</simpleChoice><simpleChoice identifier="B">y</simpleChoice></choiceInteraction>`,
    });
    const both = (marks: number, first: number, second: number): string => {
      const [p, q] = [part('P', first), part('Q', second)];
      const rules = '<mapResponse identifier="P"/><mapResponse identifier="Q"/>';
      return `${p.declared}${q.declared}${outcome('SCORE', `normalMaximum="${marks}"`)}<itemBody>${p.shown}${q.shown}</itemBody><responseProcessing><setOutcomeValue identifier="SCORE"><sum>${rules}</sum></setOutcomeValue></responseProcessing>`;
    };
    const separated = { code: 'questionsSeparated', count: 2 };
    expect(await all(both(2, 1, 1))).toMatchObject([{ lost: [separated] }, { lost: [] }]);
    expect(await all(both(5, 2, 3))).toMatchObject([{ lost: [separated, ...MARKS(2)] }, { lost: MARKS(3) }]);
    expect(await all(both(4, 1, 1))).toMatchObject([{ lost: [separated, ...MARKS(4)] }, { lost: [] }]);
  });

  it('names unequal weights of gaps and of pairs', async () => {
    const gap = (name: string, worth: number): string =>
      `<responseDeclaration identifier="${name}" cardinality="single" baseType="string"><correctResponse><value>x</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="x" mappedValue="${worth}"/></mapping></responseDeclaration>`;
    const body =
      '<itemBody><p>One <textEntryInteraction responseIdentifier="G1"/> two <textEntryInteraction responseIdentifier="G2"/>.</p></itemBody>';
    expect(await one(gap('G1', 1) + gap('G2', 1) + body)).toMatchObject({ item: { type: 'cloze' }, lost: [] });
    expect(await one(gap('G1', 1) + gap('G2', 3) + body)).toMatchObject({
      item: { type: 'cloze' },
      lost: [{ code: 'gapWeightsMadeEven' }],
    });
    const pairs = (first: number, second: number): string =>
      `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair"><correctResponse><value>P Q</value><value>R S</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="P Q" mappedValue="${first}"/><mapEntry mapKey="R S" mappedValue="${second}"/></mapping></responseDeclaration><itemBody><p>Match.</p><matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="2"><simpleMatchSet><simpleAssociableChoice identifier="P" matchMax="1">p</simpleAssociableChoice><simpleAssociableChoice identifier="R" matchMax="1">r</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="Q" matchMax="1">q</simpleAssociableChoice><simpleAssociableChoice identifier="S" matchMax="1">s</simpleAssociableChoice></simpleMatchSet></matchInteraction></itemBody><responseProcessing template="http://example.org/map_response"/>`;
    expect(await one(pairs(0.5, 0.5))).toMatchObject({ item: { type: 'matching' }, lost: [] });
    expect(await one(pairs(0.75, 0.25))).toMatchObject({ lost: [{ code: 'pairWeightsMadeEven' }] });
    expect(await one(pairs(2, 1))).toMatchObject({
      lost: [{ code: 'pairWeightsMadeEven' }, { code: 'marksDropped', marks: 3 }],
    });
  });
});

describe('an item of QTI 1.2', () => {
  const field = (label: string, entry: string): string =>
    `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
  const material = (text: string): string => `<material><mattext texttype="text/plain">${text}</mattext></material>`;
  const award = (response: string, value: string, worth: number | string, action = 'Set'): string =>
    `<respcondition><conditionvar><varequal respident="${response}">${value}</varequal></conditionvar><setvar action="${action}" varname="SCORE">${worth}</setvar></respcondition>`;
  const label = (ident: string): string => `<response_label ident="${ident}">${material(ident)}</response_label>`;
  const choices = `${material('Cold?')}<response_lid ident="r" rcardinality="Single"><render_choice>${label('x')}${label('y')}</render_choice></response_lid>`;
  const one = async ({
    type = 'multiple_choice_question',
    metadata = '',
    presentation = choices,
    outcomes = '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>',
    rules = award('r', 'x', 100),
  }) => {
    const text = `<questestinterop><assessment ident="a" title="A"><section ident="s"><item ident="i" title="T"><itemmetadata><qtimetadata>${field('question_type', type)}</qtimetadata>${metadata}</itemmetadata><presentation>${presentation}</presentation><resprocessing>${outcomes}${rules}</resprocessing></item></section></assessment></questestinterop>`;
    const manifest =
      '<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2" href="q.xml"/></resources></manifest>';
    const [found] = await read({ 'imsmanifest.xml': manifest, 'q.xml': text });
    return found;
  };
  const points = (entry: string): string => `<qtimetadata>${field('points_possible', entry)}</qtimetadata>`;

  it('has its marks in its metadata', async () => {
    expect(await one({})).toMatchObject({ lost: [] });
    expect(await one({ metadata: points('1.0') })).toMatchObject({ lost: [] });
    expect(await one({ metadata: points('5.0') })).toMatchObject({ lost: MARKS(5) });
    expect(await one({ metadata: points('0.0') })).toMatchObject({ lost: MARKS(0) });
    expect(await one({ metadata: `<qtimetadata>${field('cc_weighting', '2')}</qtimetadata>` })).toMatchObject({
      lost: MARKS(2),
    });
    expect(await one({ metadata: '<qmd_absolutescore_max>10.000000000000000</qmd_absolutescore_max>' })).toMatchObject({
      lost: MARKS(10),
    });
  });

  it('otherwise has those of its score', async () => {
    const most = (value: string): string => `<outcomes><decvar varname="SCORE" maxvalue="${value}"/></outcomes>`;
    expect(await one({ outcomes: most('4'), rules: award('r', 'x', 4) })).toMatchObject({ lost: MARKS(4) });
    expect(await one({ outcomes: most('1'), rules: award('r', 'x', 1) })).toMatchObject({ lost: [] });
    expect(await one({ outcomes: '<outcomes><decvar/></outcomes>', rules: award('r', 'x', 3) })).toMatchObject({
      lost: MARKS(3),
    });
    expect(
      await one({ outcomes: '<outcomes><decvar/></outcomes>', rules: award('r', 'x', 'SCORE.max') }),
    ).toMatchObject({
      lost: [],
    });
  });

  it('keeps the marks of an essay', async () => {
    const essay = {
      type: 'essay_question',
      presentation: `${material('Why?')}<response_str ident="r" rcardinality="Single"><render_fib/></response_str>`,
      rules: '',
    };
    expect(await one({ ...essay, metadata: points('8.0') })).toMatchObject({
      item: { type: 'essay', scheme: { points: [{ marks: 8 }] } },
      lost: [],
    });
    expect(await one({ ...essay, metadata: points('0.5') })).toMatchObject({ lost: MARKS(0.5) });
  });

  it('accepts only answers with full marks, and names the others', async () => {
    const text = `${material('Where?')}<response_str ident="r" rcardinality="Single"><render_fib/></response_str>`;
    expect(
      await one({
        type: 'short_answer_question',
        presentation: text,
        rules: award('r', 'Bern', 100) + award('r', 'Berne', 50),
      }),
    ).toMatchObject({
      item: { type: 'short-answer', answer: ['Bern'] },
      lost: [{ code: 'partialCreditDropped', percent: 50, answer: 'Berne' }],
    });
  });

  it('names unequal weights of gaps and of pairs', async () => {
    const fib = (ident: string): string =>
      `<response_str ident="${ident}" rcardinality="Single"><render_fib/></response_str>`;
    const gaps = (first: number, second: number) =>
      one({
        type: 'fill_in_multiple_blanks_question',
        presentation: `${material('One')}${fib('g')}${material('two')}${fib('h')}`,
        rules: award('g', 'x', first, 'Add') + award('h', 'y', second, 'Add'),
      });
    expect(await gaps(33.33, 33.34)).toMatchObject({ item: { type: 'cloze' }, lost: [] });
    expect(await gaps(75, 25)).toMatchObject({ lost: [{ code: 'gapWeightsMadeEven' }] });
    const lid = (ident: string): string =>
      `<response_lid ident="${ident}">${material(ident)}<render_choice>${label('x')}${label('y')}</render_choice></response_lid>`;
    const pairs = (first: number, second: number) =>
      one({
        type: 'matching_question',
        presentation: material('Match.') + lid('p') + lid('q'),
        rules: award('p', 'x', first, 'Add') + award('q', 'y', second, 'Add'),
      });
    expect(await pairs(50, 50)).toMatchObject({ item: { type: 'matching' }, lost: [] });
    expect(await pairs(75, 25)).toMatchObject({ lost: [{ code: 'pairWeightsMadeEven' }] });
  });
});
