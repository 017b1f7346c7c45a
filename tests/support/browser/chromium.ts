import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  findChromium,
  HOW_TO_INSTALL,
  hasHeadlessShell,
  launchChromium as launch,
} from '../../../src/tools/browser/chromium.ts';

/** One process fewer for each browser, and about a tenth of its processor time. */
const FEWER_PROCESSES = '--in-process-gpu';

/** A headless Chromium for journeys. The caller closes it. */
export const launchChromium = (): Promise<Browser> => launch([FEWER_PROCESSES]);

/**
 * Finds Chromium, or installs it: by the system's package manager as root, or else by Playwright. Of Debian's packages,
 * the one without a window is preferred, even to a Chromium that is there: the journeys take half the time with it.
 * @throws with one line that says what to install.
 */
export async function ensureChromium(): Promise<string> {
  const isNamed = (process.env.CHROMIUM_PATH ?? '') !== '';
  if (!isNamed && !hasHeadlessShell() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stdout.write('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …\n');
    await installPackages(SHELL_PACKAGES);
    if (findChromium() === null) {
      await run('apt-get', ['update', '-q']);
      await installPackages(SHELL_PACKAGES);
    }
    if (findChromium() === null) await installPackages(['chromium', 'fonts-liberation']);
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

const SHELL_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

const installPackages = (packages: readonly string[]): Promise<void> =>
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages]);

/** Success shows in whether Chromium is there afterwards; otherwise the next way is tried. */
function run(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    execFile(program, [...args], { env, maxBuffer: 64_000_000 }, () => resolve());
  });
}
