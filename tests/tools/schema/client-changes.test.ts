import { expect, test } from 'vitest';
import { clientChanges } from '../../../src/tools/schema/client-changes.ts';

const schema = (fields: string, types = ''): string => `type Query { ${fields} }\n${types}`;

test('a text that becomes an enum changes nothing for open tabs', () => {
  const former = schema('set(stage: String!): String!');
  expect(clientChanges(former, schema('set(stage: Stage!): Stage!', 'enum Stage { draft published }'))).toEqual({
    breaking: [],
    surprising: [],
  });
});

test('a renamed field changes nothing if its former name is accepted', () => {
  const former = 'type Query { marking: Marking! }\ntype Marking { complaints: Int! }';
  expect(clientChanges(former, former.replace('complaints', 'remarkRequests')).breaking).toEqual([]);
  expect(clientChanges(former, former.replace('complaints', 'requests')).breaking).toEqual([
    'Marking.remarkRequests was removed.',
  ]);
});

test.each([
  ['a removed field', schema('a: Int b: Int'), schema('a: Int'), 'Query.b was removed.'],
  ['a required argument', schema('a: Int'), schema('a(b: Int!): Int'), 'A required arg b on Query.a was added.'],
  [
    'an argument that may no longer be null',
    schema('a(b: String): Int'),
    schema('a(b: Stage!): Int', 'enum Stage { draft }'),
    'Query.a arg b has changed type from Leaf to Leaf!.',
  ],
  [
    'another type of number',
    schema('a(b: Int): Int'),
    schema('a(b: String): Int'),
    'Query.a arg b has changed type from Int to Leaf.',
  ],
  [
    'a removed value',
    schema('a: Stage', 'enum Stage { draft published }'),
    schema('a: Stage', 'enum Stage { draft }'),
    'published was removed from enum type Stage.',
  ],
])('%s breaks them', (_, former, present, change) => {
  expect(clientChanges(former, present).breaking).toEqual([change]);
});

test('a further value may surprise them', () => {
  const former = schema('a: Stage', 'enum Stage { draft }');
  expect(clientChanges(former, schema('a: Stage', 'enum Stage { draft published }'))).toEqual({
    breaking: [],
    surprising: ['published was added to enum type Stage.'],
  });
});
