import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-damaged-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The text of every question, and the problems reported for unreadable parts. */
async function read(format: ForeignFormat, content: string | Uint8Array): Promise<readonly unknown[]> {
  const file = join(folder, `file.${format}`);
  await writeFile(file, content);
  return [...foundIn(file, format)].flatMap((found): readonly unknown[] => {
    if (found.kind === 'question') return [found.item.stem];
    if (found.kind === 'damage') return [[found.position.line, found.name, found.reason]];
    return found.kind === 'problem' ? [found.reason] : [];
  });
}

const moodle = (name: string, more = '') =>
  `<question type="truefalse"><name><text>${name}</text></name>${more}
<questiontext><text><![CDATA[${name} is true?]]></text></questiontext>
<answer fraction="100"><text>true</text></answer></question>\n`;
const quiz = (...parts: readonly string[]) => `<?xml version="1.0"?>\n<quiz>\n${parts.join('')}</quiz>\n`;

describe('a Moodle XML file that is damaged', () => {
  const damage = (facts: object) => expect.objectContaining({ code: 'xmlPartDamaged', ...facts });

  it.each([
    ['by an unclosed tag', '<tags><tag>', 'endTag', '</question>', 8],
    ['by an ampersand', '<idnumber>R&D</idnumber>', 'reference', '&D', 6],
    ['by a bracket', '<idnumber>a < b</idnumber>', 'startTag', '< b</idnumber', 6],
    ['by a control character', '<idnumber>a\u000bb</idnumber>', 'controlCharacter', '', 6],
  ])('%s keeps the other questions', async (_, more, fault, found, line) => {
    expect(await read('moodle-xml', quiz(moodle('One'), moodle('Two', more), moodle('Three')))).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 8, line, fault, found })],
      'Three is true?',
    ]);
  });

  it('by a control character in a CDATA section is read on after the question', async () => {
    const text = quiz(
      moodle('One'),
      moodle('Two').replace('is true', 'is\u0002true <question type="x">'),
      moodle('Three'),
    );
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 8, line: 7 })],
      'Three is true?',
    ]);
  });

  it('by a question that does not end keeps the next one', async () => {
    const text = quiz(moodle('One'), moodle('Two').replace('</question>\n', '\n'), moodle('Three'));
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 8, line: 9, fault: 'elementNotClosed' })],
      'Three is true?',
    ]);
  });

  it('by a CDATA section that does not end says which lines were not read', async () => {
    const text = quiz(moodle('One'), moodle('Two').replace(']]>', ''), moodle('Three'), moodle('Four'));
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 11, line: 10, fault: 'sectionNotClosed' })],
      'Four is true?',
    ]);
  });

  it('by a comment that does not end says which lines were not read', async () => {
    const text = quiz(moodle('One'), '<!-- hidden\n', moodle('Two'), '<!-- question: 3 -->\n', moodle('Three'));
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [6, undefined, damage({ from: 6, to: 10, line: 10, fault: 'sectionNotClosed', found: '<!--' })],
      'Three is true?',
    ]);
  });

  it('truncated at the end keeps everything before', async () => {
    const text = quiz(moodle('One'), moodle('Two'));
    expect(await read('moodle-xml', text.slice(0, -60))).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: null, fault: 'endsEarly' })],
    ]);
  });

  it('missing its last line keeps all questions', async () => {
    const text = quiz(moodle('One')).replace('</quiz>', '');
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [7, undefined, damage({ to: null, fault: 'endsEarly', found: '<quiz>' })],
    ]);
  });

  it('made of two exports copied together keeps the questions of both', async () => {
    expect(await read('moodle-xml', quiz(moodle('One')) + quiz(moodle('Two')))).toEqual([
      'One is true?',
      [8, undefined, damage({ from: 8, to: 8, fault: 'secondRoot' })],
      'Two is true?',
    ]);
  });

  it('in a comment or a CDATA section reads no question out of it', async () => {
    const broken = moodle('Two', '<tags><tag>');
    const commented = `<!-- ${moodle('Hidden')} -->`;
    expect(await read('moodle-xml', quiz(moodle('One'), broken, commented, moodle('Three')))).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 12 })],
      'Three is true?',
    ]);
  });

  it('gives the same result for any chunk sizes', async () => {
    const filler = 'x'.repeat(70_000);
    const text = quiz(moodle('One'), moodle('Two', `<tags>${filler}`), moodle(`Three ${filler.slice(0, 60)}`));
    expect(await read('moodle-xml', text)).toEqual([
      'One is true?',
      [6, 'Two', damage({ from: 6, to: 8 })],
      expect.stringMatching(/^Three x/),
    ]);
  });

  it('in each question is refused as a whole', async () => {
    await expect(read('moodle-xml', quiz(moodle('One', '<tags>')))).rejects.toMatchObject({
      reason: { code: 'xmlDamaged', line: 5, fault: 'endTag' },
    });
  });

  it('with its own DOCTYPE is refused as a whole', async () => {
    await expect(read('moodle-xml', `<!DOCTYPE q [<!ENTITY a "b">]>${quiz(moodle('One'))}`)).rejects.toMatchObject({
      reason: { code: 'xmlDamaged', fault: 'doctype' },
    });
  });
});

