import type { Costs } from '../costs.ts';
import type { Behaviour } from './behaviour.ts';
import type { Machines } from './machines.ts';
import { percentile95, responseOf, serversFor, utilisation } from './queueing.rule.ts';
import { pageImageBytes, type Storage, storageOf } from './storage.rule.ts';
import { stationsOf, type Use, usageOf } from './use.rule.ts';
import { type Demand, type Load, loadsOf, PHASES, type Phase } from './workload.rule.ts';

/** Everything that the model computes with. */
export type Model = {
  readonly costs: Costs;
  readonly behaviour: Behaviour;
  readonly machines: Machines;
  /** How much faster the processors are than the measured one. */
  readonly factor: number;
};

export type PhaseUse = Use & {
  readonly phase: Phase;
  /** Write-ahead log with images of whole pages, in bytes per second. */
  readonly allWalBytes: number;
  /** Of the planned machines: busy share of processes and database, and the 95th percentile in milliseconds. */
  readonly appUtilisation: number;
  readonly databaseUtilisation: number;
  readonly p95Ms: number;
};

/** How the database grows: one primary with a standby, a larger one, then several nodes. */
export type DatabaseStep = 'one primary' | 'larger primary' | 'distributed';

export type Plan = {
  readonly phases: readonly PhaseUse[];
  readonly processes: number;
  readonly processBytes: number;
  readonly database: {
    readonly step: DatabaseStep;
    /** Machines that execute writes, standbys not counted. */
    readonly nodes: number;
    readonly coresPerNode: number;
    readonly standbys: number;
    /** Memory for each node: shared and for the cache of the operating system, and for connections. */
    readonly bytesPerNode: number;
  };
  readonly connections: { readonly pooled: number; readonly direct: number; readonly hasPooler: boolean };
  readonly networkBytes: number;
  readonly storage: Storage;
};

const largest = (values: readonly number[]): number => Math.max(0, ...values);

/** Primaries of this size and above are "larger": ordinary machines have up to 16 processors. */
export const ORDINARY_CORES = 16;

/** The database machines for a number of busy processors: first one, then a larger one, then several. */
export function databaseFor(busyCores: number, { bound, databaseSizes, distributedFactor }: Machines) {
  const needed = busyCores / bound;
  const size = databaseSizes.find((cores) => cores >= needed);
  if (size !== undefined) {
    const step: DatabaseStep = size > ORDINARY_CORES ? 'larger primary' : 'one primary';
    return { step, nodes: 1, coresPerNode: size };
  }
  const coresPerNode = databaseSizes.at(-1) ?? 1;
  const step: DatabaseStep = 'distributed';
  return { step, nodes: serversFor((busyCores * distributedFactor) / coresPerNode, bound), coresPerNode };
}

function imagesOf(load: Load, machines: Machines): number {
  const saves = (load.rates.saveAnswer ?? 0) + (load.rates.reviewCard ?? 0);
  return pageImageBytes({ saves, attempts: load.streams }, machines);
}

/** Share of a process that receives all notifications. */
const listeningShare = ({ notifications }: Use, { costs, factor }: Model): number =>
  (notifications * costs.notifications.listenerMs) / 1_000 / factor;

