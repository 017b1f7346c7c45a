/**
 * `npm run size`: measures how much the first visit to each page downloads. The exit status is 1 if a page exceeds its
 * limit.
 */
import { resolve } from 'node:path';
import { ensureBuilt } from './build.ts';
import { pageWeights } from './client/page-weight.ts';

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1).padStart(7);

await ensureBuilt();
console.log('Cold visit, kB gzip -9        scripts  (limit)   styles  (limit)    fonts');
let isOver = false;
for (const page of pageWeights(resolve(import.meta.dirname, '../../dist'))) {
  const { path, scripts, scriptLimit, styles, styleLimit, fonts } = page;
  const over = scripts > scriptLimit || styles > styleLimit;
  isOver ||= over;
  const cells = [kB(scripts), kB(scriptLimit), kB(styles), kB(styleLimit), kB(fonts)].join('  ');
  console.log(`${path.padEnd(28)} ${cells}${over ? '  OVER LIMIT' : ''}`);
}
if (isOver) process.exitCode = 1;
