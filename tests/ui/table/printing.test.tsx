import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from '#ui/table/data-table.tsx';

const ROWS = Array.from({ length: 300 }, (_, at) => ({ id: `s${at}`, name: `Student ${at}` }));

test('a long table is printed completely, and only then rendered completely', () => {
  render(
    <DataTable
      name="printed"
      label="Students"
      columns={[{ id: 'name', title: 'Name', value: ({ name }) => name }]}
      rows={ROWS}
      keyOf={({ id }) => id}
      empty={null}
    />,
  );
  const count = () => screen.getAllByRole('row').length;
  // Rows have no height here, so the table renders more than would be visible, but never all.
  expect(count()).toBeLessThan(ROWS.length);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(ROWS.length + 1);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(count()).toBeLessThan(ROWS.length);
});
