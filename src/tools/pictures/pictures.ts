import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isPseudoLocale } from '#texts/pseudo/pseudo-text.ts';
import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { type ImageView, photograph, ROLES, writeIndex } from './camera.ts';
import { requestedChoices } from './choices.ts';

/**
 * `npm run pictures`: takes screenshots of every screen for each role, at every size, light and dark, in the folder
 * `pictures/`. With arguments, only roles and addresses that contain one of them: `npm run pictures -- student /exam`.
 * The language is English, or the given languages: `npm run pictures -- --language de --language en`. The
 * pseudo-locale `en-XA` has accents and is 40 % longer; `ar-XB` is written from right to left. `--width 360` and
 * `--theme dark` (each any number of times) take fewer. Screens that are wider than the window are named.
 */

const FOLDER = resolve(import.meta.dirname, '../../../pictures');
/** Number of parallel browsers. */
const AT_ONCE = 2;

const { languages, sizes, themes, rest: words } = requestedChoices(process.argv.slice(2));
const requestedRoles = ROLES.filter((role) => words.includes(role));
const requestedPaths = words.filter((word) => !ROLES.includes(word));
const isRequested = (path: string): boolean =>
  requestedPaths.length === 0 || requestedPaths.some((word) => path.includes(word));

const started = performance.now();
if (languages.some(isPseudoLocale)) process.env.PSEUDO_LOCALES = '1';
const server = await startDemoServer({ INSPECT: '1' });
const browser = await launchChromium();
try {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  const roles = requestedRoles.length > 0 ? requestedRoles : ROLES;
  const waiting = languages.flatMap((language) => roles.map((role) => ({ language, role })));
  const screenshots: ImageView[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const taken = await photograph({ browser, url: server.url, folder: FOLDER, sizes, themes, isRequested, ...next });
      console.log(`${next.role}, ${next.language}: ${taken.length} pictures`);
      screenshots.push(...taken);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { language, role, path, width, theme, tooWide } of screenshots) {
    if (tooWide > 0)
      console.log(`${tooWide} px wider than the window: ${path} (${role}, ${language}, ${width} px, ${theme})`);
  }
  const index = await writeIndex(FOLDER, screenshots);
  console.log(`${screenshots.length} screenshots in ${((performance.now() - started) / 1_000).toFixed(0)} s: ${index}`);
} finally {
  await browser.close();
  await server.stop();
}
