import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { dateText } from '#server/interchange/xlsx/date-cells.ts';

/* Files as other programs write them, beyond the examples in the formats' specifications. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-odd-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function found(format: ForeignFormat, content: string | Readonly<Record<string, string>>): Promise<Found[]> {
  const file = join(folder, `file-${format}`);
  const files = (all: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)])));
  await writeFile(file, typeof content === 'string' ? content : files(content));
  return [...foundIn(file, format)];
}

const items = (all: readonly Found[]) => all.flatMap((entry) => (entry.kind === 'question' ? [entry.item] : []));
const reasons = (all: readonly Found[]) => all.flatMap((entry) => (entry.kind === 'problem' ? [entry.reason] : []));

describe('tables', () => {
  it('may start with the line that gives the separator for Excel', async () => {
    const all = await found('csv', '\ufeffsep=;\r\nquestion;a;b;answer\r\nWhy?;x, y;z;1\r\n');
    expect(all).toMatchObject([{ kind: 'question', position: { line: 3 }, item: { answer: ['A'] } }]);
  });

  it('may give types in words in a column, with decimal commas and in German', async () => {
    const all = await found(
      'csv',
      'Frage;Typ;Antwort\ng?;numeric;9,81\ng?;Zahl;9,81:0,01\nNass?;wahr/falsch;Wahr\nNass?;true-false;maybe\nn?;number;x\nWort?;;9,81\n',
    );
    expect(items(all)).toMatchObject([
      { type: 'numeric', answer: { value: 9.81, tolerance: 0 } },
      { type: 'numeric', answer: { value: 9.81, tolerance: 0.01 } },
      { type: 'true-false', answer: true },
      { type: 'numeric', answer: { value: 9.81, written: '9.81' } },
    ]);
    expect(reasons(all)).toEqual([
      { code: 'answerNotTrueOrFalse', answer: 'maybe' },
      { code: 'answerNotANumber', answer: 'x' },
    ]);
  });

  it('have choices in columns of any name by column mapping, and report a mapped column that is missing', async () => {
    const file = join(folder, 'strange.csv');
    await writeFile(file, 'Aufgabe,Eins,Zwei,Welche\nIst 2 prim?,ja,nein,B\n');
    const read = (columns: Readonly<Record<string, string>>) => [...foundIn(file, 'csv', undefined, { columns })];
    expect(read({ stem: 'aufgabe', a: 'Eins', b: 'Zwei', answer: 'Welche', topic: 'Kapitel' })).toMatchObject([
      { kind: 'lost', item: 'Kapitel', what: { code: 'columnNotFound' } },
      { item: { choices: [{ text: 'ja' }, { text: 'nein' }], answer: ['B'] } },
    ]);
    expect(() => read({ stem: 'Frage' })).toThrow('tableColumnMissing');
    expect(() => read({ stem: 'Aufgabe', constructor: 'x' })).toThrow('tableRoleUnknown');
  });

  it('report unknown columns', async () => {
    const all = await found('csv', 'question,answer,points\nWhy?,so,3\n');
    expect(all[0]).toEqual({ kind: 'lost', item: 'points', what: { code: 'columnNotUsed' } });
  });

  it('contain dates and times as they are shown, and not the numbers behind them', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [14, 22, 164, 165, 166, 9, 0].map(
      (_, style) =>
        `<row r="${style + 2}">${cell(`A${style + 2}`, 'When?')}<c r="B${style + 2}" s="${style}"><v>25404.845</v></c></row>`,
    );
    const xml = (body: string, name: string) => `<${name} xmlns="s">${body}</${name}>`;
    const all = await found('xlsx', {
      'xl/workbook.xml': xml('<sheets><sheet name="S" r:id="a" xmlns:r="r"/></sheets>', 'workbook'),
      'xl/_rels/workbook.xml.rels': xml('<Relationship Id="a" Target="s.xml"/>', 'Relationships'),
      'xl/styles.xml': xml(
        `<numFmts><numFmt numFmtId="164" formatCode="[$-407]d. mmmm yyyy;@"/><numFmt numFmtId="165" formatCode="hh:mm:ss"/><numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts><cellXfs>${[14, 22, 164, 165, 166, 9, 0].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`,
        'styleSheet',
      ),
      'xl/s.xml': xml(
        `<sheetData><row r="1">${cell('A1', 'question')}${cell('B1', 'answer')}</row>${rows.join('')}</sheetData>`,
        'worksheet',
      ),
    });
    expect(items(all).map((item) => ('answer' in item ? item.answer : null))).toMatchObject([
      ...[['1969-07-20'], ['1969-07-20 20:16:48'], ['1969-07-20'], ['20:16:48']],
      ...[{ value: 25404.845 }, { value: 25404.845 }, { value: 25404.845 }],
    ]);
  });

  it('count days as spreadsheets do, with the leap day that 1900 did not have, or from 1904', () => {
    expect(['1', '59', '61'].map((days) => dateText(days, 'date', false))).toEqual([
      ...['1900-01-01', '1900-02-28', '1900-03-01'],
    ]);
    expect(dateText('0', 'date', true)).toBe('1904-01-01');
    expect(['-1', 'x', '9e9'].map((days) => dateText(days, 'date', false))).toEqual(['-1', 'x', '9e9']);
  });
});

describe('numbers with a decimal comma', () => {
  const numerical = (text: string, tolerance: string): string =>
    `<question type="numerical"><name><text>N</text></name><questiontext><text>N?</text></questiontext><answer fraction="100"><text>${text}</text><tolerance>${tolerance}</tolerance></answer></question>`;

  it('are read in GIFT and Moodle XML, and accepted both ways in a gap', async () => {
    expect(
      items(await found('gift', '::Q::g? {#9,81:0,01}\n\n::R::r? {#1.5..2.5}\n\n::S::s? {#1,5..2,5}\n')),
    ).toMatchObject([
      { answer: { value: 9.81, tolerance: 0.01 } },
      { answer: { value: 2, tolerance: 0.5 } },
      { answer: { value: 2, tolerance: 0.5 } },
    ]);
    const gap =
      '<question type="cloze"><name><text>C</text></name><questiontext><text>{1:NM:=9,81:0,1}</text></questiontext></question>';
    expect(items(await found('moodle-xml', `<quiz>${numerical('9,81', '0,01')}${gap}</quiz>`))).toMatchObject([
      { answer: { value: 9.81, tolerance: 0.01 } },
      { answer: { g1: ['9.81', '9,81'] } },
    ]);
  });
});

describe('QTI packages', () => {
  const item = `<assessmentItem identifier="i" title="T"><responseDeclaration identifier="R" cardinality="single" baseType="identifier">
    <correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="1">
    <prompt>Which?</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const manifest = (type: string, href: string) =>
    `<manifest><resources><resource identifier="r" type="${type}" href="${href}"/></resources></manifest>`;

  it('may be packed with their enclosing folder', async () => {
    const all = await found('qti', {
      '__MACOSX/imsmanifest.xml': 'x',
      'My export/imsmanifest.xml': manifest('imsqti_item_xmlv2p2', 'items/i.xml'),
      'My export/items/i.xml': item,
    });
    expect(items(all)).toMatchObject([{ type: 'multiple-choice', stem: 'Which?', answer: ['A'] }]);
  });

  it('without questions are refused with a clear message', async () => {
    expect(await found('qti', '<questestinterop/>')).toEqual([]);
    const other = found('qti', { 'imsmanifest.xml': manifest('webcontent', 'a.html') });
    await expect(other).rejects.toThrow('qtiManifestEmpty');
  });

  it('are followed into sections in separate files, without endless cycles', async () => {
    const section = (inside: string) => `<assessmentSection identifier="s" title="Heat">${inside}</assessmentSection>`;
    const all = await found('qti', {
      'imsmanifest.xml': manifest('imsqti_test_xmlv2p1', 't.xml'),
      't.xml':
        '<assessmentTest identifier="t" title="t"><testPart identifier="p"><assessmentSectionRef identifier="s" href="parts/s.xml"/></testPart></assessmentTest>',
      'parts/s.xml': section(
        '<assessmentItemRef identifier="i" href="i.xml"/><assessmentSectionRef identifier="x" href="s.xml"/>',
      ),
      'parts/i.xml': item,
    });
    expect(all).toMatchObject([{ kind: 'question', category: ['Heat'] }]);
  });
});

describe('tags', () => {
  it('are imported with questions from GIFT, Moodle XML and tables, each once', async () => {
    const gift = await found(
      'gift',
      '// [id:a] [tag:exam 2024] [tag:a\\]b]\n// [tag:exam  2024]\nWhy? {T}\n\nNext? {F}\n',
    );
    expect(items(gift)).toMatchObject([{ tags: ['exam 2024', 'a]b'] }, { type: 'true-false' }]);
    expect(items(gift)[1]).not.toHaveProperty('tags');
    const moodle = await found(
      'moodle-xml',
      '<quiz><question type="truefalse"><name><text>n</text></name><questiontext format="html"><text>Why?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer><tags><tag><text>heat &amp; light</text></tag><tag><text> </text></tag></tags><coursetags><tag><text>year 7</text></tag></coursetags></question></quiz>',
    );
    expect(items(moodle)).toMatchObject([{ tags: ['heat & light', 'year 7'] }]);
    expect(items(await found('csv', 'question,answer,tags\nWhy?,so,a|b | a\n'))).toMatchObject([{ tags: ['a', 'b'] }]);
  });

  it('that are too long or too many are reported', async () => {
    const many = Array.from({ length: 22 }, (_, at) => `[tag:t${at}]`).join(' ');
    const all = await found('gift', `// ${many} [tag:${'x'.repeat(61)}]\nWhy? {T}\n`);
    expect(all).toMatchObject([
      {
        lost: [
          { code: 'tagTooLong', max: 60 },
          { code: 'tagsTooMany', max: 20, tags: 't20, t21' },
        ],
      },
    ]);
  });
});

const lost = (all: readonly Found[]) => all.flatMap((entry) => (entry.kind === 'question' ? entry.lost : []));

describe('GIFT', () => {
  it('may have line endings of old Mac OS', async () => {
    const all = await found('gift', 'Is it? {T}\r\rIs that? {F}\r');
    expect(items(all)).toMatchObject([
      { stem: 'Is it?', answer: true },
      { stem: 'Is that?', answer: false },
    ]);
  });

  it('may have no blank line before the next title', async () => {
    const all = await found('gift', '::A:: One {T}\n::B:: Two {\n=x\n=y\n}\n::C:: Why \\{so\\}\n::not a title:: {F}\n');
    expect(items(all)).toMatchObject([
      { stem: 'One', answer: true },
      { stem: 'Two', answer: ['x', 'y'] },
      { type: 'true-false', answer: false },
    ]);
  });

  it('has one blank; the answers of a second one are reported', async () => {
    const all = await found('gift', 'He was {=born ~made} in {=Rome ~Ulm}.\n');
    expect(lost(all)).toEqual([{ code: 'secondGapAsText' }]);
  });
});

describe('Aiken', () => {
  it('may be in lower case, with blank lines between choices and none between questions', async () => {
    const all = await found(
      'aiken',
      'One?\r\na) x\r\n\r\nb) y\r\nanswer: b\r\nTwo?\r\nA. x\r\nB. y\r\nAnswer : A.\r\n',
    );
    expect(items(all)).toMatchObject([
      { stem: 'One?', answer: ['B'] },
      { stem: 'Two?', answer: ['A'] },
    ]);
  });

  it('without an answer is reported with its line, and the next question is read', async () => {
    const all = await found('aiken', 'One?\nA. x\nB. y\n\nTwo?\nA. x\nB. y\nANSWER: B\n');
    expect(all).toMatchObject([
      { kind: 'problem', position: { line: 1 }, reason: { code: 'aikenAnswerLineMissing' } },
      { kind: 'question', position: { line: 5 } },
    ]);
  });
});

describe('Moodle XML', () => {
  const question = (type: string, text: string, rest = '') =>
    `<quiz><question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question></quiz>`;

  it('with gaps of an unknown kind is refused, since their answers would be shown', async () => {
    const all = await found('moodle-xml', question('cloze', '{1:SHORTANSWER:=a} and {2:REGEXP:=b.*}'));
    expect(reasons(all)).toEqual([{ code: 'gapKindUnknown', kind: 'REGEXP' }]);
  });

  it('says for each gap whether letter case counts', async () => {
    const strict = await found('moodle-xml', question('cloze', '{1:SAC:=Na} {1:MWC:=Cl} {1:MC:a~=b}'));
    expect(items(strict)).toMatchObject([{ caseSensitive: true }]);
    const mixed = await found('moodle-xml', question('cloze', '{1:SHORTANSWER_C:=Na} {1:SA:=salt}'));
    expect(lost(mixed)).toEqual([{ code: 'gapCaseMixed' }]);
  });

  it('with numbers drawn for each student is refused, also if they are in choices', async () => {
    const answer = (fraction: number, text: string) => `<answer fraction="${fraction}"><text>${text}</text></answer>`;
    const all = await found(
      'moodle-xml',
      question('calculatedmulti', 'Twice {a}?', answer(100, '{={a}*2}') + answer(0, '{={a}}')),
    );
    expect(reasons(all)).toEqual([{ code: 'numbersRedrawn' }]);
  });

  it('reports sound and video that are left out', async () => {
    const all = await found(
      'moodle-xml',
      question('essay', '<p>Listen: <audio controls><source src="@@PLUGINFILE@@/a.mp3"></audio></p>'),
    );
    expect(lost(all)).toEqual([{ code: 'mediaDropped', element: 'audio' }]);
  });
});

describe('QTI items', () => {
  it('that ask for any point on an image are refused by name', async () => {
    const all = await found(
      'qti',
      `<assessmentItem identifier="i" title="Where?"><itemBody><selectPointInteraction responseIdentifier="R">
        <object type="image/png" width="90" height="60" data="map.png"/></selectPointInteraction></itemBody></assessmentItem>`,
    );
    expect(reasons(all)).toEqual([{ code: 'typeNotSupported', type: 'selectPoint' }]);
  });

  it('in a file of another binary format are reported as such', async () => {
    await expect(found('qti', 'P\0\u0007\u0008j8Dw')).rejects.toThrow('qtiNeitherArchiveNorXml');
  });

  const item = (declared: string, body: string, rest = '', attributes = '') =>
    `<assessmentItem identifier="i" title="T" ${attributes}>${declared}<itemBody>${body}</itemBody>${rest}</assessmentItem>`;
  const choice =
    '<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction>';

  it('with only response rules are marked by these', async () => {
    const rule = (value: string, score: number) =>
      `<match><variable identifier="R"/><baseValue baseType="identifier">${value}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${score}</baseValue></setOutcomeValue>`;
    const all = await found(
      'qti',
      item(
        '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"/>',
        choice,
        `<responseProcessing><responseCondition><responseIf>${rule('A', 0)}</responseIf><responseElseIf>${rule('B', 1)}</responseElseIf></responseCondition></responseProcessing>`,
      ),
    );
    expect(items(all)).toMatchObject([{ answer: ['B'] }]);
  });

  it('with a generated text are refused; adaptive items, and partial credit, are reported', async () => {
    const template = await found('qti', item('', `<p>Add <printedVariable identifier="T"/>.</p>${choice}`));
    expect(reasons(template)).toEqual([{ code: 'questionRecreated' }]);
    const drawn = `<templateDeclaration identifier="N" mathVariable="true"/>`;
    const formula = await found('qti', item(drawn, `<p>Add <math><mi>N</mi></math>.</p>${choice}`));
    expect(reasons(formula)).toEqual([{ code: 'questionRecreated' }]);
    const all = await found(
      'qti',
      item(
        '<responseDeclaration identifier="R" cardinality="single" baseType="string"><mapping><mapEntry mapKey="x" mappedValue="1"/><mapEntry mapKey="y" mappedValue="0.5"/></mapping></responseDeclaration>',
        '<p>Say <textEntryInteraction responseIdentifier="R"/></p>',
        '',
        'adaptive="true"',
      ),
    );
    expect(lost(all)).toEqual([
      { code: 'adaptiveAskedOnce' },
      { code: 'partialCreditDropped', percent: 50, answer: 'y' },
    ]);
  });

  it('are imported with their shared text; a missing one is reported', async () => {
    const one = (href: string) =>
      `<qti-assessment-item identifier="i" title="t"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-assessment-stimulus-ref identifier="s" href="${href}"/><qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Who?</qti-prompt><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    const all = await found('qti', {
      'imsmanifest.xml':
        '<manifest><resources><resource type="imsqti_item_xmlv3p0" href="items/i.xml"/><resource type="imsqti_item_xmlv3p0" href="items/j.xml"/></resources></manifest>',
      'items/i.xml': one('../texts/s.xml'),
      'items/j.xml': one('gone.xml'),
      'texts/s.xml':
        '<qti-assessment-stimulus identifier="s"><qti-stimulus-body><p>Once there was <img src="a.png" alt="a king"/>.</p></qti-stimulus-body></qti-assessment-stimulus>',
    });
    expect(items(all)).toMatchObject([{ stem: 'Once there was ![a king](<texts/a.png>).\n\nWho?' }, { stem: 'Who?' }]);
    expect(lost(all)).toEqual([{ code: 'sharedTextUnreadable', path: 'items/gone.xml' }]);
  });
});

it('workbooks of old Office versions are reported as such', async () => {
  const file = join(folder, 'old.xls');
  await writeFile(file, Buffer.from('d0cf11e0a1b11ae1'.padEnd(200, '0'), 'hex'));
  expect(() => [...foundIn(file, 'xlsx')]).toThrow('oldOffice');
});
