import { expect, test } from 'vitest';
import { isNode, type Node, nodesOf, type ParsedSource, programOf, programsUnder } from '../syntax.ts';
import { comparedCounts } from './boundary.ts';
import { BROWSER_CASTS } from './cast-boundaries.ts';
import { SERVER_CASTS } from './server-cast-boundaries.ts';

const BROWSER = ['src/api', 'src/app', 'src/client', 'src/ui', 'src/views'];
const OTHERS = [
  ...['machines', 'src/domain', 'src/library', 'src/routes', 'src/server', 'src/texts', 'src/tools', 'src/worker'],
];

/** `value as Type`, which the compiler believes without a check; `as const` says nothing about a value. */
const isCast = (node: Node): boolean =>
  node.type === 'TSTypeAssertion' || (node.type === 'TSAsExpression' && !isConst(node.typeAnnotation));

const isConst = (type: unknown): boolean =>
  isNode(type) && type.type === 'TSTypeReference' && isNode(type.typeName) && type.typeName.name === 'const';

/** `{} as Type`, by which machines declare types to XState: there is no value that could be of another type. */
const isDeclaration = ({ expression }: Node): boolean =>
  isNode(expression) &&
  expression.type === 'ObjectExpression' &&
  Array.isArray(expression.properties) &&
  expression.properties.length === 0;

function castsIn(path: string, program: unknown): number {
  const casts = nodesOf(program)
    .map(([node]) => node)
    .filter(isCast);
  return path.endsWith('.machine.ts') ? casts.filter((node) => !isDeclaration(node)).length : casts.length;
}

const countIn = ({ path, program }: ParsedSource): number => castsIn(path, program);

test('the browser casts a value only at its listed boundaries', () => {
  const { found, listed } = comparedCounts(BROWSER, BROWSER_CASTS, countIn);
  expect(found).toEqual(listed);
});

test('rules, machines, the server and programs cast a value only at their listed boundaries', () => {
  const { found, listed } = comparedCounts(OTHERS, SERVER_CASTS, countIn);
  expect(found).toEqual(listed);
});

test('`any` and `!` are only where a function of a library with many overloads is replaced', () => {
  const found = programsUnder(...BROWSER, ...OTHERS).flatMap(({ path, program }) => {
    const types = nodesOf(program).map(([{ type }]) => type);
    return types.some((type) => type === 'TSAnyKeyword' || type === 'TSNonNullExpression') ? [path] : [];
  });
  expect(found.sort()).toEqual(['src/server/platform/db/nameless-client.ts', 'src/tools/bench/sql/recorded-sql.ts']);
});

test('a cast is found, and code that only looks like a cast is not', () => {
  const count = (text: string, path = 'a.ts'): number => castsIn(path, programOf(path, text));
  expect(count('export const a = (b as C).d as unknown as E;')).toBe(3);
  expect(count("import { a as b } from './c.ts'; export const d = [b] as const;")).toBe(0);
  expect(count('export const a = { context: {} as A, of: b as B };', 'a.machine.ts')).toBe(1);
  expect(count('export const a = {} as A;')).toBe(1);
});
