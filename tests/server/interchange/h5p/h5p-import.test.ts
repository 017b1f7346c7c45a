import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { png } from '../../../support/questions/question.builder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-h5p-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(library: string, content: unknown, others: Record<string, Uint8Array> = {}): Promise<string> {
  const file = join(folder, 'test.h5p');
  const packed = {
    'h5p.json': strToU8(JSON.stringify({ title: 'Cells', mainLibrary: library })),
    'content/content.json': strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
    'H5P.MultiChoice-1.16/script.js': strToU8('throw new Error("run")'),
    ...others,
  };
  await writeFile(file, zipSync(packed, { level: 0 }));
  return file;
}
const read = async (library: string, content: unknown): Promise<readonly Found[]> => [
  ...foundIn(await fileOf(library, content), 'h5p'),
];
const choice = (text: string, correct: boolean) => ({ text: `<div>${text}</div>`, correct, tipsAndFeedback: {} });
const multi = { question: '<p>Which <em>unit</em>?</p>', answers: [choice('joule', false), choice('newton', true)] };

it('reads every kind of question of a question set, at any depth', async () => {
  const content = {
    introPage: { introduction: 'Welcome' },
    questions: [
      { library: 'H5P.MultiChoice 1.16', params: multi },
      { library: 'H5P.TrueFalse 1.8', params: { question: '<p>Ice is cold.</p>', correct: 'true' } },
      {
        library: 'H5P.Blanks 1.14',
        params: { text: 'Fill in.', questions: ['<p>*Oslo/Christiania:capital* and *Bergen*.</p>'] },
      },
      {
        library: 'H5P.DragText 1.10',
        params: { taskDescription: 'Drag.', textField: 'A *cat* and a *dog*.', distractors: '*cow*' },
      },
      {
        library: 'H5P.Column 1.16',
        params: {
          content: [
            {
              content: {
                library: 'H5P.MarkTheWords 1.11',
                params: { taskDescription: 'Mark verbs.', textField: 'I *go* home.' },
              },
            },
          ],
        },
      },
      { library: 'H5P.Essay 1.5', params: { taskDescription: '<p>Explain.</p>', solution: { sample: 'Because.' } } },
      { library: 'H5P.AdvancedText 1.1', params: { text: 'Read this.' } },
      { library: 'H5P.Flashcards 1.5', params: {} },
    ],
  };
  const found = await read('H5P.QuestionSet', content);
  expect(
    found.map((each) => (each.kind === 'question' ? each.item : each.kind === 'problem' ? each.reason : each.kind)),
  ).toEqual([
    {
      type: 'multiple-choice',
      stem: 'Which *unit*?',
      choices: [
        { id: 'A', text: 'joule' },
        { id: 'B', text: 'newton' },
      ],
      answer: ['B'],
    },
    { type: 'true-false', stem: 'Ice is cold.', answer: true },
    {
      type: 'cloze',
      stem: 'Fill in.',
      text: '{{g1}} and {{g2}}.',
      gaps: [
        { id: 'g1', choices: null },
        { id: 'g2', choices: null },
      ],
      answer: { g1: ['Oslo', 'Christiania'], g2: ['Bergen'] },
    },
    {
      type: 'cloze',
      stem: 'Drag.',
      text: 'A {{g1}} and a {{g2}}.',
      gaps: [
        { id: 'g1', choices: ['cat', 'cow', 'dog'] },
        { id: 'g2', choices: ['cat', 'cow', 'dog'] },
      ],
      answer: { g1: ['cat'], g2: ['dog'] },
    },
    {
      type: 'multiple-response',
      stem: 'Mark verbs.\n\nI go home.',
      choices: [
        { id: 'A', text: 'I' },
        { id: 'B', text: 'go' },
        { id: 'C', text: 'home' },
      ],
      answer: ['B'],
      keepOrder: true,
    },
    { type: 'essay', stem: 'Explain.', scheme: { points: [{ text: '', marks: 1 }] }, modelAnswer: 'Because.' },
    'lost',
    { code: 'h5pLibraryUnknown', library: 'Flashcards' },
  ]);
  expect(found[2]).toMatchObject({ lost: [{ code: 'answerFeedbackDropped' }] });
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  for (const each of found)
    if (each.kind === 'question')
      await draftOfFound(each, placing, { format: 'h5p', title: 'Cells', imageStore: null });
});

