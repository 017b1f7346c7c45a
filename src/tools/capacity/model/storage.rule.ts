import type { Costs } from '../costs.ts';
import { OPERATIONS, type OperationName } from '../operations.ts';
import type { Behaviour } from './behaviour.ts';
import type { Machines } from './machines.ts';
import { type Counts, type Demand, dayOf, examOf, times } from './workload.rule.ts';

/** What a year of work adds, and what is stored besides the database. Bytes, unless a name says otherwise. */
export type Storage = {
  readonly answersPerYear: number;
  readonly reviewsPerYear: number;
  readonly attemptsPerYear: number;
  readonly databasePerYear: number;
  /** On a day with an exam, if there is one; images of whole pages included. */
  readonly walPerDay: number;
  readonly walArchive: number;
  readonly logs: number;
  /** Full copies of the database after a year. */
  readonly backups: number;
  /** All of these after a year, with the database itself on two machines. */
  readonly total: number;
};

const DAY_SECONDS = 86_400;
const PAGE = 8_192;
/** Used part of the pages that are logged as a whole: between a half and full; measured and well known as ln 2. */
const FILL = Math.LN2;
/** Pages that each attempt changes: its own row, its presence, its part of an index. Ids of answers add pages at the end. */
const PAGES_OF_AN_ATTEMPT = 2;

/**
 * Whole pages in the write-ahead log, in bytes per second: after a checkpoint, the first change of each page logs it
 * once, without its unused part.
 */
export function pageImageBytes(
  { saves, attempts }: { readonly saves: number; readonly attempts: number },
  { checkpointSeconds }: Pick<Machines, 'checkpointSeconds'>,
): number {
  const changed = Math.min(saves * checkpointSeconds, attempts * PAGES_OF_AN_ATTEMPT);
  return (changed * PAGE * FILL) / checkpointSeconds;
}

const of = (counts: Counts, name: keyof Counts): number => counts[name] ?? 0;

/** Growth of the database by attempts with a number of questions, and by answers beyond one for each question. */
function attemptBytes(questions: number, answers: number, { growth, rows }: Costs): number {
  const { table, indexes } = rows.answer;
  return (
    (growth.attempt / growth.questionsPerAttempt) * questions + Math.max(0, answers - questions) * (table + indexes)
  );
}

/** What the operations of one day write to the write-ahead log and to the log of the processes, in bytes. */
function dayUse(operations: Counts, costs: Costs, machines: Machines) {
  const total = (bytes: (name: OperationName) => number): number =>
    OPERATIONS.reduce((sum, name) => sum + of(operations, name) * bytes(name), 0);
  const saves = (of(operations, 'saveAnswer') + of(operations, 'reviewCard')) / DAY_SECONDS;
  const attempts = (of(operations, 'startAttempt') / DAY_SECONDS) * machines.checkpointSeconds;
  return {
    walBytes:
      total((name) => costs.operations[name].walBytes) + DAY_SECONDS * pageImageBytes({ saves, attempts }, machines),
    logBytes: total(() => costs.logBytes),
  };
}

/** Disk space of a year in which the students study as assumed, and take the exam several times. */
export function storageOf({ students, exam }: Demand, behaviour: Behaviour, costs: Costs, machines: Machines): Storage {
  const { activeShare, studyDays, visitsPerDay, visit } = behaviour;
  const studentDays = students * activeShare * studyDays;
  const day = dayOf(behaviour);
  const sat = exam === null ? 0 : exam.students * behaviour.exam.perYear;
  const inExam = examOf(exam?.as ?? 'quiz', behaviour);
  const answers = studentDays * of(day, 'saveAnswer') + sat * of(inExam, 'saveAnswer');
  const reviews = studentDays * of(day, 'reviewCard');
  const attempts = studentDays * of(day, 'startAttempt') + sat;
  const { questions } = behaviour.exam;
  const databasePerYear =
    studentDays * visitsPerDay * visit.attempts * attemptBytes(visit.attemptQuestions, visit.attemptQuestions, costs) +
    sat * attemptBytes(questions, questions * behaviour.exam.answersPerQuestion, costs) +
    reviews * costs.growth.review +
    students * (costs.rows.user.table + costs.rows.user.indexes);
  const ordinary = dayUse(times(students * activeShare, day), costs, machines);
  const extra = dayUse(times(exam?.students ?? 0, inExam), costs, machines);
  const walPerDay = ordinary.walBytes + extra.walBytes;
  // At most one exam in the days for which the log is archived.
  const walArchive = ordinary.walBytes * machines.walDays + extra.walBytes;
  const examsLogged = Math.max(1, (behaviour.exam.perYear * machines.logDays) / 365);
  const logs = ordinary.logBytes * machines.logDays + extra.logBytes * examsLogged;
  const backups = databasePerYear * machines.copies;
  return {
    answersPerYear: answers,
    reviewsPerYear: reviews,
    attemptsPerYear: attempts,
    databasePerYear,
    walPerDay,
    walArchive,
    logs,
    backups,
    total: 2 * databasePerYear + walArchive + logs + backups,
  };
}
