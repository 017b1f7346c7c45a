import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of rules and machines, and no others: each mutant is met by those that run its code. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    // Mutants are many: each is walked at random for a shorter while.
    env: { WALK_EVENTS: '500' },
    include: ['tests/domain/**/*.test.ts', 'tests/machines/**/*.test.ts', 'tests/actors/guard*.test.ts'],
  },
});
