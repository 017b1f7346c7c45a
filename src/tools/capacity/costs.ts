import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { OPERATIONS } from './operations.ts';

/** What `npm run bench:capacity` has measured. */
export const COSTS_FILE = join(import.meta.dirname, 'costs.json');

const amount = z.number().check(z.nonnegative());
const operationCost = z.object({
  /** Processor time of a server process and of PostgreSQL, in milliseconds. */
  appMs: amount,
  databaseMs: amount,
  /** Write-ahead log without images of whole pages. */
  walBytes: amount,
  /** From and to the browser, compressed, headers included. */
  sentBytes: amount,
  receivedBytes: amount,
  /** Difference of the highest and the lowest round, divided by the median, of both processor times together. */
  spread: amount,
});
const rowCost = z.object({ table: amount, indexes: amount });

const costsSchema = z.object({
  /** The measured machine: its processor, and the processor time of a fixed loop (`reference-loop.ts`). */
  reference: z.object({ processor: z.string(), cores: amount, loopMs: amount, postgres: z.string(), node: z.string() }),
  operations: z.record(z.enum(OPERATIONS), operationCost),
  /** Bytes in the table and in its indexes, for one row. */
  rows: z.object({
    answer: rowCost,
    attempt: rowCost,
    attemptQuestion: rowCost,
    countedAnswer: rowCost,
    presence: rowCost,
    review: rowCost,
    cardState: rowCost,
    session: rowCost,
    user: rowCost,
  }),
  /** All growth of the database by one attempt with its answers, and by one review, in bytes. */
  growth: z.object({ questionsPerAttempt: amount, attempt: amount, review: amount }),
  memory: z.object({ processBytes: amount, streamBytes: amount, connectionBytes: amount }),
  notifications: z.object({
    listenerMs: amount,
    databaseMs: amount,
    commitsPerSecond: amount,
    plainCommitsPerSecond: amount,
  }),
  /**
   * How many times as much a request costs if hardly any other is in progress: each one wakes up the process and its
   * connection, while a busy process takes several requests and answers at once.
   */
  idleFactor: z.object({ app: amount, database: amount }),
  /** Processor time that a process, and PostgreSQL for it, use each second without any request. */
  background: z.object({ appMs: amount, databaseMs: amount }),
  /** Bytes of log for each response. */
  logBytes: amount,
});

export type Costs = z.infer<typeof costsSchema>;
export type OperationCost = z.infer<typeof operationCost>;

/** Throws if something is missing or not a number. */
export const parseCosts = (value: unknown): Costs => costsSchema.parse(value);

/** The committed costs. Throws if the file is invalid. */
export const readCosts = (): Costs => parseCosts(JSON.parse(readFileSync(COSTS_FILE, 'utf8')));
