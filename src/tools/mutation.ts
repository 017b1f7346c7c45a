import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

/**
 * `npm run test:mutation`: runs mutation tests on every state machine and every rule, and prints a table with the
 * total. Each part is tested only with its own tests: most mutants are in code that runs when its file is loaded, so
 * every test would count as covering them, and the run would take too long. A mutant that only a test of another part
 * would kill counts as survived. With arguments (`npm run test:mutation -- machines/pin src/domain/access`), only
 * these parts are tested. Options that start with `--` are passed to Stryker (`--concurrency=1`). The exit status is 1
 * if the score is below 90 %.
 */

type Part = {
  /** A folder, or a file. */
  readonly path: string;
  /** In the order of execution: the first failure ends a mutant's run, so the fastest are first. */
  readonly tests: readonly string[];
  /** The machine's name in the registry. */
  readonly machine?: string;
};
type Score = {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
};

const LEAST_PERCENT = 90;
const OF_ALL_MACHINES = ['anatomy', 'effects', 'coverage', 'random-walks'].map(
  (name) => `tests/machines/${name}.test.ts`,
);
const REPORTS = 'dist/mutation';
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const requested = given.filter((argument) => !argument.startsWith('--')).map((path) => path.replace(/\/$/, ''));

const reportSchema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Existing test folders; all mutants of a part without any survive. */
const present = (paths: readonly string[]): readonly string[] => paths.filter((path) => existsSync(path));

async function allParts(): Promise<Part[]> {
  const hasMachine = (name: string): boolean => existsSync(`machines/${name}/${name}.machine.ts`);
  const machines = (await foldersIn('machines')).filter(hasMachine).map((name) => ({
    path: `machines/${name}`,
    tests: [...present([`tests/machines/${name}/`]), ...OF_ALL_MACHINES],
    machine: camelCase(name),
  }));
  const folders = (await foldersIn('src/domain')).map((name) => ({
    path: `src/domain/${name}`,
    tests: present([`tests/domain/${name}/`]),
  }));
  return [...machines, ...folders];
}

async function scoreOf({ path, tests, machine }: Part): Promise<Score> {
  const name = path.replaceAll('/', '.');
  const base: object = JSON.parse(await readFile('tests/mutation/stryker.config.json', 'utf8'));
  const config = `${REPORTS}/${name}.config.json`;
  const report = `${REPORTS}/${name}.json`;
  const mutate = path.endsWith('.ts')
    ? path
    : path.startsWith('machines/')
      ? `${path}/*.machine.ts`
      : `${path}/**/*.ts`;
  const parts = {
    mutate: [mutate],
    tempDirName: `${REPORTS}/sandbox/${name}`,
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
  };
  await mkdir(REPORTS, { recursive: true });
  await writeFile(config, JSON.stringify({ ...base, ...parts }));
  const status = await run({
    config,
    env: { MUTATION_TESTS: tests.join(','), ...(machine === undefined ? {} : { ONLY_MACHINE: machine }) },
  });
  if (status !== 0) throw new Error(`Stryker failed with status ${status} in ${path}.`);
  const { files } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const count = (requested: string): number => statuses.filter((status) => status === requested).length;
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
}

function run({ config, env }: { config: string; env: Readonly<NodeJS.ProcessEnv> }): Promise<number | null> {
  const stryker = resolve('src/tools/measuring/node_modules/@stryker-mutator/core/bin/stryker.js');
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [stryker, 'run', config, ...options], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', failed);
    child.once('exit', done);
  });
}

const sumOf = (scores: readonly Score[]): Score => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  timedOut: scores.reduce((sum, { timedOut }) => sum + timedOut, 0),
  survived: scores.reduce((sum, { survived }) => sum + survived, 0),
  uncovered: scores.reduce((sum, { uncovered }) => sum + uncovered, 0),
});

/** 100 % for a part with types only, which has no mutants. */
function percentOf({ killed, timedOut, survived, uncovered }: Score): number {
  const found = killed + timedOut;
  const all = found + survived + uncovered;
  return all === 0 ? 100 : (100 * found) / all;
}

const line = (path: string, score: Score): string =>
  `| ${path} | ${percentOf(score).toFixed(2)} % | ${score.killed} | ${score.timedOut} | ${score.survived} | ${score.uncovered} |`;

const rows: (readonly [string, Score])[] = [];
for (const part of await allParts()) {
  if (requested.length > 0 && !requested.includes(part.path)) continue;
  if (part.tests.length === 0) console.warn(`${part.path} has no tests.`);
  rows.push([part.path, await scoreOf(part)]);
}
const total = sumOf(rows.map(([, score]) => score));
console.log('\n| part | score | killed | timed out | survived | not covered |\n|---|---:|---:|---:|---:|---:|');
for (const [path, score] of rows) console.log(line(path, score));
console.log(line('all', total));
process.exitCode = percentOf(total) >= LEAST_PERCENT ? 0 : 1;
