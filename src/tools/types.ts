/** `npm run types`: checks the types of every TypeScript project of the repository. Exit status 1 for an error. */
import { runProgram } from './test/vitest.tally.ts';

const PROJECTS = [
  { folder: 'machines', name: 'machines' },
  { folder: 'src/domain', name: 'domain' },
  { folder: 'src/server', name: 'server' },
  { folder: 'src', name: 'browser' },
  { folder: 'src/worker', name: 'worker' },
  { folder: '.', name: 'tests' },
];

for (const { folder, name } of PROJECTS) {
  const cache = `node_modules/.cache/types/${name}.tsbuildinfo`;
  const status = await runProgram('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', cache]);
  if (status !== 0) {
    process.exitCode = status;
    break;
  }
}
