import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { timeMounts } from './screens/table-mount.ts';

/**
 * `npm run bench:table`: compares a table of 10 000 rows with a table of 50 rows. It may take at most 1.6 times as
 * long.
 */

const LIMIT = 1.6;
const ROUNDS = 15;

const server = await startDemoServer({ INSPECT: '1' });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/_gallery/table`);
  await page.getByRole('button', { name: 'Mount 50 rows' }).waitFor();
  const { few, many, ratio } = await timeMounts(page, ROUNDS);
  console.log(
    `50 rows ${few.toFixed(1)} ms, 10 000 rows ${many.toFixed(1)} ms: ${ratio.toFixed(2)} times (limit ${LIMIT})`,
  );
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
