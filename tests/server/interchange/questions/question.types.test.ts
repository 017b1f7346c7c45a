import { describe, expect, test } from 'vitest';
import { questionOfLine } from '#server/interchange/jsonl/question.line.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { contentDigest } from '#server/interchange/questions/question.draft.ts';
import { lineOf } from '../../../support/questions/question.builder.ts';

const DIGEST = 'a'.repeat(64);
const image = { digest: DIGEST, mime: 'image/png', bytes: 9, width: 2, height: 3 };
const read = (changes: object) => questionOfLine(lineOf({ choices: null, ...changes }), async () => image);

async function reasonOf(changes: object): Promise<string> {
  try {
    await read(changes);
  } catch (error) {
    if (error instanceof QuestionError) return error.message;
    throw error;
  }
  return 'taken';
}

const choices = ['A', 'B', 'C'].map((id) => ({ id, text: `Choice ${id}` }));
const IMAGE = '![A heart](heart.png)';
const images = [{ file: 'heart.png' }];
const spots = [
  { id: 's', x: 10, y: 20, text: 'Upper left' },
  { id: 't', x: 60, y: 20, text: 'Upper right' },
];
const points = [{ text: 'Method' }, { text: 'Answer', marks: 2, needs: ['p1'] }];
const scheme = {
  points: [
    { id: 'p1', text: 'Method', marks: 1 },
    { id: 'p2', text: 'Answer', marks: 2, needs: ['p1'] },
  ],
  total: 3,
};

const CLOZE = { type: 'cloze', text: 'A {{a}} and {{b}}.', gaps: [{ id: 'a', choices: ['x', 'y'] }, { id: 'b' }] };
const TABLE = { type: 'table', columns: ['t', 'v'], rows: [['1', { gap: 'v1' }]] };
const EXPRESSION = { type: 'expression', variables: ['x'] };

describe('a question of each newer type becomes an item', () => {
  test.each<[string, object, unknown, unknown]>([
    [
      'cloze',
      { ...CLOZE, answer: { a: ['x'], b: ['z'] }, ignoreAccents: true },
      {
        text: 'A {{a}} and {{b}}.',
        gaps: [
          { id: 'a', choices: ['x', 'y'] },
          { id: 'b', choices: null },
        ],
      },
      { gaps: { a: ['x'], b: ['z'] }, ignoreAccents: true },
    ],
    [
      'ordering, never shown in the right order',
      { type: 'ordering', choices, answer: ['A', 'B', 'C'] },
      { choices: [choices[1], choices[0], choices[2]] },
      { order: ['A', 'B', 'C'] },
    ],
    [
      'hotspot',
      { type: 'hotspot', picture: IMAGE, images, spots, answer: ['s'] },
      { picture: `![A heart](figure:${DIGEST})`, spots, single: true },
      { spots: ['s'] },
    ],
    [
      'labelling',
      { type: 'labelling', picture: IMAGE, images, spots, choices, answer: { s: 'A', t: 'B' } },
      { picture: `![A heart](figure:${DIGEST})`, spots, choices, keepOrder: false },
      { pairs: { s: 'A', t: 'B' } },
    ],
    [
      'table',
      { ...TABLE, answer: { v1: ['9.8'] }, tolerance: 0.1 },
      { columns: ['t', 'v'], rows: [[{ text: '1' }, { gap: 'v1' }]] },
      { cells: { v1: ['9.8'] }, tolerance: 0.1 },
    ],
    [
      'expression',
      { ...EXPRESSION, lead: "f'(x) =", answer: { expected: '2x', written: '$2x$' } },
      { variables: ['x'], lead: "f'(x) =" },
      { expected: '2x', written: '$2x$' },
    ],
    [
      'structured answer',
      { type: 'structured-answer', answer: undefined, scheme: { points } },
      { marks: 3 },
      { scheme, modelAnswer: null },
    ],
    [
      'essay',
      { type: 'essay', answer: undefined, scheme: { points, total: 2 }, modelAnswer: 'So.', minWords: 50 },
      { marks: 2, minWords: 50, maxWords: null },
      { scheme: { ...scheme, total: 2 }, modelAnswer: 'So.' },
    ],
    [
      'file',
      { type: 'file', answer: undefined, scheme: { points }, maxFiles: 2 },
      { marks: 3, maxFiles: 2 },
      { scheme, modelAnswer: null },
    ],
    ['open with a scheme', { type: 'open', answer: 'So.', scheme: { points } }, {}, { modelAnswer: 'So.', scheme }],
    [
      'number with units',
      {
        type: 'numeric',
        answer: { value: 5, written: '5 m', tolerance: 0.1, relative: true, units: { m: 1, cm: 0.01 }, asksUnit: true },
      },
      { unit: null, asksUnit: true },
      { value: 5, tolerance: 0.1, relative: true, units: { m: 1, cm: 0.01 } },
    ],
  ])('%s', async (_, changes, body, key) => {
    expect(await read(changes)).toMatchObject({ body, key });
  });

  test('with its hints, and is the same item as before if it has none', async () => {
    const item = await read({ type: 'true-false', answer: true, hints: ['Look closely.', IMAGE], images });
    expect(item.hints).toEqual(['Look closely.', `![A heart](figure:${DIGEST})`]);
    const plain = await read({ type: 'true-false', answer: true });
    expect(plain.hints).toEqual([]);
    expect(contentDigest({ ...plain, hints: ['x'] })).not.toBe(contentDigest(plain));
  });

  test('and is the same item in any order of its gaps', async () => {
    const gapsOf = async (answer: object) => contentDigest(await read({ ...CLOZE, answer }));
    const [first, second] = [
      { a: ['x'], b: ['z'] },
      { b: ['z'], a: ['x'] },
    ];
    expect(await gapsOf(second)).toBe(await gapsOf(first));
    expect(await gapsOf({ ...first, b: ['w'] })).not.toBe(await gapsOf(first));
  });
});

