import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOf, formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { png } from '../../../support/questions/question.builder.ts';

/* Courses in the format IMS Common Cartridge, versions 1.1 to 1.3. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-cartridge-'));
});
afterAll(() => rm(folder, { recursive: true }));

const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const text = (html: string): string =>
  `<material><mattext texttype="text/html">${html.replaceAll('<', '&lt;')}</mattext></material>`;
const item = (profile: string, presentation: string, rules: string): string =>
  `<item ident="${profile}"><itemmetadata><qtimetadata>${field('cc_profile', profile)}</qtimetadata></itemmetadata>
    <presentation>${presentation}</presentation><resprocessing><outcomes><decvar varname="SCORE" vartype="Decimal" minvalue="0" maxvalue="100"/></outcomes>${rules}</resprocessing></item>`;
const rule = (condition: string): string =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
const choices = (many: string, ...labels: readonly string[]): string =>
  `<response_lid ident="r" rcardinality="${many}"><render_choice>${labels
    .map((label, at) => `<response_label ident="c${at}">${text(label)}</response_label>`)
    .join('')}</render_choice></response_lid>`;
const typed = '<response_str ident="r" rcardinality="Single"><render_fib prompt="Box"/></response_str>';
const isEqual = (value: string): string => `<varequal respident="r">${value}</varequal>`;

const ITEMS = [
  item('cc.multiple_choice.v0p1', text('<p>Which?</p>') + choices('Single', 'cat', 'dog'), rule(isEqual('c1'))),
  item(
    'cc.multiple_response.v0p1',
    text('Which two?') + choices('Multiple', 'cat', 'dog', 'cow'),
    rule(`<and>${isEqual('c0')}${isEqual('c1')}<not>${isEqual('c2')}</not></and>`),
  ),
  item('cc.true_false.v0p1', text('Wet?') + choices('Single', 'True', 'False'), rule(isEqual('c0'))),
  item('cc.fib.v0p1', text('Capital?') + typed, rule(isEqual('Oslo'))),
  item(
    'cc.pattern_match.v0p1',
    text('Who?') + typed,
    rule('<varsubstring respident="r" case="No">Newton</varsubstring>'),
  ),
  item('cc.essay.v0p1', text('<img src="$IMS-CC-FILEBASE$../media/a.png" alt="A map"> Why?') + typed, ''),
];
const assessment = (title: string, items: readonly string[], fields = ''): string =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="${title}"><qtimetadata>${fields}</qtimetadata><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

const resource = (id: string, type: string, files: readonly string[], more = ''): string =>
  `<resource identifier="${id}" type="${type}"${files[0]?.endsWith('html') === true ? ` href="${files[0]}"` : ''}>${files.map((file) => `<file href="${file}"/>`).join('')}${more}</resource>`;
const MANIFEST = `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:cpx="x">
  <metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion></metadata>
  <organizations><organization structure="rooted-hierarchy"><item identifier="root"><item identifier="m"><title>Week 1</title>
    <item identifierref="page"><title>Read this first</title></item>
    <item identifierref="quiz"><title>Quiz</title></item>
    <item identifierref="task"><title>Hand in</title></item>
  </item></item></organization></organizations>
  <resources>
    ${resource('quiz', 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment', ['quiz/quiz.xml'], '<dependency identifierref="meta"/>')}
    ${resource('bank', 'imsqti_xmlv1p2/imscc_xmlv1p1/question-bank', ['bank.xml'])}
    ${resource('meta', 'associatedcontent/imscc_xmlv1p1/learning-application-resource', ['quiz/meta.xml'])}
    ${resource('page', 'webcontent', ['pages/first.html'])}
    ${resource('link', 'imswl_xmlv1p1', ['link.xml'])}
    ${resource('talk', 'imsdt_xmlv1p1', ['talk.xml'])}
    ${resource('lti', 'imsbasiclti_xmlv1p0', ['lti.xml'])}
    ${resource('task', 'assignment_xmlv1p0', ['task.xml'])}
    ${resource('task2', 'webcontent', ['task.html'], '<cpx:variant identifier="v" identifierref="task"/>')}
    ${resource('map', 'webcontent', ['media/a.png'])}
    ${resource('other', 'webcontent', ['media/b.pdf', 'media/c.mp3'])}
    ${resource('set', 'associatedcontent/imscc_xmlv1p1/learning-application-resource', ['settings/all.xml'])}
  </resources></manifest>`;

async function read(files: Readonly<Record<string, string | Uint8Array>>, name = 'course.imscc'): Promise<Found[]> {
  const file = join(folder, name);
  const members = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  await writeFile(file, zipSync(Object.fromEntries(members), { level: 0 }));
  expect(formatOf(file)).toBe('qti');
  expect(formatOfMime(mimeOfBank(file), name)).toBe('qti');
  const found: Found[] = [];
  // As an import does, which reads the files of a question before the next one.
  for (const each of foundIn(file, 'qti')) {
    found.push(each);
    const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
    if (each.kind === 'question')
      await draftOfFound(each, placing, { format: 'qti', title: 'Course', imageStore: null });
  }
  return found;
}

const COURSE = {
  'imsmanifest.xml': MANIFEST,
  'quiz/quiz.xml': assessment('Cells', ITEMS, field('qmd_timelimit', '30')),
  'quiz/meta.xml': '<quiz/>',
  'bank.xml': `<questestinterop><objectbank ident="b">${ITEMS[0]}</objectbank></questestinterop>`,
  'link.xml':
    '<wl:webLink xmlns:wl="w"><wl:title>Cells on the web</wl:title><wl:url href="https://x.test"/></wl:webLink>',
  'talk.xml': '<topic><title>What do you think?</title><text>Write.</text></topic>',
  'lti.xml': '<cartridge_basiclti_link xmlns:blti="b"><blti:title>Simulator</blti:title></cartridge_basiclti_link>',
  'media/a.png': png(20, 10),
};

it('is read with every kind of question, and images from its own folder', async () => {
  const found = await read(COURSE);
  expect(found.flatMap((each) => (each.kind === 'question' ? [{ ...each.item, lost: each.lost }] : []))).toMatchObject([
    { type: 'multiple-choice', stem: 'Which?', answer: ['B'] },
    { type: 'multiple-response', answer: ['A', 'B'] },
    { type: 'true-false', answer: true },
    { type: 'short-answer', answer: ['Oslo'], lost: [] },
    { type: 'short-answer', answer: ['Newton'], lost: [{ code: 'containsRuleDropped' }] },
    { type: 'essay', stem: '![A map](<web_resources/media/a.png>) Why?' },
    { type: 'multiple-choice', stem: 'Which?' },
  ]);
  expect(found.filter((each) => each.kind === 'question').map(({ category }) => category)).toEqual([
    ...ITEMS.map(() => ['Cells']),
    [],
  ]);
});

it('names each part that is not a question, and none that belongs to one', async () => {
  const found = await read(COURSE);
  expect(found.flatMap((each) => (each.kind === 'lost' ? [[each.item, each.what]] : []))).toEqual([
    ['Cells', { code: 'setSettingsDropped' }],
    ['Read this first', { code: 'coursePartDropped', part: 'page' }],
    ['Cells on the web', { code: 'coursePartDropped', part: 'webLink' }],
    ['What do you think?', { code: 'coursePartDropped', part: 'discussion' }],
    ['Simulator', { code: 'coursePartDropped', part: 'tool' }],
    ['Hand in', { code: 'coursePartDropped', part: 'assignment' }],
    ['all.xml', { code: 'coursePartDropped', part: 'settings' }],
    ['imsmanifest.xml', { code: 'courseFilesDropped', count: 2, files: 'b.pdf, c.mp3' }],
  ]);
});

it('may be in a folder of its archive, of version 1.3, and have damaged or hostile parts', async () => {
  const hostile = MANIFEST.replaceAll('imscc_xmlv1p1', 'imscc_xmlv1p3').replace('link.xml', '../../etc/passwd.xml');
  const found = await read({
    'course/imsmanifest.xml': hostile,
    'course/quiz/quiz.xml': `<!DOCTYPE q [<!ENTITY a SYSTEM "file:///etc/passwd">]>${assessment('&a;', ITEMS)}`,
    'course/bank.xml': assessment('Bank', ITEMS.slice(0, 1)),
    'course/talk.xml': '<!DOCTYPE t [<!ENTITY a "aaaa">]><topic><title>&a;</title></topic>',
  });
  expect(found).toMatchObject([
    { kind: 'problem', position: { file: 'quiz/quiz.xml' }, reason: { code: 'xmlDamaged', fault: 'doctype' } },
    { kind: 'question', category: ['Bank'] },
    { item: 'Read this first' },
    { item: 'passwd.xml', what: { part: 'webLink' } },
    { item: 'talk.xml', what: { part: 'discussion' } },
    { item: 'lti.xml' },
    { item: 'Hand in' },
    { item: 'all.xml' },
    { what: { code: 'courseFilesDropped', count: 3, files: 'a.png, b.pdf, c.mp3' } },
  ]);
});

it('without questions is refused with what to do', async () => {
  const manifest = `<manifest><resources>${resource('link', 'imswl_xmlv1p1', ['link.xml'])}</resources></manifest>`;
  await expect(read({ 'imsmanifest.xml': manifest })).rejects.toMatchObject({ reason: { code: 'qtiManifestEmpty' } });
});
