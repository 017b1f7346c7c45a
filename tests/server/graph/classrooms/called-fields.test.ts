import { getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { calledFields } from '#server/graph/called-fields.ts';

const called = (text: string, name?: string): string[] => {
  const document = parse(text);
  const operation = getOperationAST(document, name);
  if (!operation) throw new Error('There is no such operation.');
  return calledFields(document, operation);
};

it.each([
  ['mutation Quiz { setPin(pin: "1") }', ['setPin']],
  ['mutation { a: signIn { token } b: signIn { token } signOut }', ['signIn', 'signOut']],
  ['{ session { id } ... { pendingLaunch { name } } }', ['session', 'pendingLaunch']],
  ['{ ...A } fragment A on Query { ...B session { id } } fragment B on Query { node { id } }', ['node', 'session']],
  ['{ ...A } fragment A on Query { ...A }', []],
])('lists the fields at the root of an operation, without aliases: %s', (text, fields) => {
  expect(called(text)).toEqual(fields);
});

it('lists those of the operation that runs, where a document has several', () => {
  expect(called('query A { session { id } } mutation B { signOut }', 'B')).toEqual(['signOut']);
});
