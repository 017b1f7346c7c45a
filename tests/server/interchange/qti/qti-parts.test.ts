import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { openTestDatabase } from '../../../support/servers/test-database.ts';

/* QTI items with several interactions, and other content of an item. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-parts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const right = (name: string, of: string, ...values: string[]): string =>
  `<responseDeclaration identifier="${name}" cardinality="${values.length > 1 ? 'multiple' : 'single'}" baseType="${of}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const choice = (name: string, prompt: string, ...words: string[]): string =>
  `<choiceInteraction responseIdentifier="${name}" maxChoices="1">${prompt === '' ? '' : `<prompt>${prompt}</prompt>`}${words.map((word, at) => `<simpleChoice identifier="${'ABC'[at]}">${word}</simpleChoice>`).join('')}</choiceInteraction>`;
const gap = (name: string): string => `<textEntryInteraction responseIdentifier="${name}"/>`;

async function put(
  body: string,
  declared: string,
  { attributes = '', before = '', after = '', files = {} as Readonly<Record<string, Uint8Array>> } = {},
): Promise<string> {
  const file = join(folder, 'package.zip');
  const item = `<assessmentItem identifier="i" title="T" ${attributes}>\n${declared}${before}\n<itemBody>\n${body}\n</itemBody>${after}</assessmentItem>`;
  const manifest =
    '<manifest><resources><resource identifier="r" type="imsqti_item_xmlv2p2" href="items/i.xml"/></resources></manifest>';
  await writeFile(file, zipSync({ 'imsmanifest.xml': strToU8(manifest), 'items/i.xml': strToU8(item), ...files }));
  return file;
}
const read = async (...item: Parameters<typeof put>): Promise<Found[]> => [...foundIn(await put(...item), 'qti')];
const items = (found: readonly Found[]) => found.flatMap((entry) => (entry.kind === 'question' ? [entry.item] : []));
const draftOf = (found: Found | undefined) => {
  if (found?.kind !== 'question') throw new Error('It was refused.');
  const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
  return draftOfFound(found, placing, { format: 'qti', title: 'x', imageStore: null });
};

const LOSS = (count: number) => ({ code: 'questionsSeparated', count });

const MIXED = [
  `<p>Read about <b>frogs</b>.</p>
   ${choice('A', 'What does a frog eat?', 'flies', 'stones')}
   <p>A young frog is called ${gap('B')}, and its egg ${gap('C')}.</p>
   <p>A frog has how many legs? ${gap('D')}</p>
   <extendedTextInteraction responseIdentifier="E"><prompt>Say why frogs croak.</prompt></extendedTextInteraction>`,
  right('A', 'identifier', 'A') +
    right('B', 'string', 'tadpole') +
    right('C', 'string', 'spawn') +
    right('D', 'integer', '4'),
] as const;

describe('an item with several interactions', () => {
  it('becomes one question for each, starting with the text before it', async () => {
    const found = await read(...MIXED);
    expect(items(found)).toMatchObject([
      {
        type: 'multiple-choice',
        stem: 'Read about **frogs**.\n\nWhat does a frog eat?',
        choices: [{ text: 'flies' }, { text: 'stones' }],
        answer: ['A'],
      },
      {
        type: 'cloze',
        text: 'Read about **frogs**.\n\n> What does a frog eat?\n\nA young frog is called {{g1}}, and its egg {{g2}}.\n\nA frog has how many legs? {{g3}}',
        answer: { g1: ['tadpole'], g2: ['spawn'], g3: ['4'] },
      },
      {
        type: 'essay',
        stem: 'Read about **frogs**.\n\n> What does a frog eat?\n\nA young frog is called \\_\\_\\_\\_\\_, and its egg \\_\\_\\_\\_\\_.\n\nA frog has how many legs? \\_\\_\\_\\_\\_\n\nSay why frogs croak.'.replaceAll(
          '\\_\\_\\_\\_\\_',
          '_____',
        ),
      },
    ]);
    expect(
      found.map((entry) => (entry.kind === 'question' ? [entry.name, entry.position.line, entry.lost] : null)),
    ).toEqual([
      ['T (1/3)', 5, [LOSS(3)]],
      ['T (2/3)', 6, []],
      ['T (3/3)', 8, []],
    ]);
    for (const entry of found) await draftOf(entry);
  });

  it('adds text to the question that it is in, and text after the last question to the last', async () => {
    const found = await read(
      `<div><p>First?</p>${choice('A', '', 'yes', 'no')}<p>Think twice.</p></div><p>Second?</p>${choice('B', '', 'yes', 'no')}<p>That is all.</p>`,
      right('A', 'identifier', 'A') + right('B', 'identifier', 'B'),
    );
    expect(items(found)).toMatchObject([
      { stem: 'First?\n\nThink twice.', answer: ['A'] },
      { stem: 'First?\n\nThink twice.\n\nSecond?\n\nThat is all.', answer: ['B'] },
    ]);
  });

  it('keeps the text and the image of an earlier question, and gives feedback to the question it refers to', async () => {
    const found = await read(
      `<hottextInteraction responseIdentifier="A"><prompt>Which is the verb?</prompt><p>Cats <hottext identifier="A">chase</hottext> <hottext identifier="B">mice</hottext>.</p></hottextInteraction>
       ${choice('B', 'Who is chased?', 'cats', 'mice').replace('</simpleChoice>', '<feedbackInline identifier="x" outcomeIdentifier="F">They do it.</feedbackInline></simpleChoice>')}
       ${choice('C', 'Who runs?', 'both', 'none')}`,
      right('A', 'identifier', 'A') + right('B', 'identifier', 'B') + right('C', 'identifier', 'A'),
      { after: '<modalFeedback identifier="x" outcomeIdentifier="F">Well read.</modalFeedback>' },
    );
    expect(items(found)).toMatchObject([
      { type: 'multiple-choice' },
      { stem: '> Which is the verb?\n>\n> Cats chase mice.\n\nWho is chased?', explanation: 'They do it.' },
      { explanation: 'Well read.' },
    ]);
    expect(found[0]).toMatchObject({
      lost: [LOSS(3), { code: 'feedbackWithLastQuestion' }, { code: 'markedWordsAsChoices' }],
    });
  });

  it('is imported without an unsupported interaction, which is reported', async () => {
    const found = await read(
      `<p>Look.</p>${choice('A', 'Which?', 'this', 'that')}<drawingInteraction responseIdentifier="B"><prompt>Draw it.</prompt></drawingInteraction>`,
      right('A', 'identifier', 'A'),
    );
    expect(found).toMatchObject([
      { kind: 'question', item: { answer: ['A'] }, lost: [LOSS(2)] },
      { kind: 'problem', reason: { code: 'typeNotSupported', type: 'drawing' } },
    ]);
  });

  it.each([
    ['it is adaptive', `${choice('A', 'a', 'x', 'y')}${choice('B', 'b', 'x', 'y')}`, 'adaptive="true"'],
    [
      'one is in feedback',
      `${choice('A', 'a', 'x', 'y')}<feedbackBlock identifier="f" outcomeIdentifier="F">${choice('B', 'b', 'x', 'y')}</feedbackBlock>`,
      '',
    ],
  ])('is refused: %s', async (_, body, attributes) => {
    expect(await read(body, '', { attributes })).toMatchObject([
      { kind: 'problem', reason: { code: 'questionsDependOnAnswers' } },
    ]);
  });

  it('is one answer if text fields follow each other without words between them', async () => {
    const field = '<extendedTextInteraction responseIdentifier="A"/>';
    const found = await read(`<p>Three reasons?</p>${field} ${field}<div>${field}</div>`, '');
    expect(found).toMatchObject([
      { item: { type: 'essay', stem: 'Three reasons?' }, lost: [{ code: 'fieldsMerged' }] },
    ]);
  });

  it('is recognised again, question by question, and each starts with the shared text', async () => {
    const database = await openTestDatabase();
    try {
      const stimulus = '<assessmentStimulus><stimulusBody><p>A pond.</p></stimulusBody></assessmentStimulus>';
      const file = await put(...MIXED, {
        before: '<assessmentStimulusRef identifier="s" href="../s.xml"/>',
        files: { 's.xml': strToU8(stimulus) },
      });
      expect(items([...foundIn(file, 'qti')]).map(({ stem }) => stem.split('\n')[0])).toEqual([
        'A pond.',
        'A pond.',
        'A pond.',
      ]);
      const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
      const take = () =>
        importFiles(database.pool, {
          files: [file],
          imageStore: null,
          dryRun: false,
          foreign: { format: 'qti', placing },
        });
      expect(await take()).toMatchObject({ imported: 3, unchanged: 0, rejected: [], lost: [{ item: 'T (1/3)' }] });
      expect(await take()).toMatchObject({ imported: 0, unchanged: 3, rejected: [] });
    } finally {
      await database.close();
    }
  });
});

describe('gaps', () => {
  it('without a correct answer are lines of the text, and an essay if all of them are', async () => {
    const [some] = await read(`<p>${gap('A')} and ${gap('B')}</p>`, right('A', 'string', 'salt'));
    expect(some).toMatchObject({
      item: { type: 'cloze', text: '{{g1}} and \\_\\_\\_', gaps: [{ id: 'g1' }] },
      lost: [{ code: 'gapsLeftBlank' }],
    });
    const [none] = await read(`<p>${gap('A')} and ${gap('B')}</p>`, '');
    expect(none).toMatchObject({
      item: { type: 'essay', stem: '\\_\\_\\_ and \\_\\_\\_' },
      lost: [{ code: 'markedByPerson' }],
    });
    for (const entry of [some, none]) await draftOf(entry);
  });

  it('report partial credit and tolerances', async () => {
    const mapping =
      '<mapping><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="york" mappedValue="0.5"/></mapping>';
    const [found] = await read(
      `<p>${gap('A')} in ${gap('B')}</p>`,
      right('A', 'string', 'York').replace('</responseDeclaration>', `${mapping}</responseDeclaration>`) +
        right('B', 'float', '1485'),
      {
        after:
          '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="2 2"><variable identifier="B"/><correct identifier="B"/></equal></responseIf></responseCondition></responseProcessing>',
      },
    );
    expect(found).toMatchObject({
      lost: [
        { code: 'partialCreditDropped', percent: 50, answer: 'york' },
        { code: 'gapToleranceDropped', tolerance: '2' },
      ],
    });
  });
});

describe('content next to a question', () => {
  it('is shown to those who answer if it is for them, and is the model answer if it is for markers', async () => {
    const [found] = await read(
      '<rubricBlock view="candidate"><p>Use ink.</p></rubricBlock><rubricBlock view="scorer"><p>A point for each.</p></rubricBlock><p>Why?</p><extendedTextInteraction responseIdentifier="A"/>',
      '',
    );
    expect(found).toMatchObject({
      item: { type: 'essay', stem: 'Use ink.\n\nWhy?', modelAnswer: 'A point for each.' },
      lost: [{ code: 'markerNotesAsModelAnswer' }],
    });
    await draftOf(found);
  });

  it('is reported if there is nothing else', async () => {
    expect(await read('<p>That was the first part.</p>', '')).toEqual([
      {
        kind: 'lost',
        item: 'T',
        position: expect.objectContaining({ line: 1 }),
        what: { code: 'textWithoutQuestion' },
      },
    ]);
  });

  it('is the title if there is no text', async () => {
    expect(await read(choice('A', '', 'yes', 'no'), right('A', 'identifier', 'A'))).toMatchObject([
      { item: { stem: 'T' }, lost: [{ code: 'titleAsQuestion' }] },
    ]);
  });

  it('is left out if it is sound or video, except for its words', async () => {
    const [found] = await read(
      `<mediaInteraction responseIdentifier="M"><prompt>Listen.</prompt><object data="a.mp3" type="audio/mpeg"/></mediaInteraction>${choice('A', 'Who sings?', 'a bird', 'a frog')}`,
      right('A', 'identifier', 'A'),
    );
    expect(found).toMatchObject({
      item: { type: 'multiple-choice', stem: 'Listen.\n\nWho sings?' },
      lost: [{ code: 'mediaDropped', element: 'audio' }],
    });
  });
});

describe('an image with hotspots', () => {
  const spots = (image: string): Parameters<typeof put>[0] =>
    `<hotspotInteraction responseIdentifier="A" maxChoices="1"><prompt>Where?</prompt>${image}<hotspotChoice identifier="A" shape="circle" coords="20,10,5"/><hotspotChoice identifier="B" shape="rect" coords="60,30,80,50"/></hotspotInteraction>`;
  const raster = (form: 'png' | 'jpeg' | 'gif' | 'webp'): Promise<Buffer> =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
      .toFormat(form)
      .toBuffer();
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="9" height="9"/></svg>',
  );

  it.each(['png', 'jpeg', 'gif', 'webp', 'svg'] as const)('has its own size: %s', async (form) => {
    const bytes = form === 'svg' ? drawing : await raster(form);
    const [found] = await read(
      spots(`<object data="p.${form}" type="image/${form}">A map</object>`),
      right('A', 'identifier', 'A'),
      {
        files: { [`items/p.${form}`]: bytes },
      },
    );
    expect(found).toMatchObject({
      item: {
        type: 'hotspot',
        picture: `![A map](<items/p.${form}>)`,
        spots: [
          { x: 10, y: 10 },
          { x: 35, y: 40 },
        ],
      },
    });
    await draftOf(found);
  });

  it.each([
    ['width="400"', { x: 5, y: 5 }],
    ['width="100%" height="50px"', { x: 20, y: 20 }],
  ])('has the size given by %s', async (attributes, spot) => {
    const [found] = await read(
      spots(`<object data="p.png" type="image/png" ${attributes}/>`),
      right('A', 'identifier', 'A'),
      {
        files: { 'items/p.png': await raster('png') },
      },
    );
    expect(found).toMatchObject({ item: { spots: [spot, {}] } });
  });

  it('is refused if the size of the image is unknown, or the image is missing', async () => {
    const unsized = (bytes: Uint8Array | null) =>
      read(spots('<object data="p.svg" type="image/svg+xml"/>'), right('A', 'identifier', 'A'), {
        files: bytes === null ? {} : { 'items/p.svg': bytes },
      });
    expect(await unsized(null)).toMatchObject([{ reason: { code: 'questionImageWithoutSize' } }]);
    expect(await unsized(strToU8('<svg><g/></svg>'))).toMatchObject([{ reason: { code: 'questionImageWithoutSize' } }]);
    const [missing] = await read(
      spots('<object data="p.png" type="image/png" width="200" height="100"/>'),
      right('A', 'identifier', 'A'),
    );
    await expect(draftOf(missing)).rejects.toMatchObject({
      reason: { code: 'pictureNeeded', fault: 'missing' },
    });
  });
});
