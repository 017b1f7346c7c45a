import { FAILED, PASSED, printSum, runProgram, runVitest, type Tally } from './vitest.tally.ts';

/**
 * `npm run check`: checks your changes in less than a minute: types, style, and the unit tests of every file that
 * imports a changed file. If there are no uncommitted changes, it runs the tests of the last commit.
 *
 *   npm run check -- main    also checks everything that differs from another commit or branch
 */

const [base = 'HEAD~1'] = process.argv.slice(2);

const script = async (name: string): Promise<Tally> =>
  (await runProgram('npm', ['run', '--silent', name])) === 0 ? PASSED : FAILED;

const tallies = await Promise.all([script('types'), script('lint')]);
const projects = ['unit', 'dom'].flatMap((project) => ['--project', project]);
tallies.push(await runVitest([`--changed=${base}`, '--passWithNoTests', ...projects]));
printSum(tallies);
