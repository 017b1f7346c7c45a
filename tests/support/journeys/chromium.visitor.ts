import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journeyPaths, walk } from '../browser/journey.ts';
import {
  type JourneyWorld,
  startJourneyWorld,
  type TestAccount,
  unlistedStoredData,
  type Window,
} from '../browser/journey-world.ts';
import type { JourneySteps } from './journey.ts';
import { chooseFromAccountMenu, signIn, type Visitor } from './visitor.ts';

/** Longer than a page waits before it prefetches. */
const QUIET_MS = 1_500;

/** Waits until the page has sent no request for a while. */
async function quietOf(page: Page): Promise<void> {
  for (;;) {
    const asks = page.waitForRequest(() => true, { timeout: QUIET_MS });
    if (
      await asks.then(
        () => false,
        () => true,
      )
    )
      return;
  }
}

/** The real driver: a page of Chromium with a running server. */
function chromiumVisitor({ page, context }: Window, { mail }: JourneyWorld, user: TestAccount): Visitor {
  const toasts = page.locator('[data-sonner-toast]');
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' });
  const visitor: Visitor = {
    ...user,
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    fill: (label, text, which = 'first') => field(label)[which]().fill(text),
    paste: async (label, text) => {
      await field(label).focus();
      await page.keyboard.insertText(text);
    },
    press: (role, name) => page.getByRole(role, { name, exact: typeof name === 'string' }).click(),
    pressText: (text) => page.getByText(text).first().click(),
    pressKeys: (keys) => page.keyboard.press(keys),
    follow: (name) => page.getByRole('main').getByRole('link').filter({ hasText: name }).first().click(),
    seeAddress: (path) => page.waitForURL(`**${path}`),
    seeHeading: (name) =>
      page
        .getByRole('heading', { name, exact: typeof name === 'string' })
        .first()
        .waitFor(),
    seeText: (text) => page.getByText(text).first().waitFor(),
    stored: () =>
      page.evaluate(() => ({
        cookie: document.cookie,
        local: { ...localStorage },
        session: { ...sessionStorage },
      })),
    receiveCode: async () => /\b\d{6}\b/.exec((await mail.next(user.email)).text)?.[0] ?? '',
    signOutOnAnotherDevice: async () => {
      const other = await context.newPage();
      await other.goto('/home');
      await chooseFromAccountMenu(chromiumVisitor({ page: other, context, problems: [] }, world, user), 'Sign out');
      await other.waitForURL('**/login');
      await page.waitForURL('**/login', { timeout: 1_000 });
    },
    loseSession: async () => {
      // A pending request would detect the lost session first, and the page would leave by itself.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the product stores its token the same way
        document.cookie = 'auth.token=gone; Path=/; SameSite=Strict';
        localStorage.setItem('auth.refresh', JSON.stringify({ refreshToken: 'gone', endsAtMs: Date.now() + 300_000 }));
      });
    },
    loseNetwork: async () => {
      // Late background requests of the page would be reported as well.
      await quietOf(page);
      await page.route('**/graphql', (route) => route.abort());
    },
    wait: (ms) => page.waitForTimeout(ms),
    pointAtMessage: (isThere) => (isThere ? toasts.first().hover() : page.mouse.move(5, 600)),
    seeMessages: (messages) => expect.poll(() => toasts.allTextContents(), { timeout: 6_000 }).toEqual(messages),
  };
  return visitor;
}

let world: JourneyWorld;

/** Walks every path of a journey in real Chromium, with the real server. */
export function walkInChromium({ model, from, words }: JourneySteps): void {
  beforeAll(async () => {
    world = await startJourneyWorld();
  });
  afterAll(() => world?.close());

  test.each(journeyPaths(model).map((path) => [path.title, path] as const))('%s', async (_, path) => {
    const user = await world.newStudent();
    const window = await world.openAgain('/login');
    const visitor = chromiumVisitor(window, world, user);
    if (from === 'home') {
      await signIn(visitor, user.password);
      await visitor.seeAddress('/home');
    }
    await walk(path, words(visitor));
    expect(window.problems).toEqual([]);
    expect(await unlistedStoredData(window)).toEqual([]);
  });
}
