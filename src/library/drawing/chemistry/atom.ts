import { circle, dot, line, type Part, type Point, path, polar, text } from '../figure.ts';
import type { Colour } from '../palette.ts';

/** How an electron is drawn, so that the electrons of two atoms can be told apart. */
export type Electron = 'dot' | 'cross';

/** One electron at a point. */
export function electron([x, y]: Point, kind: Electron = 'dot', colour: Colour = 'blue'): Part {
  if (kind === 'dot') return dot([x, y], colour, 5.5);
  const style = { colour, width: 2.6 } as const;
  return line([x - 5, y - 5], [x + 5, y + 5], style) + line([x - 5, y + 5], [x + 5, y - 5], style);
}

/** The places of a shell's electrons: four singles first, then pairs; degrees, anticlockwise from the right. */
function placesOf(count: number, apart: number): number[] {
  if (count === 2) return [90 + apart, 90 - apart];
  return [90, 0, 270, 180].flatMap((middle, index) => {
    const here = (count > index ? 1 : 0) + (count > index + 4 ? 1 : 0);
    return here === 2 ? [middle + apart, middle - apart] : here === 1 ? [middle] : [];
  });
}

export type ShellOptions = {
  /** The symbol in the middle. */
  readonly symbol?: string;
  /** Radius of the innermost shell that is drawn, and the distance to the next. */
  readonly first?: number;
  readonly gap?: number;
  readonly kind?: Electron;
  readonly colour?: Colour;
};

/** An atom as a symbol with circles for its shells, and the electrons on each, from the inside. */
export function shells(centre: Point, counts: readonly number[], options: ShellOptions = {}): Part {
  const { symbol = '', first = 34, gap = 24, kind = 'dot', colour = 'blue' } = options;
  return [
    text(centre, symbol, { bold: true, size: 20 }),
    ...counts.flatMap((count, index) => {
      const radius = first + gap * index;
      const apart = (9 / radius) * 57.3;
      return [
        circle(centre, radius, { colour: 'muted', width: 1.5 }),
        ...placesOf(count, apart).map((degrees) => electron(polar(centre, radius, degrees), kind, colour)),
      ];
    }),
  ].join('');
}

/** Square brackets around an ion, with its charge at the upper right. */
export function brackets([x, y]: Point, reach: number, charge: string): Part {
  const [top, bottom] = [y - reach, y + reach];
  const side = (at: number, turn: number): Part =>
    path([
      [at + turn, top],
      [at, top],
      [at, bottom],
      [at + turn, bottom],
    ]);
  return (
    side(x - reach, 9) +
    side(x + reach, -9) +
    text([x + reach + 8, top], charge, { anchor: 'start', bold: true, size: 18 })
  );
}

/** A pair of electrons, one of each atom, in the overlap of two shells; the direction of the bond in degrees. */
export function sharedPair([x, y]: Point, degrees: number, count = 1): Part {
  const across = degrees + 90;
  return Array.from({ length: count }, (_, index) => {
    const middle = polar([x, y], (index - (count - 1) / 2) * 24, across);
    return electron(polar(middle, 6, across), 'dot') + electron(polar(middle, -6, across), 'cross', 'orange');
  }).join('');
}

/** Two electrons of one atom on its outer shell. */
export const lonePair = (
  centre: Point,
  radius: number,
  degrees: number,
  kind: Electron = 'dot',
  colour: Colour = 'blue',
): Part =>
  [-8, 8].map((offset) => electron(polar(centre, radius, degrees + (offset / radius) * 57.3), kind, colour)).join('');
