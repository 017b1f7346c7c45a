import { expect, test } from 'vitest';
import { ICON_PATHS } from '#ui/icon/icon-paths.ts';
import { TOOL_ICON_PATHS } from '#ui/icon/tool-icon.tsx';

test.each(Object.entries({ ...ICON_PATHS, ...TOOL_ICON_PATHS }))('%s is one path of 24 × 24 units', (_, path) => {
  expect(path).toMatch(/^M[\d.\-\sa-zA-Z]+$/);
  const starts = path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g);
  for (const [, x, y] of starts) {
    for (const value of [Number(x), Number(y)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(24);
    }
  }
});
