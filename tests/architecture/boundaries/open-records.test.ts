import { expect, test } from 'vitest';
import { type Ancestors, isNode, type Node, nodesOf, type ParsedSource, parsedSource } from '../syntax.ts';
import { comparedCounts } from './boundary.ts';
import { OPEN_RECORDS } from './open-record-boundaries.ts';

const isString = (type: unknown): boolean => isNode(type) && type.type === 'TSStringKeyword';

/** `Record<string, …>`: the compiler finds neither a missing key nor one that does not exist. */
const isOpenRecord = ({ type, typeName, typeArguments }: Node): boolean =>
  type === 'TSTypeReference' &&
  isNode(typeName) &&
  typeName.name === 'Record' &&
  isNode(typeArguments) &&
  Array.isArray(typeArguments.params) &&
  isString(typeArguments.params[0]);

/** `{ [name: string]: … }`, which is the same. */
const isIndex = ({ type, parameters }: Node): boolean =>
  type === 'TSIndexSignature' &&
  Array.isArray(parameters) &&
  parameters.some(
    (parameter) =>
      isNode(parameter) && isNode(parameter.typeAnnotation) && isString(parameter.typeAnnotation.typeAnnotation),
  );

/** Types of which a type consists; what is around them uses it. */
const PART_OF_TYPE = /^TS(TypeReference|TypeParameterInstantiation|TypeLiteral|ArrayType|TypeOperator|UnionType)$/;

/** `{ … } satisfies Record<string, …>` checks only the values: the keys are those of the literal. */
const isChecked = (within: Ancestors): boolean =>
  within.find(({ type }) => !PART_OF_TYPE.test(type))?.type === 'TSSatisfiesExpression';

const countIn = ({ program }: ParsedSource): number =>
  nodesOf(program).filter(([node, within]) => (isOpenRecord(node) || isIndex(node)) && !isChecked(within)).length;

test('records have open keys only where the keys are not known, each with its reason', () => {
  const { found, listed } = comparedCounts(['machines', 'src'], OPEN_RECORDS, countIn);
  expect(found).toEqual(listed);
});

test('a record with open keys is found, and one with closed keys is not', () => {
  const count = (text: string): number => countIn(parsedSource('a.ts', text));
  expect(count('export const a: Readonly<Record<string, number>> = { b: 1 };')).toBe(1);
  expect(count('export type A = { readonly [name: string]: { readonly [other: string]: B } };')).toBe(2);
  expect(count('export const a = f<Partial<Record<string, B>>>({} satisfies C);')).toBe(1);
  expect(count('export const a = { b: 1 } satisfies Readonly<Record<string, number | string>>;')).toBe(0);
  expect(count('export const a = { b: 1 } satisfies { readonly [name: string]: number };')).toBe(0);
  expect(count('export const a = ((b: Record<string, B>) => b) satisfies C;')).toBe(1);
  expect(count("export type A = Record<'b' | 'c', string> | Map<string, B>;")).toBe(0);
});
