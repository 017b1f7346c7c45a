import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { workbookIn, xlsxRows } from '#server/interchange/xlsx/xlsx.reader.ts';
import type { CellValue, Column } from '#ui/table/column.ts';
import { xlsxOf } from '#ui/table/workbook/table.xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = readonly CellValue[];
const columns = (titles: readonly string[]): Column<Row>[] =>
  titles.map((title, at) => ({ id: String(at), title, value: (row) => row[at] ?? null }));

/** The workbook as the importer of spreadsheets reads it. */
function readBack(name: string, titles: readonly string[], rows: readonly Row[]) {
  const file = join(folder, 'table.xlsx');
  writeFileSync(file, xlsxOf(name, columns(titles), rows));
  return {
    sheets: workbookIn(file).sheets.map((sheet) => sheet.name),
    rows: [...xlsxRows(file)].map(({ cells }) => cells),
  };
}

test('a workbook has its titles, texts and numbers where they were; a text like a formula stays a text', () => {
  const { sheets, rows } = readBack(
    '10A',
    ['Student', 'Forces (of 20)'],
    [
      ['Ada & <Ben>', 17.5],
      ['=1+1', null],
    ],
  );
  expect(sheets).toEqual(['10A']);
  expect(rows[0]).toEqual(['Student', 'Forces (of 20)']);
  expect(rows[1]).toEqual(['Ada & <Ben>', '17.5']);
  expect(rows[2]?.[0]).toBe('=1+1');
});

test('any texts are read back as they were written, without characters that XML cannot contain', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((each) => each.trim() === each);
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.integer()), { minLength: 1, maxLength: 5 }), (all) => {
      const { rows } = readBack('Class', ['Name', 'Marks'], all);
      expect(rows.slice(1)).toEqual(all.map(([name, marks]) => [name, String(marks)]));
    }),
    { numRuns: 30 },
  );
  expect(readBack('Class', ['Name'], [['A\u0000B']]).rows[1]).toEqual(['AB']);
});

test('a class whose name no sheet may have gets a name that it may have', () => {
  expect(readBack('10/A: [Physics]', ['Name'], [['Ada']]).sheets).toEqual(['10 A   Physics']);
  expect(readBack('??', ['Name'], [['Ada']]).sheets).toEqual(['1']);
  expect(readBack('x'.repeat(40), ['Name'], [['Ada']]).sheets[0]).toHaveLength(31);
});
