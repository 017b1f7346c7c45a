import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { connectionActor } from '#client/platform/offline/connection.actor.ts';
import { Component as ConnectionNote } from '../../../../src/views/layouts/notices/connection-note.tsx';
import { startFakeApp } from '../../../support/users/fake-app.ts';
import { STUDENT } from '../../../support/users/fake-users.ts';

const open = globalThis.indexedDB.open;
afterEach(() => {
  globalThis.indexedDB.open = open;
  document.body.replaceChildren();
});

const refusing = () => {
  throw new DOMException('Storage is off', 'SecurityError');
};

test.each([
  ['keeps', open, 'You’re offline. Your work is saved on this device.'],
  ['stores nothing', refusing, 'You’re offline and your browser can’t save your work. Keep this page open.'],
])('a user without a connection sees whether this device saves changes: it %s', async (_, answer, words) => {
  globalThis.indexedDB.open = answer;
  const { app } = startFakeApp({ user: STUDENT });
  await vi.waitFor(() => expect(app.auth.getSnapshot().context.user).not.toBeNull());
  await act(async () =>
    render(
      <AppProvider value={app}>
        <ConnectionNote />
      </AppProvider>,
    ),
  );
  expect(screen.getByRole('status', { hidden: true }).hidden).toBe(true);
  await act(async () => connectionActor(app).send({ type: 'server.lost' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));
  app.stop();
});
