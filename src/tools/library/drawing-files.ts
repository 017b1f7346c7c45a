import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { type Figures, svgOf } from '../../library/drawing/figure.ts';
import { findChromium } from '../browser/chromium.ts';

/** The digests of the drawings from which the files beside it were rendered. */
const DIGESTS = 'digests.json';
/** Pixels of the file for each pixel of the drawing. */
const DENSITY = 2;
const FONTS = ['normal', 'italic'] as const;

/** The topics of a library that have figures, as `SUBJECT/TOPIC`. */
export const topicsWithDrawings = (library: string): string[] =>
  globSync('*/*/figures.ts', { cwd: library })
    .map((path) => dirname(path))
    .sort();

/** The figures of a topic's folder, by name; none without a file of figures. */
export async function drawingsOf(topicFolder: string): Promise<Figures> {
  const path = join(topicFolder, 'figures.ts');
  if (!existsSync(path)) return {};
  const module: { readonly figures: Figures } = await import(pathToFileURL(path).href);
  return module.figures;
}

/** SHA-256 (hex) of each figure's drawing, by name. */
export const digestsOf = (figures: Figures): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(figures).map(([name, figure]) => [name, createHash('sha256').update(svgOf(figure)).digest('hex')]),
  );

/** The digests of the rendered files, by name. */
export function renderedDigests(topicFolder: string): ReadonlyMap<string, string> {
  const path = join(topicFolder, 'figures', DIGESTS);
  if (!existsSync(path)) return new Map();
  const digests: { readonly [name: string]: string } = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(digests).filter(([name]) => existsSync(join(topicFolder, 'figures', `${name}.png`))));
}

/** Renders drawings to PNG files. */
export type Press = {
  readonly render: (svg: string, width: number, height: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Starts the browser that renders drawings. Throws if Chromium is not installed. */
export async function openPress(): Promise<Press> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; the figures are rendered with it.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ deviceScaleFactor: DENSITY });
  const faces = FONTS.map((style) => {
    const file = import.meta
      .resolve(`@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-${style}.woff2`)
      .replace(/^file:\/\//, '');
    const data = readFileSync(decodeURIComponent(file)).toString('base64');
    return `@font-face{font-family:'Source Sans 3';font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${data})}`;
  });
  return {
    render: async (svg, width, height) => {
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>${faces.join('')}body{margin:0}svg{display:block}</style>${svg}`);
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot({ type: 'png' });
      return await sharp(picture).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer();
    },
    close: () => browser.close(),
  };
}

/** Renders the figures of a topic that changed, and deletes files of figures that no longer exist. Returns their names. */
export async function drawTopic(topicFolder: string, press: Press): Promise<string[]> {
  const figures = await drawingsOf(topicFolder);
  const digests = digestsOf(figures);
  const rendered = renderedDigests(topicFolder);
  const folder = join(topicFolder, 'figures');
  mkdirSync(folder, { recursive: true });
  const changed = Object.entries(figures).filter(([name]) => digests.get(name) !== rendered.get(name));
  for (const [name, drawing] of changed)
    writeFileSync(join(folder, `${name}.png`), await press.render(svgOf(drawing), drawing.width, drawing.height));
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.png') && !digests.has(file.slice(0, -'.png'.length))) rmSync(join(folder, file));
  }
  writeFileSync(join(folder, DIGESTS), `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
  return changed.map(([name]) => name);
}
