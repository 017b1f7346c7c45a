import { FAILED, PASSED, printSum, runProgram, runVitest, type Tally } from './test/vitest.tally.ts';

/**
 * `npm test`: checks types and style and runs every test, then prints one line with the totals. Types and style count
 * as one each. With arguments (`npm test -- tests/domain`), only Vitest runs, and the arguments are passed to it.
 */

const requested = process.argv.slice(2);
const tallies: Tally[] = [];
if (requested.length === 0) tallies.push(...(await Promise.all([runScript('types'), runScript('lint')])));
tallies.push(await runVitest(requested));
printSum(tallies);

async function runScript(name: string): Promise<Tally> {
  process.stdout.write(`${name} …\n`);
  return (await runProgram('npm', ['run', '--silent', name])) === 0 ? PASSED : FAILED;
}
