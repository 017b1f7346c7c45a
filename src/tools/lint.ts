/**
 * `npm run lint`: checks code with Biome and spelling with cspell (British English). The exit status is 1 if there is
 * a finding.
 */
import { runProgram } from './test/vitest.tally.ts';

/** Files that have not changed are not spelt again. */
const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/spelling.json'];
const CHECKS = [
  { program: 'biome', args: ['check', '--config-path', 'src/tools/lint/rules.json', '.'] },
  {
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', ...CACHE, '--config', 'src/tools/lint/spelling.json'],
  },
];

for (const { program, args } of CHECKS) {
  if ((await runProgram(program, args)) !== 0) process.exitCode = 1;
}
