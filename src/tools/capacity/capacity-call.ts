import { parseArgs } from 'node:util';
import type { Demand, Exam } from './model/workload.rule.ts';

/** A call that cannot be understood, in one sentence that names the option. */
export class CallError extends Error {}

export type CapacityCall = Demand & {
  readonly factor: number;
  readonly heartbeatSeconds: number | null;
  readonly commitMs: number | null;
  readonly largestDatabase: number | null;
  readonly json: boolean;
};

export const USAGE = `Usage: npm run capacity -- --students N [--exam N@HH:MM] [OPTION…]

Computes which machines an installation needs, from the costs in src/tools/capacity/costs.json: processes, database nodes,
memory, disk per year, and the first bottleneck. docs/capacity.md explains the model and its assumptions.

  --students N            students of the installation
  --exam N@HH:MM          an exam that N of them start at this time, such as 400000@09:00
  --window SECONDS        time within which they start, and later submit (300)
  --exam-as KIND          assignment: teachers may watch it live; quiz: a quiz, a paper or an own exam (assignment)
  --heartbeat SECONDS     time between two reports of an open attempt, if the client is changed (5)
  --processor-factor X    how much faster the processors are; npm run bench:capacity -- --reference prints it (1)
  --commit-ms X           time of one commit on the database's disk (as measured)
  --largest-database N    processors of the largest database machine to plan with (96)
  --json                  prints JSON

Exit status: 0, or 2 if an option is invalid.
`;

/** Reads the command line. Throws `CallError`. */
export function readCall(words: readonly string[]): CapacityCall {
  const options = parsed(words);
  if (options.students === undefined) throw new CallError('--students is missing: give the number of students.');
  const students = whole('--students', options.students);
  const exam = options.exam === undefined ? null : readExam(options.exam, options.window, options['exam-as']);
  if (exam === null && options.window !== undefined) throw new CallError('--window needs --exam.');
  if (exam === null && options['exam-as'] !== undefined) throw new CallError('--exam-as needs --exam.');
  if (exam !== null && exam.students > students) {
    throw new CallError(`--exam has ${exam.students} students, but --students is only ${students}.`);
  }
  return {
    students,
    exam,
    factor: options['processor-factor'] === undefined ? 1 : positive('--processor-factor', options['processor-factor']),
    heartbeatSeconds: options.heartbeat === undefined ? null : positive('--heartbeat', options.heartbeat),
    commitMs: options['commit-ms'] === undefined ? null : positive('--commit-ms', options['commit-ms']),
    largestDatabase:
      options['largest-database'] === undefined ? null : whole('--largest-database', options['largest-database']),
    json: options.json,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        students: { type: 'string' },
        exam: { type: 'string' },
        window: { type: 'string' },
        'exam-as': { type: 'string' },
        heartbeat: { type: 'string' },
        'processor-factor': { type: 'string' },
        'commit-ms': { type: 'string' },
        'largest-database': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new CallError(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause));
  }
}

const MOST = 8_000_000_000;

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > MOST) {
    throw new CallError(`${name} must be a whole number from 1 to ${MOST}, not "${text}".`);
  }
  return number;
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !(number > 0)) {
    throw new CallError(`${name} must be a number above 0, not "${text}".`);
  }
  return number;
}

function readExam(text: string, window: string | undefined, as: string | undefined): Exam {
  const [, size, hours, minutes] = /^([^@]*)@(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (size === undefined) throw new CallError(`--exam must be N@HH:MM, such as 400000@09:00, not "${text}".`);
  if (Number(hours) > 23 || Number(minutes) > 59) {
    throw new CallError(`--exam has no valid time of day: "${hours}:${minutes}" must be from 00:00 to 23:59.`);
  }
  if (as !== undefined && as !== 'assignment' && as !== 'quiz') {
    throw new CallError(`--exam-as must be assignment or quiz, not "${as}".`);
  }
  return {
    students: whole('--exam', size),
    startsAt: Number(hours) * 60 + Number(minutes),
    windowSeconds: window === undefined ? 300 : positive('--window', window),
    as: as ?? 'assignment',
  };
}
