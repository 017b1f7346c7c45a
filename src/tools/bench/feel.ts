import type { Page } from 'playwright-core';
import type { Role } from '#domain/access/role.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { launchChromium } from '../browser/chromium.ts';
import { startDemoServer } from '../browser/demo-server.ts';
import { SCREENS, type Screen } from './screens/feel-screens.ts';
import { LONG_TASK_MS, longestBlock, middle, moveBack, moveTo, WATCH } from './screens/feel-watch.ts';
import { waitUntilIdle } from './screens/interactions.ts';

/**
 * `npm run bench:feel`: measures the responsiveness of the main screens. On a processor four times slower than that of
 * this machine, no click or key press may block the page for more than 50 ms. At full speed, a screen that has been
 * shown before must be painted completely within 100 ms after a click. `npm run bench:feel -- session quiz` measures
 * only the interactions of these screens.
 */

const SLOWER = 4;
const MOVE_LIMIT_MS = 100;
const ROUNDS = 5;
const TOPIC = '/subject/mathematics/topic/quadratic-equations';
/** From where to where, and back. */
const MOVES = [
  ['/home', '/exam'],
  ['/home', '/analysis'],
  ['/home', '/subject/mathematics'],
  ['/subject/mathematics', TOPIC],
  [TOPIC, `${TOPIC}/note`],
  [TOPIC, `${TOPIC}/flashcard/deck`],
] as const;

/** The names of the screens to measure; none: everything. */
const names = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
let missed = 0;

function printResult(what: string, ms: number, limit: number): void {
  const isMissed = ms > limit;
  if (isMissed) missed += 1;
  const result = ms === 0 ? `below ${LONG_TASK_MS}` : ms.toFixed(0);
  console.log(`${what.padEnd(56)} ${result.padStart(8)} ms${isMissed ? `  MISSED, limit ${limit}` : ''}`);
}

async function signedIn(who: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const account = DEMO_ACCOUNTS.find(({ role }) => role === who);
  await page.goto('/login');
  await page.locator('input[name="email"]').fill(account?.email ?? '');
  await page.locator('input[name="password"]').fill(account?.password ?? '');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/home');
  await waitUntilIdle(page);
  return page;
}

async function measureBlocks(page: Page, all: readonly Screen[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { name, open, actions } of all) {
    await open(page);
    await waitUntilIdle(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const [what, prepare] of actions) {
      const action = await prepare(page);
      printResult(`${name}: ${what}`, await longestBlock(page, action), LONG_TASK_MS);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

async function measureMoves(page: Page): Promise<void> {
  for (const [from, to] of MOVES) {
    await page.goto(from);
    await waitUntilIdle(page);
    const there: number[] = [];
    const back: number[] = [];
    // The first time downloads the screen and its data; from then on both are cached.
    await moveTo(page, to);
    await waitUntilIdle(page);
    await moveBack(page);
    for (let round = 0; round < ROUNDS; round += 1) {
      await waitUntilIdle(page);
      there.push(await moveTo(page, to));
      await waitUntilIdle(page);
      back.push(await moveBack(page));
    }
    printResult(`from ${from} to ${to.replace(from, '…')}`, middle(there), MOVE_LIMIT_MS);
    printResult('… and back', middle(back), MOVE_LIMIT_MS);
  }
}

const server = await startDemoServer();
const browser = await launchChromium();
try {
  for (const [role, own] of Map.groupBy(screens, (screen) => screen.role ?? 'student')) {
    const page = await signedIn(role);
    await measureBlocks(page, own);
    if (role === 'student' && names.length === 0) await measureMoves(page);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (missed > 0) process.exitCode = 1;
