import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium, HOW_TO_INSTALL, launchChromium } from '../../../src/tools/browser/chromium.ts';

/**
 * Finds Chromium, or installs it: by the system's package manager as root, or else by Playwright.
 * @throws with one line that says what to install.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stdout.write('Installing Chromium for the browser tests (apt-get install chromium) …\n');
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  if (findChromium() === null) {
    process.stdout.write('Installing Chromium for the browser tests (playwright-core install chromium) …\n');
    const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '../cli.js');
    await run(process.execPath, [cli, 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed === null) throw new Error(HOW_TO_INSTALL);
  return installed;
}

/** Success shows in whether Chromium is there afterwards; otherwise the next way is tried. */
function run(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    execFile(program, [...args], { env, maxBuffer: 64_000_000 }, () => resolve());
  });
}

export { launchChromium };
