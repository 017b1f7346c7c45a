import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';

/*
 * Interactions with words of a text that are moved or selected, and all other interactions of QTI: imported, or refused
 * by name.
 */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-words-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Version = '2' | '3';
const spelled = (xml: string, version: Version): string =>
  version === '2'
    ? xml
    : xml.replace(
        /<(\/?)([a-z]+[A-Z]\w*|gap|prompt|hottext|value)\b([^>]*)>/g,
        (_, close: string, name: string, rest: string) => `<${close}qti-${hyphened(name)}${hyphened(rest)}>`,
      );
const hyphened = (text: string): string =>
  text
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 === 0 ? part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : part))
    .join('');

async function one(body: string, declared: string, version: Version = '2'): Promise<Found> {
  const item = spelled(
    `<assessmentItem identifier="i" title="T">${declared}<itemBody>${body}</itemBody></assessmentItem>`,
    version,
  );
  const file = join(folder, 'package.zip');
  await writeFile(
    file,
    zipSync({
      'imsmanifest.xml': strToU8(
        '<manifest><resources><resource identifier="r" type="imsqti_item_xmlv2p2" href="items/i.xml"/></resources></manifest>',
      ),
      'items/i.xml': strToU8(item),
    }),
  );
  const [found] = [...foundIn(file, 'qti')];
  if (found === undefined) throw new Error('Nothing was found.');
  return found;
}

const declared = (of: string, many: string, ...values: string[]): string =>
  `<responseDeclaration identifier="R" cardinality="${many}" baseType="${of}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse></responseDeclaration>`;

async function taken(found: Found): Promise<void> {
  if (found.kind !== 'question') throw new Error('It was refused.');
  const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
  await draftOfFound(found, placing, { format: 'qti', title: 'x', imageStore: null });
}

describe.each(['2', '3'] as const)('QTI %s', (version) => {
  it('imports words to be dragged into gaps as lists in a cloze', async () => {
    const found = await one(
      `<p>About <b>water</b>.</p><gapMatchInteraction responseIdentifier="R" shuffle="true"><prompt>Complete it.</prompt>
       <gapText identifier="W" matchMax="1">boils</gapText><gapText identifier="F" matchMax="1">freezes</gapText><gapText identifier="M" matchMax="1">melts</gapText>
       <blockquote><p>At 100 °C it <gap identifier="G1"/>, and at 0 °C it <gap identifier="G2"/>.</p></blockquote></gapMatchInteraction>`,
      declared('directedPair', 'multiple', 'W G1', 'G2 F'),
      version,
    );
    expect(found).toMatchObject({
      kind: 'question',
      item: {
        type: 'cloze',
        stem: 'About **water**.\n\nComplete it.',
        text: expect.stringContaining('At 100 °C it {{g1}}, and at 0 °C it {{g2}}.'),
        gaps: [
          { id: 'g1', choices: ['boils', 'freezes', 'melts'] },
          { id: 'g2', choices: ['boils', 'freezes', 'melts'] },
        ],
        answer: { g1: ['boils'], g2: ['freezes'] },
      },
      lost: [{ code: 'gapWordsReusable' }],
    });
    await taken(found);
  });

  it('imports words to be selected in a text as choices below it', async () => {
    const found = await one(
      `<hottextInteraction responseIdentifier="R" maxChoices="1"><prompt>Which word is the verb?</prompt>
       <p>The <hottext identifier="A">cat</hottext> <hottext identifier="B">chased</hottext> the <hottext identifier="C">mouse</hottext>.</p></hottextInteraction>`,
      declared('identifier', 'single', 'B'),
      version,
    );
    expect(found).toMatchObject({
      kind: 'question',
      item: {
        type: 'multiple-choice',
        stem: 'Which word is the verb?\n\nThe **cat** **chased** the **mouse**.',
        choices: [
          { id: 'A', text: 'cat' },
          { id: 'B', text: 'chased' },
          { id: 'C', text: 'mouse' },
        ],
        answer: ['B'],
        keepOrder: true,
      },
      lost: [{ code: 'markedWordsAsChoices' }],
    });
    await taken(found);
  });
});

