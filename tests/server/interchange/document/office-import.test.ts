import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank, otherKindOfMime } from '#server/interchange/imports/file-format.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { png } from '../../../support/questions/question.builder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-office-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Members = Readonly<Record<string, string | Uint8Array>>;
const zip = (members: Members): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(members).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { level: 0 },
  );

const NAMES = 'xmlns:w="w" xmlns:m="m" xmlns:r="r" xmlns:wp="wp" xmlns:a="a" xmlns:mc="mc" xmlns:v="v" xmlns:pic="pic"';
const docx = (body: string, others: Members = {}): Uint8Array =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ...others,
  });
const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inside: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const item = (level: number, inside: string, list = 1): string =>
  p(inside, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING = `<w:numbering ${NAMES}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const lists = { 'word/numbering.xml': NUMBERING };

async function read(bytes: Uint8Array, format: ForeignFormat = 'word'): Promise<readonly Found[]> {
  const file = join(folder, `test.${format}`);
  await writeFile(file, bytes);
  return [...foundIn(file, format)];
}
const questionsOf = (found: readonly Found[]) => found.flatMap((each) => (each.kind === 'question' ? [each] : []));

describe('Word', () => {
  it('reads automatic numbers and letters, and the choice in bold', async () => {
    const body = [
      item(0, run('Which is the SI unit of force?')),
      item(1, run('joule')),
      item(1, run('new', '<w:b/>') + run('ton', '<w:b w:val="1"/>')),
      item(0, run('Which has a charge?')),
      item(1, run('electron', '<w:u w:val="single"/>')),
      item(1, run('neutron', '<w:u w:val="none"/>')),
    ].join('');
    const found = questionsOf(await read(docx(body, lists)));
    expect(found).toMatchObject([
      {
        position: { line: 1 },
        item: {
          stem: 'Which is the SI unit of force?',
          choices: [{ text: 'joule' }, { text: 'newton' }],
          answer: ['B'],
        },
        recognised: { inferred: [{ code: 'keyFromEmphasis', emphasis: 'bold' }] },
      },
      { item: { answer: ['A'] }, recognised: { inferred: [{ code: 'keyFromEmphasis', emphasis: 'underline' }] } },
    ]);
  });

  it('reads tables as keys and as content, line breaks, tabs and scripts', async () => {
    const cell = (text: string): string => `<w:tc>${p(run(text))}</w:tc>`;
    const table = (...rows: string[][]): string =>
      `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
    const body = [
      p(run('1. Read the table. What is H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O?')),
      table(['mass', 'volume'], ['1 kg', '1 l']),
      p(`${run('A. water')}<w:r><w:tab/></w:r>${run('B. ice')}`),
      table(['Question', 'Answer'], ['1', 'A']),
    ].join('');
    const [found] = questionsOf(await read(docx(body)));
    expect(found?.item).toMatchObject({
      stem: 'Read the table. What is H<sub>2</sub>O?\n\n| mass | volume |\n| --- | --- |\n| 1 kg | 1 l |',
      choices: [{ text: 'water' }, { text: 'ice' }],
      answer: ['A'],
    });
  });

  it('takes images, and never what is outside the file', async () => {
    const picture = (id: string): string =>
      `<w:r><w:drawing><wp:inline><wp:docPr descr="a circuit"/><a:graphic><a:blip r:embed="${id}"/></a:graphic></wp:inline></w:drawing></w:r>`;
    const relations =
      '<Relationships><Relationship Id="r1" Target="media/image1.png"/><Relationship Id="r2" Target="http://example.com/x.png" TargetMode="External"/></Relationships>';
    const body = p(run('1. What is this? ') + picture('r1') + picture('r2')) + p(run('Answer: a circuit'));
    const others = { 'word/_rels/document.xml.rels': relations, 'word/media/image1.png': png(20, 10) };
    const [found] = questionsOf(await read(docx(body, others)));
    if (found === undefined) throw new Error('no question');
    const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
    expect(found.item.stem).toContain('![a circuit](image-1)');
    const fresh = join(folder, 'images.docx');
    await writeFile(fresh, docx(body, others));
    for (const each of foundIn(fresh, 'word')) {
      if (each.kind !== 'question') continue;
      const { draft, lost } = await draftOfFound(each, placing, { format: 'word', title: 'Test', imageStore: null });
      expect(draft.images).toHaveLength(1);
      expect(lost).toMatchObject([{ code: 'pictureDropped', fault: 'elsewhere' }]);
    }
  });

  const e = (inside: string): string => `<m:e>${inside}</m:e>`;
  const t = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
  it.each([
    [`<m:f><m:num>${t('1')}</m:num><m:den>${t('2')}</m:den></m:f>`, '\\frac{1}{2}'],
    [`<m:sSup>${e(t('x'))}<m:sup>${t('2')}</m:sup></m:sSup>`, 'x^{2}'],
    [`<m:sSubSup>${e(t('x'))}<m:sub>${t('i')}</m:sub><m:sup>${t('2')}</m:sup></m:sSubSup>`, 'x_{i}^{2}'],
    [`<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(t('2'))}</m:rad>`, '\\sqrt{2}'],
    [`<m:rad><m:deg>${t('3')}</m:deg>${e(t('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${t('i')}</m:sub><m:sup>${t('n')}</m:sup>${e(t('i'))}</m:nary>`,
      '\\sum_{i}^{n}{i}',
    ],
    [`<m:d>${e(t('a'))}</m:d>`, '\\left(a\\right)'],
    [
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(t('1'))}${e(t('0'))}</m:mr><m:mr>${e(t('0'))}${e(t('1'))}</m:mr></m:m>`)}</m:d>`,
      '\\left[\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right]',
    ],
    [`<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(t('v'))}</m:acc>`, '\\vec{v}'],
    [`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(t('x'))}</m:bar>`, '\\overline{x}'],
    [
      `<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName>${e(t('x'))}</m:func>`,
      '\\sin {x}',
    ],
  ])('reads the equation %s', async (omml, tex) => {
    const body = p(`${run('1. Simplify ')}<m:oMath>${omml}</m:oMath>${run('. [2]')}`);
    const [found] = questionsOf(await read(docx(body)));
    expect(found?.item.stem).toBe(`Simplify $${tex}$.`);
  });

  it('names what it leaves out', async () => {
    const body = p(
      `${run('1. Explain. [2]')}<m:oMath><m:unknown/></m:oMath><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>${run('hidden', '<w:vanish/>')}`,
    );
    const others = { 'word/vbaProject.bin': 'x', 'word/comments.xml': '<c/>', 'word/header1.xml': '<h/>' };
    const found = await read(docx(body, others));
    expect(found.flatMap((each) => (each.kind === 'lost' ? [each.what] : []))).toEqual([
      { code: 'documentPartDropped', part: 'macros' },
      { code: 'documentPartDropped', part: 'comments' },
      { code: 'documentPartDropped', part: 'header' },
      { code: 'documentPartDropped', part: 'formula' },
    ]);
    expect(JSON.stringify(questionsOf(found))).not.toMatch(/deleted|hidden/);
  });

  it.each([
    ['a damaged document', '<w:document><w:body>', 'xmlDamaged'],
    ['a nesting bomb', `<w:document>${'<w:p>'.repeat(5_000)}`, 'xmlDamaged'],
    ['an entity bomb', '<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><w:document/>', 'xmlDamaged'],
  ])('%s is refused', async (_, text, code) => {
    await expect(read(zip({ 'word/document.xml': text }))).rejects.toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ code }) }),
    );
  });

  it('a bomb of equations is refused or read as text in little time', async () => {
    const deep = `${'<m:rad><m:deg/><m:e>'.repeat(60)}${t('x')}${'</m:e></m:rad>'.repeat(60)}`;
    const wide = t('x').repeat(20_000);
    const started = performance.now();
    await read(docx(p(`${run('1. What? [1]')}<m:oMath>${deep}</m:oMath><m:oMath>${wide}</m:oMath>`)));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('reads more than two hundred questions a second', async () => {
    const question = item(0, run('Which is it?')) + item(1, run('one', '<w:b/>')) + item(1, run('two')).repeat(3);
    const bytes = docx(question.repeat(900), lists);
    const started = performance.now();
    expect(questionsOf(await read(bytes))).toHaveLength(900);
    expect(performance.now() - started).toBeLessThan(4_500);
  });
});