/** The machines for a demand, each as busy as the bound allows at the worst phase. */
export function planFor(demand: Demand, model: Model): Plan {
  const { costs, behaviour, machines, factor } = model;
  const loads = loadsOf(demand, behaviour);
  // The machines are chosen so that they are as busy at the peak.
  const circumstances = { factor, utilisation: machines.bound };
  const storage = storageOf(demand, behaviour, costs, machines);
  const phases = PHASES.filter((phase) => demand.exam !== null || phase === 'busiest hour');
  const uses = phases.map((phase) => ({ phase, load: loads[phase], use: usageOf(loads[phase], costs, circumstances) }));
  // Each process also receives all notifications; a limit of its own says when they become too many.
  const listening = largest(uses.map(({ use }) => listeningShare(use, model)));
  const useful = machines.bound - Math.min(listening, machines.listeningBound) - costs.background.appMs / 1_000;
  const processes = serversFor(largest(uses.map(({ use }) => use.appCores)), useful);
  const database = databaseFor(largest(uses.map(({ use }) => use.databaseCores)), machines);
  const streams = largest(uses.map(({ use }) => use.streams));
  const ofProcesses = processes * machines.poolSize;
  const direct = processes * machines.directConnections;
  const hasPooler = ofProcesses > machines.pooledFrom;
  // PostgreSQL works fastest with few more connections than processors.
  const pooled = hasPooler
    ? Math.min(ofProcesses, Math.max(machines.pooledFrom, 4 * database.coresPerNode))
    : ofProcesses;
  const { memory } = costs;
  const cached = pooled * memory.connectionBytes;
  const minimum = database.coresPerNode * machines.bytesPerCore;
  return {
    phases: uses.map(({ phase, load, use }) => {
      const [app, data] = stationsOf(load, costs, circumstances, {
        processes,
        databaseCores: database.nodes * database.coresPerNode,
      });
      const distributed = database.step === 'distributed' ? machines.distributedFactor : 1;
      const slower = { ...data, meanMs: data.meanMs * distributed };
      return {
        ...use,
        phase,
        allWalBytes: use.walBytes + imagesOf(load, machines),
        appUtilisation: utilisation(app),
        databaseUtilisation: utilisation(slower),
        p95Ms: percentile95(responseOf([app, slower])),
      };
    }),
    processes,
    processBytes: memory.processBytes + (streams / processes) * memory.streamBytes,
    database: {
      ...database,
      standbys: database.nodes,
      bytesPerNode: Math.max(minimum, cached),
    },
    connections: { pooled, direct, hasPooler },
    networkBytes: largest(uses.map(({ use }) => use.receivedBytes)),
    storage,
  };
}

/** A resource that more server processes or a larger cache don't increase, and how far a demand fills it. */
export type Limit = {
  readonly resource: string;
  /** Share of what the resource allows; above 1, the demand is too large for it. */
  readonly share: number;
};

/** The resources that can become the bottleneck, for the planned number of processes. */
export function limitsOf(demand: Demand, model: Model): readonly Limit[] {
  const { costs, machines } = model;
  const plan = planFor(demand, model);
  const most = (of: (phase: PhaseUse) => number): number => largest(plan.phases.map(of));
  const notifications = most((phase) => phase.notifications);
  const largestPrimary = machines.databaseSizes.at(-1) ?? 1;
  const connections = plan.connections.direct + plan.connections.pooled;
  return [
    {
      resource: 'commits with a notification, one after another',
      share: notifications / (costs.notifications.commitsPerSecond * machines.bound),
    },
    {
      resource: 'notifications that every process receives',
      share: most((phase) => listeningShare(phase, model)) / machines.listeningBound,
    },
    {
      resource: `processors of the largest primary (${largestPrimary})`,
      share: most((phase) => phase.databaseCores) / (largestPrimary * machines.bound),
    },
    { resource: 'database connections', share: connections / machines.mostConnections },
    {
      resource: 'write-ahead log of one primary',
      share: most((phase) => phase.allWalBytes) / machines.walBytesPerSecond,
    },
  ];
}

/** A demand with the same shares and another size. */
export const scaled = ({ students, exam }: Demand, by: number): Demand => ({
  students: students * by,
  exam: exam === null ? null : { ...exam, students: exam.students * by },
});

/** A limit, with how much larger or smaller the demand would have to be to reach it. */
export type ReachedLimit = Limit & { readonly reachedAt: number };

const SMALLEST = 1e-6;
const LARGEST = 1e6;

/**
 * All limits, the first that is reached at the start. Use grows with the demand, but not always in proportion: images of
 * whole pages don't. So the point is searched by halving an interval.
 */
export function bottlenecks(demand: Demand, model: Model): readonly ReachedLimit[] {
  const limits = limitsOf(demand, model);
  return limits
    .map((limit, at) => {
      const shareAt = (by: number): number => limitsOf(scaled(demand, by), model)[at]?.share ?? 0;
      let [low, high] = [SMALLEST, LARGEST];
      while (high / low > 1.001) {
        const middle = Math.sqrt(low * high);
        if (shareAt(middle) > 1) high = middle;
        else low = middle;
      }
      return { ...limit, reachedAt: low };
    })
    .toSorted((a, b) => a.reachedAt - b.reachedAt);
}
