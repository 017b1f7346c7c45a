import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { type H5pWritten, writeH5p } from '#server/interchange/h5p/h5p.writer.ts';
import { h5pPackage } from '#server/interchange/h5p/h5p-package.writer.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { png } from '../../../support/questions/question.builder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-h5p-export-'));
});
afterAll(() => rm(folder, { recursive: true }));

const DIGEST = 'b'.repeat(64);
const IMAGES = new Map([[`figure:${DIGEST}`, { name: `${DIGEST}.png`, bytes: png(20, 10) }]]);
const place = { subject: 'Physics', topic: 'Forces' } as const;
const choices = [
  { id: 'A', text: 'joule' },
  { id: 'B', text: '**newton** & co' },
];
const cloze = (gaps: readonly (readonly string[] | null)[], answers: readonly (readonly string[])[]): Question => ({
  ...{ id: 'c', ...place, type: 'cloze', stem: 'Fill in.' },
  text: gaps.map((_, at) => `{{g${at}}} * *is*`).join(' and '),
  gaps: gaps.map((words, at) => ({ id: `g${at}`, choices: words === null ? null : [...words] })),
  answer: Object.fromEntries(answers.map((accepted, at) => [`g${at}`, [...accepted]])),
});

async function pack(questions: readonly Question[]) {
  const written = questions.map((question) => writeH5p(question, IMAGES));
  async function* some(): AsyncGenerator<H5pWritten> {
    for (const each of written) if (each !== null) yield each;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(h5pPackage('Questions', some()))) pieces.push(piece.slice());
  const file = join(folder, 'set.h5p');
  await writeFile(file, Buffer.concat(pieces));
  return { written, file, members: unzipSync(Buffer.concat(pieces)) };
}

it('is a package with content only, which names the libraries that it needs', async () => {
  const stem = `![Two cars](<figure:${DIGEST}>)\n\nWhich *unit*?`;
  const { file, members } = await pack([
    { id: '1', ...place, type: 'multiple-choice', stem, choices, answer: ['B'], keepOrder: true },
    { id: '2', ...place, type: 'true-false', stem: 'Ice is cold.', answer: false },
  ]);
  expect(Object.keys(members).toSorted()).toEqual(['content/content.json', `content/images/${DIGEST}.png`, 'h5p.json']);
  const description = JSON.parse(strFromU8(members['h5p.json'] ?? new Uint8Array()));
  expect(description.mainLibrary).toBe('H5P.QuestionSet');
  expect(description.preloadedDependencies.map((each: { machineName: string }) => each.machineName)).toEqual([
    'H5P.QuestionSet',
    'H5P.MultiChoice',
    'H5P.Image',
    'H5P.TrueFalse',
  ]);
  const [first, second] = [...foundIn(file, 'h5p')];
  expect(first).toMatchObject({
    item: { stem: '![Two cars](image-1)\n\nWhich *unit*?', choices, answer: ['B'], keepOrder: true },
  });
  expect(second).toMatchObject({ item: { type: 'true-false', answer: false } });
});

it('writes blanks that are typed, and words to drag if all blanks offer the same', async () => {
  const words = ['cat', 'dog', 'cow'];
  const { written, file } = await pack([
    cloze([null, null], [['Oslo', 'Christiania'], ['<b>']]),
    cloze([words, words], [['cat'], ['dog']]),
    cloze([words, null], [['cat'], ['5']]),
  ]);
  expect(written.map((each) => each?.lost.map(({ code }) => code))).toEqual([
    [],
    ['formattingDropped'],
    ['gapChoicesDropped'],
  ]);
  expect([...foundIn(file, 'h5p')]).toMatchObject([
    {
      item: {
        text: '{{g1}} \\* *is* and {{g2}} \\* *is*',
        answer: { g1: ['Oslo', 'Christiania'], g2: ['<b>'] },
      },
    },
    { item: { text: '{{g1}} \\* is and {{g2}} \\* is', answer: { g1: ['cat'], g2: ['dog'] } } },
    { item: { gaps: [{ choices: null }, { choices: null }] } },
  ]);
});

it('names answers that its notation cannot write, and leaves out what H5P does not have', async () => {
  const short = (answer: string[]): Question => ({ id: '3', ...place, type: 'short-answer', stem: 'Speed?', answer });
  expect(writeH5p(short(['km/h', 'kmh']))?.lost).toEqual([
    { code: 'answerNotWritable', answer: 'km/h' },
    { code: 'shortAnswerAsBlank' },
  ]);
  for (const answer of ['a:b', 'Na+', 'x/y']) expect(writeH5p(short([answer])), answer).toBeNull();
  const several = { id: '4', ...place, type: 'multiple-choice', stem: 'Any?', choices, answer: ['A', 'B'] } as const;
  expect(writeH5p({ ...several, choices: [...choices], answer: [...several.answer] })).toBeNull();
  expect(
    writeH5p({ id: '5', ...place, type: 'numeric', stem: '1?', answer: { value: 1, written: '1', tolerance: 0 } }),
  ).toBeNull();
});
