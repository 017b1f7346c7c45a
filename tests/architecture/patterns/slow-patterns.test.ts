import { describe, expect, it } from 'vitest';
import { digestOfPattern, linearOnRecord, nameOf, patternsOfProduct, slownessOf } from './patterns.ts';
import { SLOW_PATTERNS } from './slow-patterns.ts';

describe('a regular expression of the product', () => {
  const patterns = patternsOfProduct();
  const onRecord = linearOnRecord();

  it('is linear in its text, or a listed exception', { timeout: 300_000 }, async () => {
    expect(patterns.length).toBeGreaterThan(400);
    const slow: string[] = [];
    for (const pattern of patterns) {
      if (onRecord.has(digestOfPattern(pattern)) || SLOW_PATTERNS[nameOf(pattern)] !== undefined) continue;
      const slowness = await slownessOf(pattern);
      if (slowness !== null) slow.push(`${pattern.path}: ${nameOf(pattern)} is ${slowness}`);
    }
    expect(slow).toEqual([]);
  });

  it('is an exception only as long as it exists', () => {
    const there = new Set(patterns.map(nameOf));
    expect(Object.keys(SLOW_PATTERNS).filter((name) => !there.has(name))).toEqual([]);
  });

  it.each(['(a+)+$', '\\s+$', '^(a|a)*$', '<[^>]*>'])('such as /%s/ is found to be slow', async (source) => {
    expect(await slownessOf({ source, flags: '' })).not.toBeNull();
  });

  it('such as a trimmed end is found to be linear', async () => {
    expect(await slownessOf({ source: '(?<!\\s)\\s+$', flags: '' })).toBeNull();
  });
});
