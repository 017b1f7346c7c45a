import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/access/permission.ts';
import { texts } from '#texts/compiled/en/platform/navigation.generated.ts';
import { navigationFor } from '#views/layouts/navigation/navigation.ts';
import { Sidebar } from '#views/layouts/navigation/sidebar.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { sections } = navigationFor({ userRole: 'admin', permissions: PERMISSIONS }, texts);

const show = (at = '/admin') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Sidebar id="nav" sections={sections} subjects={[]} isNarrow={false} />
    </MemoryRouter>,
  );

const group = (name: string) => screen.getByRole('button', { name });

test('an administrator has the groups content, people, plans and payments, website, and system', () => {
  show();
  const titles = ['Content', 'People', 'Plans & payments', 'Website', 'System'];
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles);
  for (const title of titles) expect(group(title).getAttribute('aria-expanded')).toBe('true');
});

test('a group that was collapsed stays collapsed on this device', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(group('People'));
  expect(group('People').getAttribute('aria-expanded')).toBe('false');
  unmount();
  show();
  expect(group('People').getAttribute('aria-expanded')).toBe('false');
  expect(group('Content').getAttribute('aria-expanded')).toBe('true');
  await user.click(group('People'));
  expect(group('People').getAttribute('aria-expanded')).toBe('true');
  expect(localStorage.length).toBe(0);
});

test('what another program stored collapses nothing', () => {
  localStorage.setItem('sidebar.collapsed', '{"people":true}');
  show();
  expect(group('People').getAttribute('aria-expanded')).toBe('true');
});