describe('errors have a path and a reason', () => {
  test.each<[object, string]>([
    [{ ...CLOZE, answer: { a: ['q'], b: [] } }, 'answer.b: at least one accepted answer is required'],
    [{ ...CLOZE, answer: { a: ['q'], b: ['z'] } }, 'answer.a: a correct answer is not among the choices'],
    [{ ...CLOZE, gaps: [], answer: {} }, 'gaps: needs at least 1 entry'],
    [{ type: 'ordering', choices, answer: ['A', 'B'] }, 'answer: must contain every choice exactly once'],
    [
      { type: 'hotspot', picture: 'heart.png', spots, answer: ['s'] },
      'picture: must be one image with a description: ![what it shows](file.png)',
    ],
    [
      { type: 'hotspot', picture: IMAGE, spots, answer: ['s'] },
      'images: the image "heart.png" is shown but not listed',
    ],
    [
      { type: 'labelling', picture: IMAGE, images, spots, choices, answer: { s: 'A' } },
      'answer: the prompt "t" has no match',
    ],
    [{ ...TABLE, answer: {} }, 'answer: the cell "v1" has no answer'],
    [{ ...TABLE, rows: [['1', 2]], answer: {} }, 'rows.0.1: has none of the allowed forms'],
    [
      { ...EXPRESSION, answer: { expected: '2y', written: '2y' } },
      'answer.expected: cannot be parsed, or is undefined everywhere',
    ],
    [
      { ...EXPRESSION, answer: { expected: '2(x+1)', written: 'x', form: 'expanded' } },
      'answer.expected: is not in the form that the question asks for',
    ],
    [
      { ...EXPRESSION, answer: { expected: '9^'.repeat(400), written: 'x' } },
      'answer.expected: is more than 300 characters',
    ],
    [{ type: 'essay', answer: undefined }, 'scheme: is missing'],
    [
      { type: 'essay', answer: undefined, scheme: { points: [] } },
      'scheme.points: at least one mark point is required',
    ],
    [
      { type: 'file', answer: undefined, scheme: { points, total: 9 } },
      'scheme.total: is 9, but the points add up to 3 at most',
    ],
    [{ type: 'true-false', answer: true, hints: Array(11).fill('x') }, 'hints: is more than 10 entries'],
  ])('%j: %s', async (changes, reason) => {
    expect(await reasonOf(changes)).toContain(reason);
  });
});
