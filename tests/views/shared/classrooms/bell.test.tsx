import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ListedNotification } from '#domain/classrooms/notifications/notification-centre.ts';
import { Component as Bell } from '#views/shared/classrooms/notifications/bell.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

let running: App | undefined;
/** The stream of the count: none of these tests needs it. */
beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => {
  running?.stop();
  vi.restoreAllMocks();
});

const announcement: ListedNotification = {
  ...{ id: 'n2', kind: 'announcement', happenedAt: '2026-11-29T10:00:00.000Z', isRead: false },
  ...{ classroom: { id: 'c1', name: '10B' }, assignment: null, author: 'Ms Okafor', excerpt: 'Bring a calculator.' },
  count: null,
};
const marks: ListedNotification = {
  ...{ id: 'n1', kind: 'marksReleased', happenedAt: '2026-11-28T10:00:00.000Z', isRead: true },
  ...{ classroom: { id: 'c1', name: '10B' }, assignment: { id: 'a1', title: 'Homework' } },
  ...{ author: null, excerpt: null, count: null },
};

async function show({
  user = STUDENT,
  unread = 1,
  page = () => ({ items: [announcement, marks], hasMore: false }),
}: {
  user?: SessionUser;
  unread?: number;
  page?: (after: string | null) => object;
} = {}) {
  const { app, operations } = startFakeApp({
    user,
    answers: {
      unreadNotifications: { unreadNotifications: unread },
      notifications: (variables) => {
        const found = page('after' in variables && typeof variables.after === 'string' ? variables.after : null);
        return 'code' in found ? found : { notifications: found };
      },
      markNotificationRead: { markNotificationRead: true },
      markAllNotificationsRead: { markAllNotificationsRead: true },
    },
  });
  running = app;
  const element = (
    <AppProvider value={app}>
      <Bell />
    </AppProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Theme>
      <RouterProvider router={router} />
    </Theme>,
  );
  await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
  const keys = userEvent.setup({ pointerEventsCheck: 0 });
  const open = async (): Promise<HTMLElement> => {
    await keys.click(await screen.findByRole('button', { name: /^Notifications/ }));
    return screen.findByRole('dialog', { name: 'Notifications' });
  };
  const sent = (name: string) => operations.filter((each) => each.name === name).map(({ variables }) => variables);
  return { keys, open, sent, router };
}

test('the bell says how many are unread, and lists them with what they link to', async () => {
  const { open } = await show();
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  const pane = await open();
  const list = await within(pane).findByRole('list', { name: 'Notifications, newest first' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/classroom/c1/detail', '/assignment/a1/detail']);
  expect(links[0]?.textContent).toContain('Unread: Announcement in 10B');
  expect(links[0]?.textContent).toContain('Ms Okafor: Bring a calculator.');
  expect(links[1]?.textContent).toContain('Marks released: Homework');
  expect(links[1]?.textContent).not.toContain('Unread');
});

test('following a notification marks it as read and closes the list', async () => {
  const { keys, open, sent, router } = await show();
  const pane = await open();
  await keys.click(await within(pane).findByRole('link', { name: /Announcement/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/classroom/c1/detail');
  expect(sent('markNotificationRead')).toEqual([{ id: 'n2' }]);
});

test('all are marked as read up to the newest that is listed', async () => {
  const { keys, open, sent } = await show();
  const pane = await open();
  await keys.click(await within(pane).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(pane).queryByText(/Unread/)).toBeNull());
  expect(sent('markAllNotificationsRead')).toEqual([{ newest: 'n2' }]);
  expect(within(pane).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('older notifications follow on request', async () => {
  const { keys, open, sent } = await show({
    page: (after) => (after === null ? { items: [announcement], hasMore: true } : { items: [marks], hasMore: false }),
  });
  const pane = await open();
  await keys.click(await within(pane).findByRole('button', { name: 'Show older' }));
  await within(pane).findByRole('link', { name: /Marks released/ });
  expect(sent('notifications')).toEqual([{ after: null }, { after: 'n2' }]);
  expect(within(pane).queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('an empty list says what will be in it; a list that can’t be read offers another try', async () => {
  let isAway = true;
  const { keys, open } = await show({
    user: { ...STUDENT, userRole: 'teacher' },
    unread: 0,
    page: () => (isAway ? { code: 'INTERNAL' } : { items: [], hasMore: false }),
  });
  const pane = await open();
  await within(pane).findByText(/We couldn’t load your notifications/);
  isAway = false;
  await keys.click(within(pane).getByRole('button', { name: 'Try again' }));
  await within(pane).findByText('Students’ questions, work to mark and re-mark requests appear here.');
});

test('administrators have no bell', async () => {
  await show({ user: { ...STUDENT, userRole: 'schoolAdmin' } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('Escape closes the list, and the focus returns to the bell', async () => {
  const { keys, open } = await show();
  await open();
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notifications/ })));
});
