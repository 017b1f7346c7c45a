import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as framework from '../../src/app/navigation/router-framework.ts';
import * as instrumentation from '../../src/app/navigation/router-instrumentation.ts';

const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib',
);

const sourceOf = (file: string): string => readFileSync(join(ROUTER, file), 'utf8');

/** The names that a file of React Router imports from a module. */
const namesFrom = (file: string, module: string): string[] =>
  [...sourceOf(file).matchAll(/^import \{ (.*) \} from "(.*)";$/gm)]
    .filter(([, , from]) => from === module)
    .flatMap(([, names = '']) => names.split(', '));

test.each([
  ['dom/lib.js', './ssr/components.js', framework],
  ['components.js', './dom/ssr/components.js', framework],
  ['router/router.js', './instrumentation.js', instrumentation],
])('%s finds in our replacement what it imports from %s', (file, module, ours) => {
  const names = namesFrom(file, module);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(names));
});

test('without a context, the original prefetches nothing either', () => {
  const [, hook = ''] =
    /function usePrefetchBehavior\(.*?\) \{([\s\S]*?)\n\}/.exec(sourceOf('dom/ssr/components.js')) ?? [];
  expect(hook).toMatch(/if \(!frameworkContext\) return \[\s*false,\s*ref,\s*\{\}\s*\];/);
  expect(framework.usePrefetchBehavior()).toEqual([false, null, {}]);
  expect(framework.PrefetchPageLinks()).toBeNull();
});

test('a link keeps its own ref', () => {
  const own = () => undefined;
  expect(framework.mergeRefs(own)).toBe(own);
});

test('without observers, the original observes nothing either', () => {
  const router = {};
  expect(
    sourceOf('router/router.js').match(/getRouteInstrumentationUpdates\(|instrumentClientSideRouter\(/g),
  ).toHaveLength(3);
  expect(sourceOf('router/router.js')).toContain('if (init.instrumentations) router = instrumentClientSideRouter(');
  expect(instrumentation.instrumentClientSideRouter(router)).toBe(router);
  expect(instrumentation.getRouteInstrumentationUpdates()).toEqual({});
  expect(instrumentation.consumeInstrumentationClientResultMetaReceiver()).toBeUndefined();
});
