/**
 * `npm run capacity -- --students N [--exam N@HH:MM]`: prints the processes, database nodes, memory and disk that an
 * installation needs, and its first bottleneck. With `--help`, it prints all options.
 */
import { CallError, type CapacityCall, readCall, USAGE } from './capacity-call.ts';
import { readCosts } from './costs.ts';
import { describePlan } from './describe-plan.ts';
import { BEHAVIOUR } from './model/behaviour.ts';
import { MACHINES } from './model/machines.ts';
import { bottlenecks, type Model, planFor } from './model/plan.rule.ts';

const words = process.argv.slice(2);
try {
  if (words.includes('--help') || words.includes('-h')) process.stdout.write(USAGE);
  else print(readCall(words));
} catch (error) {
  if (!(error instanceof CallError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function modelOf({ factor, heartbeatSeconds, commitMs, largestDatabase }: CapacityCall): Model {
  const costs = readCosts();
  const { notifications } = costs;
  const { databaseSizes } = MACHINES;
  return {
    factor,
    costs:
      commitMs === null ? costs : { ...costs, notifications: { ...notifications, commitsPerSecond: 1_000 / commitMs } },
    behaviour: heartbeatSeconds === null ? BEHAVIOUR : { ...BEHAVIOUR, heartbeatSeconds },
    machines:
      largestDatabase === null
        ? MACHINES
        : {
            ...MACHINES,
            databaseSizes: [...databaseSizes.filter((cores) => cores < largestDatabase), largestDatabase],
          },
  };
}

function print(call: CapacityCall): void {
  const model = modelOf(call);
  const { students, exam } = call;
  const plan = planFor({ students, exam }, model);
  const limits = bottlenecks({ students, exam }, model);
  process.stdout.write(
    call.json
      ? `${JSON.stringify({ students, exam, ...plan, limits }, null, 2)}\n`
      : describePlan({ students, exam }, model, plan, limits),
  );
}
