import { Theme } from '@radix-ui/themes';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { refuseAccess } from '#client/billing/refuse-access.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { VIEWS } from '#views/index.ts';
import { restoreFocus } from '../../src/app/navigation/restore-focus.ts';
import { createRoutes } from '../../src/app/router.tsx';
import { noPageFiles } from '../support/browser/no-page-files.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

/** Views are counted as they are imported, and show their name. */
const imported: string[] = [];
let loaders: Partial<Record<string, (args: ViewLoaderArgs) => Promise<unknown>>> = {};

beforeEach(() => {
  imported.length = 0;
  loaders = {};
  for (const name of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    vi.spyOn(VIEWS, name).mockImplementation(async () => {
      imported.push(name);
      const loader = loaders[name];
      return { Component: () => <h1>{`view ${name}`}</h1>, ...(loader === undefined ? {} : { loader }) };
    });
  }
});
afterEach(() => vi.restoreAllMocks());

function open(path: string, user: SessionUser | null = null) {
  const fake = startFakeApp({ user });
  const router = createMemoryRouter(createRoutes(fake.app, noPageFiles(fake.app), localStorage), {
    initialEntries: [path],
  });
  render(
    <Theme>
      <AppProvider value={fake.app}>
        <RouterProvider router={router} />
      </AppProvider>
    </Theme>,
  );
  return { ...fake, router };
}

const TEACHER: SessionUser = { ...STUDENT, userRole: 'teacher' };
const QUIZ_PATH = '/subject/physics/topic/motion/quiz/q1';

test.each([
  ['/exam', null, '/login', 'login'],
  ['/login', STUDENT, '/home', 'home'],
  ['/', STUDENT, '/home', 'home'],
  ['/home', { ...STUDENT, is_complete_profile: 0 as const }, '/complete-profile', 'completeProfile'],
  ['/auth/login', null, '/login', 'login'],
  ['/login%20copy', null, '/login', 'login'],
] as const)('%s redirects to another address, and only its view is downloaded', async (path, user, target, view) => {
  const { router } = open(path, user);
  await screen.findByText(`view ${view}`);
  expect(router.state.location.pathname).toBe(target);
  expect(imported).toEqual([view]);
});

test.each([
  ['/admin', STUDENT],
  ['/teacher/classroom', STUDENT],
  ['/exam', TEACHER],
] as const)('%s is refused to a user of another role, and nothing of it is downloaded', async (path, user) => {
  const { router } = open(path, user);
  await screen.findByRole('heading', { name: 'You don’t have access' });
  expect(router.state.location.pathname).toBe(path);
  expect(imported).toEqual([]);
});

test.each([
  ['/admin/quiz', ['quiz.write']],
  ['/admin/exam-paper', ['content.read']],
  ['/admin/subject/create', ['content.read']],
  ['/admin/roles/create', ['roles.read']],
])(
  '%s is refused without the permission of its row, within its layout, and nothing of it is downloaded',
  async (path, permissions) => {
    const { router } = open(path, { ...STUDENT, userRole: 'admin', permissions });
    await screen.findByRole('heading', { name: 'You don’t have access' });
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe(path);
    expect(imported).toEqual([]);
  },
);

test('with the permission of its row an address is shown', async () => {
  open('/admin/quiz', { ...STUDENT, userRole: 'admin', permissions: ['quiz.read'] });
  await screen.findByText('view quizList');
});

test('an unknown address shows an error with its path', async () => {
  open('/no/such%20page');
  await screen.findByRole('heading', { name: 'Page Not Found: /no/such page' });
  await vi.waitFor(() => expect(document.title).toBe('Page Not Found: /no/such page · Lectern'));
});

test('the page’s title comes from its row', async () => {
  open('/login');
  await screen.findByText('view login');
  await vi.waitFor(() => expect(document.title).toBe('Sign in · Lectern'));
});

test('content that no plan opens redirects to the plans, with the toast of the requirement', async () => {
  loaders.quiz = async ({ requireAccess }) => requireAccess({ topic: 't1', subject: 's1' });
  const { router, app } = open(QUIZ_PATH, STUDENT);
  await screen.findByText('view pricing');
  expect(router.state.location.pathname).toBe('/pricing');
  expect(app.toast.getSnapshot().context.entries[0]).toMatchObject({
    message: 'needsAnyPlan',
    duration: 3_000,
  });
});

test('content that the API refuses before the screen checks redirects to the plans with one toast', async () => {
  loaders.quiz = async ({ app, url, requireAccess }) => {
    app.navigate(refuseAccess(app, url));
    return requireAccess({ topic: 't1', subject: 's1' });
  };
  const { app } = open(QUIZ_PATH, STUDENT);
  await screen.findByText('view pricing');
  expect(app.toast.getSnapshot().context.history).toHaveLength(1);
});

test('content of a free topic is shown, and both parameters reach the loader', async () => {
  const seen: unknown[] = [];
  loaders.quizAnswers = async ({ params, requireAccess }) => {
    seen.push(params);
    requireAccess({ topic: 't1', subject: 's1' });
  };
  open(`${QUIZ_PATH}/view-answer/a7`, { ...STUDENT, free_topics: ['t1'] });
  await screen.findByText('view quizAnswers');
  expect(seen).toEqual([{ subject: 'physics', topic: 'motion', id: 'q1', id2: 'a7' }]);
});

test.each([
  [new ProductError('NOT_FOUND'), /^Page Not Found/],
  [new ProductError('FORBIDDEN'), /^You don’t have access/],
  [new Error('secret detail'), /^Internal Server Error/],
])('a loader that fails shows the error page: %s', async (error, title) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loaders.quiz = async () => {
    throw error;
  };
  open(QUIZ_PATH, STUDENT);
  await screen.findByRole('heading', { name: title });
  expect(document.body.textContent).not.toContain('secret detail');
});

test('after a navigation the focus is on the main heading', async () => {
  loaders.login = async () => null;
  const { router } = open('/contact');
  const end = restoreFocus(router, document);
  await screen.findByText('view contact');
  await router.navigate('/register');
  // Looked up each time: the layout may be rendered again when its parts have arrived.
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('view register')), { timeout: 8_000 });
  end();
});
