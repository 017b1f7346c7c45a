import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestions } from '#domain/attempts/draw.rule.ts';
import { seededOrder, withSeededChoices } from '#domain/attempts/seeded-order.rule.ts';

describe('a seeded order', () => {
  it('keeps every row, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.string(), (rows, seed) => {
        const order = seededOrder(rows, seed);
        expect(order).toEqual(seededOrder(rows, seed));
        expect([...order].sort()).toEqual([...rows].sort());
      }),
    );
  });

  it('puts each row first about equally often', () => {
    const firsts = Array.from({ length: 3_000 }, (_, at) => seededOrder(['a', 'b', 'c'], `seed ${at}`)[0]);
    for (const row of ['a', 'b', 'c']) {
      expect(firsts.filter((first) => first === row).length).toBeGreaterThan(850);
    }
  });

  it('ignores choices with a fixed order, and bodies without choices', () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, text: id }));
    const mixed = withSeededChoices({ choices, keepOrder: false }, 'x') as { choices: unknown[] };
    expect(mixed.choices).toHaveLength(6);
    expect(mixed.choices).not.toEqual(choices);
    expect(withSeededChoices({ choices, keepOrder: true }, 'x')).toEqual({ choices, keepOrder: true });
    expect(withSeededChoices({ choices }, 'x')).toEqual({ choices });
    expect(withSeededChoices({ text: 'x' }, 'x')).toEqual({ text: 'x' });
  });
});

describe('drawing questions', () => {
  const question = fc.record({ lastCredit: fc.option(fc.double({ min: 0, max: 1, noNaN: true })) });

  it('draws nothing that needs practice less than something it leaves out', () => {
    fc.assert(
      fc.property(fc.array(question), fc.nat(30), fc.string(), (all, length, seed) => {
        const drawn = drawQuestions(all, length, seed);
        expect(drawn).toHaveLength(Math.min(length, all.length));
        expect(drawn).toEqual(drawQuestions(all, length, seed));
        const need = ({ lastCredit }: { lastCredit: number | null }) => lastCredit ?? -1;
        const left = all.filter((entry) => !drawn.includes(entry));
        for (const entry of drawn) for (const other of left) expect(need(entry)).toBeLessThanOrEqual(need(other));
      }),
    );
  });

  it('shuffles the result, so that the order does not reveal the need', () => {
    const all = Array.from({ length: 12 }, (_, at) => ({ lastCredit: at / 12 }));
    const orders = Array.from({ length: 20 }, (_, at) => drawQuestions(all, null, `seed ${at}`));
    expect(orders.every((order) => order.every((entry, at) => entry === all[at]))).toBe(false);
    // The second shuffle uses another seed, so that the first cannot show through.
    const equal = Array.from({ length: 8 }, (_, at) => ({ lastCredit: null, at }));
    const [once, twice] = [seededOrder(equal, 's'), drawQuestions(equal, null, 's')];
    expect(twice).not.toEqual(seededOrder(once, ''));
    expect(twice).toEqual(seededOrder(once, 's order'));
  });

  it('draws all without a number', () => {
    expect(drawQuestions([{ lastCredit: 1 }, { lastCredit: null }], null, 's')).toHaveLength(2);
  });
});
