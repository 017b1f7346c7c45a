import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCIM_FILTER_MAX_CHARS } from '#domain/interchange/scim/scim.limits.ts';
import { ScimError } from '#domain/interchange/scim/scim-error.ts';
import { fixedText, matchesFilter } from '#domain/interchange/scim/scim-filter.rule.ts';
import { parseFilter, parseTarget } from '#domain/interchange/scim/scim-filter-parser.ts';
import { USER_TYPE } from '#domain/interchange/scim/scim-resource-types.ts';
import { scimObject } from '#domain/interchange/scim/scim-value.ts';

const ADA = scimObject({
  ...{ id: 'a1', externalId: 'E-1', userName: 'Ada@School.example', active: true, displayName: 'Ada Lovelace' },
  ...{ userType: 'teacher', name: { givenName: 'Ada', familyName: 'Lovelace' } },
  emails: [
    { value: 'ada@school.example', type: 'work', primary: true },
    { value: 'ada@home.example', type: 'home' },
  ],
  meta: { created: '2026-03-01T10:00:00Z', lastModified: '2026-03-01T10:00:00.000Z' },
});
const matches = (filter: string): boolean => matchesFilter(parseFilter(filter, USER_TYPE), ADA);

test.each([
  ['userName eq "ada@school.example"', true],
  ['USERNAME Eq "ada@school.example"', true],
  ['externalId eq "e-1"', false],
  ['externalId eq "E-1"', true],
  ['name.familyName co "LOVE"', true],
  ['userName sw "ada@"', true],
  ['userName ew ".example"', true],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "A"', true],
  ['active eq true', true],
  ['active eq "True"', true],
  ['active eq False', false],
  ['active ne false', true],
  ['title pr', false],
  ['userType pr', true],
  ['externalId eq null', false],
  ['nickName eq null', true],
  ['nickName ne "x"', true],
  ['meta.lastModified ge "2026-03-01T11:00:00+01:00"', true],
  ['meta.lastModified gt "2026-03-01T10:00:00Z"', false],
  ['meta.created lt "2027-01-01T00:00:00Z"', true],
  ['displayName gt "Abc" and displayName le "ada lovelace"', true],
  ['emails eq "ADA@home.example"', true],
  ['emails.value eq "nobody@school.example"', false],
  ['emails[type eq "work" and value ew "school.example"]', true],
  ['emails[type eq "work" and value ew "home.example"]', false],
  ['emails.type eq "work" and emails.value ew "home.example"', true],
  ['emails[primary eq "true"].value pr', null],
  ['userType ne "teacher" or not (active eq false)', true],
  ['userName eq "x" or active eq true and userType eq "student"', false],
  ['(userName eq "x" or active eq true) and userType eq "teacher"', true],
  ['displayName eq "\\u0041da Lovelace"', true],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "x"', false],
  ['__proto__ pr', false],
])('%s', (filter, expected) => {
  if (expected === null) expect(() => matches(filter)).toThrow(new ScimError('filterInvalid'));
  else expect(matches(filter)).toBe(expected);
});

test.each([
  ...[
    '',
    'userName',
    'userName eq',
    'eq "x"',
    '(active eq true',
    'active eq true)',
    'title pr and',
    'not active eq true',
  ],
  ...['userName is "x"', 'userName eq x', 'userName eq "x" "y"', 'userName eq "\\x"', 'userName eq "x', 'emails[', ';'],
  ...['userName[value eq "x"]', 'emails[type eq "work"', "userName eq 'x'", 'userName eq "a" xor userName eq "b"'],
])('%s is no filter', (filter) => {
  expect(() => parseFilter(filter, USER_TYPE)).toThrow(new ScimError('filterInvalid'));
});

test.each([
  'active gt true',
  'active eq "yes"',
  'userName eq 5',
  'meta.created gt "soon"',
  'name eq "x"',
  'userName co null',
])('%s is a comparison that makes no sense', (filter) => {
  expect(() => parseFilter(filter, USER_TYPE)).toThrow(/^comparisonUnsupported/);
});

test('a filter has a limited length and depth', () => {
  const deep = `${'('.repeat(900)}active eq true${')'.repeat(900)}`;
  expect(() => parseFilter(deep, USER_TYPE)).toThrow(new ScimError('filterTooLong'));
  expect(() => parseFilter(`userName eq "${'x'.repeat(SCIM_FILTER_MAX_CHARS)}"`, USER_TYPE)).toThrow(
    new ScimError('filterTooLong'),
  );
});

test('any text is compared as it is, also with quotation marks and brackets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      const filter = parseFilter(`displayName eq ${JSON.stringify(text)}`, USER_TYPE);
      expect(matchesFilter(filter, scimObject({ displayName: text }))).toBe(true);
      expect(matchesFilter(filter, scimObject({ displayName: `${text}.` }))).toBe(false);
    }),
  );
});

test('any text is a filter or refused as one', () => {
  const words = fc.constantFrom(
    'userName',
    'emails',
    '[',
    ']',
    '(',
    ')',
    'eq',
    'and',
    'or',
    'not',
    'pr',
    '"x"',
    '.value',
    'true',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((each) => each.join(' ')),
      ),
      (text) => {
        for (const parse of [parseFilter, parseTarget])
          try {
            parse(text, USER_TYPE);
          } catch (error) {
            expect(error).toBeInstanceOf(ScimError);
          }
      },
    ),
  );
});

/** A filter with its meaning, of random shape. */
const expressions = fc.letrec<{ whole: { text: string; holds: boolean } }>((tie) => ({
  whole: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      { text: 'active eq true', holds: true },
      { text: 'active eq false', holds: false },
      { text: 'userName sw "ada"', holds: true },
      { text: 'emails[type eq "home"]', holds: true },
      { text: 'nickName pr', holds: false },
    ),
    fc
      .tuple(tie('whole'), tie('whole'))
      .map(([a, b]) => ({ text: `(${a.text}) and (${b.text})`, holds: a.holds && b.holds })),
    fc
      .tuple(tie('whole'), tie('whole'))
      .map(([a, b]) => ({ text: `(${a.text}) or (${b.text})`, holds: a.holds || b.holds })),
    tie('whole').map(({ text, holds }) => ({ text: `not (${text})`, holds: !holds })),
  ),
}));

test('and, or and not mean what they say, in any nesting', () => {
  fc.assert(
    fc.property(expressions.whole, ({ text, holds }) => {
      fc.pre(text.length < SCIM_FILTER_MAX_CHARS && !text.includes('('.repeat(15)));
      expect(matches(text)).toBe(holds);
    }),
  );
});

test.each([
  ['userName eq "Ada"', 'userName', null, 'Ada'],
  ['active eq true and userName eq "Ada"', 'userName', null, 'Ada'],
  ['active eq true or userName eq "Ada"', 'userName', null, null],
  ['not (userName eq "Ada")', 'userName', null, null],
  ['userName sw "Ada"', 'userName', null, null],
  ['emails eq "a@b"', 'emails', 'value', 'a@b'],
  ['emails.value eq "a@b"', 'emails', 'value', 'a@b'],
  ['emails[type eq "work" and value eq "a@b"]', 'emails', 'value', 'a@b'],
  ['emails.type eq "work"', 'emails', 'value', null],
])('what %s fixes', (filter, attribute, sub, expected) => {
  expect(fixedText(parseFilter(filter, USER_TYPE), attribute, sub)).toBe(expected);
});
