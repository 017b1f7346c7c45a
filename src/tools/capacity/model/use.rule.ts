import type { Costs } from '../costs.ts';
import { OPERATIONS, type OperationName } from '../operations.ts';
import { mixedService, type Station } from './queueing.rule.ts';
import type { Load } from './workload.rule.ts';

/** What a load uses in each second. */
export type Use = {
  readonly requests: number;
  /** Busy processors: of all server processes, and of PostgreSQL. */
  readonly appCores: number;
  readonly databaseCores: number;
  /** Write-ahead log without images of whole pages, in bytes. */
  readonly walBytes: number;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  /** Transactions that notify, of which PostgreSQL commits one at a time. */
  readonly notifications: number;
  readonly streams: number;
};

/**
 * Notifications of one operation: the triggers `attempts_told`, `assignment_attempts_told` and `presence_changed_told`.
 * The start and the submission of an attempt at an assignment notify once more in the same transaction, which is one
 * commit.
 */
export const NOTIFYING: readonly OperationName[] = ['holdAttempt', 'submitAttempt', 'reportAssignmentQuestion'];

/** Within one operation, service times differ by about this: their standard deviation divided by the mean. */
export const VARIATION = 0.5;

const total = (load: Load, of: (name: OperationName) => number): number =>
  OPERATIONS.reduce((sum, name) => sum + (load.rates[name] ?? 0) * of(name), 0);

/** The circumstances of a load. */
export type Circumstances = {
  /** How much faster the processors are than the measured one. */
  readonly factor: number;
  /** Share of time in which processes and database are busy, of 0 to 1. Costs are measured at 1. */
  readonly utilisation: number;
};

/** How many times its measured cost an operation costs: between the factor of an idle process and 1, in proportion. */
const idleCost = (idleFactor: number, { utilisation }: Circumstances): number =>
  1 + (idleFactor - 1) * (1 - utilisation);

/** Processor time of one operation under these circumstances, in milliseconds. */
function timesOf(name: OperationName, { operations, idleFactor }: Costs, circumstances: Circumstances) {
  const { appMs, databaseMs } = operations[name];
  return {
    appMs: (appMs * idleCost(idleFactor.app, circumstances)) / circumstances.factor,
    databaseMs: (databaseMs * idleCost(idleFactor.database, circumstances)) / circumstances.factor,
  };
}

/** Rates times costs. */
export function usageOf(load: Load, costs: Costs, circumstances: Circumstances): Use {
  const { operations } = costs;
  return {
    requests: total(load, () => 1),
    appCores: total(load, (name) => timesOf(name, costs, circumstances).appMs) / 1_000,
    databaseCores: total(load, (name) => timesOf(name, costs, circumstances).databaseMs) / 1_000,
    walBytes: total(load, (name) => operations[name].walBytes),
    sentBytes: total(load, (name) => operations[name].sentBytes),
    receivedBytes: total(load, (name) => operations[name].receivedBytes),
    notifications: total(load, (name) => (NOTIFYING.includes(name) ? 1 : 0)),
    streams: load.streams,
  };
}

/** The requests of a load as they pass the server processes and the database. */
export function stationsOf(
  load: Load,
  costs: Costs,
  circumstances: Circumstances,
  { processes, databaseCores }: { readonly processes: number; readonly databaseCores: number },
): readonly [app: Station, database: Station] {
  const kinds = (of: 'appMs' | 'databaseMs') =>
    mixedService(
      OPERATIONS.map((name) => ({
        rate: load.rates[name] ?? 0,
        meanMs: timesOf(name, costs, circumstances)[of],
        variation: VARIATION,
      })),
    );
  return [
    { ...kinds('appMs'), servers: processes },
    { ...kinds('databaseMs'), servers: databaseCores },
  ];
}
