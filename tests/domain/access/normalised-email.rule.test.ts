import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameMailbox, normalisedEmail } from '#domain/access/normalised-email.rule.ts';

describe('a normalised address', () => {
  test.each([
    ['Ada@Example.org', 'ada@example.org'],
    [' ada@example.org ', 'ada@example.org'],
    ['ada+mum@example.org', 'ada@example.org'],
    ['ada+mum+dad@example.org', 'ada@example.org'],
    ['first.last@example.org', 'first.last@example.org'],
    ['first.last+x@gmail.com', 'firstlast@gmail.com'],
    ['f.i.r.s.t.last@googlemail.com', 'firstlast@gmail.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['+tag@example.org', '+tag@example.org'],
    ['no address', 'no address'],
  ])('of %s is %s', (email, normalised) => {
    expect(normalisedEmail(email)).toBe(normalised);
  });

  test('of different users differs', () => {
    expect(isSameMailbox('mum@example.org', 'ada@example.org')).toBe(false);
    expect(isSameMailbox('ada@example.org', 'ada@example.com')).toBe(false);
    expect(isSameMailbox('first.last@example.org', 'firstlast@example.org')).toBe(false);
  });

  test('stays the same when it is normalised again, whatever its characters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (email) => {
        const once = normalisedEmail(email);
        expect(normalisedEmail(once)).toBe(once);
      }),
    );
  });

  test('is the same with a tag, in capitals, and with dots at Gmail', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(name, name, fc.nat({ max: 19 }), (local, tag, at) => {
        const dotted = `${local.slice(0, at)}.${local.slice(at)}`;
        expect(isSameMailbox(`${local}@example.org`, `${local.toUpperCase()}+${tag}@EXAMPLE.org`)).toBe(true);
        expect(isSameMailbox(`${local}@gmail.com`, `${dotted}+${tag}@googlemail.com`)).toBe(true);
      }),
    );
  });
});
