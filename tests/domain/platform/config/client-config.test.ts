import { expect, test } from 'vitest';
import { configProblem, isClientConfig } from '#domain/platform/config/client-config.ts';

const GOOD = {
  apiUrl: '/graphql',
  tokenPointer: '/signIn/token',
  buildId: 'b1',
  features: { inspect: true },
  demoAccounts: [{ role: 'student', email: 'a@b.c', password: 'p' }],
};
const problemOf = (change: object) => {
  const problem = configProblem({ ...GOOD, ...change });
  return problem === null ? null : `${problem.name}: ${problem.why}`;
};

test('a complete configuration is accepted', () => {
  expect(isClientConfig(GOOD)).toBe(true);
});

test.each([null, 'text', 7, []])('%j is no configuration', (value) => {
  expect(isClientConfig(value)).toBe(false);
  expect(configProblem(value)).toEqual({ name: '', why: 'must be an object' });
});

test.each(['/graphql', 'http://api.example.org', 'https://api.example.org/v1'])(
  '%s can be the address of an API',
  (apiUrl) => {
    expect(problemOf({ apiUrl })).toBeNull();
  },
);
test.each(['graphql', 'ftp://x', 'xhttps://y', 'x/y', 'http:/x'])('%s cannot', (apiUrl) => {
  expect(problemOf({ apiUrl })).toBe('apiUrl: must be a path or an HTTP address');
});

test.each(['/token', '/signIn/token', '/a/b/c'])('%s is a JSON pointer', (tokenPointer) => {
  expect(problemOf({ tokenPointer })).toBeNull();
});
test.each(['', '/', 'token', 'signIn/token', '/a/', '/a//b'])('“%s” is not', (tokenPointer) => {
  expect(problemOf({ tokenPointer })).toBe('tokenPointer: must be a JSON pointer such as /signIn/token');
});

test('empty and missing values are named', () => {
  expect(problemOf({ buildId: '' })).toBe('buildId: must not be empty');
  for (const name of Object.keys(GOOD)) expect(problemOf({ [name]: undefined }), name).toContain(`${name}:`);
  expect(problemOf({ features: { inspect: 'yes' } })).toContain('features.inspect');
  for (const role of ['demoAccounts.0.role', null]) {
    expect(problemOf({ demoAccounts: [role === null ? null : {}] })).toContain('demoAccounts.0.role');
  }
  const [account] = GOOD.demoAccounts;
  expect(problemOf({ demoAccounts: [account, { ...account, email: 1 }] })).toBe('demoAccounts.1.email: must be a text');
});
