import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  birthSchemaAt,
  type ConsentFacts,
  canContinue,
  consentStatus,
  guardianSchemaFor,
  hasReached,
} from '#domain/users/consent/guardian.rule.ts';

const NOW = new Date('2027-05-14T08:00:00Z');
const month = (year: number, at: number): string => `${year}-${String(at).padStart(2, '0')}`;
const months = fc.tuple(fc.integer({ min: 1930, max: 2026 }), fc.integer({ min: 1, max: 12 }));
const ages = fc.integer({ min: 1, max: 18 });

describe('an age by the month of birth', () => {
  test('is reached when the month of the birthday is over', () => {
    expect(hasReached('2011-04', 16, NOW)).toBe(true);
    expect(hasReached('2011-05', 16, NOW)).toBe(false);
    expect(hasReached('2011-05', 16, new Date('2027-06-01T00:00:00Z'))).toBe(true);
    expect(hasReached('2010-12', 16, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });

  test('is never reached early, whatever the day of birth, and at most a month late', () => {
    fc.assert(
      fc.property(
        months,
        fc.integer({ min: 1, max: 28 }),
        ages,
        fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true }),
        ([year, at], day, age, now) => {
          const birthday = Date.UTC(year + age, at - 1, day);
          const reached = hasReached(month(year, at), age, now);
          if (reached) expect(now.getTime()).toBeGreaterThanOrEqual(birthday);
          else expect(now.getTime()).toBeLessThan(Date.UTC(year + age, at, 1));
        },
      ),
    );
  });
});

describe('a month of birth', () => {
  const messageOf = (born: unknown) => birthSchemaAt(NOW).safeParse({ born }).error?.issues[0]?.message;

  test('has a month, is not in the future, and is plausible', () => {
    expect(messageOf('2011-04')).toBeUndefined();
    expect(messageOf('2027-05')).toBeUndefined();
    expect(messageOf('2027-06')).toBe('birthInFuture');
    expect(messageOf('1907-06')).toBeUndefined();
    expect(messageOf('1907-05')).toBe('birthYearUnlikely');
    for (const born of ['2011-13', '2011-00', '11-04', '-', '2011-04-01', '', 7])
      expect(messageOf(born), String(born)).toBeDefined();
  });
});

describe('a guardian’s address', () => {
  const fits = (email: string) => guardianSchemaFor('ada@example.org').safeParse({ email }).success;

  test('differs from the student’s own, in any spelling', () => {
    expect(fits('mum@example.org')).toBe(true);
    expect(fits('ada@example.com')).toBe(true);
    for (const own of ['ada@example.org', ' ADA@Example.org', 'ada+mum@example.org'])
      expect(fits(own), own).toBe(false);
  });
});

describe('the consent status', () => {
  const facts = (given: Partial<ConsentFacts>): ConsentFacts => ({
    age: 16,
    born: null,
    askedUntil: null,
    answer: null,
    ...given,
  });
  const status = (given: Partial<ConsentFacts>) => consentStatus(facts(given), NOW);
  const later = new Date(NOW.getTime() + 1);

  test('asks for the age, then for the guardian, then for the answer', () => {
    expect(status({})).toBe('ageOwed');
    expect(status({ born: '2011-04' })).toBe('alone');
    expect(status({ born: '2015-04' })).toBe('guardianOwed');
    expect(status({ born: '2015-04', askedUntil: later })).toBe('waiting');
    expect(status({ born: '2015-04', askedUntil: NOW })).toBe('guardianOwed');
    expect(status({ born: '2015-04', askedUntil: NOW, answer: 'allowed' })).toBe('allowed');
    expect(status({ born: '2015-04', askedUntil: later, answer: 'refused' })).toBe('refused');
    expect(status({ age: 0 })).toBe('none');
  });

  test('blocks students below the age without consent, and everyone after a refusal', () => {
    fc.assert(
      fc.property(
        fc.option(months),
        ages,
        fc.option(fc.date({ noInvalidDate: true })),
        fc.constantFrom(null, 'allowed', 'refused', 'withdrawn'),
        (given, age, askedUntil, answer) => {
          const born = given === null ? null : month(...given);
          const isAllowed = canContinue(consentStatus({ age, born, askedUntil, answer }, NOW));
          expect(isAllowed).toBe(answer === null ? born !== null && hasReached(born, age, NOW) : answer === 'allowed');
        },
      ),
    );
    for (const answer of ['refused', 'withdrawn'] as const) expect(status({ age: 0, answer })).toBe('refused');
  });
});
