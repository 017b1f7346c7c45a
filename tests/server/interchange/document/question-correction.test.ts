import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CorrectableQuestion, type Correction, correctionAt } from '#domain/interchange/correction.schema.ts';
import { emptyReport } from '#server/interchange/bank/import.report.ts';
import { readForeign } from '#server/interchange/questions/foreign.reader.ts';

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'lectern-corrections-')), 'quiz.txt');
});
afterAll(() => rm(join(file, '..'), { recursive: true }));

const TEXT = `1. Which planet is red?
A. Mars
B. Venus
Answer: B
Explanation: Rust.

2. Which is a metal?
A. Iron
B. Sulfur

3. The Sun is a star.
Answer: False

4. Explain tides. [3]

5. The ____ of Norway is ____.
Answer: capital; Oslo
`;

type Change = (question: CorrectableQuestion) => CorrectableQuestion;

/** The questions of the text as they are saved, with the corrections of some, by their number. */
async function read(changes: Readonly<Record<number, Change>> = {}, text = TEXT) {
  await writeFile(file, text);
  const once = async (corrections: readonly Correction[]) => {
    const report = emptyReport();
    const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
    const correctionOf = (location: Parameters<typeof correctionAt>[1]) => correctionAt(corrections, location);
    const drafts = [];
    const foreign = { format: 'text', placing, correctionOf } as const;
    for await (const { read: question } of readForeign(file, foreign, { imageStore: null }, report))
      drafts.push(question.draft);
    return { report, drafts, entries: report.recognised ?? [] };
  };
  const { entries } = await once([]);
  const corrections = entries.flatMap(({ number, line, source, correctable }) => {
    const change = changes[number];
    if (change === undefined || correctable === undefined) return [];
    return [{ file, line, source: source.slice(0, 100), question: change(correctable) }];
  });
  return once(corrections);
}

const correct =
  (...indices: number[]): Change =>
  (question) => ({
    ...question,
    choices: question.choices?.map(({ text }, at) => ({ text, isCorrect: indices.includes(at) })) ?? null,
  });

it('shows every question with what can be corrected, and a refused one with the reason', async () => {
  const { entries, drafts } = await read();
  expect(drafts).toHaveLength(4);
  expect(entries.map(({ number, correctable, refused }) => [number, correctable?.stem, refused])).toEqual([
    [1, 'Which planet is red?', undefined],
    [2, 'Which is a metal?', { code: 'keyNotFound' }],
    [3, 'The Sun is a star.', undefined],
    [4, 'Explain tides.', undefined],
    [5, 'The ____ of Norway is ____.', undefined],
  ]);
  expect(entries[3]?.correctable?.marks).toBe(3);
});

it('saves the corrected question: its text, choices, key and marks, and keeps its explanation', async () => {
  const { drafts, report, entries } = await read({
    1: (question) => ({ ...correct(0)(question), stem: 'Which planet looks red?' }),
    2: correct(0),
    3: (question) => ({ ...question, isTrue: true }),
    4: (question) => ({ ...question, marks: 5 }),
  });
  expect(report.rejected).toEqual([]);
  expect(entries[0]?.inferred).toEqual([]);
  expect(drafts).toMatchObject([
    { stem: 'Which planet looks red?', key: { choices: ['A'] }, explanation: 'Rust.' },
    { stem: 'Which is a metal?', type: 'multiple-choice', key: { choices: ['A'] } },
    { key: { value: true } },
    { type: 'essay', body: { marks: 5 } },
    { type: 'cloze' },
  ]);
});

it('makes a question with several correct choices one of multiple response', async () => {
  const { drafts } = await read({ 1: correct(0, 1) });
  expect(drafts[0]).toMatchObject({ type: 'multiple-response', key: { choices: ['A', 'B'] } });
});

it('refuses a correction that makes the question invalid, and shows it with the reason', async () => {
  const { drafts, entries, report } = await read({
    1: (question) => ({ ...question, choices: [{ text: 'Mars', isCorrect: true }] }),
    5: (question) => ({ ...question, stem: 'The ____ of Norway.' }),
  });
  expect(drafts).toHaveLength(2);
  expect(report.rejected).toHaveLength(3);
  const refused = entries.filter((entry) => entry.refused !== undefined);
  expect(refused.map(({ number, correctable }) => [number, correctable?.stem])).toEqual([
    [1, 'Which planet is red?'],
    [2, 'Which is a metal?'],
    [5, 'The ____ of Norway.'],
  ]);
});

