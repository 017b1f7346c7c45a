import { expect, test } from 'vitest';
import { EXTRA_SECONDS_MAX } from '#domain/attempts/attempt.limits.ts';
import { isBehaviour, isConfidence } from '#domain/attempts/behaviour.ts';
import { retentionCredit } from '#domain/attempts/confidence.rule.ts';
import { type AnsweredQuestion, gradeAttempt } from '#domain/attempts/grade.rule.ts';
import { seededOrder, withSeededChoices } from '#domain/attempts/seeded-order.rule.ts';
import { accommodationSchema, extraTimeSchema, liveMessageSchema } from '#domain/attempts/supervision.schema.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const compare = () => 'different' as const;
const truth = (position: number, marks: number, response: unknown): AnsweredQuestion => ({
  ...{ position, marks, response, type: 'true-false', body: { stem: 'It is so.' }, key: { value: true } },
});
const open: AnsweredQuestion = {
  ...{ position: 3, marks: 5, response: { text: 'Because.' }, type: 'open' },
  ...{ body: { stem: 'Why?' }, key: { modelAnswer: 'Because. (1 mark)' } },
};

test('an attempt earns the marks of its correct answers, out of those that are marked automatically', () => {
  const grade = gradeAttempt([truth(1, 2, { value: true }), truth(2, 3, { value: false }), open], compare);
  expect(grade).toMatchObject({ marks: 2, marksOutOf: 5 });
  expect(grade.items.map(({ position, score }) => [position, score.credit])).toEqual([
    [1, 1],
    [2, 0],
    [3, null],
  ]);
});

test('an unanswered question earns nothing, and counts', () => {
  expect(gradeAttempt([truth(1, 2, null)], compare)).toMatchObject({ marks: 0, marksOutOf: 2 });
  expect(gradeAttempt([{ ...open, response: null }], compare), 'in own words, too').toMatchObject({
    marks: 0,
    marksOutOf: 5,
  });
  expect(gradeAttempt([], compare)).toEqual({ items: [], marks: 0, marksOutOf: 0 });
});

test('the order of a seed never changes, because attempts are shown in it years later', () => {
  expect(seededOrder(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'attempt 7')).toEqual([
    'd',
    'a',
    'g',
    'c',
    'b',
    'e',
    'h',
    'f',
  ]);
});

test.each([null, 'text', 7, { choices: 'none', keepOrder: false }])(
  'a body without choices (%j) stays unchanged',
  (body) => {
    expect(withSeededChoices(body, 'x')).toEqual(body);
  },
);

test('how well something is known depends on confidence', () => {
  expect([retentionCredit(1, 'sure'), retentionCredit(1, 'unsure'), retentionCredit(1, 'guess')]).toEqual([
    1, 0.75, 0.5,
  ]);
  expect([retentionCredit(0, 'sure'), retentionCredit(0, 'unsure'), retentionCredit(0, 'guess')]).toEqual([-0.5, 0, 0]);
  expect(retentionCredit(0.5, 'sure')).toBe(0.25);
});

test('behaviours and confidences have these names', () => {
  for (const name of ['deferred', 'immediate', 'interactive']) expect(isBehaviour(name)).toBe(true);
  for (const name of ['sure', 'unsure', 'guess']) expect(isConfidence(name)).toBe(true);
  for (const other of ['', null, 'no', 0]) expect([isBehaviour(other), isConfidence(other)]).toEqual([false, false]);
});

test('extra time is between a minute and some hours, a message is not empty', () => {
  for (const seconds of [60, EXTRA_SECONDS_MAX]) expect(problemsOf(extraTimeSchema, { seconds })).toEqual([]);
  for (const seconds of [59, EXTRA_SECONDS_MAX + 1, 90.5, '60'])
    expect(problemsOf(extraTimeSchema, { seconds })).toHaveLength(1);
  expect(liveMessageSchema.parse({ text: ' Ten minutes left. ' })).toEqual({ text: 'Ten minutes left.' });
  expect(problemsOf(liveMessageSchema, { text: ' ' })).toEqual(['text: messageMissing']);
  expect(problemsOf(liveMessageSchema, { text: 'x'.repeat(501) })).toHaveLength(1);
});

test('access arrangements only give', () => {
  const least = { timeFactor: 1, pauseSeconds: 0, dueDays: 0, penaltyWindowFactor: 1 };
  const most = { timeFactor: 10, pauseSeconds: 86_400, dueDays: 365, penaltyWindowFactor: 10 };
  expect(accommodationSchema.parse(least)).toEqual(least);
  expect(accommodationSchema.parse(most)).toEqual(most);
  for (const name of Object.keys(least) as (keyof typeof least)[]) {
    expect(problemsOf(accommodationSchema, { ...least, [name]: least[name] - 1 }), name).toHaveLength(1);
    expect(problemsOf(accommodationSchema, { ...most, [name]: most[name] + 1 }), name).toHaveLength(1);
  }
  expect(problemsOf(accommodationSchema, { ...least, pauseSeconds: 0.5 })).toHaveLength(1);
  expect(problemsOf(accommodationSchema, { ...least, dueDays: 0.5 })).toHaveLength(1);
});
