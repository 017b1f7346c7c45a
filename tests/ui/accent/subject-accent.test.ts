import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HUES, hueOf } from '#ui/accent/subject-accent.ts';

const CSS = readFileSync(resolve('node_modules/@radix-ui/themes/styles.css'), 'utf8');
const PAPER = { light: '#faf8f2', dark: '#1e1d18' } as const;

type Colour = readonly [number, number, number];
const parse = (hex: string): Colour => {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, (digit) => digit + digit) : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Colour;
};
const mix = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, at) => share * value + (1 - share) * (b[at] ?? 0)) as unknown as Colour;

/** Relative luminance, WCAG 2.2. */
const luminance = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** A step of a scale: the light one is first in the style sheet, then the dark one. */
const step = (hue: string, number: number, theme: 'light' | 'dark'): Colour => {
  const found = [...CSS.matchAll(new RegExp(`--${hue}-${number}:\\s*(#[0-9a-f]{3,6})\\b`, 'g'))].map(
    ([, hex = '']) => hex,
  );
  return parse((theme === 'light' ? found[0] : found[1]) ?? '');
};

test.each(HUES.flatMap((hue) => (['light', 'dark'] as const).map((theme) => [hue, theme] as const)))(
  'text and bars of %s have enough contrast on %s paper, and so has text on its buttons',
  (hue, theme) => {
    const paper = parse(PAPER[theme]);
    const words = mix(step(hue, 11, theme), step(hue, 12, theme), 0.75);
    const bar = mix(step(hue, 11, theme), step(hue, 12, theme), 0.85);
    expect(contrast(words, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bar, paper)).toBeGreaterThanOrEqual(4.5);
    // A soft button: its text on a tint of the ninth step over the paper.
    expect(contrast(words, mix(step(hue, 9, theme), paper, 0.12))).toBeGreaterThanOrEqual(4.5);
  },
);

test('a slug has the same colour in every release, and colours are evenly distributed', () => {
  const known = ['biology', 'mathematics', 'economics', 'chemistry', 'physics'];
  expect(known.map(hueOf)).toEqual(['grass', 'violet', 'bronze', 'plum', 'blue']);
  fc.assert(fc.property(fc.string(), (slug) => HUES.includes(hueOf(slug))));
  const slugs = Array.from({ length: 400 }, (_, index) => `subject-${index}`);
  expect(new Set(slugs.map(hueOf)).size).toBe(HUES.length);
});
