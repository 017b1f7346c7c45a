import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CommandMenu } from '#ui/command-menu/command-menu.tsx';

const entry = (label: string) => ({ id: label.toLowerCase(), label, detail: null, icon: 'book' as const });
const LONG = Array.from({ length: 30 }, (_, index) => entry(`Topic ${index + 1}`));
const GROUPS = [
  { title: 'Subjects', entries: [entry('Biology'), entry('Physics')], isHiddenUntilTyped: false },
  { title: 'Topics', entries: LONG, isHiddenUntilTyped: false },
];

function show() {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const { container } = render(
    <CommandMenu label="Find" groups={GROUPS} recent={[]} note={null} onChoose={onChoose} onClose={onClose} />,
  );
  const field = screen.getByRole('combobox', { name: 'Find' });
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user: userEvent.setup(), onChoose, onClose, field, marked, container };
}

test('everything is listed, the first entry is active, and the field has the focus', async () => {
  const { field, marked } = show();
  expect(await screen.findByRole('option', { name: 'Topic 30' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Subjects' })).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(marked()).toBe('Biology');
});

test('arrow keys move the active entry in a circle, and Enter chooses it', async () => {
  const { user, marked, onChoose } = show();
  await screen.findByRole('option', { name: 'Topic 30' });
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Physics');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe('Topic 30');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['topic 30']]);
});

test('typing searches, the first match is active, and the number of matches is announced', async () => {
  const { user, marked, onChoose } = show();
  await user.keyboard('{ArrowDown}topic 2');
  await expect.poll(() => screen.getByRole('status').textContent).toContain('results');
  expect(marked()).toBe('Topic 2');
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['topic 2']]);
});

test('Tab does not leave it; Escape and a press outside close it', async () => {
  const { user, field, onClose, container } = show();
  await user.tab();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await user.click(container.querySelector('[aria-hidden="true"]') as Element);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a press chooses; without a match, Enter does nothing', async () => {
  const { user, field, onChoose } = show();
  await user.click(screen.getByRole('option', { name: 'Physics' }));
  await user.type(field, 'zzz{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['physics']]);
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});
