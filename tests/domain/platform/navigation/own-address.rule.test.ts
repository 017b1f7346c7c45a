import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NavigationRefusedError, ownAddress } from '#domain/platform/navigation/own-address.rule.ts';

const ORIGIN = 'https://learn.example.org';

test.each([
  '/home',
  '/login copy',
  '/exam/7/detail?next=https://example.org#data:1',
  '?tab=1',
  '#part',
  'topic',
  '',
  ORIGIN,
  `${ORIGIN}/home`,
])('%j is an address of the application', (address) => {
  expect(ownAddress(address, ORIGIN)).toBe(address);
});

test.each([
  'https://example.org/',
  'HTTP://example.org',
  '//example.org/home',
  '/\\example.org',
  '\\\\example.org',
  'https://learn.example.org.evil.org/',
  'https://learn.example.org@evil.org/',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://learn.example.org/1',
  'vbscript:msgbox(1)',
  'mailto:ada@example.org',
  '/\t/example.org',
])('%j is refused', (address) => {
  expect(() => ownAddress(address, ORIGIN)).toThrow(NavigationRefusedError);
});

test.each([
  ['https://example.org/', 'Lectern does not redirect to other sites: https://example.org/'],
  ['//example.org', 'Lectern does not redirect to other sites: //example.org'],
  ['JavaScript:alert(1)', 'Lectern does not redirect to javascript: addresses: JavaScript:alert(1)'],
  ['view-source2:x', 'Lectern does not redirect to view-source2: addresses: view-source2:x'],
])('the refusal of %j is logged', (address, message) => {
  expect(() => ownAddress(address, ORIGIN)).toThrow(
    expect.objectContaining({ name: 'NavigationRefusedError', message }),
  );
});

test('accepted addresses stay on the site, as browsers parse them', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    'javascript',
    'https',
    'evil.org',
    ' ',
    '\t',
    '\n',
    '.',
    '@',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = pieces.join('');
      try {
        ownAddress(address, ORIGIN);
      } catch {
        return true;
      }
      return new URL(address, `${ORIGIN}/home`).origin === ORIGIN;
    }),
    { numRuns: 20_000 },
  );
});
