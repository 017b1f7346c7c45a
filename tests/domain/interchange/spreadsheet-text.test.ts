import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, fromSpreadsheetText, quoted, spreadsheetText } from '#domain/interchange/spreadsheet-text.rule.ts';
import { readCsv } from '#server/interchange/tables/csv.reader.ts';

const SYMBOLS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', ';', ',', '"', "'", ' ', 'a', '1', '|'];
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SYMBOLS), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell);

/** Cells as a program reads them that splits at `separator` and recognises a quote only at the start of a cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoting = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (quoting) {
      if (sign !== '"') cell += sign;
      else if (line[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoting = false;
    } else if (sign === '"' && cell === '') quoting = true;
    else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

describe('a text for a spreadsheet', () => {
  test('is restored by our own import', () => {
    fc.assert(
      fc.property(hostile, (text) => fromSpreadsheetText(spreadsheetText(text)) === text),
      { numRuns: 5_000 },
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const [row] = readCsv(`a,b,c,d\r\n${csvLine(cells)}`).slice(1);
        // A line of empty cells is not a row.
        if (row !== undefined) expect(row.cells.map(fromSpreadsheetText)).toEqual(cells);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([',', ';', '\t'])('starts no formula in cells that are separated by %j', (separator) => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const file = csvLine(cells);
        expect(cellsOf(file.trimEnd(), separator).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  test('starts with none of the formula characters, nor with white space that a program drops before one', () => {
    fc.assert(
      fc.property(hostile, (text) => !isFormula(spreadsheetText(text))),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ['-5', "'-5"],
    ['a=1', 'a=1'],
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ['one\n- two', "one\n'- two"],
  ])('%j is %j', (text, safe) => expect(spreadsheetText(text)).toBe(safe));
});

test('numbers are unchanged, dates in ISO 8601, and null is an empty cell', () => {
  expect(csvLine([-2.5, new Date(Date.UTC(2027, 0, 2)), null, true])).toBe('-2.5,2027-01-02T00:00:00.000Z,,true\r\n');
});

test('what would end a cell is quoted for every separator', () => {
  expect([',', ';', '\t', '"', '\n', '\r', ' x'].map((text) => quoted(text).startsWith('"'))).toEqual(
    Array.from({ length: 7 }, () => true),
  );
  expect(quoted('plain')).toBe('plain');
});
