import { expect, test } from 'vitest';
import { ITEM_TYPE_NAMES, ITEM_TYPES, isItemTypeName, itemType } from '#domain/items/registry.ts';

test('every type of item is found by its name', () => {
  expect(ITEM_TYPE_NAMES).toHaveLength(16);
  for (const name of ITEM_TYPE_NAMES) {
    expect(isItemTypeName(name)).toBe(true);
    expect(itemType(name)).toBe(ITEM_TYPES[name]);
  }
});

test.each(['riddle', 'toString', '', null, 7, ['essay']])('%j is no type of item', (value) => {
  expect(isItemTypeName(value)).toBe(false);
});
