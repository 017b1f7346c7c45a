/** What the model expects of machines, and how far it fills them. `docs/capacity.md` explains the values. */
export type Machines = {
  /** Share of time in which processes and database processors may be busy at the peak. */
  readonly bound: number;
  /** Processors of database machines, from small to the largest that is planned with. */
  readonly databaseSizes: readonly number[];
  /** Memory for each processor of a machine, in bytes. */
  readonly bytesPerCore: number;
  /** Settings of Lectern: database connections of each process, and those without the pooler. */
  readonly poolSize: number;
  readonly directConnections: number;
  /** From this number of connections on, a pooler; and the most that PostgreSQL should have. */
  readonly pooledFrom: number;
  readonly mostConnections: number;
  /** Share of a process that receiving notifications may take. */
  readonly listeningBound: number;
  /** Write-ahead log that a primary can write and send to a synchronous standby, in bytes per second. */
  readonly walBytesPerSecond: number;
  /** Time between checkpoints: after each, the first change of a page logs the whole page. */
  readonly checkpointSeconds: number;
  /** Processor time of a distributed write compared with a local one, measured with Citus 13.1 on one machine. */
  readonly distributedFactor: number;
  /** Days for which write-ahead log and logs are kept, and number of full copies. */
  readonly walDays: number;
  readonly logDays: number;
  readonly copies: number;
};

const GIB = 2 ** 30;

export const MACHINES: Machines = {
  bound: 0.6,
  databaseSizes: [2, 4, 8, 16, 32, 64, 96],
  bytesPerCore: 4 * GIB,
  poolSize: 10,
  directConnections: 4,
  pooledFrom: 100,
  mostConnections: 1_000,
  listeningBound: 0.3,
  walBytesPerSecond: 400e6,
  checkpointSeconds: 900,
  distributedFactor: 5,
  walDays: 7,
  logDays: 30,
  copies: 2,
};
