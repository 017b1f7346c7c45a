import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import pg from 'pg';
import { withBenchDatabase } from '../../bench/bench-database.ts';
import { fillBank } from '../../bench/fill/fill-bank.ts';
import { fillStudy } from '../../bench/fill/fill-study.ts';
import { type Costs, type OperationCost, parseCosts } from '../costs.ts';
import { type ExamCosts, examCosts } from './exam-costs.ts';
import { fillAnswerLog, rowBytes } from './fill-answer-log.ts';
import { backgroundCosts, idleFactors } from './idle-costs.ts';
import { type Measured, meterOf, tableSizes } from './meter.ts';
import { notificationCosts } from './notification-costs.ts';
import { postmasterOf, privateBytes, residentBytes } from './processor-time.ts';
import { type ProductServer, startProduct } from './product-server.ts';
import { referenceLoopMs } from './reference-loop.ts';
import { completeStudents, createStudents, openSeats } from './seats.ts';
import { fillDecks, type StudyCosts, studyCosts } from './study-costs.ts';

const SIZES = {
  full: { students: 500, rounds: 5, answers: 1_000_000, questions: 20_000, attempts: 50_000 },
  quick: { students: 60, rounds: 2, answers: 20_000, questions: 2_000, attempts: 2_000 },
};
type Size = (typeof SIZES)['full'];

/** What the exam writes; everything else that grows meanwhile is sessions, jobs and logs. */
const ANSWER_TABLES = ['attempts', 'attempt_items', 'answer_log', 'counted_answers', 'attempt_presence'] as const;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the rounds. Of the log the least, because the first change of each page after a checkpoint adds the page. */
function costOf(rounds: readonly Measured[]): OperationCost {
  const of = (pick: (round: Measured) => number): number => middle(rounds.map(pick));
  const times = rounds.map(({ appMs, databaseMs }) => appMs + databaseMs);
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    appMs: rounded(
      of(({ appMs }) => appMs),
      3,
    ),
    databaseMs: rounded(
      of(({ databaseMs }) => databaseMs),
      3,
    ),
    walBytes: Math.round(Math.min(...rounds.map(({ walBytes }) => walBytes))),
    sentBytes: Math.round(of(({ sentBytes }) => sentBytes)),
    receivedBytes: Math.round(of(({ receivedBytes }) => receivedBytes)),
    spread: rounded((Math.max(...times) - Math.min(...times)) / middle(times), 2),
  };
}

const medians = (rounds: readonly { readonly [Name in string]: Measured }[]) =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [name, costOf(rounds.map((round) => round[name] ?? missing()))]),
  );

/** Measures all costs, with progress on standard error. */
export async function measureCosts(folder: string, sizeName: keyof typeof SIZES): Promise<Costs> {
  const size = SIZES[sizeName];
  const loopBefore = referenceLoopMs();
  const exam = await inDatabase(folder, (parts) => measureExam(parts, size));
  const study = await inDatabase(folder, (parts) => measureStudy(parts, size));
  const loopMs = Math.round(Math.min(loopBefore, referenceLoopMs()));
  const [processor] = cpus();
  return parseCosts({
    reference: {
      processor: processor?.model ?? 'unknown',
      cores: cpus().length,
      loopMs,
      postgres: exam.postgres,
      node: process.version,
    },
    operations: {
      ...medians(study.rounds),
      ...medians(exam.rounds),
    },
    rows: { ...exam.rows, ...study.rows },
    growth: { ...exam.growth, ...study.growth },
    memory: exam.memory,
    notifications: exam.notifications,
    background: exam.background,
    idleFactor: exam.idleFactor,
    logBytes: exam.logBytes,
  });
}

function missing(): never {
  throw new Error('No round was measured.');
}

type Parts = { readonly databaseUrl: string; readonly pool: pg.Pool; readonly start: () => Promise<ProductServer> };

async function inDatabase<Result>(folder: string, work: (parts: Parts) => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await withBenchDatabase(async (databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const servers: ProductServer[] = [];
    try {
      // No checkpoint in between: the first change of a page after one would be more expensive than the others.
      await pool.query("alter system set checkpoint_timeout = '30min'");
      await pool.query("alter system set max_wal_size = '20GB'");
      await pool.query('select pg_reload_conf()');
      result = await work({
        databaseUrl,
        pool,
        start: async () => {
          const server = await startProduct(databaseUrl, folder);
          servers.push(server);
          return server;
        },
      });
    } finally {
      for (const server of servers) await server.stop();
      await pool.end();
    }
  });
  return result ?? missing();
}

const log = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

