import { describe, expect, test } from 'vitest';
import { TEXT_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { QUESTION_TYPE_NAMES } from '#domain/questions/question-type-names.ts';
import { questionOfLine } from '#server/interchange/jsonl/question.line.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { lineOf } from '../../../support/questions/question.builder.ts';

const DIGEST = 'a'.repeat(64);
const image = { digest: DIGEST, mime: 'image/png', bytes: 9, width: 2, height: 3 };
const read = (line: string) => questionOfLine(line, async () => image);

async function reasonOf(line: string): Promise<string> {
  try {
    await read(line);
  } catch (error) {
    if (error instanceof QuestionError) return error.message;
    throw error;
  }
  return 'taken';
}

describe('a question becomes an item', () => {
  test('with what the student sees apart from what stays on the server', async () => {
    const item = await read(lineOf({ subtopic: '  Speed\n and time ' }));
    expect(item).toMatchObject({
      externalId: 'q-1',
      subject: 'Physics',
      topic: 'Kinematics',
      subtopic: 'Speed and time',
      type: 'multiple-choice',
      body: {
        keepOrder: false,
        choices: [
          { id: 'A', text: 'This' },
          { id: 'B', text: 'That' },
        ],
      },
      key: { choices: ['A'] },
      source: { work: 'A book', author: 'Somebody', url: 'https://example.org/book', licence: 'CC-BY-4.0' },
      images: [],
    });
  });

  test.each([
    ['true-false', { choices: null, answer: false }, {}, { value: false }],
    ['short-answer', { choices: null, answer: ['work', 'effort'] }, {}, { accepted: ['work', 'effort'] }],
    ['open', { choices: null, answer: 'Because.' }, {}, { modelAnswer: 'Because.' }],
    [
      'numeric',
      { choices: null, answer: { value: 355, unit: 'mL', written: '355', significantFigures: 3, tolerance: null } },
      { unit: 'mL' },
      { value: 355, written: '355', significantFigures: 3, tolerance: null },
    ],
    [
      'numeric',
      {
        choices: null,
        answer: { value: 276000, unit: null, written: '276,000', significantFigures: null, tolerance: 0 },
      },
      { unit: null },
      { value: 276000, written: '276,000', significantFigures: 6, tolerance: 0 },
    ],
    [
      'matching',
      {
        answer: [
          { text: 'one', match: 'B' },
          { text: 'two', match: 'A' },
        ],
      },
      {
        prompts: [
          { id: 'p1', text: 'one' },
          { id: 'p2', text: 'two' },
        ],
        choices: [
          { id: 'A', text: 'This' },
          { id: 'B', text: 'That' },
        ],
        keepOrder: false,
      },
      { pairs: { p1: 'B', p2: 'A' } },
    ],
  ])('%s', async (type, changes, body, key) => {
    expect(await read(lineOf({ type, ...changes }))).toMatchObject({ type, body, key });
  });

  test('with images under their digest in every text', async () => {
    const shown = '![a [small] cell](media/cell.png)';
    const item = await read(
      lineOf({
        stem: `Look: ${shown}`,
        choices: [
          { id: 'A', text: shown },
          { id: 'B', text: '![x](<media/cell.png>)' },
        ],
        images: [{ file: 'media/cell.png', alt: 'x' }],
      }),
    );
    expect(item.stem).toBe(`Look: ![a [small] cell](figure:${DIGEST})`);
    expect(item.body).toMatchObject({
      choices: [{ text: `![a [small] cell](figure:${DIGEST})` }, { text: `![x](figure:${DIGEST})` }],
    });
    expect(item.images).toEqual([image]);
  });

  test('a script in a stem stays text', async () => {
    const stem = '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))';
    expect((await read(lineOf({ stem }))).stem).toBe(stem);
  });
});

describe('a question is refused, with the reason', () => {
  test.each([
    ['no JSON', '{"id": "q-1",', 'lineNotJson'],
    ['not an object', '[]', 'must be an object'],
    ['an unknown field', lineOf({ answr: 1 }), 'the field "answr" is unknown'],
    ['a nested unknown field', lineOf({ source: { wrok: 'x' } }), 'source: the field "wrok" is unknown'],
    ['a prototype as a field', lineOf().replace('{', '{"__proto__":{},'), 'the field "__proto__" is unknown'],
    ['a missing field', lineOf({ topic: undefined }), 'topic: is missing'],
    ['an empty field', lineOf({ subject: '  ' }), 'subject: must not be empty'],
    ['another type of value', lineOf({ stem: 7 }), 'stem: must be text'],
    ['an unknown type', lineOf({ type: 'riddle' }), `type: is none of ${QUESTION_TYPE_NAMES.join(', ')}`],
    ['a key that is not a choice', lineOf({ answer: ['E'] }), 'answer: the key "E" is not a choice'],
    ['two keys', lineOf({ answer: ['A', 'B'] }), 'answer: exactly one choice must be correct'],
    ['no key', lineOf({ type: 'multiple-response', answer: [] }), 'answer: at least one choice must be correct'],
    ['one choice', lineOf({ choices: [{ id: 'A', text: 'This' }] }), 'choices: needs at least 2 entries'],
    [
      'a choice id twice',
      lineOf({
        choices: [
          { id: 'A', text: 'x' },
          { id: 'A', text: 'y' },
        ],
      }),
      'choices: the id "A" is used twice',
    ],
    [
      'a choice without text',
      lineOf({
        choices: [
          { id: 'A', text: '' },
          { id: 'B', text: 'y' },
        ],
      }),
      'choices.0.text: must not be empty',
    ],
    [
      'choices where none are allowed',
      lineOf({ type: 'open', answer: 'x' }),
      'choices: this type of question has none',
    ],
    [
      'a match that is not a choice',
      lineOf({ type: 'matching', answer: [{ text: 'x', match: 'Z' }] }),
      'answer: the key "Z" is not a choice',
    ],
    ['a long stem', lineOf({ stem: 'x'.repeat(TEXT_MAX_CHARS + 1) }), 'stem: is more than 100000 characters'],
    [
      'a value that is not a number',
      lineOf({ type: 'numeric', choices: null, answer: { value: '7', written: '7' } }),
      'answer.value: must be a number',
    ],
    [
      'neither tolerance nor significant figures',
      lineOf({ type: 'numeric', choices: null, answer: { value: 7, written: '7' } }),
      'answer.significantFigures: is required if the answer has no tolerance',
    ],
    [
      'half a surrogate pair',
      lineOf({ stem: 'x\ud800' }),
      'stem: contains an invalid character (NUL or an unpaired surrogate)',
    ],
    [
      'a NUL',
      lineOf({ choices: [{ id: 'A', text: '\0' }] }),
      'choices.0.text: contains an invalid character (NUL or an unpaired surrogate)',
    ],
    [
      'a source that is not a web address',
      lineOf({ source: { url: 'javascript:alert(1)' } }),
      'source.url: "javascript:alert(1)" is not a web address',
    ],
    [
      'an image that is not listed',
      lineOf({ stem: '![x](http://evil.example/a.png)' }),
      'images: the image "http://evil.example/a.png" is shown but not listed',
    ],
    [
      'an image that is not shown',
      lineOf({ images: [{ file: 'a.png', alt: null }] }),
      'images: the image "a.png" is listed but not shown in any text',
    ],
  ])('%s', async (_name, line, reason) => {
    expect(await reasonOf(line)).toBe(reason);
  });

  test('with several problems at once, cut off if there are many', async () => {
    const reason = await reasonOf(lineOf({ a: 1, b: 2, c: 3, d: 4, ['e'.repeat(500)]: 5 }));
    expect(reason).toBe('the field "a" is unknown; the field "b" is unknown; the field "c" is unknown; and 2 more');
    expect((await reasonOf(lineOf({ ['e'.repeat(500)]: 5 }))).length).toBeLessThan(200);
  });
});
