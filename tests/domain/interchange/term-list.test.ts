import { expect, it } from 'vitest';
import { termLines, termSeparatorOf } from '#domain/interchange/term-list.parser.ts';

it.each([
  ['cell\tunit of life\nmitosis\tdivision, of a cell', '\t'],
  ['cell – unit of life\nmitosis – division', ' – '],
  ['cell - unit of life\nmitosis - self-division', ' - '],
  ['cell: unit of life\nmitosis: division', ':'],
  ['cell,unit of life\nmitosis,division', ','],
  ['cell;unit, of life\nmitosis;division', ';'],
  ['just some words\nand others', null],
  ['', null],
])('%j is separated by %j', (text, separator) => {
  expect(termSeparatorOf(text.split('\n'))).toBe(separator);
});

it('splits at the first separator, and returns lines without a definition as they are', () => {
  expect([...termLines(['a: b: c', '', 'Title', 'd:'], ':')]).toEqual([
    { line: 1, term: 'a', definition: 'b: c' },
    { line: 3, text: 'Title' },
    { line: 4, text: 'd:' },
  ]);
});
