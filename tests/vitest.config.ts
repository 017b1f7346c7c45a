import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.sequencer.ts';

const root = resolve(import.meta.dirname, '..');
const filesOf = (...folders: readonly string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** A unit test takes milliseconds, the walks of a machine seconds; on a busy machine each takes many times that. */
const TEST_MS = 60_000;
/** A test that starts processes or waits for a disk needs more. */
const SERVER_TEST_MS = 120_000;
const JOURNEY_MS = 240_000;
/** Fifty rounds of a race take minutes on a busy machine. */
const SECURITY_CHECK_MS = 900_000;
/** How long a test waits for a condition. */
const BECOMES_TRUE_MS = 20_000;

export default defineConfig({
  root,
  test: {
    testTimeout: TEST_MS,
    // Every core: waits, mostly for PostgreSQL and the disk, leave room for the rest of the machine.
    maxWorkers: '100%',
    expect: { poll: { timeout: BECOMES_TRUE_MS } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // One process for all files: most of the time would be spent loading the same modules again.
        test: {
          name: 'unit',
          include: filesOf('domain', 'machines', 'routes', 'architecture', 'worker'),
          isolate: false,
        },
      },
      {
        extends: true,
        // The modules of the built application.
        test: {
          name: 'build',
          include: filesOf('build'),
          globalSetup: ['tests/support/browser/client-build.setup.ts'],
        },
      },
      {
        extends: true,
        // Each file gets its own modules and window; a process for each would take twice the processor time.
        test: {
          name: 'dom',
          pool: 'vmThreads',
          include: filesOf('texts', 'ui', 'views', 'client', 'app', 'api'),
          environment: 'happy-dom',
          setupFiles: ['tests/support/browser/act.setup.ts', 'tests/support/browser/dom.setup.ts'],
        },
      },
      {
        extends: true,
        // The build of graphql that Node itself loads; Vite would load another, and the two reject each other's
        // schemas.
        resolve: { alias: { graphql: resolve(root, 'node_modules/graphql/index.js') } },
        test: {
          name: 'server',
          include: filesOf('server', 'tools'),
          globalSetup: [
            'tests/support/servers/bundle/server-bundle.setup.ts',
            'tests/support/servers/test-cluster.setup.ts',
          ],
          // Loading the server's modules for each file would take a third of the processor time. What belongs to one
          // file is in its own database and its own application.
          isolate: false,
          testTimeout: SERVER_TEST_MS,
          hookTimeout: SERVER_TEST_MS * 2,
          // One more than cores, on small machines: with two more, waits of PostgreSQL and the disk are filled no better, and
          // the same tests take a seventh more time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: { alias: { graphql: resolve(root, 'node_modules/graphql/index.js') } },
        test: {
          // Abuse cases with running servers; `npm run test:security` runs all of them, and at full length.
          name: 'security',
          include: ['tests/security/**/*.check.ts'],
          globalSetup: [
            'tests/support/browser/chromium.setup.ts',
            'tests/support/browser/client-build.setup.ts',
            'tests/support/servers/bundle/server-bundle.setup.ts',
            'tests/support/servers/test-cluster.setup.ts',
          ],
          testTimeout: SECURITY_CHECK_MS,
          hookTimeout: SERVER_TEST_MS * 2,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: filesOf('journeys'),
          // Loading the modules for each file would take processor time that the browsers need. What belongs to one file
          // is in its own server and its own browser.
          isolate: false,
          globalSetup: [
            'tests/support/browser/chromium.setup.ts',
            'tests/support/browser/client-build.setup.ts',
            'tests/support/servers/bundle/server-bundle.setup.ts',
            'tests/support/servers/test-cluster.setup.ts',
            'tests/support/servers/demo-data.setup.ts',
          ],
          testTimeout: JOURNEY_MS,
          // Real browsers on a busy machine: a test that fails three times in a row has failed.
          retry: 2,
          hookTimeout: JOURNEY_MS,
          // After all the rest, one for each core: with two for each core, the same journeys take a third more processor
          // time.
          maxWorkers: '100%',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
