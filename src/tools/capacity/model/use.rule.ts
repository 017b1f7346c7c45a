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
 * Notifications of one operation: the triggers `attempts_told`, `assignment_attempts_told` and `presence_told`. The start
 * and the submission of an attempt at an assignment notify once more in the same transaction, which is one commit.
 */
export const NOTIFYING: readonly OperationName[] = ['holdAttempt', 'submitAttempt', 'reportAssignmentPresence'];

/** Within one operation, service times differ by about this: their standard deviation divided by the mean. */
export const VARIATION = 0.5;

const total = (load: Load, of: (name: OperationName) => number): number =>
  OPERATIONS.reduce((sum, name) => sum + (load.rates[name] ?? 0) * of(name), 0);

/**
 * Rates times costs. `factor`: how much faster the processors are than the measured one.
 */
export function useOf(load: Load, costs: Costs, factor: number): Use {
  const { operations } = costs;
  return {
    requests: total(load, () => 1),
    appCores: total(load, (name) => operations[name].appMs) / 1_000 / factor,
    databaseCores: total(load, (name) => operations[name].databaseMs) / 1_000 / factor,
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
  {
    processes,
    databaseCores,
    factor,
  }: { readonly processes: number; readonly databaseCores: number; readonly factor: number },
): readonly [app: Station, database: Station] {
  const kinds = (of: 'appMs' | 'databaseMs') =>
    mixedService(
      OPERATIONS.map((name) => ({
        rate: load.rates[name] ?? 0,
        meanMs: costs.operations[name][of] / factor,
        variation: VARIATION,
      })),
    );
  return [
    { ...kinds('appMs'), servers: processes },
    { ...kinds('databaseMs'), servers: databaseCores },
  ];
}
