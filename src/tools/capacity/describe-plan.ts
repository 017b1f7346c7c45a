import type { Model, Plan, ReachedLimit } from './model/plan.rule.ts';
import type { Demand } from './model/workload.rule.ts';

/** Three significant digits, and no decimals from 100 on. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('en-GB', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }).format(
    value,
  );

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Bytes in decimal units, as disks and networks are sold. */
export function bytes(value: number): string {
  const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return `${figure(value / 1_000 ** at)} ${UNITS[at]}`;
}

/** Numbers of students that are not exact: three significant digits. */
const about = (value: number): string => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }).format(value);

const percent = (share: number): string => (Number.isFinite(share) ? `${figure(100 * share)} %` : 'without end');

const milliseconds = (value: number): string => (Number.isFinite(value) ? `${figure(value)} ms` : 'without end');

/** A table in Markdown; columns after the first are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, 4, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function demandText({ students, exam }: Demand): string {
  const all = `${figure(students)} students`;
  if (exam === null) return `${all}.`;
  const kind = exam.as === 'assignment' ? 'as an assignment' : 'as a quiz, paper or own exam';
  return `${all}; ${figure(exam.students)} of them start an exam ${kind} at ${clock(exam.startsAt)} within ${figure(exam.windowSeconds)} s.`;
}

/** The plan as text for a terminal: peak, machines, disk, bottlenecks and assumptions. */
export function describePlan(demand: Demand, model: Model, plan: Plan, limits: readonly ReachedLimit[]): string {
  const { database, connections, storage } = plan;
  const size = demand.exam?.students ?? demand.students;
  const who = demand.exam === null ? 'students' : 'students in the exam';
  const phases = table(
    [
      'phase',
      'requests/s',
      'app cores',
      'database cores',
      'WAL/s',
      'to browsers/s',
      'notifications/s',
      'streams',
      'p95',
    ],
    plan.phases.map((phase) => [
      phase.phase,
      figure(phase.requests),
      figure(phase.appCores),
      figure(phase.databaseCores),
      bytes(phase.allWalBytes),
      bytes(phase.receivedBytes),
      figure(phase.notifications),
      figure(phase.streams),
      milliseconds(phase.p95Ms),
    ]),
  );
  const nodes = database.nodes === 1 ? '1 primary' : `${figure(database.nodes)} nodes (Citus) and a coordinator`;
  const machines = table(
    ['needed', 'value'],
    [
      ['server processes', `${figure(plan.processes)}, and one that may fail`],
      ['memory of each process', bytes(plan.processBytes)],
      ['memory of all processes', bytes(plan.processBytes * (plan.processes + 1))],
      ['database', `${nodes}, each with ${database.coresPerNode} processors, and a standby for each`],
      ['memory of each database machine', bytes(database.bytesPerNode)],
      [
        'database connections',
        `${figure(connections.pooled)} ${connections.hasPooler ? 'behind PgBouncer' : 'without a pooler'}, up to ${figure(connections.direct)} direct`,
      ],
      ['network to browsers', `${bytes(plan.networkBytes)}/s`],
      ['database growth', `${bytes(storage.databasePerYear)} a year (${figure(storage.answersPerYear)} answers)`],
      ['write-ahead log', `${bytes(storage.walPerDay)} a day, ${bytes(storage.walArchive)} kept`],
      ['logs', `${bytes(storage.logs)} kept`],
      ['disk after a year', `${bytes(storage.total)}, with a standby and ${model.machines.copies} backups`],
    ],
  );
  const reached = table(
    ['limit that more processes do not raise', 'used', `reached with ${who}`],
    limits.map(({ resource, share, reachedAt }) => [resource, percent(share), about(size * reachedAt)]),
  );
  const [first] = limits;
  const conclusion =
    first === undefined
      ? ''
      : first.reachedAt >= 1
        ? `First bottleneck: ${first.resource}, from ${about(size * first.reachedAt)} ${who} on. This demand is below it.`
        : `First bottleneck: ${first.resource}, from ${about(size * first.reachedAt)} ${who} on. THIS DEMAND IS ABOVE IT: the machines above are not enough, because more of them don't raise this limit. docs/capacity.md says what does.`;
  return `${[demandText(demand), phases, machines, reached, conclusion, assumptions(model)].join('\n\n')}\n`;
}

function assumptions({ behaviour, machines, factor, costs }: Model): string {
  const { visit, exam } = behaviour;
  return [
    'Assumptions:',
    `- ${percent(behaviour.activeShare)} of the students study on a day, with ${behaviour.visitsPerDay} visits of ${visit.minutes} minutes: ${visit.attempts} attempt with ${visit.attemptQuestions} questions and ${visit.reviews} cards each.`,
    `- An exam has ${exam.questions} questions in ${exam.minutes} minutes, with ${exam.answersPerQuestion} saved answers for each question; it takes place ${exam.perYear} times a year. Students arrive over ${exam.arrivalSeconds / 60} minutes; ${percent(exam.signIns)} of them sign in.`,
    `- A page with an open attempt reports every ${behaviour.heartbeatSeconds} s.`,
    `- Processes and database processors are busy for at most ${percent(machines.bound)} of the time. Processors are ${factor} times as fast as the measured one (${costs.reference.processor}, reference loop ${figure(costs.reference.loopMs)} ms).`,
    `- A database machine has up to ${machines.databaseSizes.at(-1)} processors; beyond that, the database is distributed, and a statement costs ${machines.distributedFactor} times as much.`,
    'Costs are measured (docs/capacity.md); how students behave is assumed.',
  ].join('\n');
}
