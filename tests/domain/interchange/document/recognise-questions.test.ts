import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '#domain/interchange/document/answer-key.ts';
import { plainOf } from '#domain/interchange/document/document.ts';
import { containsQuestions, recogniseQuestions } from '#domain/interchange/document/recognise-questions.rule.ts';
import type { Recognised } from '#domain/interchange/document/recognised-question.ts';
import { textDocument } from '#domain/interchange/document/text-document.parser.ts';
import { oddDocumentLines } from '../../../interchange/odd-documents.ts';

const blocksOf = (text: string) => [...textDocument(text.split('\n').map((line, at) => ({ line, number: at + 1 })))];
const read = (text: string): readonly Recognised[] => [...recogniseQuestions(blocksOf(text))];

/** A short form of what was recognised: type, key and inferences. */
function brief(found: Recognised): unknown {
  if (found.kind === 'text') return `text: ${found.source}`;
  if (found.kind === 'refused') return found.reason.code;
  const { question, inferred } = found;
  const stem = sourceOf(question.stem);
  const by = inferred.map(({ code }) => code);
  switch (question.type) {
    case 'choices':
      return [stem, question.choices.map(sourceOf), question.correct, ...by];
    case 'true-false':
      return [stem, question.answer, ...by];
    case 'typed':
      return [stem, question.accepted, ...by];
    case 'blanks':
      return [stem, question.answers, ...by];
    case 'written':
      return [
        stem,
        question.marks,
        question.modelAnswer === null ? null : plainOf(question.modelAnswer),
        question.parts.map(({ label, marks, answer }) => [label, marks, answer]),
        ...by,
      ];
  }
}
const briefly = (text: string): unknown[] => read(text).map(brief);

describe('choices', () => {
  const choices = ['Oslo', 'Paris', 'Rome'];
  it.each([
    ['an answer line', '1. Capital of France?\nA. Oslo\nB. Paris\nC. Rome\nAnswer: B', 'keyFromAnswerLine'],
    ['a German answer line', '1) Capital of France?\na) Oslo\nb) Paris\nc) Rome\nLösung: b', 'keyFromAnswerLine'],
    ['an answer in words', '1. Capital of France?\nA. Oslo\nB. Paris\nC. Rome\nAnswer: Paris', 'keyFromAnswerLine'],
    ['a letter with its text', '1. Capital of France?\nA. Oslo\nB. Paris\nC. Rome\nAns: B) Paris', 'keyFromAnswerLine'],
    ['bold', '1. Capital of France?\n\n(a) Oslo\n(b) **Paris**\n(c) Rome', 'keyFromEmphasis'],
    ['an asterisk before the letter', '1. Capital of France?\nA. Oslo\n*B. Paris\nC. Rome', 'keyFromSign'],
    ['an asterisk after the choice', '1. Capital of France?\nA. Oslo\nB. Paris*\nC. Rome', 'keyFromSign'],
    ['a tick', 'Question 1: Capital of France?\nA) Oslo\nB) Paris ✓\nC) Rome', 'keyFromSign'],
    ['a word in brackets', '1. Capital of France?\nA) Oslo\nB) Paris (correct)\nC) Rome', 'keyFromSign'],
    ['check boxes', '1. Capital of France?\n- [ ] Oslo\n- [x] Paris\n- [ ] Rome', 'keyFromSign'],
    ['a key at the end', '1. Capital of France?\nA. Oslo\nB. Paris\nC. Rome\n\nAnswer key\n1. B', 'keyFromKeyTable'],
  ])('the key by %s', (_, text, code) => {
    expect(briefly(text)).toEqual([['Capital of France?', choices, [1], code]]);
  });

  it('several on one line', () => {
    expect(briefly('1. 2 + 2?\nA. 3\tB. 4\tC. 5\nAnswer: B')).toEqual([
      ['2 + 2?', ['3', '4', '5'], [1], 'choicesOnOneLine', 'keyFromAnswerLine'],
    ]);
  });

  it('several correct ones', () => {
    expect(briefly('1. Which are even?\nA. 3\nB. 4\nC. 6\nAnswer: B, C')).toEqual([
      ['Which are even?', ['3', '4', '6'], [1, 2], 'keyFromAnswerLine', 'severalCorrect'],
    ]);
  });

  it('questions without numbers, next to each other', () => {
    expect(briefly('2 + 2?\nA. 3\nB. 4*\n3 + 3?\nA. 5\nB. 6*')).toEqual([
      ['2 + 2?', ['3', '4'], [1], 'questionWithoutNumber', 'keyFromSign'],
      ['3 + 3?', ['5', '6'], [1], 'questionWithoutNumber', 'keyFromSign'],
    ]);
  });

  it('bold that marks the key is not shown to students', () => {
    const [found] = read('1. Which?\nA. one\nB. **two**');
    expect(JSON.stringify(found)).not.toContain('"bold"]');
  });

  it.each([
    ['no key', '1. Which?\nA. one\nB. two', 'keyNotFound'],
    ['every choice in bold', '1. Which?\nA. **one**\nB. **two**', 'keyNotFound'],
    ['two keys', '1. Which?\nA. **one**\nB. two\nAnswer: B', 'keysContradict'],
    ['a letter and another text', '1. Which?\nA. one\nB. two\nAnswer: A. two', 'keyNotUnderstood'],
    ['a letter that is missing', '1. Which?\nA. one\nB. two\nAnswer: D', 'keyNotUnderstood'],
    ['a single choice', '1. Which?\nA. one\nAnswer: A', 'singleChoiceOnly'],
  ])('%s is refused', (_, text, code) => {
    expect(briefly(text)).toEqual([code]);
  });
});

