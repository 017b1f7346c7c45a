import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrintBlock, PrintSheet } from '#ui/sheet/print-sheet.tsx';

const show = () =>
  render(
    <PrintSheet header="Mechanics" footer="30 marks">
      <PrintBlock>1 State the law.</PrintBlock>
      <PrintBlock newPage>2 Find the force.</PrintBlock>
    </PrintSheet>,
  );

test('header and footer are where browsers repeat them on every page', () => {
  show();
  expect(screen.getByText('Mechanics').closest('thead')).not.toBeNull();
  expect(screen.getByText('30 marks').closest('tfoot')).not.toBeNull();
  expect(screen.getByText('1 State the law.').closest('tbody')).not.toBeNull();
});

test('a block can ask for a new page', () => {
  show();
  expect(screen.getByText('1 State the law.').hasAttribute('data-new-page')).toBe(false);
  expect(screen.getByText('2 Find the force.').hasAttribute('data-new-page')).toBe(true);
});

test('the button prints', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
