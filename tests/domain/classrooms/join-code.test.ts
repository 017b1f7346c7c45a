import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOIN_CODE_CHARS, joinCodeOf, readJoinCode, shownJoinCode } from '#domain/classrooms/join-code.rule.ts';

const bytes = fc.uint8Array({ minLength: JOIN_CODE_CHARS, maxLength: JOIN_CODE_CHARS });

test('a code contains no two characters that are easily confused', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      expect(joinCodeOf(given)).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    }),
  );
  expect(joinCodeOf(Uint8Array.of(0, 1, 30, 31))).toBe('AB9A');
});

test('a code is accepted however it is read out and typed', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const code = joinCodeOf(given);
      expect(readJoinCode(shownJoinCode(code).toLowerCase())).toBe(code);
      expect(readJoinCode(` ${[...code].join(' ')} `)).toBe(code);
    }),
  );
  expect(shownJoinCode('ABCDEFGH')).toBe('ABCD-EFGH');
});

test('a link’s token stays unchanged', () => {
  expect(readJoinCode(' aB-c_dE-0123456789 ')).toBe('aB-c_dE-0123456789');
});
