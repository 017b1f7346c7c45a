import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests of one part of the machines and rules, and no others: `MUTATION_TESTS` has their folders, which
 * `part.test.ts` combines, and single files, as `npm run test:mutation` sets them; or nothing.
 */
const paths = (process.env.MUTATION_TESTS ?? '').split(',');
const single = paths.filter((path) => path.endsWith('.ts'));
const files = single.length < paths.length ? ['tests/mutation/part.test.ts', ...single] : single;
const positionOf = ({ moduleId }: TestSpecification): number =>
  files.findIndex((file) => moduleId.endsWith(`/${file}`));

/** Files in the given order: most mutants die in the first, and the others are not started. */
class InNamedOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications.toSorted((a, b) => positionOf(a) - positionOf(b));
  }
}

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    // A busy machine is no reason to give up before the first mutant; Stryker ends what never ends.
    testTimeout: 60_000,
    // There are many mutants, so random walks are shorter.
    env: { WALK_EVENTS: '500' },
    sequence: { sequencer: InNamedOrder },
    include: files,
  },
});
