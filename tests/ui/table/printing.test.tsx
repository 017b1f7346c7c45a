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

test('columns of controls are not printed', () => {
  render(
    <DataTable
      name="printed"
      label="Students"
      columns={[
        { id: 'name', title: 'Name', value: ({ name }) => name },
        {
          id: 'remove',
          title: 'Remove',
          isAction: true,
          value: () => null,
          show: () => <button type="button">x</button>,
        },
      ]}
      rows={ROWS.slice(0, 2)}
      keyOf={({ id }) => id}
      empty={null}
    />,
  );
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Name', 'Remove']);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(titles()).toEqual(['Name']);
  expect(document.querySelectorAll('td').length).toBe(2);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(titles()).toEqual(['Name', 'Remove']);
});
