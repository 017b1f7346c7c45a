import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PROBE } from './vector.ts';

/** What went wrong in the pages of a browser: ids of vectors that ran, and requests to other servers. */
export type Watched = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly ran: ReadonlySet<number>;
  readonly requests: readonly string[];
};

/** Tall enough that everything on a page counts as near, and is rendered. */
const VIEWPORT = { width: 1_280, height: 4_000 };

/** A separate browser, whose pages report when a vector runs. Requests to other servers are blocked. */
export async function watchedPage(browser: Browser, baseURL: string): Promise<Watched> {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT, serviceWorkers: 'block' });
  const ran = new Set<number>();
  const requests: string[] = [];
  await context.exposeFunction(PROBE, (id: number) => void ran.add(id));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('dialog', (dialog) => {
    requests.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => requests.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) requests.push(request.url());
  });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  return { context, page, ran, requests };
}

/**
 * What could run, load or navigate in the page, however the browser parsed the texts: handlers, frames, scripts of
 * other origins, and addresses that are neither links to the web nor files of the product.
 */
export const dangersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FORBIDDEN =
      'iframe, frame, object, embed, base, meta[http-equiv], portal, foreignObject, animate, set, handler';
    const ADDRESSES = [
      'href',
      'src',
      'xlink:href',
      'action',
      'formaction',
      'data',
      'poster',
      'background',
      'srcdoc',
      'ping',
    ];
    const FILES = ['IMG', 'SCRIPT', 'LINK', 'SOURCE', 'VIDEO', 'AUDIO'];
    const describe = (element: Element): string => element.outerHTML.slice(0, 160);
    const found: string[] = [];
    for (const element of document.querySelectorAll(FORBIDDEN)) found.push(`element: ${describe(element)}`);
    for (const script of document.querySelectorAll('body script:not([src])')) {
      const isData = ['application/json', 'application/ld+json'].includes(script.getAttribute('type') ?? '');
      if (!isData) found.push(`script: ${describe(script)}`);
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`handler: ${describe(element)}`);
        if (name === 'srcset' || (name === 'style' && /url\(|expression|@import/i.test(value)))
          found.push(`${name}: ${describe(element)}`);
        if (!ADDRESSES.includes(name)) continue;
        if (!URL.canParse(value, document.baseURI)) {
          found.push(`address: ${describe(element)}`);
          continue;
        }
        const address = new URL(value, document.baseURI);
        const isLink = element.tagName === 'A' && ['http:', 'https:', 'mailto:'].includes(address.protocol);
        const isFile =
          FILES.includes(element.tagName) && address.protocol === 'data:' && value.startsWith('data:image/');
        if (!isLink && !isFile && address.origin !== location.origin) found.push(`address: ${describe(element)}`);
      }
    }
    return found;
  });
