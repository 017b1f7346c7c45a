import { Theme } from '@radix-ui/themes';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProvider } from '#client/app.context.ts';
import { NavigationRefusedError } from '#domain/platform/navigation/own-address.rule.ts';
import { VIEWS } from '#views/index.ts';
import { createRouter } from '../../src/app/router.tsx';
import { refuseScriptLinks } from '../../src/app/start/script-links.ts';
import { noPageFiles } from '../support/browser/no-page-files.ts';
import { startFakeApp } from '../support/users/fake-app.ts';
import { STUDENT } from '../support/users/fake-users.ts';

const SCRIPTS = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:msgbox(1)',
];
const FOREIGN = [...SCRIPTS, 'https://evil.example/home', '//evil.example/home', '/\\evil.example'];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

let refusals: unknown[] = [];
beforeEach(() => {
  refusals = [];
  for (const name of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    vi.spyOn(VIEWS, name).mockImplementation(async () => ({ Component: View }));
  }
});

/** Represents every screen: a button that navigates in code, and the target address. */
let to = '/privacy';
function View() {
  const navigate = useNavigate();
  const lead = async () => {
    try {
      await navigate(to);
    } catch (error) {
      refusals.push(error);
    }
  };
  return (
    <>
      <h1>A screen</h1>
      <button type="button" onClick={() => void lead()}>
        Go
      </button>
      <Link to="/contact">To contact</Link>
    </>
  );
}

/** The router as in `main`, with the browser's own history. */
async function open(path: string, user: typeof STUDENT | null = null) {
  history.replaceState(null, '', path);
  const { app } = startFakeApp({ user });
  const router = createRouter(app, noPageFiles(app), localStorage);
  ends.push(
    () => router.dispose(),
    () => app.stop(),
  );
  render(
    <Theme>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </Theme>,
  );
  await screen.findByText('A screen');
  return { app, router };
}

describe('a screen that navigates in code', () => {
  test('navigates to an address of the application', async () => {
    const { router } = await open('/login');
    to = '/privacy';
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    expect(refusals).toEqual([]);
  });

  test.each(FOREIGN)('is refused %j, with an error, and stays', async (address) => {
    const { router } = await open('/login');
    to = address;
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await vi.waitFor(() => expect(refusals).toHaveLength(1));
    expect(refusals[0]).toBeInstanceOf(NavigationRefusedError);
    expect([router.state.location.pathname, location.pathname]).toEqual(['/login', '/login']);
  });
});

describe('the router itself, as machines use it', () => {
  test.each(FOREIGN)('refuses %j', async (address) => {
    const { router } = await open('/login');
    await expect(router.navigate(address)).rejects.toThrow(NavigationRefusedError);
    await expect(router.navigate({ pathname: address })).rejects.toThrow(NavigationRefusedError);
    expect(router.state.location.pathname).toBe('/login');
  });

  test('goes back and forward, and follows links', async () => {
    const { router } = await open('/login');
    await userEvent.click(screen.getByRole('link', { name: 'To contact' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
    await act(() => router.navigate(-1));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('a stored return address that another program has written', () => {
  test.each(FOREIGN)('with %j, users are sent to home instead', async (address) => {
    sessionStorage.setItem('return.place', address);
    const { router } = await open('/login', STUDENT);
    expect(router.state.location.pathname).toBe('/home');
  });

  test.each(['return', 'redirect', 'next', 'to'])('?%s= in an address redirects nowhere', async (name) => {
    const { router } = await open(`/login?${name}=${encodeURIComponent('https://evil.example/')}`, STUDENT);
    expect(router.state.location).toMatchObject({ pathname: '/home', search: '' });
  });
});

describe('a link', () => {
  /** Clicks a link; returns the errors and whether the browser was prevented from following it. */
  function press(link: HTMLAnchorElement, kind = 'click') {
    const errors: unknown[] = [];
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true });
    document.body.append(link);
    try {
      link.dispatchEvent(event);
    } catch (error) {
      // A browser dispatches the error to the window; the test DOM throws it to the dispatcher.
      errors.push(error);
    }
    link.remove();
    return { errors, isFollowed: !event.defaultPrevented };
  }
  const linkTo = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href });

  test.each(SCRIPTS)('to %j is refused, with an error', (address) => {
    ends.push(refuseScriptLinks(document));
    for (const kind of ['click', 'auxclick']) {
      const { errors, isFollowed } = press(linkTo(address), kind);
      expect(errors).toEqual([expect.any(NavigationRefusedError)]);
      expect(isFollowed).toBe(false);
    }
  });

  test.each(['#main', 'mailto:ada@example.org', 'https://example.org/source'])(
    'to %j is the user’s own choice',
    (address) => {
      ends.push(refuseScriptLinks(document));
      const link = linkTo(address);
      link.addEventListener('click', (event) => event.stopPropagation());
      expect(press(link).errors).toEqual([]);
    },
  );

  test('that only downloads what the page has created is not a navigation', () => {
    ends.push(refuseScriptLinks(document));
    const link = linkTo('blob:http://localhost/1');
    link.download = 'table.csv';
    expect(press(link).errors).toEqual([]);
  });

  test('is not checked once the guard is removed', () => {
    refuseScriptLinks(document)();
    expect(press(linkTo('vbscript:msgbox(1)')).errors).toEqual([]);
  });
});
