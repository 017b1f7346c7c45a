import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextClassName } from '#domain/classrooms/promotion/next-class-name.rule.ts';

describe('the name in the next school year', () => {
  it.each([
    ['Year 10 Physics', 'Year 11 Physics'],
    ['10B', '11B'],
    ['Physics 10B', 'Physics 11B'],
    ['9x/Ma1', '10x/Ma1'],
    ['Yr 9 Maths Set 2', 'Yr 10 Maths Set 2'],
    ['Set 2 Year 7', 'Set 2 Year 8'],
    ['Klasse 7a', 'Klasse 8a'],
    ['Jg. 9 Chemie', 'Jg. 10 Chemie'],
    ['Grade 8 Biology 2026/27', 'Grade 9 Biology 2027/28'],
    ['Biology 2026–2027', 'Biology 2027–2028'],
    ['Chemistry 2099/00', 'Chemistry 2100/01'],
    ['9', '10'],
    ['Biology 11', 'Biology 12'],
    ['Combined science 9', 'Combined science 10'],
  ])('%s becomes %s', (name, next) => {
    expect(nextClassName(name)).toEqual({ name: next, isLastYear: false });
  });

  it.each([['Year 13 Physics'], ['13B']])('%s is the last year', (name) => {
    expect(nextClassName(name)?.isLastYear).toBe(true);
  });

  it.each([
    ['Physics'],
    ['Set 2'],
    ['Maths set 10'],
    ['Maths 2'],
    ['Room 12'],
    ['Class of 2027'],
    ['Maths 2026/28'],
    ['100 days'],
    ['Room 3.5'],
    ['Unit 14a'],
    ['0b'],
    [''],
  ])('%s has no year group', (name) => {
    expect(nextClassName(name)).toBeNull();
  });

  it('changes digits only, and counts a year group up by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), fc.stringMatching(/^[A-Za-z äöü]{0,20}$/), (year, rest) => {
        const next = nextClassName(`Year ${year} ${rest}`);
        expect(next).toEqual({ name: `Year ${year + 1} ${rest}`, isLastYear: year === 13 });
      }),
    );
  });

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const next = nextClassName(name);
        expect(next?.name.replace(/\d+/g, '') ?? name.replace(/\d+/g, '')).toBe(name.replace(/\d+/g, ''));
      }),
    );
  });
});
