import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank, otherKindOfMime } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { FileError, type Found } from '#server/interchange/questions/interchange-question.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-forms-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(form: unknown): Promise<readonly Found[]> {
  const file = join(folder, 'form.json');
  await writeFile(file, typeof form === 'string' ? form : JSON.stringify(form));
  return [...foundIn(file, 'google-forms')];
}
const summary = (found: readonly Found[]) =>
  found.map((each) =>
    each.kind === 'question'
      ? { ...each.item, lost: each.lost }
      : each.kind === 'lost'
        ? each.what
        : 'reason' in each && each.reason,
  );
const quiz = (items: readonly unknown[]) => ({
  formId: 'f',
  info: { title: 'Water', documentTitle: 'Untitled' },
  settings: { quizSettings: { isQuiz: true } },
  items,
});
const choice = (type: string, values: readonly string[], correct: readonly string[], more: object = {}) => ({
  title: 'Which?',
  questionItem: {
    question: {
      questionId: '1',
      grading: { pointValue: 1, correctAnswers: { answers: correct.map((value) => ({ value })) } },
      choiceQuestion: { type, options: values.map((value) => ({ value })), ...more },
    },
  },
});
const answered = (question: object, grading: object) => ({
  title: 'What?',
  questionItem: { question: { grading, ...question } },
});

it('the questions of a quiz are read as the Forms API writes them', async () => {
  const found = await read(
    quiz([
      { ...choice('RADIO', ['ice', '5 * 3_x'], ['5 * 3_x']), description: 'Read *twice*.\nThen answer.' },
      choice('CHECKBOX', ['a', 'b', 'c'], ['a', 'c'], { shuffle: true }),
      choice('DROP_DOWN', ['x', 'y'], ['x']),
      answered(
        { textQuestion: {} },
        { pointValue: 2, correctAnswers: { answers: [{ value: 'Oslo' }, { value: ' oslo ' }, { value: 'Oslo' }] } },
      ),
      answered({ textQuestion: {} }, { pointValue: 3 }),
      answered(
        { textQuestion: { paragraph: true } },
        {
          pointValue: 5,
          generalFeedback: {
            text: 'See chapter 2.',
            material: [{ link: { uri: 'https://example.org/a', displayText: 'Notes' } }],
          },
        },
      ),
      { title: 'Part two', pageBreakItem: {} },
      { title: 'A film', videoItem: { video: {} } },
      answered({ scaleQuestion: { low: 1, high: 5 } }, {}),
      { title: 'Grid', questionGroupItem: { questions: [], grid: {} } },
      choice('RADIO', ['a', 'b'], []),
    ]),
  );
  expect(summary(found)).toEqual([
    {
      type: 'multiple-choice',
      stem: 'Which?\n\nRead \\*twice\\*.\\\nThen answer.',
      choices: [
        { id: 'A', text: 'ice' },
        { id: 'B', text: '5 \\* 3\\_x' },
      ],
      answer: ['B'],
      keepOrder: true,
      lost: [],
    },
    expect.objectContaining({
      type: 'multiple-response',
      answer: ['A', 'C'],
      lost: [{ code: 'wholeAnswerRuleDropped' }],
    }),
    expect.objectContaining({ type: 'multiple-choice', answer: ['A'] }),
    { type: 'short-answer', stem: 'What?', answer: ['Oslo', 'oslo'], lost: [{ code: 'marksDropped', marks: 2 }] },
    expect.objectContaining({ type: 'essay', scheme: { points: [{ text: '', marks: 3 }] } }),
    expect.objectContaining({
      type: 'essay',
      explanation: 'See chapter 2.\\\nNotes: https://example.org/a',
      scheme: { points: [{ text: '', marks: 5 }] },
    }),
    { code: 'textWithoutQuestion' },
    { code: 'formMediaDropped' },
    { code: 'typeNotSupported', type: 'scaleQuestion' },
    { code: 'typeNotSupported', type: 'questionGroupItem' },
    { code: 'correctAnswerNotMarked' },
  ]);
  expect(found[0]).toMatchObject({ category: ['Water'], position: { line: 1 } });
});

