import { ensureChromium } from './chromium.ts';

/** Before the first journey. Without a browser each journey fails with the same line, and the other tests still run. */
export default async function setUp(): Promise<void> {
  try {
    await ensureChromium();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
