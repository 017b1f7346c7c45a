import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { csvRows, readCsv } from '#server/interchange/tables/csv.reader.ts';
import { csvTable, readTable } from '#server/interchange/tables/table.reader.ts';
import { SharedTexts } from '#server/interchange/xlsx/shared-texts.ts';

const characters = fc.array(fc.constantFrom('a', 'é', '"', '""', ',', ';', '\t', '\n', '\r\n', '\r'), {
  maxLength: 20,
});

describe('a table that arrives in pieces', () => {
  it('is read like the whole, wherever it is cut', () => {
    const rowsOf = (read: () => unknown): unknown => {
      try {
        return read();
      } catch (error) {
        return String(error);
      }
    };
    fc.assert(
      fc.property(characters, (pieces) => {
        const text = pieces.join('');
        expect(rowsOf(() => [...csvRows([...text])])).toEqual(rowsOf(() => readCsv(text)));
      }),
    );
  });

  it('may end lines as any program does, and counts each once', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(readCsv(`a,b${end}c,d${end}${end}e,f`)).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['c', 'd'] },
        { line: 4, cells: ['e', 'f'] },
      ]);
    }
  });

  it('is refused early if a row never ends', () => {
    let given = 0;
    function* pieces(start: string): Generator<string> {
      yield start;
      for (; given < 1_000; given += 1) yield ','.repeat(100_000);
    }
    expect(() => [...csvRows(pieces('a,b\n"'))]).toThrow('The quote that begins in line 2 never ends');
    expect(() => [...csvRows(pieces('a,b\n'))]).toThrow('Line 2 is longer than');
    expect(given).toBeLessThan(100);
  });

  it('counts correct choices from 0 if any row does, also a later one', () => {
    const answers = (last: string): unknown[] => {
      const text = `question,a,b,answer\nOne?,x,y,1\nTwo?,x,y,${last}\n`;
      return [...readTable(() => csvTable([text]))].map((found) => found.kind === 'question' && found.item);
    };
    expect(answers('0')).toMatchObject([{ answer: ['B'] }, { answer: ['A'] }]);
    expect(answers('2')).toMatchObject([{ answer: ['A'] }, { answer: ['B'] }]);
  });
});

describe('the shared strings of a workbook', () => {
  const texts = new SharedTexts();
  afterEach(() => texts.close());

  it('are found by their number, also if they do not fit into memory', () => {
    const text = (number: number): string => `${number} ${'x'.repeat(1_000)}`;
    for (let number = 0; number < 30_000; number += 1) texts.add(text(number));
    for (const number of [0, 15_999, 16_000, 29_999]) expect(texts.at(number)).toBe(text(number));
    for (const number of [-1, 0.5, 30_000, Number.NaN]) expect(texts.at(number)).toBeNull();
  });
});
