import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { ReadOnlyNotice } from '../../../../src/views/layouts/notices/read-only-notice.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  [[], 0],
  [['changes'], 1],
])('a signed-in user sees when only answers are accepted: %j', async (switchedOff, lines) => {
  const { app } = startFakeApp({ user: { ...STUDENT, switched_off: switchedOff } });
  await vi.waitFor(() => expect(app.auth.getSnapshot().context.user).not.toBeNull());
  await act(async () =>
    render(
      <AppProvider value={app}>
        <ReadOnlyNotice />
      </AppProvider>,
    ),
  );
  expect(screen.queryAllByRole('status')).toHaveLength(lines);
});