async function measureExam({ databaseUrl, pool, start }: Parts, size: Size) {
  log('Filling a bank and a log of answers …');
  await fillBank(pool);
  const answer = await fillAnswerLog(pool, size.answers);
  await createStudents(pool, size.students);
  await completeStudents(pool);
  const part = await createAssignment(pool);
  const server = await start();
  const postmaster = await postmasterOf(pool);
  const meter = meterOf(pool, { server: server.pid, postmaster });
  const seats = await openSeats(pool, size.students);
  await pool.query('checkpoint');
  const quizzes = await pool.query<{ id: string }>('select id from quizzes order by position limit $1', [
    size.rounds + 2,
  ]);
  const [lastQuiz = missing()] = quizzes.rows.splice(-1);
  const streamBytes: number[] = [];
  const rounds: ExamCosts[] = [];
  let sizesBefore: ReadonlyMap<string, number> = new Map();
  let logBefore = 0;
  for (const [at, { id: quiz }] of quizzes.rows.entries()) {
    const resident = residentBytes(server.pid);
    const costs = await examCosts({ pool, meter, url: server.graphql }, { seats, quiz, part }, (streams) => {
      streamBytes.push((residentBytes(server.pid) - resident) / streams);
    });
    // The first round compiles statements and code.
    if (at > 0) rounds.push(costs);
    else [sizesBefore, logBefore] = [await tableSizes(pool), await server.logBytes()];
    log(`Exam ${at}: save ${costs.saveAnswer.appMs.toFixed(2)} + ${costs.saveAnswer.databaseMs.toFixed(2)} ms`);
  }
  const sizesAfter = await tableSizes(pool);
  const grown = ANSWER_TABLES.reduce(
    (sum, name) => sum + (sizesAfter.get(name) ?? 0) - (sizesBefore.get(name) ?? 0),
    0,
  );
  const loggedBytes = (await server.logBytes()) - logBefore;
  const background = await backgroundCosts(server.pid, postmaster);
  const idleFactor = await idleFactors({ meter, url: server.graphql, background }, seats, lastQuiz.id);
  log(`Idle: ${idleFactor.app} and ${idleFactor.database} times as much`);
  const requests = size.rounds * size.students * (6 + 2 * 4 + 20);
  const logBytes = Math.round(loggedBytes / requests);
  const processBytes = residentBytes(server.pid);
  const connections = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'lectern server' and pid <> pg_backend_pid()",
  );
  const connectionBytes = middle(connections.rows.map(({ pid }) => privateBytes(pid)));
  const notifications = await notificationCosts(databaseUrl, { server: server.pid, postmaster });
  const version = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  await pool.query('vacuum analyze');
  return {
    rounds,
    postgres: version.rows[0]?.version ?? '',
    rows: {
      answer,
      attempt: await rowBytes(pool, 'attempts'),
      attemptQuestion: await rowBytes(pool, 'attempt_items'),
      countedAnswer: await rowBytes(pool, 'counted_answers'),
      presence: await rowBytes(pool, 'attempt_presence'),
      session: await rowBytes(pool, 'sessions'),
      user: await rowBytes(pool, 'users'),
    },
    growth: { questionsPerAttempt: 20, attempt: Math.round(grown / (size.rounds * size.students)) },
    memory: {
      processBytes: Math.round(processBytes),
      streamBytes: Math.max(0, Math.round(middle(streamBytes))),
      connectionBytes: Math.round(connectionBytes),
    },
    notifications,
    background,
    idleFactor,
    logBytes,
  };
}

/** A class with an assignment of one part, so that attempts can belong to it. Returns the part's id. */
async function createAssignment(pool: pg.Pool): Promise<string> {
  const [classroom, assignment, part] = [randomUUID(), randomUUID(), randomUUID()];
  await pool.query("insert into classrooms (id, name) values ($1, 'Bench class')", [classroom]);
  await pool.query(
    "insert into assignments (id, classroom_id, title, published_at) values ($1, $2, 'Bench assignment', now())",
    [assignment, classroom],
  );
  await pool.query(
    "insert into assignment_parts (id, assignment_id, position, kind, title) values ($1, $2, 1, 'quiz', 'Bench quiz')",
    [part, assignment],
  );
  return part;
}

async function measureStudy({ pool, start }: Parts, size: Size) {
  log('Filling a school that studies …');
  await fillStudy(pool, { questions: size.questions, attempts: size.attempts }, 'student1@bench.example');
  await fillDecks(pool);
  await completeStudents(pool);
  const server = await start();
  const postmaster = await postmasterOf(pool);
  const meter = meterOf(pool, { server: server.pid, postmaster });
  const rounds: StudyCosts[] = [];
  for (let round = 0; round <= size.rounds; round += 1) {
    // Each round has its own sessions, since a refresh token can be used once.
    const seats = await openSeats(pool, size.students);
    const costs = await studyCosts({ pool, meter, url: server.url }, { seats, round });
    if (round > 0) rounds.push(costs);
    log(`Visit ${round}: home ${costs.readHome.appMs.toFixed(2)} + ${costs.readHome.databaseMs.toFixed(2)} ms`);
  }
  await pool.query('vacuum analyze');
  const review = await rowBytes(pool, 'review_log');
  const cardState = await rowBytes(pool, 'card_states');
  return {
    rounds,
    rows: { review, cardState },
    growth: { review: Math.round(review.table + review.indexes) },
  };
}
