import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';

/* QTI 1.2 as Canvas, Blackboard and common cartridges write it. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-qti1-'));
});
afterAll(() => rm(folder, { recursive: true }));

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const material = (text: string, kind = 'text/html'): string =>
  `<material><mattext texttype="${kind}">${html(text)}</mattext></material>`;
const label = (ident: string, text: string): string =>
  `<response_label ident="${ident}">${material(text, 'text/plain')}</response_label>`;
const lid = (ident: string, labels: string, { many = 'Single', prompt = '' } = {}): string =>
  `<response_lid ident="${ident}" rcardinality="${many}">${prompt}<render_choice>${labels}</render_choice></response_lid>`;
const str = (ident: string, type = ''): string =>
  `<response_str ident="${ident}" rcardinality="Single"><render_fib${type === '' ? '' : ` fibtype="${type}"`}/></response_str>`;
const is = (response: string, value: string): string => `<varequal respident="${response}">${value}</varequal>`;
const earns = (condition: string, worth = '100', linked = ''): string =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">${worth}</setvar>${linked === '' ? '' : `<displayfeedback linkrefid="${linked}"/>`}</respcondition>`;
const item = (type: string, presentation: string, rules = '', after = '', more = ''): string =>
  `<item ident="i" title="T"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>${more}</qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing>${rules}</resprocessing>${after}</item>`;
const quiz = (...items: readonly string[]): string =>
  `<questestinterop><assessment ident="a" title="Cells"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

async function read(...items: readonly string[]): Promise<Found[]> {
  const file = join(folder, 'quiz.xml');
  await writeFile(file, quiz(...items));
  return [...foundIn(file, 'qti')];
}
async function one(...given: Parameters<typeof item>) {
  const [found] = await read(item(...given));
  if (found?.kind !== 'question') return found?.kind === 'lost' ? found.what : (found?.reason ?? null);
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  await draftOfFound(found, placing, { format: 'qti', title: 'x', imageStore: null });
  return { ...found.item, lost: found.lost, category: found.category };
}

describe('an item of QTI 1.2', () => {
  it('has one correct choice, feedback, and formulas that Canvas draws', async () => {
    const drawn =
      '<p>What is <img class="equation_image" alt="LaTeX: x" data-equation-content="\\frac{1}{2}" src="/e"> of 4?</p>';
    expect(
      await one(
        'multiple_choice_question',
        material(drawn) + lid('r', label('1', '2') + label('2', '8')),
        earns(is('r', '1'), '100', '1_fb'),
        `<itemfeedback ident="general_fb"><flow_mat>${material('Halve it.')}</flow_mat></itemfeedback><itemfeedback ident="1_fb">${material('Yes.')}</itemfeedback>`,
      ),
    ).toEqual({
      type: 'multiple-choice',
      stem: 'What is $\\frac{1}{2}$ of 4?',
      choices: [
        { id: 'A', text: '2' },
        { id: 'B', text: '8' },
      ],
      answer: ['A'],
      keepOrder: true,
      explanation: 'Halve it.\n\n- 2: Yes.',
      lost: [],
      category: ['Cells'],
    });
  });

  it('has several correct choices, leaves out those that must not be chosen, and is true or false', async () => {
    const labels = label('1', 'a') + label('2', 'b') + label('3', 'c');
    expect(
      await one(
        'multiple_answers_question',
        material('Which?') + lid('r', labels, { many: 'Multiple' }),
        earns(`<and>${is('r', '1')}<not>${is('r', '2')}</not>${is('r', '3')}</and>`),
      ),
    ).toMatchObject({ type: 'multiple-response', answer: ['A', 'C'] });
    expect(
      await one(
        '',
        material('Wet?') + lid('r', label('1', 'True') + label('2', 'False')),
        earns(is('r', '2'), 'SCORE.max'),
      ),
    ).toMatchObject({ type: 'true-false', answer: false });
  });

  it('accepts typed words, numbers with bounds, essays with a solution, and files', async () => {
    expect(
      await one('short_answer_question', material('Say it.') + str('r'), earns(is('r', 'Oslo') + is('r', 'oslo'))),
    ).toMatchObject({ type: 'short-answer', answer: ['Oslo', 'oslo'] });
    expect(
      await one(
        'numerical_question',
        material('How many?') + str('r', 'Decimal'),
        earns(
          `<or>${is('r', '77.0')}<and><vargte respident="r">70.0</vargte><varlte respident="r">84.0</varlte></and></or>`,
        ) + earns('<vargte respident="r">1</vargte><varlte respident="r">3</varlte>'),
      ),
    ).toMatchObject({
      type: 'numeric',
      answer: { value: 77, written: '77', tolerance: 7 },
      lost: [{ code: 'secondNumberDropped', written: '2 ± 1' }],
    });
    expect(
      await one(
        'essay_question',
        material('Why?') + str('r'),
        '<respcondition><conditionvar><other/></conditionvar></respcondition>',
        `<itemfeedback ident="solution"><solution>${material('So.')}</solution></itemfeedback>`,
      ),
    ).toMatchObject({ type: 'essay', modelAnswer: 'So.' });
    expect(await one('file_upload_question', material('Hand it in.') + str('r'))).toMatchObject({ type: 'file' });
  });

  it('has blanks at the positions of their names or fields, to choose or type', async () => {
    const name = (word: string) => ({ prompt: `<material><mattext>${word}</mattext></material>` });
    const roses =
      material('<p>Roses are [one], violets [two].</p>') +
      lid('response_one', label('1', 'red') + label('2', 'Red'), name('one')) +
      lid('response_two', label('3', 'blue'), name('two'));
    expect(
      await one(
        'fill_in_multiple_blanks_question',
        roses,
        earns(is('response_one', '1')) + earns(is('response_two', '3')),
      ),
    ).toMatchObject({
      type: 'cloze',
      text: 'Roses are {{g1}}, violets {{g2}}.',
      gaps: [{ choices: null }, { choices: null }],
      answer: { g1: ['red', 'Red'], g2: ['blue'] },
    });
    expect(
      await one(
        'multiple_dropdowns_question',
        roses.replace(label('3', 'blue'), label('3', 'blue') + label('4', 'grey')),
        earns(is('response_one', '2')) + earns(is('response_two', '3')),
      ),
    ).toMatchObject({
      gaps: [{ choices: ['red', 'Red'] }, { choices: ['blue', 'grey'] }],
      answer: { g1: ['Red'], g2: ['blue'] },
    });
    expect(
      await one(
        '',
        material('Now is the ', '') + str('a') + material(' of our ', '') + str('b'),
        earns(is('a', 'winter') + is('b', 'discontent')),
      ),
    ).toMatchObject({
      type: 'cloze',
      text: 'Now is the {{g1}} of our {{g2}}',
      answer: { g1: ['winter'], g2: ['discontent'] },
    });
  });

  it('is a matching question, as Canvas and as Blackboard write it, or an ordering question', async () => {
    const offered = label('1', 'Paris') + label('2', 'Rome');
    const requested = (ident: string, land: string) => lid(ident, offered, { prompt: material(land) });
    const matching = {
      type: 'matching',
      choices: [{ text: 'Paris' }, { text: 'Rome' }],
      answer: [
        { text: 'France', match: 'A' },
        { text: 'Italy', match: 'B' },
      ],
    };
    expect(
      await one(
        'matching_question',
        material('Match.') + requested('f', 'France') + requested('i', 'Italy'),
        earns(is('f', '1'), '50') + earns(is('i', '2'), '50'),
      ),
    ).toMatchObject({ stem: 'Match.', ...matching });
    const flow = (kind: string, inner: string) => `<flow class="${kind}">${inner}</flow>`;
    const text = (words: string) =>
      flow(
        'FORMATTED_TEXT_BLOCK',
        `<material><mat_extension><mat_formattedtext type="HTML">${html(words)}</mat_formattedtext></mat_extension></material>`,
      );
    const beside = (ident: string, land: string) =>
      flow(
        'Block',
        text(land) +
          `<response_lid ident="${ident}"><render_choice><flow_label><response_label ident="${ident}1"/><response_label ident="${ident}2"/></flow_label></render_choice></response_lid>`,
      );
    expect(
      await one(
        'Matching',
        flow(
          'Block',
          flow('QUESTION_BLOCK', text('Match.')) +
            flow('RESPONSE_BLOCK', beside('f', 'France') + beside('i', 'Italy')) +
            flow('RIGHT_MATCH_BLOCK', flow('Block', text('Paris')) + flow('Block', text('Rome'))),
        ),
        earns(is('f', 'f1'), '1') + earns(is('i', 'i2'), '1'),
      ),
    ).toMatchObject({ stem: 'Match.', ...matching });
    expect(
      await one(
        '',
        material('In order?') + lid('r', label('1', 'two') + label('2', 'one'), { many: 'Ordered' }),
        earns(is('r', '2') + is('r', '1')),
      ),
    ).toMatchObject({ type: 'ordering', answer: ['B', 'A'] });
  });

  it('is rejected and named if its type is unsupported, and reported if it has no question', async () => {
    expect(await one('calculated_question', material('[x]') + str('r'))).toEqual({ code: 'numbersRedrawn' });
    expect(await one('', '<response_xy ident="r"/>')).toEqual({ code: 'imageAreasNotSupported' });
    expect(await one('', '<response_grp ident="r"/>')).toEqual({ code: 'groupsNotSupported' });
    expect(await one('text_only_question', material('Read.'))).toEqual({ code: 'textWithoutQuestion' });
  });

  it('begins with the text that it belongs to', async () => {
    const child =
      '<qtimetadatafield><fieldlabel>parent_stimulus_item_ident</fieldlabel><fieldentry>i</fieldentry></qtimetadatafield>';
    const found = await read(
      item('text_only_question', material('A pond.')),
      item(
        '',
        material('Who lives there?') + lid('r', label('1', 'frogs') + label('2', 'cats')),
        earns(is('r', '1')),
        '',
        child,
      ),
    );
    expect(found).toMatchObject([{ kind: 'lost' }, { item: { stem: 'A pond.\n\nWho lives there?' } }]);
  });
});

describe('a package of QTI 1.2', () => {
  const pack = async (resources: string, files: Readonly<Record<string, Uint8Array>>): Promise<Found[]> => {
    const file = join(folder, 'export.zip');
    const manifest = strToU8(`<manifest xmlns:bb="b"><resources>${resources}</resources></manifest>`);
    await writeFile(file, zipSync({ 'imsmanifest.xml': manifest, ...files }));
    expect(formatOf(file)).toBe('qti');
    return [...foundIn(file, 'qti')];
  };
  const wet = item('', material('Wet?') + lid('r', label('1', 'True') + label('2', 'False')), earns(is('r', '1')));

  it('contains its files, question banks next to them, and images of the course', async () => {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer();
    const shown = item(
      'essay_question',
      material('<p><img src="$IMS-CC-FILEBASE$/Uploaded%20Media/a.png?download=1" alt="A leaf"> Why?</p>') + str('r'),
    );
    const all = await pack(
      `<resource identifier="a" type="imsqti_xmlv1p2"><file href="a/a.xml"/></resource>
       <resource identifier="c" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="c/c.xml"/></resource>
       <resource identifier="m" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="a/assessment_meta.xml"/>
       <resource identifier="b" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="non_cc_assessments/b.xml.qti"/>`,
      {
        'a/a.xml': strToU8(quiz(shown)),
        'c/c.xml': strToU8('<questestinterop/>'),
        'non_cc_assessments/c.xml.qti': strToU8(quiz(wet)),
        'non_cc_assessments/b.xml.qti': strToU8(
          `<questestinterop><objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>My bank</fieldentry></qtimetadatafield></qtimetadata>${wet}</objectbank></questestinterop>`,
        ),
        'web_resources/Uploaded Media/a.png': image,
      },
    );
    expect(all).toMatchObject([
      {
        item: { type: 'essay', stem: '![A leaf](<web_resources/Uploaded Media/a.png>) Why?' },
        position: { file: 'a/a.xml' },
      },
      { item: { type: 'true-false' }, position: { file: 'non_cc_assessments/c.xml.qti' }, category: ['Cells'] },
      { item: { type: 'true-false' }, category: ['My bank'] },
      { kind: 'lost', item: 'assessment_meta.xml' },
    ]);
    const [first] = all;
    if (first?.kind !== 'question') throw new Error('It was refused.');
    expect(first.files?.('web_resources/Uploaded Media/a.png')).toHaveLength(image.length);
  });

  it('may be a Blackboard pool, and may refer to missing files', async () => {
    const all = await pack(
      '<resource identifier="p" type="assessment/x-bb-qti-pool" bb:file="res1.dat"/><resource identifier="q" type="imsqti_xmlv1p2"><file href="q.xml"/></resource>',
      { 'res1.dat': strToU8(quiz(wet)), 'x.xml': strToU8('<x/>') },
    );
    expect(all).toMatchObject([
      { item: { type: 'true-false' } },
      { kind: 'problem', reason: { code: 'packageFileMissing', path: 'q.xml' } },
    ]);
  });
});
