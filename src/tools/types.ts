/**
 * `npm run types`: checks the types of every TypeScript project of the repository. The exit status is 1 if there is an
 * error.
 */
import { readFileSync } from 'node:fs';
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
  const status = await runProgram('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', cache]);
  if (status !== 0) {
    process.exitCode = status;
    break;
  }
}
