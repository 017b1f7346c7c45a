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

  it('puts each row first about as often as any other', () => {
    const firsts = Array.from({ length: 3_000 }, (_, at) => seededOrder(['a', 'b', 'c'], `seed ${at}`)[0]);
    for (const row of ['a', 'b', 'c']) {
      expect(firsts.filter((first) => first === row).length).toBeGreaterThan(850);
    }
  });

  it('leaves choices alone that are to keep their order, and what has none', () => {
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

  it('takes nothing that is less in need than something it leaves', () => {
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

  it('mixes what it has drawn, so that need is not told by the order', () => {
    const all = Array.from({ length: 12 }, (_, at) => ({ lastCredit: at / 12 }));
    const orders = Array.from({ length: 20 }, (_, at) => drawQuestions(all, null, `seed ${at}`));
    expect(orders.every((order) => order.every((entry, at) => entry === all[at]))).toBe(false);
    // The second mixing is another one than the first, which may not show through.
    const equal = Array.from({ length: 8 }, (_, at) => ({ lastCredit: null, at }));
    const [once, twice] = [seededOrder(equal, 's'), drawQuestions(equal, null, 's')];
    expect(twice).not.toEqual(seededOrder(once, ''));
    expect(twice).toEqual(seededOrder(once, 's order'));
  });

  it('takes all where no number is given', () => {
    expect(drawQuestions([{ lastCredit: 1 }, { lastCredit: null }], null, 's')).toHaveLength(2);
  });
});
