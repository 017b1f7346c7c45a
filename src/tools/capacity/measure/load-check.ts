import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withBenchDatabase } from '../../bench/bench-database.ts';
import { fillBank } from '../../bench/fill/fill-bank.ts';
import type { Costs } from '../costs.ts';
import { figure, table } from '../describe-plan.ts';
import type { Behaviour } from '../model/behaviour.ts';
import { usageOf } from '../model/use.rule.ts';
import { examOf, times } from '../model/workload.rule.ts';
import { inClosedLoop } from './closed-loop.ts';
import { postgresMs, postmasterOf, processorMs } from './processor-time.ts';
import { type ProductServer, startProduct } from './product-server.ts';
import { completeStudents, createStudents, type MeasuredSeat, openSeats } from './seats.ts';
import { examCalls } from './student-calls.ts';

const STUDENTS = 300;
const SATURATION_MS = 15_000;
/** More than the process has database connections, so that it never waits for the generator. */
const AT_ONCE = 24;

/** A small, fast exam: as many answers in two minutes as otherwise in twenty. */
const WINDOW_S = 20;
const SECONDS = 120;
const QUESTIONS = 20;

const STARTING = ['startAttempt', 'openAttempt', 'holdAttempt'] as const;

type Row = { readonly what: string; readonly predicted: number; readonly measured: number; readonly unit: string };

type Busy = { readonly app: number; readonly database: number; readonly own: number; readonly others: number };

/** Processor time of this machine so far, in milliseconds; the first line of `/proc/stat` without idle time. */
function machineMs(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq + steal) * 10;
}

/** Processor time that work takes: of the server, of PostgreSQL, of this program, and of all other programs. */
async function busyDuring(server: number, postmaster: number, work: () => Promise<void>) {
  const read = () => ({
    app: processorMs(server),
    database: postgresMs(postmaster),
    own: processorMs(process.pid),
    all: machineMs(),
  });
  const [before, startedAt] = [read(), performance.now()];
  await work();
  const [after, tookMs] = [read(), performance.now() - startedAt];
  const used = {
    app: after.app - before.app,
    database: after.database - before.database,
    own: after.own - before.own,
  };
  const others = Math.max(0, after.all - before.all - used.app - used.database - used.own);
  const busy: Busy = { ...used, others };
  return { busy, tookMs };
}

/**
 * The highest rate of an operation on this machine, by the model: one process has one processor at most, and all
 * processors together are shared with the generator and other programs.
 */
function saturation(
  { appMs, databaseMs }: { readonly appMs: number; readonly databaseMs: number },
  operations: number,
  { busy, tookMs, cores }: { readonly busy: Busy; readonly tookMs: number; readonly cores: number },
): number {
  const free = cores - busy.others / tookMs;
  const ownMs = busy.own / operations;
  return Math.min(1_000 / appMs, (1_000 * free) / (appMs + databaseMs + ownMs));
}

/**
 * Compares the model with the real server on this machine, and prints a table: the highest rates of saving and of
 * starting, and the processor time of a small exam.
 */
export async function checkLoad(costs: Costs, behaviour: Behaviour, folder: string, factor: number): Promise<void> {
  const rows: Row[] = [];
  await withBenchDatabase(async (databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    let server: ProductServer | null = null;
    try {
      await fillBank(pool);
      await createStudents(pool, STUDENTS);
      await completeStudents(pool);
      server = await startProduct(databaseUrl, folder);
      const [seats, postmaster] = [await openSeats(pool, STUDENTS), await postmasterOf(pool)];
      const quizzes = await pool.query<{ id: string }>('select id from quizzes order by position');
      const parts = { server, postmaster, seats, quizzes: quizzes.rows.map(({ id }) => id) };
      rows.push(...(await checkRates(parts, costs, factor)), ...(await checkExam(parts, costs, behaviour, factor)));
    } finally {
      await server?.stop();
      await pool.end();
    }
  });
  console.log(`Processor factor ${factor.toFixed(2)}`);
  console.log(
    table(
      ['on this machine', 'predicted', 'measured', 'difference'],
      rows.map(({ what, predicted, measured, unit }) => [
        what,
        `${figure(predicted)} ${unit}`,
        `${figure(measured)} ${unit}`,
        `${((100 * predicted) / measured - 100).toFixed(0)} %`,
      ]),
    ),
  );
}

type Parts = {
  readonly server: ProductServer;
  readonly postmaster: number;
  readonly seats: readonly MeasuredSeat[];
  readonly quizzes: readonly string[];
};

