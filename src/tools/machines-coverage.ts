import { keysOf } from '#domain/platform/keys-of.ts';
import { MACHINES } from '#machines/index.ts';
import { PROOFS } from '#machines/proofs.ts';
import { coverMachine } from './machines/coverage.ts';

/**
 * `npm run -s machines:coverage`: prints how much of every state machine its generated paths cover, as a table, or as
 * JSON with `--json`. The exit status is 1 if anything is not covered.
 */
const reports = [];
for (const name of keysOf(MACHINES)) {
  const { model, invariants } = PROOFS[name];
  reports.push({ name, ...(await coverMachine(MACHINES[name], model, invariants)) });
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(Object.fromEntries(reports.map(({ name, coverage }) => [name, coverage]))));
} else {
  const cells = (name: string, ...columns: readonly unknown[]) =>
    name.padEnd(16) + columns.map((column) => String(column).padStart(12)).join('');
  console.log(cells('machine', 'states', 'transitions', 'guards', 'paths'));
  for (const { name, coverage, missed } of reports) {
    const { states, transitions, guards, paths } = coverage;
    console.log(cells(name, states.join('/'), transitions.join('/'), guards.join('/'), paths));
    for (const what of missed) console.log(`  not covered: ${what}`);
  }
}
if (reports.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
