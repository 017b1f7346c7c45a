import * as graphql from 'graphql';
import { expect, test } from 'vitest';
import * as shim from '#api/graphql-shim.ts';

const DOCUMENTS = [
  'query session{session{id}}',
  'mutation signIn($input:SignInInput!){signIn(input:$input){token}}',
  '{session{id}}',
  'query topic($a:String!){topic(a:$a){...T}}fragment T on Topic{id}',
  '\n  mutation signOut {\n  signOut\n}\n',
];

/** What graphql-request needs of a document. */
const requested = ({ parse, Kind }: Pick<typeof graphql, 'parse' | 'Kind'> | typeof shim, text: string) =>
  parse(text).definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !('operation' in node)) return [];
    return [[node.operation, node.name?.value]];
  });

test.each(DOCUMENTS)('the replacement returns kind and name as the package does: %s', (text) => {
  expect(requested(shim, text)).toEqual(requested(graphql, text));
});
