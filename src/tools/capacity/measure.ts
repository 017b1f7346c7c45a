/**
 * `npm run bench:capacity`: measures on this machine what each operation of students costs, in processor time of a
 * server process and of PostgreSQL, write-ahead log, network and disk, and writes `src/tools/capacity/costs.json`, from
 * which `npm run capacity` computes. It starts the product and an embedded PostgreSQL in a temporary folder, fills it,
 * and runs an exam and ordinary visits in several rounds, in about five minutes. Linux only. `--reference` measures only
 * how fast this machine is, and prints the `--processor-factor` for `npm run capacity`. `--check` compares the model with
 * a small load test of the real server on this machine: the highest rates of saving and of starting, and the processor
 * time of an exam of 300 students, in about four minutes. `--tables` prints the committed costs as the tables of
 * `docs/capacity.md`. `--quick` measures a small part, prints it and writes nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COSTS_FILE, readCosts } from './costs.ts';
import { describeCosts } from './describe-costs.ts';
import { checkLoad } from './measure/load-check.ts';
import { measureCosts } from './measure/measure-costs.ts';
import { referenceLoopMs } from './measure/reference-loop.ts';
import { BEHAVIOUR } from './model/behaviour.ts';

function readOptions() {
  const option = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { reference: option, check: option, tables: option, quick: option } }).values;
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}\n`);
    process.exit(2);
  }
}

const { reference, check, tables, quick } = readOptions();
if (reference) {
  const [here, there] = [referenceLoopMs(), readCosts().reference.loopMs];
  console.log(
    `The reference loop takes ${here.toFixed(0)} ms here and took ${there.toFixed(0)} ms on the measured machine.`,
  );
  console.log(`--processor-factor ${(there / here).toFixed(2)}`);
} else if (tables) {
  const described = describeCosts(readCosts());
  console.log(`${described.operations}\n\n${described.rows}`);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-capacity-'));
  try {
    if (check) {
      const costs = readCosts();
      await checkLoad(costs, BEHAVIOUR, folder, costs.reference.loopMs / referenceLoopMs());
    } else {
      const text = `${JSON.stringify(await measureCosts(folder, quick ? 'quick' : 'full'), null, 2)}\n`;
      if (quick) process.stdout.write(text);
      else await writeFile(COSTS_FILE, text);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
