import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { startDemoServer } from '../servers/demo-server.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { launchChromium } from './chromium.ts';

/**
 * The product with its demo and a browser, for the tests of a file: `const { browser, server } = await testDemo()`. Both
 * are ended after the last test.
 */
export async function testDemo(): Promise<{ readonly browser: Browser; readonly server: RunningServer }> {
  const browser = await launchChromium();
  afterAll(() => browser.close());
  const server = await startDemoServer();
  afterAll(() => server.remove());
  return { browser, server };
}
