/**
 * `npm run test:security`: runs every abuse case, as five different users, against production builds at full length:
 * 50 rounds of every race, files of full size, and 2 000 attempts for every sign-in time. The last line is `N passed,
 * N failed`. `npm test` runs the same cases in less than a minute.
 *
 * With arguments, only the files that they name run: `npm run test:security -- at-most-once`, or `-- timing`.
 * `LECTERN_ROUNDS` sets the rounds of each race, and `TRIES` the attempts of the timing check.
 */
import { FAILED, PASSED, printSum, runProgram, runVitest, type Tally } from '../../src/tools/test/vitest.tally.ts';

const ATTEMPTS = '2000';
const TIMING = 'timing';
const WITHOUT_SERVER = [
  'tests/server/access/sign-on/attacks.test.ts',
  'tests/server/questions/answer-keys/random-schedules.test.ts',
  'tests/server/security/no-row-crosses.test.ts',
];

const env = { ...process.env, LECTERN_FULL_LENGTH: '1', TRIES: process.env.TRIES ?? ATTEMPTS };
const requested = process.argv.slice(2);
const files = requested.filter((name) => name !== TIMING);
const tallies: Tally[] = [];

if (requested.length === 0 || files.length > 0) {
  // One file at a time: a case that shares the processor with a race would affect its result.
  const args = ['--project=security', '--no-file-parallelism', ...files.map((name) => `tests/security/${name}`)];
  tallies.push(await runVitest(args, 'verbose', env));
}
if (requested.length === 0) {
  // Cases that need no running server: `npm test` runs them too, with fewer rounds.
  tallies.push(await runVitest(['--project=server', '--no-file-parallelism', ...WITHOUT_SERVER], 'verbose', env));
}
if (requested.length === 0 || requested.includes(TIMING)) {
  process.stdout.write('\nTimes of answers to known and unknown email addresses\n');
  const status = await runProgram(process.execPath, ['tests/security/timing.ts'], env);
  tallies.push(status === 0 ? PASSED : FAILED);
}
printSum(tallies);
