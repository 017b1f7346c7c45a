import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SERVER_SOURCES, startServer } from './running-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content, as the first start leaves it. No server uses it. */
    demoData: string;
  }
}

/**
 * The first start of a server creates a database and loads the demo content. All journeys start from copies of it. It
 * runs from the sources, as users start it, and not from the bundle of the test run.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-demo-data-'));
  const server = await startServer({ dataDir: folder, program: SERVER_SOURCES });
  await server.remove();
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
