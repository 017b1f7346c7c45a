/** `npm run lint`: checks code with Biome and spelling with cspell (British English). Exit status 1 for a finding. */
import { runProgram } from './test/vitest.tally.ts';

const CHECKS = [
  { program: 'biome', args: ['check', '--config-path', 'src/tools/lint/rules.json', '.'] },
  { program: 'cspell', args: ['lint', '--no-progress', '--no-summary', '--config', 'src/tools/lint/spelling.json'] },
];

for (const { program, args } of CHECKS) {
  if ((await runProgram(program, args)) !== 0) process.exitCode = 1;
}