async function checkRates({ server, postmaster, seats, quizzes }: Parts, costs: Costs, factor: number): Promise<Row[]> {
  const calls = examCalls(server.graphql);
  const { operations } = costs;
  const cores = costs.reference.cores;
  const costOf = (names: readonly (keyof typeof operations)[]) => ({
    appMs: names.reduce((sum, name) => sum + operations[name].appMs, 0) / factor,
    databaseMs: names.reduce((sum, name) => sum + operations[name].databaseMs, 0) / factor,
  });
  const started: { seat: MeasuredSeat; id: string; items: Awaited<ReturnType<typeof calls.open>>['items'] }[] = [];
  const start = async (seat: MeasuredSeat, quiz: string): Promise<void> => {
    const { id } = await calls.start(seat, quiz);
    const { items } = await calls.open(seat, id);
    await calls.hold(seat, id);
    started.push({ seat, id, items });
  };
  // Compiles statements and code.
  await inClosedLoop(seats, AT_ONCE, (seat) => start(seat, quizzes[0] ?? ''));
  const until = (): (() => boolean) => {
    const end = performance.now() + SATURATION_MS;
    return () => performance.now() < end;
  };
  let starts = 0;
  const starting = await busyDuring(server.pid, postmaster, async () => {
    const goesOn = until();
    for (let at = 1; goesOn() && at < quizzes.length; at += 1) {
      await inClosedLoop(seats, AT_ONCE, async (seat) => {
        if (!goesOn()) return;
        await start(seat, quizzes[at] ?? '');
        starts += 1;
      });
    }
  });
  let saves = 0;
  const saving = await busyDuring(server.pid, postmaster, async () => {
    const goesOn = until();
    for (let sequence = 1; goesOn(); sequence += 1) {
      await inClosedLoop(started.slice(0, STUDENTS), AT_ONCE, async ({ seat, id, items }) => {
        const item = items[sequence % items.length];
        if (item === undefined || !goesOn()) return;
        await calls.save(seat, id, item, sequence);
        saves += 1;
      });
    }
  });
  return [
    {
      what: 'highest rate of saving answers',
      predicted: saturation(costOf(['saveAnswer']), saves, { ...saving, cores }),
      measured: (1_000 * saves) / saving.tookMs,
      unit: '/s',
    },
    {
      what: 'highest rate of starting (start, open, hold)',
      predicted: saturation(costOf(STARTING), starts, { ...starting, cores }),
      measured: (1_000 * starts) / starting.tookMs,
      unit: '/s',
    },
    {
      what: 'saving at that rate: process',
      predicted: costOf(['saveAnswer']).appMs,
      measured: saving.busy.app / saves,
      unit: 'ms',
    },
    {
      what: 'saving at that rate: PostgreSQL',
      predicted: costOf(['saveAnswer']).databaseMs,
      measured: saving.busy.database / saves,
      unit: 'ms',
    },
    {
      what: 'starting at that rate: process',
      predicted: costOf(STARTING).appMs,
      measured: starting.busy.app / starts,
      unit: 'ms',
    },
    {
      what: 'starting at that rate: PostgreSQL',
      predicted: costOf(STARTING).databaseMs,
      measured: starting.busy.database / starts,
      unit: 'ms',
    },
  ];
}

/** Students start within a window, answer at their own pace with streams and reports, and submit. */
async function checkExam(
  { server, postmaster, seats, quizzes }: Parts,
  costs: Costs,
  usual: Behaviour,
  factor: number,
): Promise<Row[]> {
  const calls = examCalls(server.graphql);
  const behaviour: Behaviour = {
    ...usual,
    exam: { ...usual.exam, questions: QUESTIONS, minutes: SECONDS / 60, answersPerQuestion: 1 },
  };
  const quiz = quizzes.at(-1) ?? '';
  let [saves, reports] = [0, 0];
  const student = async (seat: MeasuredSeat): Promise<void> => {
    await sleep(Math.random() * WINDOW_S * 1_000);
    const { id } = await calls.start(seat, quiz);
    const { items } = await calls.open(seat, id);
    await calls.hold(seat, id);
    const { close } = await calls.follow(seat, id);
    let position = 1;
    let isOver = false;
    const report = async (): Promise<void> => {
      if (isOver) return;
      await calls.report(seat, id, position);
      reports += 1;
    };
    const beats: Promise<void>[] = [];
    const beat = setInterval(() => beats.push(report()), behaviour.heartbeatSeconds * 1_000);
    for (const item of items) {
      await sleep((SECONDS / QUESTIONS) * 1_000 * (0.5 + Math.random()));
      position = item.position;
      await report();
      await calls.save(seat, id, item, 1);
      saves += 1;
    }
    isOver = true;
    clearInterval(beat);
    await Promise.all(beats);
    await calls.submit(seat, id);
    close();
    await calls.result(seat, id);
  };
  const { busy, tookMs } = await busyDuring(server.pid, postmaster, async () => {
    await Promise.all(seats.map(student));
  });
  // Nobody arrives, signs in or goes home in this exam.
  const own = times(seats.length, {
    ...examOf('quiz', behaviour),
    ...{ loadApplication: 0, signIn: 0, readSession: 0, readHome: 0, readTopic: 0, refreshToken: 0 },
  });
  const load = { rates: own, streams: 0 };
  // One process is about as busy as it would be at the measured costs.
  const utilisation = usageOf(load, costs, { factor, utilisation: 1 }).appCores / (SECONDS + WINDOW_S);
  const use = usageOf(load, costs, { factor, utilisation });
  const { background } = costs;
  const inBackground = {
    appMs: (background.appMs * tookMs) / 1e6 / factor,
    databaseMs: (background.databaseMs * tookMs) / 1e6 / factor,
  };
  return [
    { what: `${STUDENTS} students: answers`, predicted: own.saveAnswer ?? 0, measured: saves, unit: '' },
    { what: `${STUDENTS} students: reports`, predicted: own.reportPresence ?? 0, measured: reports, unit: '' },
    {
      what: `${STUDENTS} students: process`,
      predicted: use.appCores + inBackground.appMs,
      measured: busy.app / 1_000,
      unit: 's of processor time',
    },
    {
      what: `${STUDENTS} students: PostgreSQL`,
      predicted: use.databaseCores + inBackground.databaseMs,
      measured: busy.database / 1_000,
      unit: 's of processor time',
    },
  ];
}
