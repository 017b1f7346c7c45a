import { Theme } from '@radix-ui/themes';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { AccountMenu } from '#views/layouts/navigation/account-menu.tsx';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

let running: App | undefined;
afterEach(() => running?.stop());

async function show() {
  const { app, operations } = startFakeApp({ user: STUDENT, answers: { signOut: { signOut: true } } });
  running = app;
  render(
    <Theme>
      <MemoryRouter>
        <AppProvider value={app}>
          <AccountMenu user={STUDENT} entries={[]} />
          <label>
            Answer <input />
          </label>
          <DialogStage />
        </AppProvider>
      </MemoryRouter>
    </Theme>,
  );
  await waitFor(() => expect(app.auth.getSnapshot().matches('authenticated')).toBe(true));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const hasLeft = () => operations.some(({ name }) => name === 'signOut');
  return { app, choose, hasLeft, user };
}

test('with everything saved, signing out asks nothing', async () => {
  const { app, choose, hasLeft } = await show();
  app.flush.register(async () => undefined, { isUnsent: () => false });
  await choose('Sign out');
  await waitFor(() => expect(hasLeft()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with unsaved work signing out asks, tries to save meanwhile, and can be cancelled', async () => {
  const { app, choose, hasLeft, user } = await show();
  let flushed = 0;
  app.flush.register(
    async () => {
      flushed += 1;
    },
    { isUnsent: () => true },
  );
  await choose('Sign out');
  await screen.findByRole('dialog', { name: 'Sign out?' });
  expect(flushed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(hasLeft()).toBe(false);
  await choose('Sign out');
  await screen.findByRole('dialog', { name: 'Sign out?' });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(hasLeft()).toBe(true));
});

test('the key shows past messages, and the menu mentions it', async () => {
  const { app, user } = await show();
  act(() => app.toast.send({ type: 'toast.raised', message: 'Saved for good.', at: 0 }));
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  const entry = await screen.findByRole('menuitem', { name: 'Recent messages' });
  expect(entry.getAttribute('aria-keyshortcuts')).toBe('Alt+M');
  await user.keyboard('{Escape}');
  await user.keyboard('{Alt>}[KeyM]{/Alt}');
  await screen.findByRole('dialog', { name: 'Recent messages' });
  expect(await screen.findByText('Saved for good.')).toBeDefined();
});

test('the shortcut does nothing while the user types, or with other modifier keys', async () => {
  const { user } = await show();
  await user.click(screen.getByLabelText(/^Answer/));
  await user.keyboard('{Alt>}[KeyM]{/Alt}');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Alt>}{Control>}[KeyM]{/Control}{/Alt}[KeyM]');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
});
