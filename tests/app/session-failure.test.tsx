import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { VIEWS } from '#views/index.ts';
import { createRoutes } from '../../src/app/router.tsx';
import { followAuth } from '../../src/app/session/follow-auth.ts';
import { noPageFiles } from '../support/browser/no-page-files.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

const FAILED = { code: 'INTERNAL' };

afterEach(() => vi.restoreAllMocks());

/** Opens an address in a browser with a token, while the session query is answered as the test says. */
function open(path: string, session: () => object, user: SessionUser | null = STUDENT) {
  for (const name of ['exams', 'pricing', 'home'] as const)
    vi.spyOn(VIEWS, name).mockResolvedValue({ Component: () => <h1>{`view ${name}`}</h1> });
  const { app } = startFakeApp({ user, answers: { session, catalogue: { subjects: [] } } });
  const router = createMemoryRouter(createRoutes(app, noPageFiles(app), localStorage), { initialEntries: [path] });
  followAuth(app, router);
  render(
    <Theme>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </Theme>,
  );
  return { app, router, user: userEvent.setup() };
}

test.each([
  ['/exam?page=2', 'view exams'],
  ['/pricing', 'view pricing'],
])('after %s, sign-in explains what happened, and retrying returns to the page', async (path, heading) => {
  const answers: object[] = [FAILED, FAILED, { session: STUDENT }];
  const { app, router, user } = open(path, () => answers.shift() ?? FAILED);
  expect((await screen.findByText(/^We couldn’t load your account/)).closest('[role="alert"]')).not.toBeNull();
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await screen.findByText(/^We couldn’t load your account/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(heading);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
  app.stop();
});

test('another page of sign-in does not replace the address to return to', async () => {
  const answers: object[] = [FAILED, { session: STUDENT }];
  const { app, router, user } = open('/exam', () => answers.shift() ?? FAILED);
  await screen.findByText(/^We couldn’t load your account/);
  await router.navigate('/register');
  expect(router.state.location.pathname).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('view exams');
  app.stop();
});

test('without a session to load, sign-in shows no such message', async () => {
  const { app } = open('/exam', () => FAILED, null);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText(/^We couldn’t load your account/)).toBeNull();
  app.stop();
});