it('numbers words that occur twice in a text, and allows several', async () => {
  const found = await one(
    '<hottextInteraction responseIdentifier="R" maxChoices="0"><p><hottext identifier="A">the</hottext> end of <hottext identifier="B">the</hottext> way</p></hottextInteraction>',
    declared('identifier', 'multiple', 'A', 'B'),
  );
  expect(found).toMatchObject({
    item: {
      type: 'multiple-response',
      stem: '**the (1)** end of **the (2)** way',
      choices: [{ text: 'the (1)' }, { text: 'the (2)' }],
      answer: ['A', 'B'],
    },
  });
});

it('imports two correct words for a gap, leaves a gap empty that has none, and accepts words for images', async () => {
  const found = await one(
    `<gapMatchInteraction responseIdentifier="R"><gapImg identifier="P" matchMax="0"><object data="p.png" type="image/png">sun</object></gapImg>
     <gapText identifier="S" matchMax="0">star</gapText><gapText identifier="M" matchMax="0">moon</gapText>
     <p>A <gap identifier="G1"/> shines, a <gap identifier="G2"/> does not.</p></gapMatchInteraction>`,
    declared('directedPair', 'multiple', 'P G1', 'S G1'),
  );
  expect(found).toMatchObject({
    item: { answer: { g1: ['sun', 'star'] }, text: 'A {{g1}} shines, a \\_\\_\\_ does not.' },
    lost: [{ code: 'gapImagesAsWords' }, { code: 'gapsLeftBlank' }],
  });
  await taken(found);
});

it.each([
  [
    '<gapMatchInteraction responseIdentifier="R"><gapText identifier="S">star</gapText><p>x</p></gapMatchInteraction>',
    { code: 'clozeWithoutGap' },
  ],
  [
    '<gapMatchInteraction responseIdentifier="R"><gapText identifier="S">star</gapText><p><gap identifier="G"/></p></gapMatchInteraction>',
    { code: 'clozeWithoutAnswer' },
  ],
  [
    '<gapMatchInteraction responseIdentifier="R"><gapImg identifier="S"><object data="a.png" type="image/png"/></gapImg><p><gap identifier="G"/></p></gapMatchInteraction>',
    { code: 'gapImagesWithoutWords' },
  ],
  ['<hottextInteraction responseIdentifier="R"><p>x</p></hottextInteraction>', { code: 'noWordsToChoose' }],
  ['<drawingInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'drawing' }],
  ['<mediaInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'media' }],
  ['<graphicOrderInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'graphicOrder' }],
  ['<graphicAssociateInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'graphicAssociate' }],
  [
    '<positionObjectStage><positionObjectInteraction responseIdentifier="R"/></positionObjectStage>',
    { code: 'typeNotSupported', type: 'positionObject' },
  ],
  ['<customInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'custom' }],
  ['<portableCustomInteraction responseIdentifier="R"/>', { code: 'typeNotSupported', type: 'portableCustom' }],
  ['<endAttemptInteraction responseIdentifier="R"/>', { code: 'nothingAsked' }],
  [
    '<drawingInteraction responseIdentifier="R"/><selectPointInteraction responseIdentifier="Q"/>',
    [
      { code: 'typeNotSupported', type: 'drawing' },
      { code: 'typeNotSupported', type: 'selectPoint' },
    ],
  ],
])('refuses by name: %s', async (body, reason) => {
  expect(await one(body, declared('identifier', 'single'))).toMatchObject({
    kind: 'problem',
    reason,
  });
});

it('leaves out a button that ends the attempt', async () => {
  const found = await one(
    '<endAttemptInteraction responseIdentifier="H" title="Hint"/><p>How many?</p><sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="9"/>',
    declared('integer', 'single', '4'),
  );
  expect(found).toMatchObject({
    item: { type: 'numeric', stem: 'How many?' },
    lost: [{ code: 'endButtonDropped' }, { code: 'sliderAsNumber' }],
  });
});
