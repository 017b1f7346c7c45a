import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { REFRESH_KEY } from '#api/token-store.ts';
import { type App, startApp } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { createRoutes } from '../../../src/app/router.tsx';
import { followAuth } from '../../../src/app/session/follow-auth.ts';
import { journeyPaths, walk } from '../browser/journey.ts';
import { noPageFiles } from '../browser/no-page-files.ts';
import { CONFIG } from '../users/fake-users.ts';
import type { JourneySteps } from './journey.ts';
import { MemoryServer } from './memory-server.ts';
import { signIn, type Visitor } from './visitor.ts';

const USER = { email: 'ada@example.org', password: 'seven quiet herons' };
/** Time for a page load, or the first import of a view, on a busy machine. */
const LONGEST_WAIT = { timeout: 8_000 };
/** One of several checks within a longer wait. */
const SHORT_TIMEOUT = { timeout: 1_000 };

/** A tab: the application as `main` assembles it, loaded again for each address that is opened. */
function openTab(server: MemoryServer) {
  let app: App | undefined;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  let unmount = (): void => undefined;

  const close = (): void => {
    unmount();
    app?.stop();
    vi.unstubAllGlobals();
  };
  /** What the page requests besides the API: whether the server is reachable, and which build it has. */
  const besides = async (): Promise<Response> => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    return Response.json({ id: CONFIG.buildId });
  };
  const load = (path: string): void => {
    close();
    vi.stubGlobal('fetch', besides);
    const reload = () => load(router?.state.location.pathname ?? path);
    const loads: Readonly<Record<PropertyKey, unknown>> = { reload, assign: load };
    const location = new Proxy(window.location, {
      get: (target, name) => loads[name] ?? Reflect.get(target, name, target),
    });
    // The test DOM has no Web Locks, like a browser on a page that was loaded over http.
    const own: Readonly<Record<PropertyKey, unknown>> = { fetch: server.fetch, location, navigator: {} };
    const browser = new Proxy(window, { get: (target, name) => own[name] ?? Reflect.get(target, name, target) });
    const started = startApp({
      config: CONFIG,
      window: browser,
      navigate: (to) => void opened.navigate(to),
      requestedLocation: () => opened.state.navigation.location ?? opened.state.location,
    });
    const opened = createMemoryRouter(createRoutes(started, noPageFiles(started), localStorage), {
      initialEntries: [path],
    });
    followAuth(started, opened);
    [app, router] = [started, opened];
    ({ unmount } = render(
      <Theme>
        <AppProvider value={started}>
          <RouterProvider router={opened} />
        </AppProvider>
      </Theme>,
    ));
  };
  return {
    load,
    close,
    path: () => router?.state.location.pathname ?? '',
    isIdle: () => router?.state.navigation.state === 'idle',
  };
}

/** The same driver in Testing Library: real machines, router and views, with a server in memory. */
function domVisitor(server: MemoryServer, tab: ReturnType<typeof openTab>): Visitor {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const toasts = () => [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')];
  const field = async (label: string | RegExp, which: 'first' | 'last') => {
    const found = await screen.findAllByLabelText(label, { selector: 'input' }, LONGEST_WAIT);
    const chosen = found.at(which === 'first' ? 0 : -1);
    if (chosen === undefined) throw new Error(`There is no field ${label}.`);
    return chosen;
  };
  const fill: Visitor['fill'] = async (label, text, which = 'first') => {
    const input = await field(label, which);
    await user.clear(input);
    await user.type(input, text);
  };
  return {
    ...USER,
    open: async (path) => tab.load(path),
    reload: async () => tab.load(tab.path()),
    fill,
    paste: async (label, text) => {
      await user.click(await field(label, 'first'));
      await user.paste(text);
    },
    press: async (role, name) => user.click(await screen.findByRole(role, { name }, LONGEST_WAIT)),
    pressText: async (text) => {
      const [first] = await screen.findAllByText(text, {}, LONGEST_WAIT);
      if (first === undefined) throw new Error(`Nothing says ${text}.`);
      await user.click(first);
    },
    pressKeys: async (keys) => {
      const [modifier, key = ''] = keys.split('+');
      await user.keyboard(`{${modifier}>}[Key${key}]{/${modifier}}`);
    },
    follow: async (name) => {
      const link = async () =>
        (
          await within(await screen.findByRole('main', {}, SHORT_TIMEOUT)).findAllByRole(
            'link',
            { name },
            SHORT_TIMEOUT,
          )
        )[0];
      await waitFor(async () => user.click((await link()) ?? document.body), LONGEST_WAIT);
    },
    seeAddress: (path) => waitFor(() => expect([tab.path(), tab.isIdle()]).toEqual([path, true]), LONGEST_WAIT),
    seeHeading: async (name) => void (await screen.findAllByRole('heading', { name }, LONGEST_WAIT)),
    seeText: async (text) => void (await screen.findAllByText(text, {}, LONGEST_WAIT)),
    stored: async () => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } }),
    receiveCode: () =>
      vi.waitFor(() => {
        const code = server.nextMail(USER.email);
        if (code === undefined) throw new Error('No mail has come.');
        return code;
      }),
    signOutOnAnotherDevice: async () => {
      // Another tab reaches this one only through the storage.
      server.endAllSessions();
      clearCookies();
      const oldValue = localStorage.getItem(REFRESH_KEY);
      localStorage.removeItem(REFRESH_KEY);
      window.dispatchEvent(new StorageEvent('storage', { key: REFRESH_KEY, oldValue, newValue: null }));
      await waitFor(() => expect(tab.path()).toBe('/login'), { timeout: 1_000 });
    },
    loseSession: async () => server.endAllSessions(),
    loseNetwork: async () => {
      server.isReachable = false;
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    pointAtMessage: async (isThere) => user.hover(isThere ? (toasts()[0] ?? document.body) : document.body),
    seeMessages: (messages) =>
      waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual(messages), LONGEST_WAIT),
  };
}

function clearCookies(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product stores its token the same way
  document.cookie = 'auth.token=; Max-Age=0; Path=/';
}

/** Walks every path of a journey in Testing Library, with the real machines. */
export function walkInTheDom({ model, from, words }: JourneySteps): void {
  let tab: ReturnType<typeof openTab> | undefined;
  // Preloads what home downloads late: a page that waits for it within a step would not be rendered.
  beforeAll(() => import('#views/student/study/home/news.tsx'));
  afterEach(() => tab?.close());

  test.each(journeyPaths(model).map((path) => [path.title, path] as const))(
    '%s',
    { timeout: 30_000 },
    async (_, path) => {
      localStorage.clear();
      sessionStorage.clear();
      clearCookies();
      const server = new MemoryServer();
      server.register(USER.email, USER.password);
      tab = openTab(server);
      tab.load('/login');
      const visitor = domVisitor(server, tab);
      if (from === 'home') {
        await signIn(visitor, USER.password);
        await visitor.seeAddress('/home');
      }
      await walk(path, words(visitor));
    },
  );
}
