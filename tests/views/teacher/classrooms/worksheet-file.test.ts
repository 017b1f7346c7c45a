import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type {
  WordSheet,
  worksheetFile as WorksheetFile,
} from '#views/teacher/classrooms/assignments/preview/word/worksheet-file.ts';
import { inStandardsMode } from '../../../support/browser/standards-mode.ts';
import { png } from '../../../support/questions/question.builder.ts';

inStandardsMode();
const { worksheetFile } = await import('#views/teacher/classrooms/assignments/preview/word/worksheet-file.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-worksheet-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

type Preview = Parameters<typeof WorksheetFile>[0];
type Question = Preview['questions'][number];

const question = (given: Partial<Question> & Pick<Question, 'type' | 'stem' | 'body' | 'key'>): Question => ({
  ...{ id: given.stem, images: [], marks: 1, pool: null, explanation: null },
  ...given,
});
const choices = (...texts: string[]) => texts.map((text, at) => ({ id: `c${at}`, text }));
const SHAPE = png(100, 50);
const DIGEST = 'a'.repeat(64);

const QUESTIONS: readonly Question[] = [
  question({
    type: 'multiple-choice',
    stem: 'What is $\\frac{1}{2} + \\frac{1}{3}$?',
    body: { choices: choices('$\\frac{5}{6}$', '$\\frac{2}{5}$', 'H~2~O & <b>'), keepOrder: false },
    key: { choices: ['c0'] },
    explanation: 'Use a **common** denominator.',
  }),
  question({
    type: 'multiple-response',
    stem: 'Which are metals?',
    body: { choices: choices('Iron', 'Sulfur', 'Gold'), keepOrder: false },
    key: { choices: ['c0', 'c2'] },
    marks: 2,
  }),
  question({ type: 'true-false', stem: 'The Earth is flat.', body: {}, key: { value: false } }),
  question({
    type: 'numeric',
    stem: 'The acceleration of free fall is:\n\n$$g = \\frac{F}{m}$$',
    body: { unit: 'm/s²' },
    key: { value: 9.81, written: '9.81', significantFigures: 3, tolerance: 0.02 },
    marks: 2,
  }),
  question({
    type: 'short-answer',
    stem: `Name the shape.\n\n![A shape with three sides](figure:${DIGEST})`,
    body: {},
    key: { accepted: ['triangle', 'trigon'], caseSensitive: false },
    images: [{ digest: DIGEST, url: '/media/shape.png', width: 100, height: 50 }] as unknown as Question['images'],
  }),
  question({
    type: 'cloze',
    stem: 'Fill in the blanks.',
    body: {
      text: 'The {{a}} pumps {{b}}.',
      gaps: [
        { id: 'a', choices: null },
        { id: 'b', choices: ['blood', 'air'] },
      ],
    },
    key: { gaps: { a: ['heart'], b: ['blood'] }, caseSensitive: false },
    marks: 2,
  }),
  question({
    type: 'matching',
    stem: 'Match the capitals.',
    body: {
      prompts: choices('France', 'Spain'),
      keepOrder: false,
      choices: [
        { id: 'x', text: 'Madrid' },
        { id: 'y', text: 'Paris' },
      ],
    },
    key: { pairs: { c0: 'y', c1: 'x' } },
    marks: 2,
  }),
  question({
    type: 'open',
    stem: 'Explain why ice floats.',
    body: {},
    key: { modelAnswer: 'It is less dense.' },
    marks: 4,
  }),
] as readonly Question[];

const PREVIEW: Preview = {
  ...{ id: 'a', title: 'Forces & "motion"', instructions: 'Answer **all** questions.', classroom: '10A', school: null },
  ...{ materials: [], pools: [], questions: [...QUESTIONS] },
};

function servesImages(): void {
  vi.stubGlobal('fetch', async () => new Response(new Blob([new Uint8Array(SHAPE)], { type: 'image/png' })));
}

/** The parts of a document, each read as XML. */
async function partsOf(sheet: WordSheet, preview = PREVIEW) {
  const file = await worksheetFile(preview, 'B', sheet);
  const members = unzipSync(file);
  const xml = new Map(
    Object.entries(members).flatMap(([path, bytes]) =>
      /\.(?:xml|rels)$/.test(path)
        ? [[path, new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')] as const]
        : [],
    ),
  );
  return { file, members, xml };
}

async function readBack(file: Uint8Array) {
  const path = join(folder, 'worksheet.docx');
  await writeFile(path, file);
  return [...foundIn(path, 'word')];
}

describe('a worksheet as a Word document', () => {
  it('has well-formed parts, each with a type, and relations to parts that it has', async () => {
    servesImages();
    for (const sheet of ['worksheet', 'answers'] as const) {
      const { members, xml } = await partsOf(sheet);
      for (const [path, part] of xml) expect(part.querySelector('parsererror'), path).toBeNull();
      const types = xml.get('[Content_Types].xml');
      const overrides = [...(types?.querySelectorAll('Override') ?? [])].map((each) => each.getAttribute('PartName'));
      const defaults = [...(types?.querySelectorAll('Default') ?? [])].map((each) => each.getAttribute('Extension'));
      expect(overrides.filter((name) => members[name?.slice(1) ?? ''] === undefined)).toEqual([]);
      expect(Object.keys(members).filter((path) => !defaults.includes(path.split('.').at(-1) ?? ''))).toEqual([]);
      for (const [path, base] of [
        ['_rels/.rels', ''],
        ['word/_rels/document.xml.rels', 'word/'],
      ] as const) {
        const targets = [...(xml.get(path)?.querySelectorAll('Relationship') ?? [])].map(
          (each) => base + (each.getAttribute('Target') ?? ''),
        );
        expect(targets.length).toBeGreaterThan(1);
        expect(targets.filter((target) => members[target] === undefined)).toEqual([]);
      }
    }
  });

  it('has title, lines for name and date, marks, equations, the image, answer lines and page numbers', async () => {
    servesImages();
    const { members, xml } = await partsOf('worksheet');
    const document = strFromU8(members['word/document.xml'] ?? new Uint8Array());
    const text = xml.get('word/document.xml')?.documentElement.textContent ?? '';
    expect(text).toContain('Forces & "motion"');
    expect(text).toMatch(/Name.*Date/);
    expect(text).toContain('[4]');
    expect(document.match(/<m:oMath>/g)).toHaveLength(4);
    expect(document).not.toContain('\\frac');
    expect(members['word/media/image1.png']).toEqual(new Uint8Array(SHAPE));
    expect(document).toContain('descr="A shape with three sides"');
    expect(document.match(/w:val="AnswerLine"/g)?.length).toBe(1 + 1 + 8);
    expect(strFromU8(members['word/footer.xml'] ?? new Uint8Array())).toContain('w:instr=" PAGE "');
    expect(strFromU8(members['word/header.xml'] ?? new Uint8Array())).toContain('10A, version B');
  });

  it('keeps the answers out of the worksheet', async () => {
    servesImages();
    const { xml } = await partsOf('worksheet');
    const text = xml.get('word/document.xml')?.documentElement.textContent ?? '';
    for (const secret of ['denominator', '9.81', 'triangle', 'heart', 'less dense', 'Answer:'])
      expect(text).not.toContain(secret);
  });

  it('is read by the import of Word documents as the same questions', async () => {
    servesImages();
    const { file } = await partsOf('answers');
    const found = await readBack(file);
    const questions = found.flatMap((each) => (each.kind === 'question' ? [each.item] : []));
    expect(found.filter(({ kind }) => kind === 'problem')).toEqual([]);
    expect(questions).toMatchObject([
      {
        type: 'multiple-choice',
        stem: 'What is $\\frac{1}{2}+\\frac{1}{3}$?',
        choices: [{ text: '$\\frac{5}{6}$' }, { text: '$\\frac{2}{5}$' }, {}],
        answer: ['A'],
        explanation: 'Use a **common** denominator.',
      },
      { type: 'multiple-response', answer: ['A', 'C'] },
      { type: 'true-false', stem: 'The Earth is flat.' },
      { type: 'numeric', stem: expect.stringContaining('$$g=\\frac{F}{m}$$') },
      {
        type: 'short-answer',
        answer: ['triangle', 'trigon'],
        stem: expect.stringContaining('![A shape with three sides]'),
      },
      { type: 'cloze' },
      { stem: expect.stringContaining('Match the capitals.') },
      { type: 'essay' },
    ]);
  });

  it('has the description of an image that cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const { xml, members } = await partsOf('worksheet');
    expect(Object.keys(members).filter((path) => path.includes('media'))).toEqual([]);
    expect(xml.get('word/document.xml')?.documentElement.textContent).toContain('[A shape with three sides]');
  });

  it('numbers a question whose text begins with a table, and keeps texts that are not valid XML', async () => {
    const odd = question({
      ...{ type: 'short-answer', body: {}, key: { accepted: ['x'], caseSensitive: false } },
      stem: '| a | b |\n|---|---|\n| 1 | \u0000\ud800 ]]> |\n\n```\n<w:p/>\n```',
    } as Question);
    const { xml } = await partsOf('worksheet', { ...PREVIEW, questions: [odd] });
    const document = xml.get('word/document.xml');
    expect(document?.querySelector('parsererror')).toBeNull();
    expect(document?.documentElement.innerHTML).toContain('w:val="Question"');
    expect(document?.documentElement.textContent).toContain('<w:p/>');
  });
});