const ODF =
  'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="tb" xmlns:draw="d" xmlns:xlink="x"';
const open = (kind: string, body: string, styles = '', others: Members = {}): Uint8Array =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    ...others,
  });

describe('OpenDocument', () => {
  const styles =
    '<style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix=")"/></text:list-style>';

  it('reads lists and formatting of a text', async () => {
    const choice = (text: string): string => `<text:list-item><text:p>${text}</text:p></text:list-item>`;
    const body = `<office:text><text:list text:style-name="L"><text:list-item><text:p>Which <text:s/>unit?</text:p><text:list>${choice('joule')}${choice('<text:span text:style-name="B">newton</text:span>')}</text:list></text:list-item></text:list></office:text>`;
    const found = questionsOf(await read(open('text', body, styles), 'odt'));
    expect(found).toMatchObject([{ item: { choices: [{ text: 'joule' }, { text: 'newton' }], answer: ['B'] } }]);
  });

  it('reads embedded formulas', async () => {
    const body =
      '<office:text><text:p>1. Simplify <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>. [2]</text:p></office:text>';
    const formula =
      '<math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation>{1} over {2}</annotation></semantics></math>';
    const [found] = questionsOf(await read(open('text', body, styles, { 'Object 1/content.xml': formula }), 'odt'));
    expect(found?.item.stem).toBe('Simplify $\\frac{1}{2}$.');
  });

  it('reads a spreadsheet, its repeated cells and its numbers', async () => {
    const cell = (text: string): string =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
    const number =
      '<table:table-cell office:value-type="float" office:value="9.81"><text:p>9.8</text:p></table:table-cell>';
    const empty = '<table:table-cell table:number-columns-repeated="3"/>';
    const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
    const body = `<office:spreadsheet><table:table table:name="Quiz">${row(...['question', 'a', 'b', 'c', 'answer'].map(cell))}${row(cell('Which?'), cell('one'), cell('two'), cell('three'), cell('B'))}${row(cell('g?'), empty, number)}<table:table-row table:number-rows-repeated="1048570"><table:table-cell/></table:table-row></table:table></office:spreadsheet>`;
    const found = questionsOf(await read(open('spreadsheet', body), 'ods'));
    expect(found).toMatchObject([
      { position: { line: 2 }, item: { type: 'multiple-choice', answer: ['B'] } },
      {
        item: { type: 'numeric', answer: { value: 9.81 } },
        lost: [{ code: 'cellShownRounded', cell: 'E3', written: '9.8' }],
      },
    ]);
  });

  it('a document with a password is named', async () => {
    const manifest = '<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>';
    for (const [kind, format] of [
      ['text', 'odt'],
      ['spreadsheet', 'ods'],
    ] as const)
      await expect(
        read(open(kind, '<office:text/>', '', { 'META-INF/manifest.xml': manifest }), format),
      ).rejects.toThrow(expect.objectContaining({ reason: { code: 'fileOfOtherKind', kind: 'lockedOffice' } }));
  });
});

it.each([
  ['quiz.docx', docx(''), 'word'],
  ['quiz.odt', open('text', ''), 'odt'],
  ['quiz.ods', open('spreadsheet', ''), 'ods'],
] as const)('%s is recognised by its content', async (name, bytes, format) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const mime = mimeOfBank(file);
  expect(otherKindOfMime(mime)).toBeNull();
  expect(formatOfMime(mime, name)).toBe(format);
});
