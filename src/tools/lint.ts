/**
 * `npm run lint`: checks code with Biome, spelling with cspell (British English), and with knip that every file, export
 * and package is used. The exit status is 1 if there is a finding.
 */
import { runProgram } from './test/vitest.tally.ts';

/** Files that have not changed are not spelt again. */
const SPELLING_CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/spelling.json',
];
const CHECKS = [
  { program: 'biome', args: ['check', '--config-path', 'src/tools/lint/rules.json', '.'] },
  {
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', ...SPELLING_CACHE, '--config', 'src/tools/lint/spelling.json'],
  },
  {
    program: 'knip',
    args: [
      '--config',
      'src/tools/lint/knip.json',
      '--no-progress',
      '--cache',
      '--cache-location',
      'node_modules/.cache/knip',
    ],
  },
];

for (const { program, args } of CHECKS) {
  if ((await runProgram(program, args)) !== 0) process.exitCode = 1;
}
