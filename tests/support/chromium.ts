import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Names under which systems install it, and where a browser may stand that is in no PATH. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
const MAC_PROGRAMS = ['Chromium', 'Google Chrome'];

const HOW_TO_INSTALL =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.';

/** What keeps a test browser from calling home, and lets it run as root and in small containers. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];

/** Path of a Chromium on this machine, or null. */
export function findChromium(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES];
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...[...PROGRAMS, ...MAC_PROGRAMS].flatMap((program) => folders.map((folder) => join(folder, program))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

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

/** Whether it worked shows in whether Chromium is there afterwards; the next way is tried otherwise. */
function run(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    execFile(program, [...args], { env, maxBuffer: 64_000_000 }, () => resolve());
  });
}

/** A headless Chromium. The caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(HOW_TO_INSTALL);
  return await chromium.launch({ executablePath, args: FLAGS });
}
