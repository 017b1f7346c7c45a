import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { isPseudoLocale, PSEUDO_LOCALE_KEY } from '#texts/pseudo/pseudo-text.ts';
import { addressesOf, BUILT_ROWS, UNKNOWN } from './addresses.ts';
import { walkAttempt } from './attempt-walk.ts';
import type { Choices, ScreenLanguage } from './choices.ts';

export const VISITOR = 'visitor';
export const ROLES: readonly string[] = [VISITOR, ...new Set(DEMO_ACCOUNTS.map(({ role }) => role))];

export type ImageView = {
  readonly language: ScreenLanguage;
  readonly role: string;
  readonly id: string;
  readonly path: string;
  readonly width: number;
  readonly theme: string;
  /** By how many CSS pixels the page is wider than the window; 0 as it should be. */
  readonly tooWide: number;
  /** Relative to the folder of screenshots. */
  readonly file: string;
};

type Job = {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
  readonly language: ScreenLanguage;
  readonly sizes: Choices['sizes'];
  readonly themes: Choices['themes'];
  readonly role: string;
  /** Whether to take screenshots of an address; the others are visited only for their links. */
  readonly isRequested: (path: string) => boolean;
};

/** Signs the demo account of a role in; a role without an account stays signed out. */
export async function signIn(page: Page, role: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  if (account === undefined) return;
  await page.goto('/login');
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Opens an address and waits until the page is complete; false if it redirects or is refused. */
async function visit(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page
    .locator('[role="status"][aria-label]:empty, [role="status"][aria-label]:has(.rt-Skeleton)')
    .first()
    .waitFor({ state: 'detached', timeout: 2_000 })
    .catch(() => {
      // The gallery shows permanent loading states.
    });
  if (new URL(page.url()).pathname !== path) return false;
  return (await page.locator('[data-status="403"]').count()) === 0;
}

/** Every screenshot of one role, in one browser window that changes size and theme. */
export async function photograph({
  browser,
  url,
  folder,
  language,
  sizes,
  themes,
  role,
  isRequested,
}: Job): Promise<readonly ImageView[]> {
  const isPseudo = isPseudoLocale(language);
  const locale = isPseudo ? 'en' : language;
  const context = await browser.newContext({ baseURL: url, locale, reducedMotion: 'reduce' });
  if (isPseudo)
    await context.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      PSEUDO_LOCALE_KEY,
      language,
    ] as const);
  const page = await context.newPage();
  const screenshots: ImageView[] = [];
  const links = new Set<string>();
  await mkdir(join(folder, language, role), { recursive: true });
  const take = async (id: string, path: string): Promise<void> => {
    if (!isRequested(path)) return;
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const file = `${language}/${role}/${id}.${size.width}.${theme}.jpg`;
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85, fullPage: true });
        const tooWide = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        screenshots.push({ language, role, id, path, width: size.width, theme, tooWide, file });
      }
    }
  };
  await signIn(page, role);
  // The gallery is the same for everybody.
  const rows = BUILT_ROWS.filter(({ id }) => role === VISITOR || !id.startsWith('gallery'));
  for (const row of [...rows, UNKNOWN]) {
    for (const { id, path } of addressesOf(row, links)) {
      if (!(await visit(page, path))) continue;
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      for (const href of hrefs) links.add(new URL(href, url).pathname);
      await take(id, path);
    }
  }
  await walkAttempt(page, links, take);
  await context.close();
  return screenshots;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An overview page: a row for each address, a screenshot for each size and theme. */
export async function writeIndex(folder: string, screenshots: readonly ImageView[]): Promise<string> {
  const lines = Map.groupBy(screenshots, ({ language, role, id }) => `${language} ${role} ${id}`);
  const body = [...lines.values()].map((line) => {
    const shots = line.map(
      ({ file, width, theme }) =>
        `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${width} px, ${theme}" title="${width} px, ${theme}"></a>`,
    );
    const [first] = line;
    return `<h2>${escaped(`${first?.language} · ${first?.role} · ${first?.id} · ${first?.path}`)}</h2><div>${shots.join('')}</div>`;
  });
  const style =
    'body{font:15px sans-serif;margin:1rem;background:#888}h2{margin:1rem 0 .3rem;font-size:1rem}div{display:flex;gap:.5rem;overflow-x:auto;align-items:start}img{height:360px;display:block}';
  const path = join(folder, 'index.html');
  await writeFile(
    path,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${body.join('\n')}`,
  );
  return path;
}
