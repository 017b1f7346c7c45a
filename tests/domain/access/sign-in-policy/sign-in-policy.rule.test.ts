import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AppliedPolicy,
  factorDueAt,
  factorStatus,
  hasFactorFor,
  type PolicySubject,
  requirementOf,
  stepAfterPassword,
} from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import { SESSION_FACTORS, SIGN_IN_REQUIREMENTS } from '#domain/access/sign-in-policy/sign-in-requirement.ts';

const policy: fc.Arbitrary<AppliedPolicy> = fc.record({
  requirement: fc.constantFrom(...SIGN_IN_REQUIREMENTS),
  dueAt: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  isDue: fc.boolean(),
});
const policies = fc.array(policy, { maxLength: 3 });
const subject: fc.Arbitrary<PolicySubject> = fc.record({
  hasApp: fc.boolean(),
  hasPasskey: fc.boolean(),
  hasPassword: fc.boolean(),
  factor: fc.option(fc.constantFrom(...SESSION_FACTORS)),
});

describe('requirements', () => {
  it('add up: another policy never makes a sign-in easier', () => {
    fc.assert(
      fc.property(policies, policy, (some, another) => {
        const [before, after] = [requirementOf(some), requirementOf([...some, another])];
        expect(SIGN_IN_REQUIREMENTS.indexOf(after)).toBeGreaterThanOrEqual(SIGN_IN_REQUIREMENTS.indexOf(before));
      }),
    );
  });

  it('count once they are due, in any order', () => {
    fc.assert(
      fc.property(policies, (some) => {
        expect(requirementOf(some.filter(({ isDue }) => isDue))).toBe(requirementOf(some));
        expect(requirementOf(some.toReversed())).toBe(requirementOf(some));
        if (some.every(({ isDue }) => !isDue)) expect(requirementOf(some)).toBe('password');
      }),
    );
  });

  it('are met by a passkey always, and by an app unless it has to be a passkey', () => {
    expect(
      SIGN_IN_REQUIREMENTS.map((each) => [
        hasFactorFor(each, { hasApp: false, hasPasskey: false }),
        hasFactorFor(each, { hasApp: true, hasPasskey: false }),
        hasFactorFor(each, { hasApp: false, hasPasskey: true }),
      ]),
    ).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
    ]);
  });
});

describe('a sign-in', () => {
  it('opens no session by the password alone that would end at once', () => {
    fc.assert(
      fc.property(policies, subject, (some, factors) => {
        const isOpened = stepAfterPassword(some, factors) === 'none';
        const status = factorStatus(some, { ...factors, factor: 'none' });
        expect(isOpened && status === 'unproved').toBe(false);
      }),
    );
  });

  it('with what was asked for is never refused afterwards', () => {
    fc.assert(
      fc.property(policies, subject, (some, factors) => {
        const next = stepAfterPassword(some, factors);
        if (factors.hasPasskey) expect(factorStatus(some, { ...factors, factor: 'passkey' })).toBe('settled');
        if (next === 'step' && factors.hasApp)
          expect(factorStatus(some, { ...factors, factor: 'code' })).not.toBe('unproved');
      }),
    );
  });

  it('with an app always needs a second step, and no policy none that the account lacks', () => {
    fc.assert(
      fc.property(policies, subject, (some, factors) => {
        const next = stepAfterPassword(some, factors);
        if (factors.hasApp) expect(next).not.toBe('none');
        if (!factors.hasApp && !factors.hasPasskey) expect(next).toBe('none');
      }),
    );
  });
});

describe('a user', () => {
  it('lacks something only if it is due and they have neither proved nor set it up', () => {
    fc.assert(
      fc.property(policies, subject, (some, factors) => {
        const status = factorStatus(some, factors);
        if (requirementOf(some) === 'password' || !factors.hasPassword || factors.factor === 'service')
          expect(status).toBe('settled');
        if (status === 'missing') expect(hasFactorFor(requirementOf(some), factors)).toBe(false);
        if (status === 'unproved') expect(hasFactorFor(requirementOf(some), factors)).toBe(true);
        if (factors.factor === null) expect(status).not.toBe('unproved');
      }),
    );
  });

  it('gets the earliest day on which a factor that they lack is required', () => {
    const base = { hasApp: true, hasPasskey: false, hasPassword: true, factor: 'code' } as const;
    const later = { requirement: 'passkey', dueAt: '2026-12-09T00:00:00.000Z', isDue: false } as const;
    const soon = { ...later, dueAt: '2026-12-03T00:00:00.000Z' };
    const factors = { ...soon, requirement: 'secondFactor', dueAt: '2026-12-01T00:00:00.000Z' } as const;
    expect(factorDueAt([later, factors, soon], base)).toBe(soon.dueAt);
    expect(factorDueAt([factors], base)).toBeNull();
    expect(factorDueAt([{ ...soon, isDue: true }], base)).toBeNull();
    expect(factorDueAt([soon], { ...base, factor: 'service' })).toBeNull();
    expect(factorDueAt([soon], { ...base, hasPassword: false })).toBeNull();
  });
});
