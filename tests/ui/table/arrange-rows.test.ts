import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterRows, orderRows } from '#ui/table/arrange-rows.ts';
import type { Column } from '#ui/table/column.ts';

type Row = { readonly name: string; readonly mark: number | null };
const NAME: Column<Row> = { id: 'name', title: 'Name', value: ({ name }) => name };
const MARK: Column<Row> = { id: 'mark', title: 'Mark', value: ({ mark }) => mark };
const rowArbitrary = fc.record({ name: fc.string(), mark: fc.option(fc.integer(), { nil: null }) });

test('numbers are sorted by size, words by collation, and empty cells are last in both directions', () => {
  const rows: readonly Row[] = [
    { name: 'Paper 10', mark: 7 },
    { name: 'paper 9', mark: null },
    { name: 'Émile', mark: 30 },
  ];
  expect(orderRows(rows, NAME, 'ascending').map(({ name }) => name)).toEqual(['Émile', 'paper 9', 'Paper 10']);
  expect(orderRows(rows, MARK, 'ascending').map(({ mark }) => mark)).toEqual([7, 30, null]);
  expect(orderRows(rows, MARK, 'descending').map(({ mark }) => mark)).toEqual([30, 7, null]);
});

test('sorting neither loses nor adds a row, and is stable', () => {
  fc.assert(
    fc.property(fc.array(rowArbitrary), (rows) => {
      const ordered = orderRows(rows, MARK, 'ascending');
      expect(new Set(ordered)).toEqual(new Set(rows));
      expect(ordered).toHaveLength(rows.length);
      const same = (mark: number | null) => (row: Row) => row.mark === mark;
      for (const { mark } of rows) expect(ordered.filter(same(mark))).toEqual(rows.filter(same(mark)));
    }),
  );
});

test('every word must be in a cell of the row, and every chosen value too', () => {
  const rows: readonly Row[] = [
    { name: 'Ada Lovelace', mark: 12 },
    { name: 'Ada Byron', mark: 30 },
  ];
  const found = (text: string, values = {}) => filterRows(rows, [NAME, MARK], { text, values }).map(({ name }) => name);
  expect(found('ada 12')).toEqual(['Ada Lovelace']);
  expect(found('', { mark: '30' })).toEqual(['Ada Byron']);
  expect(found('lovelace', { mark: '30' })).toEqual([]);
  expect(filterRows(rows, [NAME], { text: ' ', values: { name: '' } })).toBe(rows);
});
