import { describe, expect, it, test } from 'vitest';
import { SEQUENCE_MAX } from '#domain/attempts/attempt.limits.ts';
import { agreementOf } from '#domain/attempts/marking/agreement.rule.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { isMarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import {
  awardsSchema,
  type MarkPoint,
  type MarkScheme,
  markSchemeSchema,
} from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfModelAnswer } from '#domain/attempts/marking/model-answer.scheme.ts';
import { schemeProblems } from '#domain/attempts/marking/scheme-problems.rule.ts';
import { markCommentSchema, teacherMarkSchema } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { CHOICES_MAX, MARK_POINTS_MAX, MARKS_PER_POINT_MAX } from '#domain/questions/question.limits.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const point = (id: string, more: Partial<MarkPoint> = {}): MarkPoint => ({ id, text: id, marks: 1, ...more });
const scheme = (...points: readonly MarkPoint[]): MarkScheme => ({ points: [...points], total: 9 });

describe('awards', () => {
  it('carry an error forward only for a point that allows it', () => {
    const awards = [{ point: 'answer', carried: true }];
    const of = (carriesErrors: boolean) =>
      evaluateAwards(scheme(point('method'), point('answer', { needs: ['method'], carriesErrors })), awards).marks;
    expect([of(true), of(false)]).toEqual([1, 0]);
  });

  it('name what earned marks, in the scheme’s order, and nothing if a required point is missing', () => {
    const needed = scheme(point('a', { required: true }), point('b'));
    expect(evaluateAwards(needed, [{ point: 'b' }])).toEqual({ marks: 0, outOf: 9, counted: [] });
    expect(evaluateAwards(needed, [{ point: 'b' }, { point: 'a' }])).toEqual({
      ...{ marks: 2, outOf: 9, counted: ['a', 'b'] },
    });
  });

  it('follow requirements to their beginning, and cycles only once', () => {
    const chain = scheme(point('a'), point('b', { needs: ['a'] }), point('c', { needs: ['b'] }));
    expect(evaluateAwards(chain, [{ point: 'b' }, { point: 'c' }]).counted).toEqual([]);
    const circle = scheme(point('a', { needs: ['b'] }), point('b', { needs: ['a'] }));
    expect(evaluateAwards(circle, [{ point: 'a' }, { point: 'b' }]).counted).toEqual(['a', 'b']);
    expect(evaluateAwards(scheme(point('a', { needs: ['gone'] })), [{ point: 'a' }, { point: 'gone' }]).marks).toBe(1);
  });
});

describe('what is wrong with a scheme', () => {
  it('is a point in two groups', () => {
    const groups = [
      { points: ['a'], atMost: 1 },
      { points: ['a'], atMost: 1 },
    ];
    expect(schemeProblems({ points: [point('a')], groups, total: 1 })).toMatchObject([
      { path: 'scheme.groups', reason: 'the id "a" is used twice' },
    ]);
  });

  it('is a point in a cycle of requirements, and not one that depends on it', () => {
    const circle = [point('a', { needs: ['b'] }), point('b', { needs: ['a'] }), point('c', { needs: ['a'] })];
    expect(schemeProblems({ points: circle, total: 1 }).map(({ path }) => path)).toEqual([
      'scheme.points.a',
      'scheme.points.b',
    ]);
  });
});

describe('a model answer', () => {
  const read = (text: string) => schemeOfModelAnswer(text).points.map((point) => [point.text, point.marks]);

  it.each<[string, readonly (readonly [string, number])[]]>([
    [
      'Because (1).\nSo (2),\nThus [3]',
      [
        ['Because', 1],
        ['So', 2],
        ['Thus', 3],
      ],
    ],
    [
      'Because ( 12 marks ) and so [ 1 mark ]',
      [
        ['Because', 12],
        ['and so', 1],
      ],
    ],
    [
      'Because (1) ; \nSo (2)',
      [
        ['Because', 1],
        ['So', 2],
      ],
    ],
    [' - : Because (1)', [['Because', 1]]],
    ['It costs \\$5 (1)', [['It costs \\$5', 1]]],
    ['It is $x$ here (1)', [['It is $x$ here', 1]]],
    [`Because (${MARKS_PER_POINT_MAX})`, [['Because', MARKS_PER_POINT_MAX]]],
    [
      '(a) It rises. (b) It falls.',
      [
        ['(a) It rises.', 1],
        ['(b) It falls.', 1],
      ],
    ],
    [
      '**(a)** It rises. **(b)** It falls.',
      [
        ['**(a)** It rises.', 1],
        ['**(b)** It falls.', 1],
      ],
    ],
    [
      ' \n(a) Up. (b) Down.',
      [
        ['(a) Up.', 1],
        ['(b) Down.', 1],
      ],
    ],
  ])('states its marks and parts: %j', (text, points) => {
    expect(read(text)).toEqual(points);
  });

  it.each([
    'It is f(2)\nand so on',
    'It is $a (2)\n$ so far',
    'So (1) because of it',
    '(1)\nBecause',
    'Because (0)',
    `Because (${MARKS_PER_POINT_MAX + 1})`,
    'First of all: (a) this. (b) that.',
    '(b) this. (a) that.',
    '(a) this. (c) that.',
    '(a) this alone.',
  ])('is one point with one mark if it states none: %j', (text) => {
    expect(schemeOfModelAnswer(text)).toEqual({ points: [{ id: 'p1', text, marks: 1 }], total: 1 });
  });

  it('has a limited number of points', () => {
    const { points, total } = schemeOfModelAnswer('Step (1)\n'.repeat(MARK_POINTS_MAX + 5));
    expect([points.length, total]).toEqual([MARK_POINTS_MAX, MARK_POINTS_MAX]);
  });
});

