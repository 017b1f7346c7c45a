import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MENU_LINK, Menu, MenuChoice, MenuGroup, MenuItem } from '#ui/menu/menu.tsx';

function show() {
  const chosen = vi.fn();
  render(
    <>
      <Menu
        button={(props) => (
          <button type="button" {...props}>
            Account
          </button>
        )}
      >
        <a href="#profile" {...MENU_LINK}>
          Profile
        </a>
        <MenuItem onChoose={() => chosen('messages')}>Messages</MenuItem>
        <MenuGroup label="Page">
          <MenuChoice isChosen onChoose={() => chosen('light')}>
            Light
          </MenuChoice>
          <MenuChoice isChosen={false} onChoose={() => chosen('dark')}>
            Dark
          </MenuChoice>
        </MenuGroup>
      </Menu>
      <button type="button">Beside</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  const focused = () => document.activeElement?.textContent;
  return { user: userEvent.setup(), chosen, button, focused };
}

const menu = () => screen.queryByRole('menu', { name: 'Account' });

test('keys move into it, around it, and back to its button', async () => {
  const { user, button, focused } = show();
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Profile');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Messages');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('Profile');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Dark');
  await user.keyboard('l');
  expect(focused()).toBe('Light');
  await user.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Dark');
});

test('the chosen entry runs once, and the menu is closed', async () => {
  const { user, chosen, button } = show();
  await user.click(button);
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['dark'], ['messages']]);
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the current one is marked', async () => {
  const { user, button } = show();
  await user.click(button);
  const marks = screen.getAllByRole('menuitemradio').map((entry) => entry.getAttribute('aria-checked'));
  expect(marks).toEqual(['true', 'false']);
});

test.each([
  ['a click outside', async (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  ['Tab', async (user: ReturnType<typeof userEvent.setup>) => user.tab()],
])('%s closes it', async (_, leave) => {
  const { user, button } = show();
  await user.click(button);
  expect(menu()).not.toBeNull();
  await leave(user);
  expect(menu()).toBeNull();
});
