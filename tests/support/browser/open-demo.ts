import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startDemoServer } from '../servers/demo-server.ts';
import type { RunningServer } from '../servers/running-server.ts';
import { launchChromium } from './chromium.ts';

/**
 * The product with its demo and a browser, for all tests of the file that calls it: started before them, and ended
 * after them. Its properties can be read in tests and hooks, not before.
 */
export function openDemo(): { readonly browser: Browser; readonly server: RunningServer } {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    browser = await launchChromium();
    server = await startDemoServer();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
  };
}
