import { expect, test } from 'vitest';
import { codeSchema, newPinSchema, pinSchema } from '#domain/access/pin.schema.ts';

const problemOf = (schema: typeof pinSchema | typeof newPinSchema | typeof codeSchema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

test.each(['481620', '000001', '112233', '135790'])('%s is accepted as a new PIN', (pin) => {
  expect(newPinSchema.parse(pin)).toBe(pin);
});

test.each(['000000', '777777', '012345', '123456', '567890', '987654', '654321', '098765'])(
  '%s is too easy to guess',
  (pin) => {
    expect(problemOf(newPinSchema, pin)).toBe('pinTooGuessable');
  },
);

test.each(['48162', '4816203', '48162a', ' 481620', '481620 ', ''])('“%s” is not six digits', (pin) => {
  expect(problemOf(newPinSchema, pin)).toBe('pinLength {"digits":6}');
  expect(problemOf(pinSchema, pin)).toBe('pinIncomplete {"digits":6}');
});

test('an entered PIN may be any six digits', () => {
  expect(pinSchema.parse('123456')).toBe('123456');
});

test.each(['907311', ' 907 311 ', '907-311', '9 0 7-3 1 1'])('the code “%s” is accepted', (code) => {
  expect(codeSchema.parse(code)).toBe('907311');
});

test.each(['90731', '9073111', '90731x', 'x907311', ''])('“%s” is not a code', (code) => {
  expect(problemOf(codeSchema, code)).toBe('codeIncomplete {"digits":6}');
});

test('a missing value has a message', () => {
  expect(problemOf(newPinSchema, undefined)).toBe('newPinMissing');
  expect(problemOf(pinSchema, undefined)).toBe('pinMissing');
  expect(problemOf(codeSchema, undefined)).toBe('codeMissing');
});
