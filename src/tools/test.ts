import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * `npm test`: runs types, lint, and every test; then prints one line with the totals. Types and lint count as one each.
 * Arguments (`npm test -- tests/domain`) are passed to Vitest, and only Vitest runs.
 */

type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const wanted = process.argv.slice(2);
const tallies: Tally[] = [];
if (wanted.length === 0) tallies.push(await runScript('types'), await runScript('lint'));
tallies.push(await runVitest(wanted));

const sum = (name: keyof Tally): number => tallies.reduce((total, tally) => total + tally[name], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function runScript(name: string): Promise<Tally> {
  process.stdout.write(`${name} …\n`);
  return (await run('npm', ['run', '--silent', name])) === 0 ? PASSED : FAILED;
}

async function runVitest(args: readonly string[]): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-report-'));
  const report = join(folder, 'report.json');
  try {
    const options = ['--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
    const status = await run('vitest', ['run', ...options, `--outputFile.json=${report}`, ...args]);
    return await readReport(report, status);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file that could not be loaded, and an error outside of tests, are failures too, although no test counts them. */
async function readReport(path: string, status: number): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const report = reportSchema.safeParse(JSON.parse(text));
  if (!report.success) return FAILED;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  return {
    passed: numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], { stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