describe('other questions', () => {
  it.each([
    ['1. Water boils at 100 °C. (True/False)\nAnswer: T', [true, 'keyFromAnswerLine', 'truthFromAnswer']],
    ['1. The sun is a planet.\nAnswer: False', [false, 'keyFromAnswerLine', 'truthFromAnswer']],
    ['1. What is g in m/s²?\nAnswer: 9.8', [['9.8'], 'keyFromAnswerLine']],
    ['1. The capital of Norway is ____.\nAnswer: Oslo', [['Oslo'], 'keyFromAnswerLine']],
    ['1. ____ and ____ are cities.\nAnswers: Oslo; Bergen', [[['Oslo'], ['Bergen']], 'keyFromAnswerLine']],
    ['1. Name it. [2]\nAnswer: colour or color', [['colour', 'color'], 'keyFromAnswerLine', 'alternativesAccepted']],
    ['1. Explain osmosis. [4]', [4, null, [], 'markedByTeacher', 'marksFromBrackets']],
  ])('%s', (text, [...expected]) => {
    const [found] = briefly(text);
    expect(Array.isArray(found) ? found.slice(1) : found).toEqual(expected);
  });

  it('parts with marks', () => {
    expect(
      briefly('1. A cell.\n(a) Name the membrane. [1]\nAnswer: plasma membrane\n(b) Explain its role. [3]'),
    ).toEqual([
      [
        'A cell.\n(a) Name the membrane. [1]\n(b) Explain its role. [3]',
        null,
        null,
        [
          ['(a)', 1, 'plasma membrane'],
          ['(b)', 3, ''],
        ],
        'lettersAsParts',
      ],
    ]);
  });

  it('a list in the text of a question', () => {
    expect(briefly('1. Which hold?\n1. one\n2. two\nA. 1 only\nB. both*')[0]).toEqual([
      'Which hold?\n1. one\n2. two',
      ['1 only', 'both'],
      [1],
      'listInQuestionText',
      'keyFromSign',
    ]);
  });
});

describe('keys at the end', () => {
  const questions = '1. Which?\nA. one\nB. two\n\n2. Which?\nA. one\nB. two\n\n';
  it.each([
    'Answers\n1. B 2. A',
    'Answer key:\n1 - B\n2 - A',
    'Lösungen\n1) b\n2) a',
    '| Question | Answer |\n|---|---|\n| 1 | B |\n| 2 | A |',
    'Answers\n\n| 1 | 2 |\n|---|---|\n| B | A |',
  ])('%s', (key) => {
    expect(read(questions + key).map((found) => found.kind === 'question' && found.question)).toMatchObject([
      { correct: [1] },
      { correct: [0] },
    ]);
  });

  it('an entry without a question, and a number that two questions have, are named', () => {
    expect(briefly(`${questions}Answers\n1. B\n2. A\n3. C`).at(-1)).toBe('keyWithoutQuestion');
    expect(briefly('1. Which?\nA. one\nB. two\n\n1. Which?\nA. one\nB. two\n\nAnswers\n1. B')).toEqual([
      'keyNumberTwice',
      'keyNumberTwice',
    ]);
  });
});

it('text that belongs to no question is named', () => {
  expect(briefly('# Cells\nRead carefully.\n\n1. Which?\nA. one\nB. two*')[0]).toBe('text: Cells\nRead carefully.');
});

it('a number without a question is refused', () => {
  expect(briefly('1. Bring a pencil.\n2. Which?\nA. one\nB. two*')[0]).toBe('notAQuestion');
});

it.each([
  ['1. Which?\nA. one\nB. two*', true],
  ['Dear all,\nthe exam is on Friday.\n\nYours', false],
  ['1. First, open the file.\n2. Then save it.', false],
  ['1. What is a cell?\n2. What is an atom?', true],
])('%j has questions: %s', (text, expected) => {
  expect(containsQuestions(blocksOf(text))).toBe(expected);
});

it('long lines of odd characters take linear time', () => {
  const started = performance.now();
  for (const odd of ['*', '[', '(', ' ', '\t', '_', '$', '|', '1. ', 'A. ', '**a', '![', '\\(', '1 B '])
    read(`1. Which?\n${odd.repeat(50_000)}\nA. ${odd.repeat(50_000)}\nB. two\nAnswer: ${odd.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('every line of a document is in a question, a refusal, or the text that belongs to none', () => {
  fc.assert(
    fc.property(oddDocumentLines, (lines) => {
      const given = lines.slice(0, lines.lastIndexOf('') + 1);
      const sources = read(given.join('\n')).flatMap(({ source }) => source.split('\n'));
      const left = new Map<string, number>();
      for (const line of sources) left.set(line, (left.get(line) ?? 0) + 1);
      for (const block of blocksOf(given.join('\n'))) {
        if (block.kind === 'table') continue;
        for (const line of plainOf(block.runs).split('\n')) {
          if (line.trim() === '') continue;
          expect(left.get(line) ?? 0, line).toBeGreaterThan(0);
          left.set(line, (left.get(line) ?? 0) - 1);
        }
      }
    }),
    { numRuns: 500 },
  );
});
