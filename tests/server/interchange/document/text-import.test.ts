import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string): Promise<readonly Found[]> {
  const file = join(folder, 'test.txt');
  await writeFile(file, text);
  return [...foundIn(file, 'text')];
}
const items = async (text: string) =>
  (await read(text)).map((found) =>
    found.kind === 'question' ? found.item : found.kind === 'problem' ? found.reason : found,
  );

it.each([
  ['exam.txt', 'Physics, year 10, test\n\n1. Which unit?\nA. volt\nB. ohm*\n'],
  ['exam.md', '# Test\n\n1. What is $\\frac{T}{2}$?\n\n- [ ] half\n- [x] a formula\n'],
  ['answers.txt', '1. Which?\r\na) one\r\nb) two\r\nAnswer: b\r\n'],
])('%s is recognised by its content', async (name, text) => {
  const file = join(folder, name);
  await writeFile(file, text);
  expect(formatOfMime(mimeOfBank(file), name)).toBe('text');
});

it.each([
  ['table.csv', 'question,a,b,correct\n"1. Which?",one,two,A\n', 'csv'],
  ['quiz.gift', '::1:: Which? {=one ~two}\n', 'gift'],
  ['quiz.txt', 'Which?\nA. one\nB. two\nANSWER: B\n', 'aiken'],
  ['letter.txt', 'Dear all\n\nthe exam is on Friday.\n', null],
])('%s keeps its format', async (name, text, format) => {
  const file = join(folder, name);
  await writeFile(file, text);
  expect(formatOfMime(mimeOfBank(file), name)).toBe(format);
});

it('reads every kind of question', async () => {
  const text = [
    '1. Which is **bold** & $x^2$?\nA. one\nB. _two_*',
    '2. Water boils at 100 °C. (T/F)\nAnswer: T',
    '3. Acceleration of free fall?\nAnswer: 9.81 ± 0.02 m/s²',
    '4. The capital of Norway is ____.\nAnswer: Oslo',
    '5. ____ and ____ are cities.\nAnswer: Oslo; Bergen',
    '6. Explain osmosis. [4]\nAnswer: Water moves through a membrane to where there is more solute in it.',
    '7. A cell.\n(a) Name it. [1]\n(b) Draw it. [2]',
  ].join('\n\n');
  expect(await items(text)).toEqual([
    {
      type: 'multiple-choice',
      stem: 'Which is **bold** & $x^2$?',
      choices: [
        { id: 'A', text: 'one' },
        { id: 'B', text: '\\_two\\_' },
      ],
      answer: ['B'],
    },
    { type: 'true-false', stem: 'Water boils at 100 °C. (T/F)', answer: true },
    {
      type: 'numeric',
      stem: 'Acceleration of free fall?',
      answer: { value: 9.81, written: '9.81', tolerance: 0.02, unit: 'm/s²' },
    },
    { type: 'short-answer', stem: 'The capital of Norway is \\_\\_\\_\\_.'.replaceAll('\\', ''), answer: ['Oslo'] },
    {
      type: 'cloze',
      stem: '',
      text: '{{g1}} and {{g2}} are cities.',
      gaps: [
        { id: 'g1', choices: null },
        { id: 'g2', choices: null },
      ],
      answer: { g1: ['Oslo'], g2: ['Bergen'] },
    },
    {
      type: 'essay',
      stem: 'Explain osmosis.',
      scheme: { points: [{ text: '', marks: 4 }] },
      modelAnswer: 'Water moves through a membrane to where there is more solute in it.',
    },
    {
      type: 'structured-answer',
      stem: 'A cell.\n\n(a) Name it. \\[1\\]\n\n(b) Draw it. \\[2\\]',
      scheme: {
        points: [
          { text: '(a)', marks: 1 },
          { text: '(b)', marks: 2 },
        ],
      },
    },
  ]);
});

it('every question can be saved', async () => {
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const found = await read('1. Explain. [2]\n\n2. A.\n(a) B? [1]\n(b) C? [1]\n\n3. ____ and ____\nAnswer: a; b');
  for (const each of found) {
    if (each.kind !== 'question') throw new Error(JSON.stringify(each));
    await draftOfFound(each, placing, { format: 'text', title: 'Test', imageStore: null });
  }
  expect(found).toHaveLength(3);
});

it('names the question, the line and the reason of a refusal, and imports the others', async () => {
  const found = await read('1. Which?\nA. one\nB. two\n\n2. Which?\nA. one\nB. two*\n');
  expect(found).toMatchObject([
    {
      kind: 'problem',
      position: { line: 1 },
      name: expect.stringContaining('Which?'),
      reason: { code: 'keyNotFound' },
    },
    { kind: 'question', position: { line: 5 }, recognised: { source: '2. Which?\nA. one\nB. two*' } },
  ]);
});

it('an ambiguous number is asked about', async () => {
  expect(await items('1. How many?\nAnswer: 1,600')).toMatchObject([{ code: 'numberAmbiguous' }]);
});

it('reads two hundred questions in far less than a second', async () => {
  const text = Array.from(
    { length: 2_000 },
    (_, at) => `${(at % 999) + 1}. Which?\nA. one\nB. two*\nC. three\nD. four\n`,
  );
  const file = join(folder, 'long.txt');
  await writeFile(file, text.join('\n'));
  const started = performance.now();
  expect([...foundIn(file, 'text')]).toHaveLength(2_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('emphasis next to other characters stays emphasis', async () => {
  const [item] = await items('1. **Note:**see **(a)** and **b*c** here? [1]');
  expect(item).toMatchObject({ stem: '**Note**:see (**a**) and \\*\\*b\\*c\\*\\* here?' });
});