it('feedback, images, sections and a choice of the students own are named', async () => {
  const item = choice('RADIO', ['a', 'b'], ['a']);
  const { question } = item.questionItem;
  const [found] = await read(
    quiz([
      {
        ...item,
        questionItem: {
          image: { contentUri: 'https://lh.example/abc', altText: 'A [map]' },
          question: {
            ...question,
            grading: { ...question.grading, whenRight: { text: 'Well done.' }, whenWrong: { text: 'Read again.' } },
            choiceQuestion: {
              type: 'RADIO',
              options: [{ value: 'a', goToAction: 'NEXT_SECTION' }, { value: 'b' }, { isOther: true }],
            },
          },
        },
      },
    ]),
  );
  if (found?.kind !== 'question') throw new Error('no question');
  expect(found.item).toMatchObject({ explanation: 'Read again.', choices: [{ text: 'a' }, { text: 'b' }] });
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const { draft, lost } = await draftOfFound(found, placing, { format: 'google-forms', title: 'x', imageStore: null });
  expect(lost.map((what) => ('code' in what ? what.code : null))).toEqual(
    expect.arrayContaining(['correctFeedbackDropped', 'otherChoiceDropped', 'formBranchesDropped', 'pictureDropped']),
  );
  expect(draft.stem).not.toContain('lh.example');
});

it('what scripts of Apps Script write is read by the names of its methods', async () => {
  const items = [
    {
      ...{
        type: 'MULTIPLE_CHOICE',
        title: 'Ice?',
        helpText: 'Think.',
        points: 1,
        feedbackForIncorrect: { text: 'No.' },
      },
      choices: [{ value: 'yes', isCorrectAnswer: true }, { value: 'no' }],
    },
    {
      type: 'CHECKBOX',
      title: 'Both?',
      choices: [
        { value: 'a', isCorrect: true },
        { value: 'b', isCorrect: true },
      ],
    },
    { type: 'PARAGRAPH_TEXT', title: 'Why?', points: 4 },
    { type: 'GRID', title: 'Rows' },
  ];
  for (const form of [items, { title: 'Water', items }, { result: { items } }]) {
    expect(summary(await read(form))).toMatchObject([
      { type: 'multiple-choice', stem: 'Ice?\n\nThink.', answer: ['A'], explanation: 'No.' },
      { type: 'multiple-response', answer: ['A', 'B'] },
      { type: 'essay' },
      { code: 'typeNotSupported', type: 'GRID' },
    ]);
    expect(formatOfMime(mimeOfBank(join(folder, 'form.json')), 'form.json')).toBe('google-forms');
  }
});

it('a form without a key and a file that is no form are refused', async () => {
  const plain = { formId: 'f', items: [choice('RADIO', ['a', 'b'], [])] };
  await expect(read(plain)).rejects.toThrow('formWithoutKey');
  await expect(read({ formId: 'f' })).rejects.toThrow('formWithoutItems');
  await expect(read('{"items": [')).rejects.toThrow('formNotJson');
  await expect(read('['.repeat(1_000_000))).rejects.toThrow('formNotJson');
});

it('responses to a form are no table of questions', async () => {
  const file = join(folder, 'responses.csv');
  await writeFile(file, '"Zeitstempel","Was ist Eis?"\n"2026/05/12 9:03:11 AM OEZ","Wasser"\n');
  expect(() => [...foundIn(file, 'csv')]).toThrow('"kind":"formResponses"');
  expect(otherKindOfMime(mimeOfBank(file))).toBe('formResponses');
});

it('any JSON is read, or refused with a reason', async () => {
  const value = fc.jsonValue({ maxDepth: 6 });
  const item = fc.record(
    {
      title: fc.oneof(fc.string(), value),
      type: fc.oneof(fc.constantFrom('LIST', 'TEXT', 'toString', '__proto__'), value),
      choices: fc.oneof(fc.array(fc.record({ value: fc.oneof(fc.string(), value), isCorrect: fc.boolean() })), value),
      questionItem: fc.oneof(
        fc.record({
          question: fc.record({ choiceQuestion: value, textQuestion: value, grading: value }),
          image: value,
        }),
        value,
      ),
    },
    { requiredKeys: [] },
  );
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, fc.record({ items: fc.array(fc.oneof(item, value)) })), async (form) => {
      try {
        for (const each of await read(form)) {
          if (each.kind !== 'question') continue;
          await draftOfFound(each, placing, { format: 'google-forms', title: 'x', imageStore: null }).catch(
            (error: unknown) => expect(error).toBeInstanceOf(QuestionError),
          );
        }
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
      }
    }),
    { numRuns: 200 },
  );
});
