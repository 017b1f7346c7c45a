import { expect, test } from 'vitest';
import { CAST_BOUNDARIES } from './cast-boundaries.ts';
import { isNode, type Node, nodesOf, programOf, programsUnder } from './syntax.ts';

const FOLDERS = ['src/api', 'src/app', 'src/client', 'src/ui', 'src/views'];

/** `value as Type`, which the compiler believes without a check; `as const` says nothing about a value. */
const isCast = (node: Node): boolean =>
  node.type === 'TSTypeAssertion' || (node.type === 'TSAsExpression' && !isConst(node.typeAnnotation));

const isConst = (type: unknown): boolean =>
  isNode(type) && type.type === 'TSTypeReference' && isNode(type.typeName) && type.typeName.name === 'const';

const castsIn = (program: unknown): number => [...nodesOf(program)].filter(([node]) => isCast(node)).length;

test('the browser casts a value only at its listed boundaries', () => {
  const found = programsUnder(...FOLDERS).flatMap(({ path, program }) => {
    const count = castsIn(program);
    return count === 0 ? [] : [[path, count] as const];
  });
  expect(Object.fromEntries(found.sort())).toEqual(
    Object.fromEntries(CAST_BOUNDARIES.flatMap(({ files }) => Object.entries(files)).sort()),
  );
});

test('a cast is found, and code that only looks like a cast is not', () => {
  expect(castsIn(programOf('a.ts', 'export const a = (b as C).d as unknown as E;'))).toBe(3);
  expect(castsIn(programOf('a.ts', "import { a as b } from './c.ts'; export const d = [b] as const;"))).toBe(0);
});
