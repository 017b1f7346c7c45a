/**
 * `npm run types`: checks the types of every TypeScript project of the repository. The exit status is 1 if there is an
 * error.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { questionTypeRegistries } from './generate/question-types.ts';
import { runProgram } from './test/vitest.tally.ts';

const PROJECTS = [
  { folder: 'machines', name: 'machines' },
  { folder: 'src/domain', name: 'domain' },
  { folder: 'src/server', name: 'server' },
  { folder: 'src', name: 'browser' },
  { folder: 'src/worker', name: 'worker' },
  { folder: '.', name: 'tests' },
];

/**
 * Types that several files use are checked again by each checker. On two cores, one checker takes two thirds of the
 * processor time and of the memory of four, which is what the compiler would use.
 */
const CHECKERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
/** How much the memory may grow, in per cent, before garbage is collected: twice of what Go programs allow. */
const GROWTH_PERCENT = '200';

// The compiler would report everything that refers to a type of question, instead of the cause.
const stale = questionTypeRegistries().find(({ filename, content }) => readFileSync(filename, 'utf8') !== content);
if (stale !== undefined) {
  process.stderr.write(
    `${stale.filename} does not list the names in src/domain/questions/question-type-names.ts: run \`npm run generate\`.\n`,
  );
  process.exit(1);
}

for (const { folder, name } of PROJECTS) {
  const cache = `node_modules/.cache/types/${name}.tsbuildinfo`;
  const args = ['-p', folder, '--checkers', String(CHECKERS), '--incremental', '--tsBuildInfoFile', cache];
  const status = await runProgram('tsc', args, { ...process.env, GOGC: GROWTH_PERCENT });
  if (status !== 0) {
    process.exitCode = status;
    break;
  }
}
