import { expect, test } from 'vitest';
import { claimsFromAttributes } from '#domain/access/sign-on/saml-claims.rule.ts';

const attribute = (name: string, values: readonly string[], friendlyName = '') => ({ name, friendlyName, values });

test('attributes are claims by both of their names, and by what they mean', () => {
  expect(
    claimsFromAttributes([
      attribute('urn:oid:0.9.2342.19200300.100.1.3', ['ada@example.org', 'second@example.org'], 'mail'),
      attribute('urn:oid:2.5.4.42', ['Ada'], 'givenName'),
      attribute('SN', ['Byron']),
      attribute('affiliation', ['member', 'faculty']),
      attribute('empty', []),
    ]),
  ).toEqual({
    'urn:oid:0.9.2342.19200300.100.1.3': ['ada@example.org', 'second@example.org'],
    mail: ['ada@example.org', 'second@example.org'],
    email: 'ada@example.org',
    'urn:oid:2.5.4.42': 'Ada',
    givenName: 'Ada',
    given_name: 'Ada',
    SN: 'Byron',
    family_name: 'Byron',
    affiliation: ['member', 'faculty'],
  });
});

test('the first attribute with a name counts, and names of objects are names', () => {
  const claims = claimsFromAttributes([
    attribute('mail', ['first@example.org']),
    attribute('mail', ['second@example.org']),
    attribute('__proto__', ['x']),
    attribute('constructor', ['y']),
  ]);
  expect(Object.entries(claims)).toEqual([
    ['mail', 'first@example.org'],
    ['email', 'first@example.org'],
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});
