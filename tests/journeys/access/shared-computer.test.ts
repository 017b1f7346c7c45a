import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { type JourneyWorld, startJourneyWorld, type TestAccount } from '../../support/browser/journey-world.ts';

const TOPIC = '/subject/mathematics/topic/quadratic-equations';

/** The answers that the server does not have yet. */
const ANSWERS = { name: 'lectern.answers', store: 'answers' };

let world: JourneyWorld;
let first: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  world = await startJourneyWorld();
  const { email = '', password = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'student') ?? {};
  first = { email, password };
  second = await world.newStudent();
});
afterAll(async () => await world.close());

async function signIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.goto(`${world.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
}

/**
 * Everything that a page of this browser could read from its storage, except the application's files and data of one
 * tab: the return address.
 */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        const isFile = /\/assets\/|\/index\.html$|\/favicon\.svg$|\/appearance\.js$|\/config\.json$/.test(pathname);
        if (!isFile) stored.push(`${name} ${url}`);
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((opened, failed) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => opened(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((read, failed) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => read(reading.result);
          reading.onerror = () => failed(reading.error);
        });
        stored.push({ name, store, rows });
      }
      database.close();
    }
    return JSON.stringify(stored);
  });

async function openCached(): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await world.open('/login', { serviceWorkers: 'allow' });
  page.setDefaultTimeout(20_000);
  return { context, page };
}

/** The first student's session: home, a note, a quiz with an answer that does not reach the server. */
async function leaveWork(context: BrowserContext, page: Page): Promise<string> {
  await signIn(page, first);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${world.url}${TOPIC}/note`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.goto(`${world.url}${TOPIC}`);
  await page
    .getByRole('link', { name: /Practice/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Start|Go on|Start again|Continue)$/ }).click();
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  const choices = page.getByRole('main').locator('fieldset input[type="radio"]');
  while ((await choices.count()) === 0) {
    const title = await page
      .getByRole('main')
      .getByText(/^Question \d+ of \d+$/)
      .innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('main').getByText(title).waitFor({ state: 'detached' });
  }
  await context.route('**/graphql', (route) =>
    route.request().postData()?.includes('saveAnswers') ? route.abort() : route.continue(),
  );
  await choices.first().check();
  await page.getByText(/Saved on this device only/).waitFor();
  return page.url();
}

test('on a shared computer the next user finds nothing of the previous one, online or offline', async () => {
  const { context, page } = await openCached();
  const attempt = await leaveWork(context, page);
  const { rows } = await world.database.query<{ id: string; name: string }>(
    'select id, name from users where email = $1',
    [first.email],
  );
  const { id = '', name = '' } = rows[0] ?? {};
  expect(await stored(page)).toContain('lectern.kept');
  // The session ends elsewhere, with an answer that only this device has.
  await world.database.query('update sessions set revoked_at = now() where user_id = $1', [id]);
  await page.goto(`${world.url}/home`);
  await page.waitForURL('**/login');
  await context.unroute('**/graphql');

  const left = (): Promise<string> => stored(page);
  await expect.poll(left).not.toContain('lectern.kept');
  const remains = await left();
  for (const word of [name, first.email, 'lectern.pictures', 'quadratic']) expect(remains).not.toContain(word);
  // The answer waits for its owner.
  expect(remains).toContain(`{"name":"lectern.answers","store":"answers","rows":[{"person":"${id}"`);

  await context.setOffline(true);
  await page.goto(`${world.url}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain(name);
  await context.setOffline(false);

  await signIn(page, second);
  expect(await page.locator('body').innerText()).not.toContain(name);
  await page.goto(attempt);
  await page
    .getByText(/Page Not Found|Not found/i)
    .first()
    .waitFor();
  await context.setOffline(true);
  for (const path of ['/home', `${TOPIC}/note`, new URL(attempt).pathname + new URL(attempt).search]) {
    await page.goto(`${world.url}${path}`);
    const main = page.locator('#main');
    await expect.poll(async () => (await main.innerText()).trim(), { timeout: 20_000 }).not.toBe('');
    const shown = await page.locator('body').innerText();
    for (const word of [name, first.email]) expect(shown).not.toContain(word);
    expect(shown).not.toMatch(/^Question \d+ of \d+$/m);
  }
  await context.setOffline(false);
  await page.goto(`${world.url}/home`);
  await signOut(page);

  // Its owner returns, and it is sent.
  await signIn(page, first);
  await page.goto(attempt);
  await page.getByText(/^Question \d+ of \d+$/).waitFor();
  await expect.poll(left, { timeout: 20_000 }).toContain(JSON.stringify({ ...ANSWERS, rows: [] }));
  await context.close();
});

test('a cached file that was tampered with is not run, and is replaced by the correct one', async () => {
  const { context, page } = await openCached();
  await signIn(page, second);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const mark = `poisoned-${randomUUID()}`;
  const changed = await page.evaluate(async (word) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const isPage = pathname === '/index.html';
        if (!isPage && !pathname.endsWith('.js')) continue;
        const body = isPage
          ? `<!doctype html><title>${word}</title>`
          : `document.documentElement.dataset.poison='${word}'`;
        const type = isPage ? 'text/html' : 'text/javascript';
        await cache.put(request, new Response(body, { headers: { 'content-type': type } }));
        count += 1;
      }
    }
    return count;
  }, mark);
  expect(changed).toBeGreaterThan(10);
  await page.goto(`${world.url}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.poison ?? null)).toBeNull();
  // Not without the network either: the tampered file is gone.
  await context.setOffline(true);
  await page.goto(`${world.url}/analysis`).catch(() => undefined);
  expect(await page.title()).not.toBe(mark);
  await context.setOffline(false);
  await context.close();
});

test('a cached page that is older than the server offers the new version', async () => {
  const { context, page } = await openCached();
  await signIn(page, second);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto(`${world.url}/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(false);
  await context.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'a-newer-build' } }));
  await page.goto(`${world.url}/home`);
  await page
    .getByText(/new version/i)
    .first()
    .waitFor();
  await context.close();
});
