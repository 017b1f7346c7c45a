import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests of one part of the machines and rules, and no others: `MUTATION_TESTS` names their folders or files, as
 * `npm run test:mutation` sets them; without it all of them run.
 */
const named = process.env.MUTATION_TESTS?.split(',') ?? ['tests/domain/', 'tests/machines/'];
const placeOf = ({ moduleId }: TestSpecification): number => named.findIndex((place) => moduleId.includes(`/${place}`));

/** Files in the order in which they are named: most mutants die in the first, and the others are not begun. */
class InNamedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    // A busy machine is no reason to give up before the first mutant; what never ends is ended by Stryker.
    testTimeout: 60_000,
    // Mutants are many: each is walked at random for a shorter while.
    env: { WALK_EVENTS: '500' },
    sequence: { sequencer: InNamedOrder },
    include: named.map((place) => (place.endsWith('/') ? `${place}**/*.test.ts` : place)),
  },
});