describe('a QTI file that is damaged', () => {
  const item = (name: string, more = '') =>
    `<item ident="${name}" title="${name}">${more}<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>
<fieldentry>true_false_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
<presentation><material><mattext texttype="text/plain">${name} is true?</mattext></material>
<response_lid ident="r" rcardinality="Single"><render_choice>
<response_label ident="1"><material><mattext>True</mattext></material></response_label>
<response_label ident="2"><material><mattext>False</mattext></material></response_label></render_choice></response_lid></presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
<respcondition continue="No"><conditionvar><varequal respident="r">1</varequal></conditionvar>
<setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>\n`;
  const bank = (...parts: readonly string[]) =>
    `<questestinterop><assessment title="Quiz">\n<section title="First">\n${parts.join('')}</section>\n</assessment></questestinterop>\n`;

  it('in one item of QTI 1.2 keeps the others, in their sections', async () => {
    const text = bank(item('One'), item('Two', '<b>'), '</section><section title="Second">', item('Three'));
    expect(await read('qti', text)).toEqual([
      'One is true?',
      [12, 'Two', expect.objectContaining({ code: 'xmlPartDamaged', from: 12, to: 20, line: 20, fault: 'endTag' })],
      'Three is true?',
    ]);
    const file = join(folder, 'file.qti');
    const categories = [...foundIn(file, 'qti')].flatMap((found) =>
      found.kind === 'question' ? [found.category] : [],
    );
    expect(categories).toEqual([
      ['Quiz', 'First'],
      ['Quiz', 'Second'],
    ]);
  });

  const choice = (name: string) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${name}" title="${name}" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
<itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>${name}?</prompt>
<simpleChoice identifier="A">yes</simpleChoice><simpleChoice identifier="B">no</simpleChoice></choiceInteraction></itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;
  const resource = (name: string, href = `${name}.xml`) =>
    `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>\n`;
  const packed = (...resources: readonly string[]) =>
    zipSync({
      'imsmanifest.xml': strToU8(`<manifest>\n<resources>\n${resources.join('')}</resources></manifest>`),
      'One.xml': strToU8(choice('One')),
      'Two.xml': strToU8(choice('Two')),
      'Three.xml': strToU8(choice('Three')),
    });

  it('in the manifest of a package keeps the other questions that it lists', async () => {
    const text = packed(resource('One'), resource('Two').replace('</resource>', ''), resource('Three'));
    expect(await read('qti', text)).toEqual([
      [
        4,
        'Two',
        expect.objectContaining({ code: 'xmlPartDamaged', from: 4, to: 4, line: 5, fault: 'elementNotClosed' }),
      ],
      'One?',
      'Three?',
    ]);
  });
});

describe('a table that is damaged', () => {
  const table = (...rows: readonly string[]) => ['question,a,b,answer', ...rows, ''].join('\n');
  const damage = (line: number, to: number | null) => ({ code: 'tablePartDamaged', line, from: line, to });

  it('by an unclosed quote continues at the next complete row', async () => {
    expect(await read('csv', table('One?,x,y,a', '"Two,x,y,b', 'Three?,x,y,a', 'Four?,x,y,b'))).toEqual([
      'One?',
      [3, 'Two', damage(3, 3)],
      'Three?',
      'Four?',
    ]);
  });

  it('by a quote that is closed in a later row reports it, and does not join the rows', async () => {
    expect(await read('csv', table('One?,x,y,a', '"Two,x,y,b', '"Three, or?",x,y,a', 'Four?,x,y,b'))).toEqual([
      'One?',
      [3, 'Two', damage(3, 3)],
      'Three, or?',
      'Four?',
    ]);
  });

  it('skips lines that are not rows', async () => {
    expect(await read('csv', table('One?,x,y,a', '"Two', 'and more,x,y', 'Four?,x,y,b'))).toEqual([
      'One?',
      [3, 'Two', damage(3, 4)],
      'Four?',
    ]);
  });

  it('in its last row keeps the rows before', async () => {
    expect(await read('csv', table('One?,x,y,a', '"Two,x'))).toEqual(['One?', [3, 'Two', damage(3, null)]]);
  });

  it('twice reports both parts', async () => {
    expect(await read('csv', table('"One,x,y,a', 'Two?,x,y,b', '"Three,x,y,a', 'Four?,x,y,b'))).toEqual([
      [2, 'One', damage(2, 2)],
      'Two?',
      [4, 'Three', damage(4, 4)],
      'Four?',
    ]);
  });

  it('is refused as a whole if no row can be read', async () => {
    await expect(read('csv', 'question,a,b,answer\n"One?,x,y,a\n')).rejects.toMatchObject({
      reason: { code: 'tableQuoteOpen', line: 2 },
    });
  });

  it('by characters after a closing quote is refused in that row', async () => {
    expect(await read('csv', table('"Hamlet" was written by?,x,y,a', 'Two?,x,y,b'))).toEqual([
      { code: 'cellQuoteInside', text: '"Hamlet" was written by?' },
      'Two?',
    ]);
  });
});
