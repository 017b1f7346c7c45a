import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOf, formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { FileError, type Found } from '#server/interchange/questions/interchange-question.ts';
import { tarGzip } from '../../../support/interchange/tar.ts';
import { png } from '../../../support/questions/question.builder.ts';

/* Backups of courses as Moodle 2 to 5 write them. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-mbz-'));
});
afterAll(() => rm(folder, { recursive: true }));

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const field = (name: string, value: string | number): string => `<${name}>${html(String(value))}</${name}>`;
const NULL = '$@NULL@$';
const answer = (id: number, text: string, fraction: number, feedback = ''): string =>
  `<answer id="${id}">${field('answertext', text)}${field('answerformat', 1)}${field('fraction', fraction.toFixed(7))}${field('feedback', feedback)}${field('feedbackformat', 1)}</answer>`;
const answers = (...rows: readonly string[]): string => `<answers>${rows.join('')}</answers>`;

type Given = { readonly parent?: number; readonly more?: string; readonly name?: string };
const question = (id: number, qtype: string, text: string, plugin: string, given: Given = {}): string =>
  `<question id="${id}">${field('parent', given.parent ?? 0)}${field('name', given.name ?? `Q${id}`)}${field('questiontext', text)}${field('questiontextformat', 1)}${field('generalfeedback', '')}${field('generalfeedbackformat', 1)}${field('defaultmark', '1.0000000')}${field('qtype', qtype)}${given.more ?? ''}<plugin_qtype_${qtype}_question>${plugin}</plugin_qtype_${qtype}_question></question>`;

const QUESTIONS = {
  choice: question(
    10,
    'multichoice',
    '<p>Which <b>unit</b>? <img src="@@PLUGINFILE@@/a%20map.png" alt="Map"></p>',
    answers(answer(100, '<p>joule</p>', 0, 'No.'), answer(101, '<img src="@@PLUGINFILE@@/a%20map.png" alt="N">', 1)) +
      `<multichoice id="1">${field('single', 1)}${field('shuffleanswers', 0)}${field('correctfeedback', 'Well done!')}${field('correctfeedbackformat', 1)}</multichoice>`,
    {
      more: `<question_hints><question_hint id="5">${field('hint', 'Think.')}${field('hintformat', 1)}</question_hint></question_hints><tags><tag id="7">${field('name', 'forces')}${field('rawname', 'Forces')}</tag></tags>`,
    },
  ),
  several: question(
    11,
    'multichoice',
    'Which two?',
    answers(answer(102, 'a', 0.5), answer(103, 'b', 0.5), answer(104, 'c', -0.3333333)) +
      `<multichoice id="2">${field('single', 0)}${field('shuffleanswers', 1)}</multichoice>`,
  ),
  truth: question(
    12,
    'truefalse',
    'Wasser ist nass.',
    answers(answer(105, 'Vrai', 0), answer(106, 'Faux', 1)) +
      `<truefalse id="3">${field('trueanswer', 106)}${field('falseanswer', 105)}</truefalse>`,
  ),
  short: question(
    13,
    'shortanswer',
    'Capital?',
    `${answers(answer(107, 'Oslo', 1), answer(108, 'Christiania', 1))}<shortanswer id="4">${field('usecase', 1)}</shortanswer>`,
  ),
  number: question(
    14,
    'numerical',
    'How far?',
    `${answers(answer(109, '2.5', 1))}<numerical_units><numerical_unit id="8">${field('multiplier', '1.0000000')}${field('unit', 'km')}</numerical_unit></numerical_units><numerical_options><numerical_option id="9">${field('showunits', 0)}${field('unitgradingtype', 1)}</numerical_option></numerical_options><numerical_records><numerical_record id="1">${field('answer', 109)}${field('tolerance', '0.1')}</numerical_record></numerical_records>`,
  ),
  pairs: question(
    15,
    'match',
    'Match.',
    `<matchoptions id="1">${field('shuffleanswers', 1)}</matchoptions><matches><match id="200">${field('questiontext', '<i>F</i>')}${field('questiontextformat', 1)}${field('answertext', 'force *x*')}</match><match id="201">${field('questiontext', 'E')}${field('questiontextformat', 1)}${field('answertext', 'energy')}</match></matches>`,
  ),
  cloze: question(
    16,
    'multianswer',
    '<p>{#1} is in {#2}.</p>',
    `<answers></answers><multianswer id="1">${field('question', 16)}${field('sequence', '17,18')}</multianswer>`,
  ),
  gapOne: question(17, 'shortanswer', '{1:SHORTANSWER:=Oslo}', answers(), { parent: 16 }),
  gapTwo: question(18, 'multichoice', '{1:MULTICHOICE:=Norway~Sweden}', answers(), { parent: 16 }),
  essay: question(
    19,
    'essay',
    'Explain.',
    `<essay id="1">${field('responseformat', 'editor')}${field('attachments', 0)}${field('graderinfo', '<p>Two reasons.</p>')}${field('graderinfoformat', 1)}${field('minwordlimit', NULL)}${field('maxwordlimit', 200)}</essay>`,
  ),
  select: question(
    20,
    'gapselect',
    'A [[1]] and a [[2]].',
    answers(answer(110, 'cat', 0, '1'), answer(111, 'dog', 0, '1')),
  ),
  drag: question(
    21,
    'ddwtos',
    'A [[1]].',
    answers(
      answer(112, 'cow', 0, 'O:8:"stdClass":2:{s:9:"draggroup";s:1:"2";s:8:"infinite";i:0;}'),
      answer(113, 'pig', 0, 'O:8:"stdClass":2:{s:9:"draggroup";i:2;s:8:"infinite";i:0;}'),
      answer(114, 'red', 0, 'O:8:"stdClass":2:{s:9:"draggroup";s:1:"1";s:8:"infinite";i:0;}'),
    ),
  ),
  order: question(22, 'ordering', 'Sort.', answers(answer(116, 'second', 2), answer(115, 'first', 1))),
  drawn: question(
    23,
    'calculated',
    'What is {a} + 1?',
    `${answers(answer(117, '{a}+1', 1))}<dataset_definitions><dataset_definition id="1">${field('name', 'a')}<dataset_items><dataset_item id="1">${field('number', 1)}${field('value', '4')}</dataset_item></dataset_items></dataset_definition></dataset_definitions><calculated_records><calculated_record id="1">${field('answer', 117)}${field('tolerance', '0.5')}${field('tolerancetype', 2)}${field('correctanswerlength', 1)}${field('correctanswerformat', 1)}</calculated_record></calculated_records>`,
  ),
  places: question(
    24,
    'ddimageortext',
    'Label.',
    `<ddimageortext id="1">${field('shuffleanswers', 1)}</ddimageortext><drags><drag id="300">${field('no', 1)}${field('label', 'heart')}</drag><drag id="301">${field('no', 2)}${field('label', 'lung')}</drag></drags><drops><drop id="1">${field('no', 1)}${field('xleft', 50)}${field('ytop', 25)}${field('choice', 1)}</drop><drop id="2">${field('no', 2)}${field('xleft', 100)}${field('ytop', 50)}${field('choice', 2)}</drop></drops>`,
  ),
  random: question(25, 'random', '0', '', { parent: 25, name: 'Random (Forces)' }),
  text: question(26, 'description', 'Read this.', ''),
  unknown: question(27, 'stack', 'Compute.', ''),
};

const category = (id: number, parent: number, name: string, inside: string): string =>
  `<question_category id="${id}">${field('name', name)}${field('contextid', 9)}${field('parent', parent)}${inside}</question_category>`;
/** Moodle 2 and 3. */
const plainBank = (questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><question_categories>${category(3, 2, 'Forces & energy', `<questions>${questions.join('')}</questions>`)}${category(1, 0, 'top', '<questions></questions>')}${category(2, 1, 'Physics', '<questions></questions>')}</question_categories>`;
const entry = (id: number, ...versions: readonly [status: string, question: string][]): string =>
  `<question_bank_entry id="${id}">${field('idnumber', id === 1 ? 'lectern:abc' : NULL)}<question_version>${versions
    .map(
      ([status, each], at) =>
        `<question_versions id="${at}">${field('version', at + 1)}${field('status', status)}<questions>${each}</questions></question_versions>`,
    )
    .join('')}</question_version></question_bank_entry>`;
/** Moodle 4 and 5. */
const versionedBank = (...entries: readonly string[]): string =>
  `<question_categories>${category(2, 0, 'Physics', `<question_bank_entries>${entries.join('')}</question_bank_entries>`)}</question_categories>`;

const IMAGES = [png(200, 100), png(20, 20)] as const;
const hashOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
const fileRow = (component: string, area: string, itemId: number, name: string, bytes: Uint8Array): string =>
  `<file id="1">${field('contenthash', hashOf(bytes))}${field('contextid', 9)}${field('component', component)}${field('filearea', area)}${field('itemid', itemId)}${field('filepath', '/')}${field('filename', name)}</file>`;
const FILES = `<files>${[
  fileRow('question', 'questiontext', 10, '.', Buffer.alloc(0)),
  fileRow('question', 'questiontext', 10, 'a map.png', IMAGES[0]),
  fileRow('question', 'answer', 101, 'a map.png', IMAGES[1]),
  fileRow('qtype_ddimageortext', 'bgimage', 24, 'body.png', IMAGES[0]),
  fileRow('mod_resource', 'content', 0, 'notes.pdf', Buffer.from('pdf')),
].join('')}</files>`;
const COURSE = `<moodle_backup><information>${field('original_course_fullname', 'Physics 9')}<contents><activities>${[
  ['quiz', 'Quiz 1'],
  ['forum', 'News'],
  ['assign', 'Report'],
  ['qbank', 'Question bank'],
  ['h5pactivity', 'Game'],
]
  .map(([name = '', title = '']) => `<activity>${field('modulename', name)}${field('title', title)}</activity>`)
  .join('')}</activities></contents></information></moodle_backup>`;

const members = (bank: string | null): Record<string, Uint8Array> => ({
  '.ARCHIVE_INDEX': strToU8('Moodle archive file index. Count: 9\n'),
  'course/course.xml': strToU8('<course/>'),
  ...Object.fromEntries(
    [...IMAGES, Buffer.from('pdf')].map((bytes) => [
      `files/${hashOf(bytes).slice(0, 2)}/${hashOf(bytes)}`,
      new Uint8Array(bytes),
    ]),
  ),
  'files.xml': strToU8(FILES),
  ...(bank !== null && { 'questions.xml': strToU8(bank) }),
  'moodle_backup.xml': strToU8(COURSE),
});

async function fileOf(bank: string | null, isZip = false): Promise<string> {
  const file = join(folder, 'course.mbz');
  const all = members(bank);
  const tar = () => tarGzip(Object.entries(all).map(([path, content]) => ({ path, content })));
  await writeFile(file, isZip ? zipSync(all, { level: 0 }) : tar());
  expect(formatOfMime(mimeOfBank(file), 'course.mbz')).toBe('mbz');
  return file;
}

async function read(bank: string | null, isZip = false): Promise<{ found: Found[]; digests: number[] }> {
  const found: Found[] = [];
  const digests: number[] = [];
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  for (const each of foundIn(await fileOf(bank, isZip), 'mbz')) {
    found.push(each);
    if (each.kind !== 'question') continue;
    const { draft, lost } = await draftOfFound(each, placing, { format: 'mbz', title: 'x', imageStore: null });
    expect(lost.flat().filter(({ code }) => code === 'pictureDropped')).toEqual([]);
    digests.push(draft.images.length);
  }
  return { found, digests };
}
const itemsIn = (found: readonly Found[]): readonly unknown[] =>
  found.flatMap((each) => (each.kind === 'question' ? [each.item] : []));

describe.each([
  ['tar with gzip', false],
  ['zip', true],
])('a backup as %s', (_, isZip) => {
  it('is read with every question type, and images by the hash of their content', async () => {
    const { found, digests } = await read(plainBank(Object.values(QUESTIONS)), isZip);
    expect(itemsIn(found)).toMatchObject([
      {
        type: 'multiple-choice',
        stem: 'Which **unit**? ![Map](<moodle:/questiontext/10/a map.png>)',
        choices: [{ text: 'joule' }, { text: '![N](<moodle:/answer/101/a map.png>)' }],
        answer: ['B'],
        keepOrder: true,
        explanation: '- joule: No.',
        hints: ['Think.'],
        tags: ['Forces'],
      },
      { type: 'multiple-response', answer: ['A', 'B'], weights: { A: 50, B: 50, C: -33.33333 } },
      { type: 'true-false', answer: true },
      { type: 'short-answer', answer: ['Oslo', 'Christiania'], caseSensitive: true },
      { type: 'numeric', answer: { value: 2.5, tolerance: 0.1, units: { km: 1 }, asksUnit: true } },
      {
        type: 'matching',
        choices: [{ text: 'force \\*x\\*' }, { text: 'energy' }],
        answer: [{ text: '*F*' }, { text: 'E' }],
      },
      {
        type: 'cloze',
        text: '{{g1}} is in {{g2}}.',
        gaps: [{ choices: null }, { choices: ['Norway', 'Sweden'] }],
        answer: { g1: ['Oslo'], g2: ['Norway'] },
      },
      { type: 'essay', maxWords: 200, scheme: { points: [{ text: 'Two reasons.' }] } },
      { type: 'cloze', gaps: [{ choices: ['cat', 'dog'] }, {}], answer: { g1: ['cat'], g2: ['dog'] } },
      { type: 'cloze', gaps: [{ choices: ['cow', 'pig'] }], answer: { g1: ['cow'] } },
      { type: 'ordering', choices: [{ text: 'first' }, { text: 'second' }] },
      { type: 'numeric', stem: 'What is 4 + 1?', answer: { value: 5, tolerance: 0.5 } },
      { type: 'labelling', spots: [{ x: 25, y: 25 }, { x: 50 }], answer: { s1: 'A', s2: 'B' } },
    ]);
    expect(digests.slice(0, 2)).toEqual([2, 0]);
    expect(digests.at(-1)).toBe(1);
    expect(found.flatMap((each) => (each.kind === 'question' ? [each.category] : []))).toEqual(
      itemsIn(found).map(() => ['Physics', 'Forces & energy']),
    );
    expect(found.filter(({ kind }) => kind !== 'question')).toMatchObject([
      { kind: 'lost', item: 'Random (Forces)', what: { code: 'randomQuestionDropped' } },
      { kind: 'lost', item: 'Q26', what: { code: 'textWithoutQuestion' } },
      { kind: 'problem', name: 'Q27', position: { file: 'questions.xml' }, reason: { code: 'typeNotSupported' } },
      { item: 'Quiz 1', what: { code: 'coursePartDropped', part: 'quiz' } },
      { item: 'News', what: { part: 'discussion' } },
      { item: 'Report', what: { part: 'assignment' } },
      { item: 'Game', what: { part: 'other' } },
      { item: 'Physics 9', what: { part: 'settings' } },
    ]);
  });

  it('of Moodle 4 is read with the latest version of each question', async () => {
    const newer = question(30, 'shortanswer', 'New?', answers(answer(400, 'yes', 1)));
    const { found } = await read(
      versionedBank(
        entry(1, ['ready', QUESTIONS.short], ['hidden', QUESTIONS.number], ['draft', newer]),
        entry(2, ['ready', QUESTIONS.cloze]),
        entry(3, ['ready', QUESTIONS.gapOne]),
        entry(4, ['ready', QUESTIONS.gapTwo]),
      ),
      isZip,
    );
    expect(found.slice(0, 2)).toMatchObject([
      {
        id: 'abc',
        category: ['Physics'],
        item: { stem: 'New?', answer: ['yes'] },
        lost: [{ code: 'hiddenQuestionShown' }, { code: 'olderVersionsDropped', count: 2 }],
      },
      { id: null, item: { type: 'cloze', answer: { g1: ['Oslo'], g2: ['Norway'] } }, lost: [] },
    ]);
    expect(itemsIn(found)).toHaveLength(2);
  });
});

describe('a backup', () => {
  const faultOf = async (bank: string | null): Promise<unknown> =>
    read(bank).then(
      () => null,
      (error: unknown) => (error instanceof FileError ? error.reason : error),
    );

  it('without questions, of Moodle 1.9, or with a damaged question bank is refused with what to do', async () => {
    expect(await faultOf(null)).toEqual({ code: 'moodleBackupWithoutQuestions' });
    expect(await faultOf(plainBank([]))).toEqual({ code: 'moodleBackupWithoutQuestions' });
    expect(await faultOf(plainBank([QUESTIONS.short]).slice(0, 900))).toMatchObject({
      ...{ code: 'xmlDamaged', file: 'questions.xml' },
    });
    expect(await faultOf(`<!DOCTYPE q [<!ENTITY a "b">]>${plainBank([QUESTIONS.short])}`)).toMatchObject({
      ...{ code: 'xmlDamaged', fault: 'doctype' },
    });
    expect(await faultOf(plainBank([`${'<question>'.repeat(300)}${'</question>'.repeat(300)}`]))).toMatchObject({
      ...{ code: 'xmlDamaged', fault: 'tooLarge' },
    });
    const old = join(folder, 'old.zip');
    await writeFile(old, zipSync({ 'moodle.xml': strToU8('<MOODLE_BACKUP/>') }));
    expect(formatOf(old)).toBe('mbz');
    expect(() => [...foundIn(old, 'mbz')]).toThrow('moodleBackupOld');
  });

  it('may have categories within each other in a circle, and missing files', async () => {
    const bank = `<question_categories>${category(1, 2, 'A', '<questions></questions>')}${category(2, 1, 'B', `<questions>${QUESTIONS.choice.replaceAll('map.png', 'other.png')}</questions>`)}</question_categories>`;
    const [found] = foundIn(await fileOf(bank), 'mbz');
    if (found?.kind !== 'question') throw new Error('It was refused.');
    expect(found.category.length).toBeLessThanOrEqual(50);
    expect(found.files?.('moodle:/questiontext/10/a other.png')).toBeNull();
    expect(found.files?.('moodle:/questiontext/10/../../etc/passwd')).toBeNull();
  });

  it('leaves no temporary files', async () => {
    const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('lectern-moodle-'));
    const before = temporary();
    const reading = foundIn(await fileOf(plainBank([QUESTIONS.choice, QUESTIONS.short])), 'mbz');
    reading.next();
    reading.return(undefined);
    expect(temporary()).toEqual(before);
  });

  it('is not a backup if its archive has none, and is named if another format was chosen', async () => {
    const other = join(folder, 'other.tgz');
    await writeFile(other, tarGzip([{ path: 'readme.txt', content: 'x' }]));
    expect(formatOf(other)).toBeNull();
    const file = await fileOf(plainBank([QUESTIONS.short]));
    expect(() => foundIn(file, 'gift')).toThrow('"fileOfOtherFormat","format":"mbz"');
  });
});
