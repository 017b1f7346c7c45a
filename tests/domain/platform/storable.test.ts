import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable } from '#domain/platform/storable.ts';

test('characters that PostgreSQL cannot store are removed, and the text around them stays', () => {
  expect(storable('Ada\u0000 Brook')).toBe('Ada Brook');
  expect(storable('half a \ud83d')).toBe('half a \ufffd');
  expect(storable('whole 😀')).toBe('whole 😀');
});

test('they are found in lists, in records and in their names', () => {
  const broken = { 'na\u0000me': ['\u0000a', { text: 'b\u0000', nothing: null, count: 2, reported: true }] };
  expect(storable(broken)).toEqual({ name: ['a', { text: 'b', nothing: null, count: 2, reported: true }] });
});

test('any other JSON stays the same', () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), texts, (value, text) => {
      const clean = JSON.parse(JSON.stringify({ value, text }).replaceAll('\\u0000', ''));
      expect(storable(clean)).toEqual(clean);
    }),
  );
});
