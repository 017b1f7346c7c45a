import { expect, test } from 'vitest';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';

/* Answers that would lead to an incorrect answer key. */

const answers = (...rows: readonly (readonly [fraction: string, text: string])[]): string =>
  rows.map(([fraction, text]) => `<answer fraction="${fraction}"><text>${text}</text></answer>`).join('');
const read = (type: string, inside: string) => {
  const [found] = readMoodle([
    `<quiz><question type="${type}"><name><text>Q</text></name><questiontext><text>Is it?</text></questiontext>${inside}</question></quiz>`,
  ]);
  return found;
};

test.each([
  ['true', true],
  ['FALSE', false],
  ['Wahr', true],
  ['Falsch', false],
])('"%s" as the correct answer is %s', (word, answer) => {
  const found = read('truefalse', answers(['100', word], ['0', 'x']));
  expect(found).toMatchObject({ kind: 'question', item: { type: 'true-false', answer } });
});

test.each([
  [answers(['100', 'Yes'], ['0', 'No']), { code: 'answerNotTrueOrFalse', answer: 'Yes' }],
  [answers(['100', 'true'], ['100', 'false']), { code: 'correctChoicesTooMany' }],
  [answers(['50', 'true'], ['0', 'false']), { code: 'noChoiceEarnsFullMarks', best: 50 }],
  [answers(['0', 'true'], ['0', 'false']), { code: 'correctAnswerNotMarked' }],
])('a true-false question without a clear answer is refused: %s', (inside, reason) => {
  expect(read('truefalse', inside)).toMatchObject({ kind: 'problem', name: 'Q', reason });
});

test.each(['multichoice', 'shortanswer'])('a weight that is not a number is refused in %s', (type) => {
  const found = read(type, answers(['abc', 'one'], ['100', 'two']));
  expect(found).toMatchObject({ kind: 'problem', reason: { code: 'weightNotANumber' } });
});

test('a weight in braces without a sign belongs to no answer', () => {
  const [full, part] = readGift(['Capital? {%100%Paris}\n\nCapital? {%50%Paris}\n\n']);
  expect(full).toMatchObject({ item: { type: 'short-answer', answer: ['Paris'] } });
  expect(part).toMatchObject({ kind: 'problem', reason: { code: 'correctAnswerNotMarked' } });
});

test('an equals sign within a choice is part of it, and is reported', () => {
  const [found] = readGift(['Which? {~x=2 =y}\n\n']);
  expect(found).toMatchObject({ item: { answer: ['B'] }, lost: [{ code: 'equalsSignAsText' }] });
});
