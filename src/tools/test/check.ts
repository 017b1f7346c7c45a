import { FAILED, PASSED, printSum, runProgram, runVitest, type Tally } from './vitest.tally.ts';

/**
 * `npm run check`: checks what you have changed, in less than a minute: types, style, and the unit tests of every file
 * that imports a changed one. Without uncommitted changes these are the tests of the last commit.
 *
 *   npm run check -- main    also everything that differs from another commit or branch
 */

const [base = 'HEAD~1'] = process.argv.slice(2);

const script = async (name: string): Promise<Tally> =>
  (await runProgram('npm', ['run', '--silent', name])) === 0 ? PASSED : FAILED;

const tallies = await Promise.all([script('types'), script('lint')]);
const projects = ['unit', 'dom'].flatMap((project) => ['--project', project]);
tallies.push(await runVitest([`--changed=${base}`, '--passWithNoTests', ...projects]));
printSum(tallies);