it('takes the images of a question, and nothing from elsewhere', async () => {
  const media = (path: string) => ({ type: { library: 'H5P.Image 1.1', params: { file: { path }, alt: 'a cell' } } });
  const file = await fileOf(
    'H5P.MultiChoice',
    { ...multi, media: media('images/a.png') },
    { 'content/images/a.png': png(20, 10) },
  );
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  for (const each of foundIn(file, 'h5p')) {
    if (each.kind !== 'question') throw new Error(each.kind);
    const { draft } = await draftOfFound(each, placing, { format: 'h5p', title: 'Cells', imageStore: null });
    expect(draft.images).toHaveLength(1);
  }
  const [found] = await read('H5P.MultiChoice', { ...multi, media: media('https://example.org/a.png') });
  if (found?.kind !== 'question') throw new Error('no question');
  expect((await draftOfFound(found, placing, { format: 'h5p', title: 'Cells', imageStore: null })).lost).toMatchObject([
    { code: 'pictureDropped', fault: 'elsewhere' },
  ]);
});

it.each([
  ['no correct answer', 'H5P.MultiChoice', { ...multi, answers: [choice('a', false)] }, 'correctAnswerNotMarked'],
  [
    'several answers of which one is enough',
    'H5P.MultiChoice',
    { ...multi, answers: [choice('a', true), choice('b', true)], behaviour: { type: 'single' } },
    'correctChoicesTooMany',
  ],
  ['no blank', 'H5P.Blanks', { questions: ['no blank'] }, 'clozeWithoutGap'],
  ['fields of another form', 'H5P.TrueFalse', { question: 7, correct: {} }, 'correctAnswerNotMarked'],
])('%s is refused', async (_, library, content, code) => {
  expect(await read(library, content)).toMatchObject([{ kind: 'problem', reason: { code } }]);
});

it('a damaged or hostile package is refused, or read in little time', async () => {
  await expect(read('H5P.QuestionSet', '{"questions": [')).rejects.toThrow(
    expect.objectContaining({ reason: { code: 'archiveFileDamaged', path: 'content/content.json' } }),
  );
  const deep = `${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  const started = performance.now();
  await read('H5P.QuestionSet', deep).catch(() => undefined);
  await read('H5P.Blanks', { questions: ['*'.repeat(200_001), '*a'.repeat(100_000)] });
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('is recognised by its content', async () => {
  const file = await fileOf('H5P.MultiChoice', multi);
  expect(formatOfMime(mimeOfBank(file), 'test.h5p')).toBe('h5p');
});

it('names the settings of a set and the video of an interactive one', async () => {
  const questions = [{ library: 'H5P.MultiChoice 1.16', params: multi }];
  const lossesOf = async (library: string, content: unknown) =>
    (await read(library, content)).flatMap((found) =>
      found.kind === 'lost' && 'code' in found.what ? [found.what.code] : [],
    );
  expect(await lossesOf('H5P.QuestionSet 1.20', { passPercentage: 60, questions })).toEqual(['setSettingsDropped']);
  expect(await lossesOf('H5P.QuestionSet 1.20', { passPercentage: 0, poolSize: 0, questions })).toEqual([]);
  expect(await lossesOf('H5P.InteractiveVideo 1.27', { interactiveVideo: { assets: { interactions: [] } } })).toEqual([
    'mediaDropped',
  ]);
});

describe('Mark the Words', () => {
  const words = async (textField: string) => {
    const [found] = await read('H5P.MarkTheWords', { taskDescription: 'Mark.', textField });
    if (found?.kind !== 'question' || found.item.type !== 'multiple-response') throw new Error('no question');
    const { choices, answer, stem } = found.item;
    return {
      stem,
      choices: choices.map(({ text }) => text),
      marked: choices.filter(({ id }) => answer.includes(id)).map(({ text }) => text),
      lost: found.lost,
    };
  };

  it('offers every word in the order of the text, and tells repeated words apart', async () => {
    expect(await words('The *cat* saw the *cat* at 10. – No cat!')).toEqual({
      stem: 'Mark.\n\nThe cat saw the cat at 10. – No cat!',
      choices: ['The', 'cat (1)', 'saw', 'the', 'cat (2)', 'at', '10', 'No', 'cat (3)'],
      marked: ['cat (1)', 'cat (2)'],
      lost: [{ code: 'textWordsAsChoices', left: 0 }],
    });
  });

  it('keeps colons, asterisks and angle brackets of marked words', async () => {
    const { stem, marked } = await words('It is *10:30* or *a&lt;b* or *five***.');
    expect(marked).toEqual(['10:30', 'a\\<b', 'five\\*']);
    expect(stem).toContain('10:30 or a\\<b or five\\*.');
  });

  it('offers all marked words and some others of a long text, and names how many are left out', async () => {
    const text = Array.from({ length: 3_000 }, (_, at) => (at % 200 === 7 ? `*w${at}*` : `w${at}`)).join(' ');
    const { choices, marked, lost } = await words(text);
    expect(choices).toHaveLength(40);
    expect(marked).toHaveLength(15);
    expect(lost).toEqual([{ code: 'textWordsAsChoices', left: 2_960 }]);
  });

  it('is fast for a text of asterisks', async () => {
    const started = performance.now();
    await read('H5P.MarkTheWords', { textField: `${'*'.repeat(100_001)}${'*a '.repeat(50_000)}` });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
