import { expect, test } from 'vitest';
import { carriedAward, toggledAward } from '#domain/attempts/marking/changed-awards.rule.ts';

test('a point is selected, and no longer selected the second time, also if it was carried forward', () => {
  expect(toggledAward([{ point: 'a' }], 'b')).toEqual([{ point: 'a' }, { point: 'b' }]);
  expect(toggledAward([{ point: 'a' }, { point: 'b', carried: true }], 'b')).toEqual([{ point: 'a' }]);
});

test('a point is carried forward whether or not it was selected, and as usual the second time', () => {
  expect(carriedAward([], 'a')).toEqual([{ point: 'a', carried: true }]);
  expect(carriedAward([{ point: 'a' }, { point: 'b' }], 'a')).toEqual([{ point: 'b' }, { point: 'a', carried: true }]);
  expect(carriedAward([{ point: 'a', carried: true }], 'a')).toEqual([{ point: 'a' }]);
});
