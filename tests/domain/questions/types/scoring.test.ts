import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompareExpressions } from '#domain/questions/types/question-type.ts';
import {
  itemType,
  QUESTION_TYPE_NAMES,
  QUESTION_TYPES,
  type QuestionTypeName,
} from '#domain/questions/types/registry.ts';
import { readResponse, type StoredQuestion, scoreResponse } from '#domain/questions/types/score-response.ts';

const choices = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Choice ${id}` }));
const choiceBody = { choices, keepOrder: false };
const prompts = ['p', 'q', 'r'].map((id) => ({ id, text: `Prompt ${id}` }));

const image = '![A heart](figure:abc)';
const spots = ['s', 't', 'u'].map((id, at) => ({ id, x: 10 + at * 30, y: 50, text: `Place ${id}` }));
const schemeKey = {
  scheme: {
    points: [
      { id: 'm', text: 'Method', marks: 1 },
      { id: 'a', text: 'Answer', marks: 1, needs: ['m'] },
    ],
    total: 2,
  },
  modelAnswer: null,
};
const FILE = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'a.png', mime: 'image/png', bytes: 9 };

const number = (value: number, tolerance: number | null = null, significantFigures = 3, unit: string | null = null) =>
  ({
    type: 'numeric',
    body: { unit },
    key: { value, written: String(value), significantFigures, tolerance },
  }) satisfies StoredQuestion;

const QUESTIONS = {
  'multiple-choice': { type: 'multiple-choice', body: choiceBody, key: { choices: ['b'] } },
  'multiple-response': { type: 'multiple-response', body: choiceBody, key: { choices: ['a', 'c', 'd'] } },
  'true-false': { type: 'true-false', body: {}, key: { value: false } },
  numeric: number(9.81, 0.05, 3, 'm/s^2'),
  'short-answer': { type: 'short-answer', body: {}, key: { accepted: ['Mount Everest', 'Chomolungma'] } },
  matching: {
    type: 'matching',
    body: { prompts, choices, keepOrder: false },
    key: { pairs: { p: 'a', q: 'b', r: 'a' } },
  },
  cloze: {
    type: 'cloze',
    body: {
      text: 'The {{organ}} pumps {{what}}.',
      gaps: [
        { id: 'organ', choices: ['heart', 'liver'] },
        { id: 'what', choices: null },
      ],
    },
    key: { gaps: { organ: ['heart'], what: ['blood', 'the blood'] } },
  },
  ordering: { type: 'ordering', body: { choices }, key: { order: ['d', 'b', 'a', 'c'] } },
  hotspot: { type: 'hotspot', body: { picture: image, spots, single: false }, key: { spots: ['s', 't'] } },
  labelling: {
    type: 'labelling',
    body: { picture: image, spots, choices, keepOrder: false },
    key: { pairs: { s: 'a', t: 'a', u: 'b' } },
  },
  table: {
    type: 'table',
    body: {
      columns: ['t in s', 'v in m/s', 'moves'],
      rows: [
        [{ text: '1' }, { gap: 'v1' }, { gap: 'm1' }],
        [{ text: '2' }, { gap: 'v2' }, { text: 'yes' }],
      ],
    },
    key: { cells: { v1: ['9.8'], m1: ['yes'], v2: ['19.6'] }, tolerance: 0.1 },
  },
  expression: {
    type: 'expression',
    body: { variables: ['x'], lead: null },
    key: { expected: '2x', written: '$2x$' },
  },
  open: { type: 'open', body: {}, key: { modelAnswer: 'Because.' } },
  'structured-answer': { type: 'structured-answer', body: { marks: 2 }, key: schemeKey },
  essay: { type: 'essay', body: { marks: 2, minWords: 5, maxWords: 10 }, key: schemeKey },
  file: { type: 'file', body: { marks: 2, maxFiles: 1 }, key: schemeKey },
} as const satisfies { readonly [T in QuestionTypeName]?: StoredQuestion };
/** Types with an own file of tests are not in the table. */
type Sampled = keyof typeof QUESTIONS;
const SAMPLED = QUESTION_TYPE_NAMES.filter((type): type is Sampled => Object.hasOwn(QUESTIONS, type));

it('every question type is tested here or in a file of its own', () => {
  const files = readdirSync(import.meta.dirname);
  const tested = (type: QuestionTypeName): boolean =>
    Object.hasOwn(QUESTIONS, type) || files.includes(`${type}.test.ts`);
  expect(QUESTION_TYPE_NAMES.filter((type) => !tested(type))).toEqual([]);
});

describe('scoring a response', () => {
  it.each<[Sampled, unknown, string, number | null]>([
    ['multiple-choice', { choice: 'b' }, 'right', 1],
    ['multiple-choice', { choice: 'a' }, 'wrong', 0],
    ['multiple-choice', { choice: null }, 'unanswered', 0],
    ['multiple-response', { choices: ['d', 'a', 'c'] }, 'right', 1],
    ['multiple-response', { choices: ['a'] }, 'partly', 1 / 3],
    ['multiple-response', { choices: ['a', 'a', 'a'] }, 'partly', 1 / 3],
    ['multiple-response', { choices: ['a', 'b'] }, 'wrong', 0],
    ['multiple-response', { choices: ['a', 'b', 'c', 'd'] }, 'partly', 2 / 3],
    ['multiple-response', { choices: [] }, 'unanswered', 0],
    ['true-false', { value: false }, 'right', 1],
    ['true-false', { value: true }, 'wrong', 0],
    ['true-false', { value: null }, 'unanswered', 0],
    ['numeric', { text: '9.8' }, 'right', 1],
    ['numeric', { text: '9,86 m/s²' }, 'right', 1],
    ['numeric', { text: '9.87' }, 'wrong', 0],
    ['numeric', { text: '9.81 km' }, 'wrong', 0],
    ['numeric', { text: 'g' }, 'wrong', 0],
    ['numeric', { text: '  ' }, 'unanswered', 0],
    ['short-answer', { text: ' mount  EVEREST. ' }, 'right', 1],
    ['short-answer', { text: 'chomolungma' }, 'right', 1],
    ['short-answer', { text: 'Everest' }, 'wrong', 0],
    ['short-answer', { text: '' }, 'unanswered', 0],
    ['matching', { pairs: { p: 'a', q: 'b', r: 'a' } }, 'right', 1],
    ['matching', { pairs: { p: 'a', q: 'a' } }, 'partly', 1 / 3],
    ['matching', { pairs: { p: 'b' } }, 'wrong', 0],
    ['matching', { pairs: {} }, 'unanswered', 0],
    ['cloze', { gaps: { organ: 'heart', what: ' Blood.' } }, 'right', 1],
    ['cloze', { gaps: { organ: 'liver', what: 'the blood' } }, 'partly', 1 / 2],
    ['cloze', { gaps: { what: 'water' } }, 'wrong', 0],
    ['cloze', { gaps: { organ: '', what: ' ' } }, 'unanswered', 0],
    ['ordering', { order: ['d', 'b', 'a', 'c'] }, 'right', 1],
    ['ordering', { order: ['c', 'd', 'b', 'a'] }, 'partly', 2 / 3],
    ['ordering', { order: ['c', 'a', 'b', 'd'] }, 'wrong', 0],
    ['ordering', { order: [] }, 'unanswered', 0],
    ['hotspot', { spots: ['t', 's'] }, 'right', 1],
    ['hotspot', { spots: ['s', 'u'] }, 'wrong', 0],
    ['hotspot', { spots: ['s'] }, 'partly', 1 / 2],
    ['hotspot', { spots: [] }, 'unanswered', 0],
    ['labelling', { pairs: { s: 'a', t: 'a', u: 'b' } }, 'right', 1],
    ['labelling', { pairs: { s: 'a', t: 'b' } }, 'partly', 1 / 3],
    ['labelling', { pairs: {} }, 'unanswered', 0],
    ['table', { cells: { v1: '9,81', m1: 'Yes', v2: '19.6' } }, 'right', 1],
    ['table', { cells: { v1: '9.8 m', m1: 'no', v2: '19.5' } }, 'partly', 1 / 3],
    ['table', { cells: {} }, 'unanswered', 0],
    ['expression', { text: 'x+x' }, 'unmarked', null],
    ['expression', { text: ' ' }, 'unanswered', 0],
    ['open', { text: 'So.' }, 'unmarked', null],
    ['structured-answer', { text: 'So.' }, 'unmarked', null],
    ['structured-answer', { text: '' }, 'unanswered', 0],
    ['essay', { text: 'So.' }, 'unmarked', null],
    ['file', { files: [FILE] }, 'unmarked', null],
    ['file', { files: [] }, 'unanswered', 0],
    ['open', { text: '\n' }, 'unanswered', 0],
  ])('of %s: %j is %s', (type, response, outcome, credit) => {
    expect(scoreResponse(QUESTIONS[type], readResponse(QUESTIONS[type], response))).toMatchObject({ outcome, credit });
  });

  it.each(SAMPLED)('of %s: no response is unanswered', (type) => {
    expect(scoreResponse(QUESTIONS[type], null)).toEqual({ outcome: 'unanswered', credit: 0 });
  });

  it('has a remark if the outcome alone could be surprising', () => {
    expect(scoreResponse(QUESTIONS.numeric, { text: '9.81 s' }).remark).toBe('wrongUnit');
    expect(scoreResponse(QUESTIONS.numeric, { text: 'nine' }).remark).toBe('notANumber');
  });

  it('of a number converts accepted units', () => {
    const { key } = number(1200, 0.01);
    const item: StoredQuestion = {
      type: 'numeric',
      body: { unit: null, asksUnit: true },
      key: { ...key, relative: true, units: { m: 1, km: 1000 } },
    };
    expect(scoreResponse(item, { text: '1.21 km' })).toEqual({ outcome: 'right', credit: 1 });
    expect(scoreResponse(item, { text: '1190 m' })).toEqual({ outcome: 'right', credit: 1 });
    expect(scoreResponse(item, { text: '1220 m' })).toEqual({ outcome: 'wrong', credit: 0 });
    expect(scoreResponse(item, { text: '1200' })).toEqual({ outcome: 'partly', credit: 0.5, remark: 'unitMissing' });
    expect(scoreResponse(item, { text: '1200 s' })).toEqual({ outcome: 'partly', credit: 0.5, remark: 'wrongUnit' });
    expect(scoreResponse(item, { text: '1.2' })).toEqual({ outcome: 'wrong', credit: 0 });
  });

  it('of text respects letter case and accents as the answer key says', () => {
    const score = (text: string, strictness: object) =>
      scoreResponse({ type: 'short-answer', body: {}, key: { accepted: ['Café Noir'], ...strictness } }, { text })
        .outcome;
    expect(score('café noir', {})).toBe('right');
    expect(score('cafe noir', {})).toBe('wrong');
    expect(score('CAFE NOIR', { ignoreAccents: true })).toBe('right');
    expect(score('café noir', { caseSensitive: true })).toBe('wrong');
    expect(score('Cafe Noir', { caseSensitive: true, ignoreAccents: true })).toBe('right');
  });

  it('of an expression is scored by the comparison of expressions', () => {
    const verdicts = { equivalent: 'right', otherForm: 'wrong', different: 'wrong', unreadable: 'wrong' } as const;
    for (const [result, outcome] of Object.entries(verdicts)) {
      const compare: CompareExpressions = ({ given, expected }) => {
        expect([given, expected]).toEqual(['x+x', '2x']);
        return result as keyof typeof verdicts;
      };
      expect(scoreResponse(QUESTIONS.expression, { text: 'x+x' }, compare).outcome).toBe(outcome);
    }
  });

  it('of an order gives more for a longer correct run, and nothing for the reverse', () => {
    const ids = Array.from({ length: 9 }, (_, at) => `i${at}`);
    const item: StoredQuestion = {
      type: 'ordering',
      body: { choices: ids.map((id) => ({ id, text: id })) },
      key: { order: ids },
    };
    const credit = (order: readonly string[]): number => scoreResponse(item, { order }).credit ?? -1;
    expect(credit([...ids].reverse())).toBe(0);
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 9 }), fc.nat(8), fc.nat(8), (order, from, to) => {
        expect(credit(order)).toBeGreaterThanOrEqual(0);
        expect(credit(order) === 1).toBe(order.join() === ids.join());
        // One moved entry costs at most one step.
        const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from] ?? '');
        expect(Math.abs(credit(moved) - credit(order))).toBeLessThanOrEqual(1 / 8 + 1e-9);
      }),
    );
  });

  it.each(SAMPLED)('of %s: stays within 0 and 1 for any valid response', (type) => {
    const text = fc.constantFrom('', 'heart', 'blood', '9.8', 'yes', 'a', 'x');
    const id = fc.constantFrom(...'abcdstu', 'organ', 'what', 'v1', 'm1');
    const response = fc.record({
      choice: fc.option(id),
      choices: fc.array(id),
      value: fc.boolean(),
      text,
      pairs: fc.dictionary(id, id),
      gaps: fc.dictionary(id, text),
      order: fc.shuffledSubarray(['a', 'b', 'c', 'd']),
      spots: fc.array(id),
      cells: fc.dictionary(id, text),
      files: fc.constantFrom([], [FILE]),
    });
    fc.assert(
      fc.property(response, (any) => {
        const read = readResponse(QUESTIONS[type], any);
        if (read === null) return;
        const { outcome, credit } = scoreResponse(QUESTIONS[type], read, () => 'different');
        if (credit === null) expect(outcome).toBe('unmarked');
        else {
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(1);
          expect(outcome === 'right').toBe(credit === 1);
          expect(outcome === 'partly').toBe(credit > 0 && credit < 1);
        }
      }),
    );
  });

  it('of a number without tolerance compares significant figures', () => {
    for (const exponent of [-12, -3, 0, 1, 2, 3, 6, 15, 21]) {
      const value = Number(`4.20e${exponent}`);
      const score = (text: string) => scoreResponse(number(value), { text }).outcome;
      expect(score(`4.2e${exponent}`)).toBe('right');
      expect(score(`4.205e${exponent}`)).toBe('right');
      expect(score(`4.1951e${exponent}`)).toBe('right');
      expect(score(`4.206e${exponent}`)).toBe('wrong');
      expect(score(`4.194e${exponent}`)).toBe('wrong');
    }
    expect(scoreResponse(number(0), { text: '0.0001' }).outcome).toBe('wrong');
    expect(scoreResponse(number(1000, null, 1), { text: '1400' }).outcome).toBe('right');
    expect(scoreResponse(number(1000, null, 1), { text: '1600' }).outcome).toBe('wrong');
  });

  it('of multiple response is correct for the answer key alone, and stays within 0 and 1', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(
        ids.filter((key) => key.length > 0),
        ids,
        (key, given) => {
          const { outcome, credit } = scoreResponse(
            { ...QUESTIONS['multiple-response'], key: { choices: key } },
            { choices: given },
          );
          const same = key.length === given.length && key.every((id) => given.includes(id));
          expect(outcome === 'right').toBe(same);
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(1);
          expect(outcome === 'unanswered').toBe(given.length === 0);
        },
      ),
    );
  });

  it('does not match inherited names', () => {
    const odd = [{ id: 'constructor', text: 'A prompt' }];
    const item: StoredQuestion = {
      type: 'matching',
      body: { prompts: odd, choices, keepOrder: false },
      key: { pairs: {} },
    };
    expect(scoreResponse(item, { pairs: { other: 'a' } }).outcome).toBe('wrong');
    expect(QUESTION_TYPES.matching.check({ prompts: odd, choices, keepOrder: false }, { pairs: {} })).toHaveLength(1);
  });
});

describe('reading a response', () => {
  it.each<[Sampled, unknown]>([
    ['multiple-choice', { choice: 'z' }],
    ['multiple-choice', { choices: ['a'] }],
    ['multiple-choice', 'a'],
    ['multiple-response', { choices: ['a', 'z'] }],
    ['true-false', { value: 'yes' }],
    ['numeric', { text: 7 }],
    ['short-answer', { text: 'x'.repeat(1001) }],
    ['matching', { pairs: { p: 'z' } }],
    ['matching', { pairs: { z: 'a' } }],
    ['cloze', { gaps: { organ: 'lung' } }],
    ['cloze', { gaps: { other: 'x' } }],
    ['ordering', { order: ['a', 'b'] }],
    ['ordering', { order: ['a', 'b', 'c', 'c'] }],
    ['hotspot', { spots: ['z'] }],
    ['labelling', { pairs: { s: 'z' } }],
    ['table', { cells: { v9: '1' } }],
    ['expression', { text: 'x'.repeat(301) }],
    ['essay', { text: 'x'.repeat(50_001) }],
    ['file', { files: [FILE, FILE] }],
    ['file', { files: [{ ...FILE, mime: 'text/html' }] }],
    ['file', { files: [{ ...FILE, bytes: 10 ** 9 }] }],
    ['open', null],
  ])('rejects for %s: %j', (type, response) => {
    expect(readResponse(QUESTIONS[type], response)).toBeNull();
  });

  it('drops unknown fields', () => {
    expect(readResponse(QUESTIONS['multiple-choice'], { choice: 'a', admin: true })).toEqual({ choice: 'a' });
  });

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAMPLED), fc.jsonValue(), (type, response) => {
        const read = readResponse(QUESTIONS[type], response);
        if (read !== null) expect(scoreResponse(QUESTIONS[type], read).outcome).toBeTypeOf('string');
      }),
    );
  });
});

describe('checking a question', () => {
  const problems = (type: QuestionTypeName, body: unknown, key: unknown) => {
    const { body: bodySchema, key: keySchema, check } = itemType(type);
    return check(bodySchema.parse(body), keySchema.parse(key)).map(({ path, reason }) => `${path}: ${reason}`);
  };

  it.each(SAMPLED)('finds nothing wrong with a valid one: %s', (type) => {
    expect(problems(type, QUESTIONS[type].body, QUESTIONS[type].key)).toEqual([]);
  });

  it('finds unknown choices in answer keys, duplicate ids, and prompts without a match', () => {
    expect(problems('multiple-choice', choiceBody, { choices: ['z'] })).toEqual([
      'answer: the key "z" is not a choice',
    ]);
    const twice = { choices: [...choices, choices[0]], keepOrder: false };
    expect(problems('multiple-response', twice, { choices: ['a'] })).toEqual(['choices: the id "a" is used twice']);
    expect(problems('matching', QUESTIONS.matching.body, { pairs: { p: 'a', q: 'z' } })).toEqual([
      'answer: the key "z" is not a choice',
      'answer: the prompt "r" has no match',
    ]);
  });

  it('finds problems of blanks, orders, points, cells and mark schemes', () => {
    const gaps = [
      { id: 'a', choices: ['x', 'y'] },
      { id: 'b', choices: null },
    ];
    expect(problems('cloze', { text: '{{a}} {{a}} {{c}}', gaps }, { gaps: { a: ['z'], d: ['w'] } })).toEqual([
      'text: the id "a" is used twice',
      'text: "c" is not a gap of the question',
      'text: the gap "b" does not appear in the text',
      'answer: the gap "b" has no answer',
      'answer: "d" is not a gap of the question',
      'answer.a: a correct answer is not among the choices',
    ]);
    expect(problems('ordering', { choices }, { order: ['a', 'b', 'c', 'c'] })).toEqual([
      'answer: must contain every choice exactly once',
    ]);
    const near = [...spots, { id: 'v', x: 11, y: 51, text: 'Near' }];
    expect(problems('hotspot', { picture: image, spots: near, single: true }, { spots: ['s', 'z'] })).toEqual([
      'spots: "s" and "v" are too close together',
      'answer: the key "z" is not a choice',
      'answer: only one place can be chosen',
    ]);
    expect(problems('labelling', QUESTIONS.labelling.body, { pairs: { s: 'a' } })).toHaveLength(2);
    const rows = [[{ text: '1' }, { gap: 'a' }], [{ gap: 'b' }]];
    expect(problems('table', { columns: ['x', 'y'], rows }, { cells: { a: ['1'], c: ['2'] } })).toEqual([
      'rows.1: has 1 cells for 2 columns',
      'answer: the cell "b" has no answer',
      'answer: "c" is not a cell of the table',
    ]);
    expect(problems('essay', { marks: 3, minWords: 9, maxWords: 5 }, schemeKey)).toEqual([
      'scheme.total: has to be the marks of the question',
      'minWords: is more than maxWords',
    ]);
    expect(problems('numeric', { unit: null, asksUnit: true }, number(1).key)).toEqual([
      'answer.units: is required if a unit must be given',
    ]);
  });

  it('rejects answer keys of the wrong form', () => {
    expect(QUESTION_TYPES['multiple-choice'].key.safeParse({ choices: ['a', 'b'] }).success).toBe(false);
    expect(QUESTION_TYPES['multiple-response'].key.safeParse({ choices: [] }).success).toBe(false);
    expect(QUESTION_TYPES['short-answer'].key.safeParse({ accepted: [' '] }).success).toBe(false);
    expect(QUESTION_TYPES.numeric.key.safeParse({ ...QUESTIONS.numeric.key, tolerance: -1 }).success).toBe(false);
  });
});
