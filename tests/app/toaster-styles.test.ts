import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sonner = readFileSync(join(createRequire(import.meta.url).resolve('sonner'), '../index.mjs'), 'utf8');
const root = readFileSync(join(import.meta.dirname, '../../src/app/root.css'), 'utf8');

/** What is declared on the element `html` in a direction, as `name: value`. */
function declaredIn(css: string, direction: 'ltr' | 'rtl'): string[] {
  const rule = new RegExp(`html\\[dir="?${direction}"?\\]\\s*\\{([^}]*)\\}`).exec(css);
  return (rule?.[1] ?? '')
    .split(';')
    .map((line) => line.replace(/\s+/g, ' ').replace(/ ?: ?/, ': ').trim())
    .filter((line) => line.startsWith('--toast'));
}

it.each(['ltr', 'rtl'] as const)('the page has all that the toaster sets on it from the start (%s)', (direction) => {
  const expected = declaredIn(sonner, direction);
  expect(expected.length).toBeGreaterThan(0);
  expect(declaredIn(root, direction)).toEqual(expected);
});
