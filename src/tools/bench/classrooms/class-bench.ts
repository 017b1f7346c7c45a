import pg from 'pg';
import type { Viewer } from '#server/access/viewer.ts';
import { withBenchDatabase } from '../bench-database.ts';
import { fillClass } from '../fill/fill-class.ts';
import { viewerWith } from '../operations/bench-viewer.ts';
import { percentiles } from '../percentiles.ts';

const MOST_STATEMENTS = 2;

/** What a bench gets: a pool that counts its statements, a single connection without counting, the teacher, the class. */
export type ClassBench = {
  readonly pool: pg.Pool;
  readonly connection: pg.Pool;
  readonly viewer: Viewer;
  readonly classroom: string;
};

export type ClassBenchOptions = {
  readonly students: number;
  readonly assignments: number;
  readonly reads: number;
  /** 95th percentile, in milliseconds. */
  readonly largestP95Ms: number;
};

/**
 * Opens a page of a class as its teacher, as JSON. Prints the size of the answer, the number of statements, the median,
 * the 95th percentile and the processor time, and sets the exit status if a limit is exceeded.
 * @param open reads all that the page shows.
 * @param compare times of simpler statements to print beside it, by their names.
 */
export async function measureClass(
  { students, assignments, reads, largestP95Ms }: ClassBenchOptions,
  open: (bench: ClassBench) => Promise<unknown>,
  compare: (bench: ClassBench) => Promise<Readonly<Record<string, unknown>>> = async () => ({}),
): Promise<void> {
  await withBenchDatabase(async (databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const connection = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    const fill = { students, assignments, questions: 2, submittedShare: 0.9 };
    const { classroom, teacher } = await fillClass(connection, fill);
    let statements = 0;
    const query = pool.query;
    pool.query = ((...args: Parameters<typeof query>) => {
      statements += 1;
      return Reflect.apply(query, pool, args) as unknown;
    }) as typeof query;
    const viewer = viewerWith({ userId: teacher, role: 'teacher' });
    const bench: ClassBench = { pool, connection, viewer, classroom };
    const read = async (): Promise<string> => JSON.stringify(await open(bench));
    const bytes = (await read()).length;
    const perOpening = statements;

    const before = process.cpuUsage();
    const opened = await percentiles(reads, read);
    const { user, system } = process.cpuUsage(before);
    console.log(`${students} students, ${assignments} assignments, ${Math.round(bytes / 1_024)} KiB`);
    console.log(`statements: ${perOpening}; processor time: ${((user + system) / 1_000 / reads).toFixed(1)} ms`);
    console.table({ opened, ...(await compare(bench)) });
    await Promise.all([pool.end(), connection.end()]);
    if (opened.p95 > largestP95Ms || perOpening > MOST_STATEMENTS) {
      console.error(
        `The 95th percentile is above ${largestP95Ms} ms, or there are more than ${MOST_STATEMENTS} statements.`,
      );
      process.exitCode = 1;
    }
  });
}
