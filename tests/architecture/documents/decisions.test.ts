import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstWordOf, isImperative, recordProblems } from './decision-record.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'docs/decisions');
const records = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

describe('docs/decisions', () => {
  it.each(records)('$file has a number, an imperative title and the four parts', ({ file, text }) => {
    expect(recordProblems(file, text)).toEqual([]);
  });

  it('has one record for each number', () => {
    const numbers = records.map(({ file }) => file.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('lists every record once in its README, by its title', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    const listed = index.split('\n').filter((line) => line.startsWith('- '));
    const expected = records.map(({ file, text }) => `- [${text.slice(2, text.indexOf('\n'))}](${file})`);
    expect(listed.sort()).toEqual(expected.sort());
  });
});

describe('the check of a record', () => {
  const good = [
    '# 900 Store answers in a log',
    '## Context\nx',
    '## Decision\nx',
    '## Consequences\nx',
    '## Alternatives considered\nx',
  ];
  const file = '900-store-answers-in-a-log.md';

  it('accepts a complete record', () => {
    expect(recordProblems(file, good.join('\n\n'))).toEqual([]);
  });

  it.each([
    ['a missing part', file, good.slice(0, 4), 'the four parts'],
    ['parts in another order', file, [good[0], good[2], good[1], good[3], good[4]], 'the four parts'],
    ['another number in the heading', '901-store-answers-in-a-log.md', good, 'the heading'],
    ['a file with another name', '900-answers.md', good, 'the file name'],
    ['a title that is not imperative', '900-answers-log.md', ['# 900 The log', ...good.slice(1)], 'imperative'],
    ['a long record', file, [...good, ...Array.from({ length: 60 }, () => 'x')], '60 lines'],
  ])('reports %s', (_, name, parts, expected) => {
    expect(recordProblems(name, parts.join('\n\n')).join('; ')).toContain(expected);
  });

  it.each(['The', 'A', 'What', 'Only', 'Answers', 'Storing', 'No'])('rejects "%s" as an imperative', (word) => {
    expect(isImperative(word)).toBe(false);
  });

  it.each(['Store', 'Use', 'Compress', 'Bring', 'Discuss'])('accepts "%s" as an imperative', (word) => {
    expect(isImperative(firstWordOf(`# 900 ${word} it`))).toBe(true);
  });
});
