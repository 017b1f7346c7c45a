import { get } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROUTES } from '#routes/table.ts';
import { testDemo } from '../../support/browser/test-demo.ts';

const { browser, server } = await testDemo();

const visit = (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block', ...options });

const PRERENDERED = ROUTES.filter((row) => row.prerendered === true && !row.path.includes(':')).map(({ path }) => path);

test.each(PRERENDERED)('%s is sent to clients that accept no compression', async (path) => {
  const status = await new Promise((found, failed) =>
    get(`${server.url}${path}`, (answer) => found(answer.resume().statusCode)).once('error', failed),
  );
  expect(status).toBe(200);
});

/**
 * Notes how every element of the page is rendered, in the page: the styles of all elements are megabytes. Returns the
 * elements that are rendered differently from the first call.
 */
const redrawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const noted = globalThis as { drawn?: readonly string[] };
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const drawn = [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      return `${(element.cloneNode() as Element).outerHTML} ${names.map((name) => style.getPropertyValue(name)).join()}`;
    });
    noted.drawn ??= drawn;
    const first = noted.drawn;
    return first.length === drawn.length ? drawn.filter((element, at) => element !== first[at]) : ['another number'];
  });

test.each(PRERENDERED)(
  '%s can be read without its scripts, first painted as with the style sheets that are loaded late',
  async (path) => {
    const context = await visit({ colorScheme: 'dark', serviceWorkers: 'block' });
    const page = await context.newPage();
    let letIn: () => void = () => undefined;
    const isLetIn = new Promise<void>((done) => {
      letIn = done;
    });
    // The page has been requested again already, and stays as it is.
    await page.addInitScript(() => history.replaceState({ again: true }, ''));
    await page.route('**/*.js', (route) => route.abort());
    await page.route('**/*.css', async (route) => {
      await isLetIn;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toBe('');
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    expect(await redrawn(page)).toEqual([]);
    const waiting = page.locator('link[data-late][media=print]');
    expect(await waiting.count()).toBeGreaterThan(0);
    letIn();
    await expect.poll(() => waiting.count()).toBe(0);
    expect(await redrawn(page)).toEqual([]);
    await context.close();
  },
);

test('the application also runs if the late style sheets fail to load', async () => {
  const context = await visit({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/login');
  await page.locator('#root[data-running]').waitFor();
  await context.close();
});

test.each(['/', '/login'])('%s neither shifts nor violates its policy during hydration', async (path) => {
  const context = await visit();
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelector('[aria-live]') !== null && document.fonts.status === 'loaded',
  );
  const shift = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(sum), 1_000);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** In another language the texts differ, and the components are the same: one page of each layout is enough. */
const IN_GERMAN = ['/', '/pricing', '/blog', '/login'];

test.each([
  { locale: 'en-GB', paths: PRERENDERED },
  { locale: 'de-DE', paths: PRERENDERED.filter((path) => IN_GERMAN.includes(path)) },
])('the application hydrates the server’s page unchanged, in $locale', async ({ locale, paths }) => {
  expect(paths.length).toBeGreaterThanOrEqual(IN_GERMAN.length);
  const context = await visit({ locale });
  for (const path of paths) {
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on('pageerror', ({ message }) => consoleErrors.push(message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { written: document.querySelector('h1') });
      });
    });
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('[aria-live]') !== null);
    const isSaved = await page.evaluate(() => (globalThis as { written?: Element }).written?.isConnected);
    expect({ path, isSaved, consoleErrors }).toEqual({ path, isSaved: true, consoleErrors: [] });
    await page.close();
  }
  await context.close();
});

/** Opens a page whose script arrives only when the returned function is called. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/index.*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrival.resolve;
}

test('what is typed before hydration is kept', async () => {
  const context = await visit();
  const page = await context.newPage();
  const go = await openWithoutScript(page, '/login');
  await page.getByLabel('Email').fill('student@lectern.example');
  await page.getByLabel('Password').pressSequentially('study-with-');
  go();
  await page.waitForFunction(() => document.querySelector('[aria-live]') !== null);
  await page.keyboard.type('lectern');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await context.close();
});

test('a form submitted before hydration is sent afterwards, and adds nothing to the address', async () => {
  const context = await visit();
  const page = await context.newPage();
  const go = await openWithoutScript(page, '/login');
  await page.getByLabel('Email').fill('student@lectern.example');
  await page.getByLabel('Password').fill('study-with-lectern');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${server.url}/login`);
  go();
  await page.waitForURL('**/home');
  await context.close();
});

test('without scripts, submitted values do not appear in the address', async () => {
  const context = await visit({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Password').fill('study-with-lectern');
  await page.keyboard.press('Enter');
  await page.waitForLoadState();
  expect(page.url()).toBe(`${server.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await context.close();
});

test('a possibly signed-in user gets the page that waits for the application', async () => {
  const cookie = { headers: { cookie: 'auth.token=somebody' } };
  expect(await (await fetch(`${server.url}/`, cookie)).text()).toContain('<div id="root"></div>');
  expect(await (await fetch(`${server.url}/`)).text()).not.toContain('<div id="root"></div>');
});

test('public pages keep the browser’s process, and all others do not', async () => {
  const policyOf = async (path: string, headers = {}): Promise<string | null> =>
    (await fetch(`${server.url}${path}`, { headers })).headers.get('cross-origin-opener-policy');
  expect([await policyOf('/'), await policyOf('/pricing')]).toEqual([null, null]);
  for (const path of ['/login', '/register', '/home', '/nowhere', '/?from=elsewhere'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
  expect(await policyOf('/', { cookie: 'auth.token=a' })).toBe('same-origin');
});

test('the data of a page has a file of its own', async () => {
  const answer = await fetch(`${server.url}/answers/front.json`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveProperty(['frontPage {}', 'sampleQuestions']);
  expect((await fetch(`${server.url}/answers/home.json`)).status).toBe(404);
});

test('no page creates elements or scripts from text, or runs those of another origin', async () => {
  const context = await visit();
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => document.querySelector('[data-running]') !== null);
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (attempt: () => void): string => {
      try {
        attempt();
        return 'done';
      } catch (refusal) {
        return (refusal as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      element: outcomeOf(() => {
        document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      frame: outcomeOf(() => document.write('<iframe></iframe>')),
      foreign: outcomeOf(() => {
        script.src = 'https://evil.example/run.js';
      }),
      style: outcomeOf(() => {
        document.createElement('style').innerHTML = 'p { color: red }';
      }),
      own: outcomeOf(() => {
        script.src = '/service-worker.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    element: 'TypeError',
    frame: 'TypeError',
    foreign: 'TypeError',
    style: 'done',
    own: 'done',
  });
  await context.close();
});

test('a page whose first script fails to load reloads by itself, and then works', async () => {
  const context = await visit({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let missed = 0;
  await page.route('**/assets/index.*.js', (route) => {
    missed += 1;
    return missed === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await page.goto('/login');
  await page.locator('#root[data-running]').waitFor();
  expect([missed, await page.locator('#not-whole').count()]).toEqual([2, 0]);
  await context.close();
});

test('a page whose first script never loads says so, and does not reload again and again', async () => {
  const context = await visit({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let missed = 0;
  await page.route('**/assets/index.*.js', (route) => {
    missed += 1;
    return route.abort();
  });
  await page.goto('/login');
  await page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load. Reload the page.' }).waitFor();
  await page.waitForTimeout(2_000);
  expect(missed).toBe(2);
  await context.close();
});
