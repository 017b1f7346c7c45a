import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_SELECTION, selectedShare, selectRange, toggleAll, toggleRow } from '#ui/table/row-selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];

test('a range goes from the row chosen last, in both directions, and deselects as well as selects', () => {
  const fromC = toggleRow(NO_SELECTION, 'c');
  expect([...selectRange(fromC, SHOWN, 'e').keys].sort()).toEqual(['c', 'd', 'e']);
  expect([...selectRange(fromC, SHOWN, 'a').keys].sort()).toEqual(['a', 'b', 'c']);
  const all = toggleAll(NO_SELECTION, SHOWN);
  const withoutB = toggleRow(all, 'b');
  expect([...selectRange(withoutB, SHOWN, 'd').keys].sort()).toEqual(['a', 'e']);
});

test('a range from a row that is no longer shown is that one row', () => {
  const gone = toggleRow(NO_SELECTION, 'z');
  expect([...selectRange(gone, SHOWN, 'b').keys].sort()).toEqual(['b', 'z']);
});

test('all are selected, and deselected again; hidden rows stay as they are', () => {
  fc.assert(
    fc.property(fc.subarray(SHOWN), (some) => {
      const startedAt = { keys: new Set([...some, 'hidden']), anchor: null };
      const all = toggleAll(startedAt, SHOWN);
      if (selectedShare(startedAt, SHOWN) !== 'all') {
        expect(selectedShare(all, SHOWN)).toBe('all');
        expect(selectedShare(toggleAll(all, SHOWN), SHOWN)).toBe('none');
      }
      expect(all.keys.has('hidden')).toBe(true);
    }),
  );
});
