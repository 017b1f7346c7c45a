import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Chromium without a window: a page takes it half of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** Names of its executable, and folders outside PATH. */
const PROGRAMS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const CONTENT_PARENTS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
const MAC_PROGRAMS = ['Chromium', 'Google Chrome'];

export const HOW_TO_INSTALL =
  'Chromium was not found. Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to Chromium or Chrome.';

/** Flags that prevent the browser from contacting its vendor, and let it run as root and in small containers. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];

const folders = (): readonly string[] => [...(process.env.PATH ?? '').split(delimiter), ...CONTENT_PARENTS];

/** Path of a Chromium on this machine, or null. */
export function findChromium(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...[...PROGRAMS, ...MAC_PROGRAMS].flatMap((program) => folders().map((folder) => join(folder, program))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Whether the Chromium without a window, which is the fastest for tests, is on this machine. */
export const hasHeadlessShell = (): boolean => folders().some((folder) => existsSync(join(folder, HEADLESS_SHELL)));

/** A headless Chromium. The caller closes it. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(HOW_TO_INSTALL);
  return await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...more] });
}
