import { Theme } from '@radix-ui/themes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';

type Row = { readonly id: string; readonly name: string; readonly marks: number };
const ROWS: readonly Row[] = ['Ada', 'Grace', 'Lise', 'Mei'].map((name, index) => ({
  id: name,
  name,
  marks: 40 - 10 * index,
}));
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'marks', title: 'Marks', value: ({ marks }) => marks, numeric: true },
];
/** Of an older interface, which nothing here uses. */
const LISTENERS = { addListener: () => undefined, removeListener: () => undefined };
const keyOf = ({ id }: Row): string => id;

beforeEach(() => {
  localStorage.clear();
  // Without a layout no row would be visible.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

function show(more: Partial<React.ComponentProps<typeof DataTable<Row>>> = {}) {
  render(
    <Theme>
      <DataTable
        name="test"
        label="Students"
        columns={COLUMNS}
        rows={ROWS}
        keyOf={keyOf}
        empty="No students yet"
        {...more}
      />
    </Theme>,
  );
  return userEvent.setup();
}

const namesShown = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].at(-2)?.textContent);

test('a press on a title sorts, another reverses the order, a third restores the first order', async () => {
  const user = show();
  const title = screen.getByRole('button', { name: 'Marks' });
  const header = screen.getByRole('columnheader', { name: 'Marks' });
  await user.click(title);
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(namesShown()).toEqual(['Mei', 'Lise', 'Grace', 'Ada']);
  await user.click(title);
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(title);
  expect(header.getAttribute('aria-sort')).toBe('none');
});

test('rows are selected by arrows and space, by range with Shift, and all at once', async () => {
  const user = show({ selectionActions: (keys) => <output>{[...keys].sort().join(' ')}</output> });
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}[Space]');
  expect(screen.getByText('Grace', { selector: 'output' })).toBeDefined();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(screen.getByText('Grace Lise Mei')).toBeDefined();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('4 selected')).toBeDefined();
});

test('letters move, select, search and show a row next to the table', async () => {
  const onOpen = vi.fn();
  const user = show({ selectionActions: (keys) => <output>{[...keys].sort().join(' ')}</output>, onOpen });
  screen.getByRole('grid').focus();
  await user.keyboard('jx');
  expect(screen.getByText('Grace', { selector: 'output' })).toBeDefined();
  await user.keyboard('v');
  expect(screen.getByRole('complementary', { name: 'Quick look: Grace' })).toBeDefined();
  await user.keyboard('k');
  const look = screen.getByRole('complementary', { name: 'Quick look: Ada' });
  await user.click(within(look).getByRole('button', { name: 'Open' }));
  expect(onOpen).toHaveBeenCalledWith(ROWS[0]);
  screen.getByRole('grid').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a click on a row shows it next to the table, one on a control does not', async () => {
  const user = show({ selectionActions: () => null, onOpen: () => {} });
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await user.click(screen.getByText('Mei'));
  await user.click(
    within(screen.getByRole('complementary', { name: 'Quick look: Mei' })).getByRole('button', {
      name: 'Close quick look',
    }),
  );
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('rows without actions have no checkboxes', async () => {
  const user = show();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown} ');
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('a pointer with Shift selects the rows between', async () => {
  const user = show({ selectionActions: () => null });
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Lise' }));
  expect(screen.getByText('3 selected')).toBeDefined();
});

test('search results are counted, and a search without a match can be cleared', async () => {
  const user = show();
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('grid');
  expect(namesShown()).toHaveLength(4);
});

test('hidden columns are remembered, and the last one cannot be hidden', async () => {
  localStorage.setItem('table.test.hidden', JSON.stringify(['marks']));
  const user = show();
  expect(screen.queryByRole('columnheader', { name: 'Marks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  expect(JSON.parse(localStorage.getItem('table.test.hidden') ?? '')).toEqual(['marks']);
  await user.click(screen.getByRole('checkbox', { name: 'Marks' }));
  expect(JSON.parse(localStorage.getItem('table.test.hidden') ?? '')).toEqual([]);
});

test('it says how many more rows there are than it was given', () => {
  show({ total: 2_300 });
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2301');
});

test('there are messages for empty, loading and failed', async () => {
  show({ rows: [] });
  expect(screen.getByText('No students yet')).toBeDefined();
  show({ state: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading Students' })).toBeDefined();
  const onRetry = vi.fn();
  const user = show({ state: { failed: 'It did not come.', onRetry } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('on a phone the rows are cards, which are sorted by a control next to the filters', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('width <'), onchange: null, ...LISTENERS }),
  );
  const user = show();
  const cards = (): (string | null)[] => screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards()[0]).toContain('Ada');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Marks');
  expect(cards()[0]).toContain('Mei');
  expect(screen.queryByRole('grid')).toBeNull();
  vi.mocked(window.matchMedia).mockRestore();
});
