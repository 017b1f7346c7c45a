import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { PushNotifications } from '#views/shared/classrooms/notifications/push-notifications.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

let running: App | undefined;
afterEach(() => {
  running?.stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with notifications, whose user answers the question like this. */
function stubBrowser({ permission = 'default', answer = 'granted', fails = false } = {}) {
  const held: { current: object | null } = { current: null };
  const subscription = {
    endpoint: KEYS.endpoint,
    toJSON: () => KEYS,
    unsubscribe: async () => {
      held.current = null;
      return true;
    },
  };
  const asked = vi.fn(async () => answer);
  const subscribed = vi.fn(async () => {
    if (fails) throw new Error('The push service is away.');
    held.current = subscription;
    return subscription;
  });
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
  vi.stubGlobal('PushManager', class {});
  const registration = { pushManager: { getSubscription: async () => held.current, subscribe: subscribed } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration) },
  });
  return { asked, subscribed };
}

async function show({ endpoint = null }: { endpoint?: string | null } = {}) {
  const { app, operations } = startFakeApp({
    user: STUDENT,
    answers: {
      pushSettings: { pushSettings: { publicKey: 'server-key', endpoint, off: [] } },
      subscribeToPush: { subscribeToPush: true },
      unsubscribeFromPush: { unsubscribeFromPush: true },
      savePushKinds: { savePushKinds: true },
    },
  });
  running = app;
  const element = (
    <AppProvider value={app}>
      <PushNotifications off={['report']} />
    </AppProvider>
  );
  render(
    <Theme>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Theme>,
  );
  await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const sent = (name: string) => operations.filter((each) => each.name === name).map(({ variables }) => variables);
  return { user, sent };
}

test('the device subscribes with the key of the server after the user allowed it, and ends it again', async () => {
  const { asked, subscribed } = stubBrowser();
  const { user, sent } = await show();
  const button = await screen.findByRole('button', { name: 'Turn on on this device' });
  expect(asked).not.toHaveBeenCalled();
  await user.click(button);
  await screen.findByText('This device shows notifications, until you sign out.');
  expect(subscribed).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
  expect(sent('subscribeToPush')).toEqual([{ endpoint: KEYS.endpoint, p256dh: 'p', auth: 'a' }]);
  await user.click(screen.getByRole('button', { name: 'Turn off on this device' }));
  await screen.findByRole('button', { name: 'Turn on on this device' });
  expect(sent('unsubscribeFromPush')).toHaveLength(1);
});

test('a browser that can’t show notifications says so', async () => {
  await show();
  await screen.findByText(/This browser can’t show notifications/);
  expect(screen.queryByRole('button', { name: /this device/ })).toBeNull();
});

test('blocked notifications have to be allowed in the browser', async () => {
  stubBrowser({ answer: 'denied' });
  const { user, sent } = await show();
  await user.click(await screen.findByRole('button', { name: 'Turn on on this device' }));
  await screen.findByText(/You blocked notifications/);
  expect(sent('subscribeToPush')).toEqual([]);
});

test('a push service that is away is reported, and can be tried again', async () => {
  stubBrowser({ fails: true });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Turn on on this device' }));
  await screen.findByText(/That didn’t work/);
  screen.getByRole('button', { name: 'Turn on on this device' });
});

test('the kinds that devices show are chosen for the account', async () => {
  const { user, sent } = await show();
  expect(screen.getByLabelText<HTMLInputElement>('Reports about me').checked).toBe(false);
  expect(screen.queryByLabelText('Work to mark')).toBeNull();
  await user.click(screen.getByLabelText('New assignments'));
  await user.click(screen.getByLabelText('Reports about me'));
  await user.click(screen.getByRole('button', { name: 'Save device notifications' }));
  await waitFor(() => expect(sent('savePushKinds')).toEqual([{ off: ['assignmentOpened'] }]));
});