test('agreement is computed for answers that both have marked, in shares of the marks', () => {
  const pairs = [
    { ownMark: 2, teacher: 1, outOf: 4 },
    { ownMark: 1, teacher: 1, outOf: 2 },
    { ownMark: 0, teacher: 3, outOf: 4 },
    { ownMark: 1, teacher: 0, outOf: 0 },
  ];
  const { answers, same, bias, distance } = agreementOf(pairs) ?? {};
  expect([answers, same, bias, distance].map((share) => share?.toFixed(4))).toEqual([
    ...['3.0000', '0.3333', '-0.1667', '0.3333'],
  ]);
  expect(agreementOf(pairs.slice(3))).toBeNull();
});

test('there are three rounds', () => {
  expect([0, 1, 2, 3, 4].map(isMarkingRound)).toEqual([false, true, true, true, false]);
});

test('a teacher’s mark names its answer, its round and its sequence number', () => {
  const mark = {
    attempt: ID,
    position: 1,
    round: 3,
    awards: [{ point: 'a' }],
    comment: '',
    operationId: ID,
    sequence: 1,
  };
  const problems = (more: object) => problemsOf(teacherMarkSchema, { ...mark, ...more });
  expect(teacherMarkSchema.parse(mark)).toEqual(mark);
  for (const round of [1, 2]) expect(problems({ round })).toEqual([]);
  expect(problems({ sequence: SEQUENCE_MAX, comment: 'x'.repeat(2_000) })).toEqual([]);
  for (const wrong of [
    ...[{ attempt: 'x' }, { position: 0 }, { position: 1.5 }, { round: 4 }, { round: 0 }, { operationId: 'x' }],
    ...[{ sequence: 0 }, { sequence: 1.5 }, { sequence: SEQUENCE_MAX + 1 }, { comment: 'x'.repeat(2_001) }],
    ...[{ awards: [{ point: '' }] }, { awards: [{ carried: true }] }],
  ])
    expect(problems(wrong), JSON.stringify(wrong)).toHaveLength(1);
  expect(markCommentSchema.parse({ text: ' Units! ' })).toEqual({ text: 'Units!' });
  expect(problemsOf(markCommentSchema, { text: ' ' })).toEqual(['text: messageMissing']);
  expect(problemsOf(markCommentSchema, { text: 'x'.repeat(2_001) })).toHaveLength(1);
});

test('a scheme has points of whole marks, and groups of them', () => {
  const complete: MarkScheme = {
    points: [point('a', { alternatives: ['b'], required: true, needs: ['a'], carriesErrors: false, marks: 50 })],
    groups: [{ points: ['a'], atMost: 60 }],
    total: 3_000,
  };
  const problems = (more: object) => problemsOf(markSchemeSchema, { ...complete, ...more });
  expect(markSchemeSchema.parse(complete)).toEqual(complete);
  expect(problems({ points: [] })).toEqual(['points: at least one mark point is required']);
  for (const wrong of [
    ...[{ points: Array(MARK_POINTS_MAX + 1).fill(point('a')) }, { total: 0 }, { total: 3_001 }, { total: 1.5 }],
    ...[
      { points: [point('', { text: 'x' })] },
      { points: [point('x'.repeat(41))] },
      { points: [point('a', { text: ' ' })] },
    ],
    ...[{ points: [point('a', { marks: 0 })] }, { points: [point('a', { marks: 51 })] }],
    ...[{ points: [point('a', { marks: 1.5 })] }, { points: [point('a', { alternatives: [' '] })] }],
    ...[{ points: [point('a', { alternatives: Array(CHOICES_MAX + 1).fill('b') })] }],
    ...[
      { points: [point('a', { needs: Array(CHOICES_MAX + 1).fill('b') })] },
      { points: [point('a', { needs: [''] })] },
    ],
    ...[{ groups: [{ points: [], atMost: 1 }] }, { groups: [{ points: ['a'], atMost: 0 }] }],
    ...[{ groups: [{ points: ['a'], atMost: 61 }] }, { groups: [{ points: ['a'], atMost: 1.5 }] }],
    ...[{ groups: [{ points: Array(MARK_POINTS_MAX + 1).fill('a'), atMost: 1 }] }],
    ...[{ groups: Array(MARK_POINTS_MAX + 1).fill({ points: ['a'], atMost: 1 }) }],
  ])
    expect(problems(wrong), JSON.stringify(wrong).slice(0, 80)).toHaveLength(1);
  expect(problemsOf(awardsSchema, Array(MARK_POINTS_MAX + 1).fill({ point: 'a' }))).toHaveLength(1);
  expect(awardsSchema.parse([{ point: 'a', carried: true }])).toEqual([{ point: 'a', carried: true }]);
});
