import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { PAYLOAD_PRELOAD_DELAY_MS } from '#domain/platform/screen.limits.ts';
import { VIEWS } from '#views/index.ts';
import { createRoutes } from '../../src/app/router.tsx';
import { followLinks } from '../../src/app/start/preload.ts';
import { noPageFiles } from '../support/browser/no-page-files.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

const imported: string[] = [];
const ends: (() => void)[] = [];

beforeEach(() => {
  imported.length = 0;
  for (const name of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    vi.spyOn(VIEWS, name).mockImplementation(async () => {
      imported.push(name);
      return { Component: () => null };
    });
  }
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function watch(user: typeof STUDENT | null = STUDENT, at = '/nowhere') {
  const { app } = startFakeApp({ user });
  await waitFor(app.auth, (state) => !state.hasTag('busy'));
  vi.useFakeTimers();
  const pages = { ...noPageFiles(app), preload: vi.fn(async () => undefined) };
  const router = createMemoryRouter(createRoutes(app, pages, localStorage), {
    initialEntries: [at],
  });
  ends.push(
    followLinks(app, pages, router, document),
    () => router.dispose(),
    () => app.stop(),
  );
  imported.length = 0;
  const link = (href: string): HTMLAnchorElement => {
    const created = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.body.append(created);
    return created;
  };
  const point = (at: Element): void => void at.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  return { link, pages, point };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the view of a link is downloaded after one second on it, and not before', async () => {
  const { link, point } = await watch();
  point(link('/subject/physics'));
  await pass(PAYLOAD_PRELOAD_DELAY_MS - 1);
  expect(imported).toEqual([]);
  await pass(1);
  expect(imported).toEqual(['subject']);
});

test('the data of a public page is downloaded with its view', async () => {
  const { link, pages, point } = await watch(null);
  point(link('/pricing'));
  await pass(PAYLOAD_PRELOAD_DELAY_MS - 1);
  expect(pages.preload).not.toHaveBeenCalled();
  await pass(1);
  expect(pages.preload).toHaveBeenCalledExactlyOnceWith('/pricing');
  expect(imported).toEqual(['pricing']);
});

test('focus on a link counts like the pointer, also when it leaves', async () => {
  const { link } = await watch();
  const created = link('/subject/physics');
  created.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await pass(PAYLOAD_PRELOAD_DELAY_MS - 1);
  created.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await pass(5_000);
  expect(imported).toEqual([]);
  created.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await pass(PAYLOAD_PRELOAD_DELAY_MS);
  expect(imported).toEqual(['subject']);
});

test('leaving in time downloads nothing', async () => {
  const { link, point } = await watch();
  point(link('/subject/physics'));
  await pass(PAYLOAD_PRELOAD_DELAY_MS - 1);
  point(document.body);
  await pass(5_000);
  expect(imported).toEqual([]);
});

test.each([
  ['a page from which the guard would redirect', '/login', STUDENT],
  ['a member’s page, signed out', '/home', null],
  ['another role’s page', '/teacher/classroom', STUDENT],
  ['another site', 'https://example.org/home', STUDENT],
  ['an unknown address', '/no/such/page', STUDENT],
  ['an address that redirects', '/auth/login', STUDENT],
])('%s is never preloaded', async (_, href, user) => {
  const { link, point } = await watch(user);
  point(link(href));
  await pass(5_000);
  expect(imported).toEqual([]);
});

test('a failed preload is not reported', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { link, point } = await watch();
  vi.spyOn(VIEWS, 'subject').mockRejectedValue(new Error('gone'));
  point(link('/subject/physics'));
  await pass(PAYLOAD_PRELOAD_DELAY_MS);
  expect(debug).toHaveBeenCalledOnce();
});

test('the view of today’s session is downloaded once home has shown it for a moment', async () => {
  const { link } = await watch(STUDENT, '/home');
  link('/session');
  await pass(1_000);
  expect(imported).not.toContain('studySession');
  await pass(1_000);
  expect(imported).toContain('studySession');
});

test('other pages with a link to the session download nothing by themselves', async () => {
  const { link } = await watch(STUDENT, '/nowhere');
  link('/session');
  await pass(10_000);
  expect(imported).toEqual([]);
});
