import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests of one part of the machines and rules, and no others: `MUTATION_TESTS` names their folders or files, as
 * `npm run test:mutation` sets them; without it all of them run.
 */
const named = process.env.MUTATION_TESTS?.split(',') ?? ['tests/domain/', 'tests/machines/'];

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    // A busy machine is no reason to give up before the first mutant; what never ends is ended by Stryker.
    testTimeout: 60_000,
    // Mutants are many: each is walked at random for a shorter while.
    env: { WALK_EVENTS: '500' },
    include: named.map((place) => (place.endsWith('/') ? `${place}**/*.test.ts` : place)),
  },
});
