/**
 * `npm run test:faults`: simulates students on real server processes, causes the failures that the scenarios describe,
 * and then checks the database. `STUDENTS`, `KILLS` and `CALM_MS` set the size; an argument selects scenarios by part
 * of their name.
 */
import { SCENARIOS } from './scenarios.ts';

const size = {
  students: Number(process.env.STUDENTS ?? 30),
  kills: Number(process.env.KILLS ?? 20),
  shortSeconds: Number(process.env.SHORT_SECONDS ?? 20),
  calmMs: Number(process.env.CALM_MS ?? 2_000),
};
const requested = process.argv[2] ?? '';

for (const { name, mustFail, run, missing } of SCENARIOS.filter((scenario) => scenario.name.includes(requested))) {
  const started = performance.now();
  const absent = (await missing?.()) ?? [];
  if (absent.length > 0) {
    console.log(`passed over ${name}: this machine has no ${absent.join(', ')}`);
    continue;
  }
  try {
    const { violations, counts, notes = [] } = await run(size, null);
    const isRight = violations.length > 0 === mustFail;
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${name}: ${counts.acknowledged} acknowledged, ${counts.logged} in the log, ` +
        `${counts.attempts} attempts, ${violations.length} violations${mustFail ? ' (expected)' : ''}, ${seconds} s`,
    );
    for (const note of notes) console.log(`     ${note}`);
    if (!isRight) {
      process.exitCode = 1;
      for (const violation of violations.slice(0, 10)) console.log(`     ${violation}`);
    }
  } catch (cause) {
    process.exitCode = 1;
    console.log(`FAIL ${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
