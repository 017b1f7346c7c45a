import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isPseudoLocale } from '#texts/pseudo/pseudo-text.ts';
import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { type ImageView, photograph, ROLES, writeIndex } from './camera.ts';
import { requestedLanguages } from './languages.ts';

/**
 * `npm run pictures`: takes screenshots of every screen for each role, at every size, light and dark, in the folder
 * `pictures/`. With arguments, only roles and addresses that contain one of them: `npm run pictures -- student /exam`.
 * The language is English, or the given languages: `npm run pictures -- --language de --language en`. The
 * pseudo-locale `en-XA` has accents and is 40 % longer; `ar-XB` is written from right to left.
 */

const FOLDER = resolve(import.meta.dirname, '../../../pictures');
/** Number of parallel browsers. */
const AT_ONCE = 2;

const { languages, rest: words } = requestedLanguages(process.argv.slice(2));
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
      const taken = await photograph({ browser, url: server.url, folder: FOLDER, isRequested, ...next });
      console.log(`${next.role}, ${next.language}: ${taken.length} pictures`);
      screenshots.push(...taken);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const index = await writeIndex(FOLDER, screenshots);
  console.log(`${screenshots.length} screenshots in ${((performance.now() - started) / 1_000).toFixed(0)} s: ${index}`);
} finally {
  await browser.close();
  await server.stop();
}