it('never applies the correction of a question that the file no longer contains there', async () => {
  const report = emptyReport();
  await writeFile(file, TEXT);
  const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
  const question = { stem: 'Hacked', choices: null, isTrue: null, marks: null };
  const corrections = [{ file, line: 1, source: 'Another question', question }];
  const correctionOf = (location: Parameters<typeof correctionAt>[1]) => correctionAt(corrections, location);
  const stems = [];
  const foreign = { format: 'text', placing, correctionOf } as const;
  for await (const { read: found } of readForeign(file, foreign, { imageStore: null }, report))
    stems.push(found.draft.stem);
  expect(stems).not.toContain('Hacked');
});

const ANSWERS = `1. What is the acceleration of free fall?
Answer: 9.810 ± 0.02 m/s²

2. Name the capital of Norway.
Answer: Oslo or Kristiania

3. The ____ of Norway is ____.
Answer: capital; Oslo

4. The ____ of Sweden is ____ .

5. Water freezes at ____ degrees Celsius.

6. How many legs has a spider?
Answer: 8
Answer: 6
`;

it('corrects short answers, numbers and blanks', async () => {
  const { drafts, report } = await read(
    {
      1: (question) => ({ ...question, number: { value: 9.81, tolerance: 0.05, unit: ' N/kg ' } }),
      2: (question) => ({ ...question, accepted: [...(question.accepted ?? []), ' Christiania '] }),
      3: (question) => ({
        ...question,
        stem: 'The ____ of ____ is ____.',
        blanks: [['capital'], ['Norway'], ['Oslo']],
      }),
    },
    ANSWERS,
  );
  expect(drafts).toMatchObject([
    { type: 'numeric', body: { unit: 'N/kg' }, key: { value: 9.81, written: '9.810', tolerance: 0.05 } },
    { type: 'short-answer', key: { accepted: ['Oslo', 'Kristiania', 'Christiania'] } },
    {
      ...{
        type: 'cloze',
        body: { text: 'The {{g1}} of {{g2}} is {{g3}}.', gaps: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }] },
      },
      key: { gaps: { g1: ['capital'], g2: ['Norway'], g3: ['Oslo'] } },
    },
  ]);
  expect(report.rejected).toHaveLength(3);
});

it('lets the author give the answer of a refused question with blanks, or whose answers contradict each other', async () => {
  const before = await read({}, ANSWERS);
  expect(
    before.entries.map(({ number, refused, correctable }) => [
      number,
      refused,
      correctable?.accepted ?? correctable?.blanks,
    ]),
  ).toEqual([
    [1, undefined, undefined],
    [2, undefined, ['Oslo', 'Kristiania']],
    [3, undefined, [['capital'], ['Oslo']]],
    [4, { code: 'keyNotFound' }, [[], []]],
    [5, { code: 'keyNotFound' }, []],
    [6, { code: 'keysContradict', first: '8', second: '6' }, []],
  ]);
  const { drafts, report } = await read(
    {
      4: (question) => ({ ...question, blanks: [['capital'], ['Stockholm']] }),
      5: (question) => ({ ...question, accepted: ['0'] }),
      6: (question) => ({ ...question, accepted: ['8', 'eight'] }),
    },
    ANSWERS,
  );
  expect(report.rejected).toEqual([]);
  expect(drafts.slice(3)).toMatchObject([
    { type: 'cloze', key: { gaps: { g1: ['capital'], g2: ['Stockholm'] } } },
    { type: 'short-answer', key: { accepted: ['0'] } },
    { type: 'short-answer', key: { accepted: ['8', 'eight'] } },
  ]);
});

it('refuses corrections without an answer, or with answers of blanks that the text does not have', async () => {
  const { drafts, report } = await read(
    {
      2: (question) => ({ ...question, accepted: [] }),
      3: (question) => ({ ...question, blanks: [['capital'], ['Oslo'], ['Bergen']] }),
      4: (question) => ({ ...question, blanks: [['capital'], []] }),
    },
    ANSWERS,
  );
  expect(drafts.map(({ type }) => type)).toEqual(['numeric']);
  expect(report.rejected).toHaveLength(5);
});

it('shows the first questions of a long document, and counts all', async () => {
  const text = Array.from({ length: 310 }, (_, at) => `${at + 1}. What is ${at} + 1?\nAnswer: ${at + 1}\n`).join('\n');
  const { report } = await read({}, text);
  expect(report.recognised).toHaveLength(300);
  expect(report.recognisedCount).toBe(310);
});
