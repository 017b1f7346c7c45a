import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PressPopover } from '#ui/popover/press-popover.tsx';

function show() {
  render(
    <>
      <PressPopover
        label="Columns to show"
        pane={() => (
          <label>
            <input type="checkbox" /> Name
          </label>
        )}
      >
        Columns
      </PressPopover>
      <button type="button">Beside</button>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Columns' }) };
}
const pane = () => screen.queryByRole('dialog', { name: 'Columns to show' });

test('a press opens it, with the focus in it, and Escape returns to its button', async () => {
  const { user, button } = show();
  expect(pane()).toBeNull();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(pane());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  expect(pane()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('an action in it leaves it open; a press or a focus outside, and its button, close it', async () => {
  const { user, button } = show();
  await user.click(button);
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  expect(pane()).not.toBeNull();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Beside');
  expect(pane()).toBeNull();
  await user.click(button);
  await user.click(button);
  expect(pane()).toBeNull();
});
