import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementsOf, LEDGER_KINDS, type LedgerEntry } from '#domain/billing/entitlement-ledger.rule.ts';

const PLAN = { grantId: 'g', planId: 'standard', subjectId: null };

const entry: fc.Arbitrary<LedgerEntry> = fc.record({
  grantId: fc.constantFrom('g', 'h'),
  kind: fc.constantFrom(...LEDGER_KINDS),
  planId: fc.constantFrom('standard', 'pro'),
  subjectId: fc.constantFrom(null, 'physics'),
  until: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(Number.POSITIVE_INFINITY)),
});
const byKey = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

test('a ledger has the same result for any order of its rows, and for duplicates', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.integer(), (entries, seed) => {
      const mixed = [...entries, ...entries].sort(
        (a, b) => (JSON.stringify(a).length * seed - b.until) % 7 || byKey(a, b),
      );
      expect(entitlementsOf(mixed).sort(byKey)).toEqual(entitlementsOf(entries).sort(byKey));
    }),
  );
});

test('what was closed is not reopened by a late row', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), entry, (entries, late) => {
      const closing: LedgerEntry = { ...PLAN, kind: 'refund', until: 5 };
      const found = entitlementsOf([...entries, closing, late]);
      for (const { grantId, planId, subjectId, until } of found) {
        if (grantId === 'g' && planId === 'standard' && subjectId === null) expect(until).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('a renewal extends the paid period, and cancelling keeps access until its end', () => {
  const bought: LedgerEntry = { ...PLAN, kind: 'purchase', until: 30 };
  expect(entitlementsOf([bought, { ...PLAN, kind: 'renewal', until: 60 }])).toEqual([{ ...PLAN, until: 60 }]);
  expect(entitlementsOf([bought, { ...PLAN, kind: 'end', until: 23 }])).toEqual([{ ...PLAN, until: 23 }]);
  expect(entitlementsOf([{ ...PLAN, kind: 'end', until: 23 }])).toEqual([]);
});
