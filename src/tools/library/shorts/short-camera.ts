import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import katex from 'katex';
import { HEADS } from '../../../library/drawing/figure.ts';
import { CANVAS } from '../../../library/drawing/short.ts';
import { launchChromium } from '../../browser/chromium.ts';

/** Pixels of the video for each pixel of the canvas. */
const DENSITY = 2;
const SHEET_COLUMNS = 5;

/** Takes images of the canvas of shorts. */
export type ShortCamera = {
  /** A PNG file of one frame. */
  readonly take: (svg: string) => Promise<Buffer>;
  /** A PNG file of several frames with their captions. */
  readonly contactSheet: (images: readonly { readonly svg: string; readonly caption: string }[]) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Starts the browser that draws shorts. Throws if Chromium is not installed. */
export async function openShortCamera(): Promise<ShortCamera> {
  const browser = await launchChromium();
  const page = await browser.newPage({ deviceScaleFactor: DENSITY, viewport: CANVAS });
  const session = await page.context().newCDPSession(page);
  const open = async (body: string): Promise<void> => {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>${styles()}</style>${body}`);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
  };
  const show = (markup: string): Promise<unknown> =>
    page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(markup)}`);
  // Typefaces are loaded when text first needs them.
  const samples = '<p class="title">a<i>a</i></p><p>a<i>a</i><b>a</b></p>';
  await open(
    `<div id="warm">${samples}${formulas(katexOf(String.raw`\mathrm{a}b\cdot\sqrt{\frac{1}{2}}\sum`))}</div><main></main>`,
  );
  await page.evaluate('document.fonts.ready.then(() => document.getElementById("warm").remove())');
  return {
    take: async (svg) => {
      await show(withDefinitions(svg));
      // Twice as fast as the page's own method, which prepares the page for each image.
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    contactSheet: async (images) => {
      const rows = Math.ceil(images.length / SHEET_COLUMNS);
      await page.setViewportSize({ width: SHEET_COLUMNS * (CANVAS.width + 8), height: rows * (CANVAS.height + 8) });
      const cells = images.map(
        ({ svg, caption }) => `<figure>${withDefinitions(svg)}<figcaption>${caption}</figcaption></figure>`,
      );
      await show(`<div class="sheet">${cells.join('')}</div>`);
      const picture = await page.screenshot({ type: 'png' });
      await page.setViewportSize(CANVAS);
      return picture;
    },
    close: () => browser.close(),
  };
}

const withDefinitions = (svg: string): string =>
  formulas(svg.replace(/<svg [^>]*>/, (tag) => `${tag}<defs>${HEADS}</defs>`));

const katexOf = (tex: string): string => `<div data-tex="${tex}"></div>`;

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The markup with its formulas typeset. */
const formulas = (markup: string): string =>
  markup.replace(
    / data-tex="([^"]*)"><\/div>/g,
    (_, tex: string) =>
      `>${katex.renderToString(unescaped(tex), { throwOnError: true, strict: 'error', output: 'html' })}</div>`,
  );

const pathOf = (name: string): string => fileURLToPath(import.meta.resolve(name));
const dataOf = (path: string): string => `data:font/woff2;base64,${readFileSync(path).toString('base64')}`;

function styles(): string {
  const sans = (style: 'normal' | 'italic'): string =>
    `@font-face{font-family:LecternSans;font-style:${style};font-weight:200 900;src:url(${dataOf(pathOf(`@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-${style}.woff2`))})}`;
  const serif = `@font-face{font-family:LecternSerif;font-weight:200 900;src:url(${dataOf(pathOf('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'))})}`;
  const sheetPath = pathOf('katex/dist/katex.min.css');
  const formulaStyles = readFileSync(sheetPath, 'utf8').replace(
    /url\((fonts\/[^)]+\.woff2)\)/g,
    (_, font: string) => `url(${dataOf(sheetPath.replace('katex.min.css', font))})`,
  );
  return `${sans('normal')}${sans('italic')}${serif}${formulaStyles}
*{box-sizing:border-box;margin:0}
body{font-family:LecternSans,sans-serif;color:#1d2433;background:#fff}
svg{display:block;font-family:LecternSans,sans-serif}
.header{font-size:13px;font-weight:600;line-height:20px}
.title{font:600 23px/27px LecternSerif,serif;margin-top:4px;text-wrap:balance}
.formula{display:grid;place-content:center;height:100%;white-space:nowrap}
.sheet{display:flex;flex-wrap:wrap;gap:8px;background:#888}
figure{position:relative}
figcaption{position:absolute;bottom:12px;left:16px;right:72px;padding:4px 12px;border-radius:4px;background:rgb(0 0 0/80%);color:#fff;font-size:18px;line-height:1.45;text-align:center;text-wrap:balance}`;
}
