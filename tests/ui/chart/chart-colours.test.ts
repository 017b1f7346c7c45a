import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const RADIX = readFileSync(resolve('node_modules/@radix-ui/themes/styles.css'), 'utf8');
const TOKENS = readFileSync(resolve('src/ui/theme/tokens.css'), 'utf8');
const CHART = readFileSync(resolve('src/ui/chart/chart.module.css'), 'utf8');

type Theme = 'light' | 'dark';
type Colour = { readonly r: number; readonly g: number; readonly b: number };

const parse = (hex: string): Colour => {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, (digit) => digit + digit) : hex;
  const part = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { r: part(1), g: part(3), b: part(5) };
};

/** A token: Lectern's own value, or else Radix's. Both style sheets have the light value first, then the dark one. */
function token(name: string, theme: Theme): Colour {
  const at = theme === 'light' ? 0 : 1;
  const values = (css: string): readonly string[] =>
    [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{3,6})\\b`, 'g'))].map(([, hex = '']) => hex);
  const found = values(TOKENS)[at] ?? values(RADIX)[at];
  if (found === undefined) throw new Error(`no ${theme} value of --${name}`);
  return parse(found);
}

/** The tokens of the series, from the style sheet of charts. Lectern's accent is indigo. */
const SERIES = [...CHART.matchAll(/--series: var\(--([a-z]+-\d+)\)/g)].map(([, name = '']) =>
  name.replace('accent', 'indigo'),
);

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = ({ r, g, b }: Colour): Colour => ({ r: linear(r), g: linear(g), b: linear(b) });

/** WCAG 2.2. */
function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [a, b]
    .map((colour) => light(colour))
    .map(({ r, g, b: blue }) => 0.2126 * r + 0.7152 * g + 0.0722 * blue)
    .toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];
const times = (matrix: Matrix, { r, g, b }: Colour): Colour => {
  const of = ([x, y, z]: Row): number => x * r + y * g + z * b;
  return { r: of(matrix[0]), g: of(matrix[1]), b: of(matrix[2]) };
};

/** Complete colour blindness in linear light: Machado, Oliveira and Fernandes (2009), severity 1. */
const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

/** Oklab, in which distances are about as large as they look. */
function oklab(colour: Colour): Colour {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    { r: Math.cbrt(lms.r), g: Math.cbrt(lms.g), b: Math.cbrt(lms.b) },
  );
}

const distance = (a: Colour, b: Colour): number => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);

/** In Oklab 0.02 is just noticeable. Series also differ by dashes and markers. */
const LEAST_DISTANCE = 0.05;

describe.each(['light', 'dark'] as const)('the colours of chart series in %s appearance', (theme) => {
  test('have a contrast of 3:1 to the page and to panels', () => {
    expect(SERIES).toHaveLength(4);
    const low = SERIES.flatMap((name) =>
      ['color-background', 'color-panel-solid']
        .map((paper) => ({ name, paper, contrast: contrast(token(name, theme), token(paper, theme)) }))
        .filter((each) => each.contrast < 3),
    );
    expect(low).toEqual([]);
  });

  test.each(Object.entries(VISIONS))('are distinct, vision: %s', (_, vision) => {
    const seen = SERIES.map((name) => ({ name, colour: oklab(times(vision, light(token(name, theme)))) }));
    const close = seen.flatMap((a, at) =>
      seen
        .slice(at + 1)
        .map((b) => ({ pair: `${a.name} ${b.name}`, distance: distance(a.colour, b.colour) }))
        .filter((each) => each.distance < LEAST_DISTANCE),
    );
    expect(close).toEqual([]);
  });
});
