/**
 * `npm run test:recipes`: follows the recipes of docs/recipes.md in a copy of the source tree, checks the types of the
 * affected projects, and runs the new tests and those that find missing entries. Then it adds a permission, an error,
 * a language and so on, and expects the compiler to report every file that lacks them. This takes a minute on two
 * cores; `npm test` only follows the recipes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ended } from '../tool.ts';
import { add, unnamed } from './additions.ts';
import { EXERCISES, perform } from './exercises.ts';
import { copyTree } from './tree-copy.ts';

/** Tests that find what a recipe forgot. */
const COMPLETENESS_TESTS = [
  ...(['tests/domain/questions', 'tests/domain/platform/resources', 'tests/texts/catalogues.test.ts'] as const),
  ...(['tests/machines/coverage.test.ts', 'tests/machines/effects.test.ts', 'tests/machines/anatomy.test.ts'] as const),
  ...(['tests/architecture/subjects.test.ts', 'tests/architecture/strata.test.ts'] as const),
  ...(['tests/architecture/documented.test.ts', 'tests/architecture/boundaries'] as const),
  ...(['tests/server/platform/db/schema.test.ts', 'tests/server/interchange/questions/matrix.test.ts'] as const),
];

const tree = copyTree();
try {
  const tests: string[] = [];
  const created: string[] = [];
  for (const [name, exercise] of Object.entries(EXERCISES)) {
    const taken = await perform(tree, exercise);
    tests.push(...taken.tests);
    created.push(...taken.created, ...taken.changed);
    console.log(
      `${name}: ${taken.created.length} files and ${taken.tests.length} tests created, ${taken.changed.length} changed`,
    );
  }
  await step('generate', tree.tool('generate.ts'));
  await step('charts', tree.tool('docs-machines.ts'));
  const code = [...created, ...tests].filter((path) => /\.(tsx?|json)$/.test(path));
  await step(
    'biome',
    tree.program('biome', 'check', '--error-on-warnings', '--config-path', 'src/tools/lint/rules.json', ...code),
  );
  // One program instead of those of `npm run types`, most of which would read the same files again.
  const layers = ['src/domain', 'src/server', 'src/views', 'machines', 'tests/support/servers'];
  const include = [...layers, 'src/tools/styles/*.d.ts', ...tests];
  const config = { extends: './tsconfig.json', include };
  writeFileSync(join(tree.folder, 'tsconfig.recipes.json'), JSON.stringify(config));
  const types = ['-p', 'tsconfig.recipes.json', '--incremental', '--tsBuildInfoFile', 'recipes.tsbuildinfo'] as const;
  await step('types', tree.program('tsc', ...types));
  await step(
    'tests',
    tree.program('vitest', 'run', '--config', 'tests/vitest.config.ts', ...tests, ...COMPLETENESS_TESTS),
  );
  add(tree);
  const silent = unnamed((await tree.program('tsc', ...types)).out);
  if (silent.length > 0) throw new Error(silent.join('\n'));
  console.log('additions: the compiler names every place');
} finally {
  tree.remove();
}

async function step(name: string, work: Promise<Ended>): Promise<void> {
  const started = performance.now();
  const { status, out, err } = await work;
  console.log(
    `${name}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  );
  if (status === 0) return;
  console.log(out + err);
  throw new Error(`The recipes are not true any more: ${name} fails.`);
}
