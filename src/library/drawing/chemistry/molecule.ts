import { circle, type Part, type Point, text } from '../figure.ts';
import type { Colour } from '../palette.ts';

/** The atoms that can be drawn, as balls with their symbols. */
export type Element = 'H' | 'C' | 'N' | 'O' | 'Cl' | 'Fe' | 'S' | 'X' | 'Y';

const BALLS: { readonly [E in Element]: { readonly radius: number; readonly colour: Colour } } = {
  H: { radius: 12, colour: 'muted' },
  C: { radius: 17, colour: 'ink' },
  N: { radius: 17, colour: 'blue' },
  O: { radius: 17, colour: 'red' },
  Cl: { radius: 19, colour: 'green' },
  Fe: { radius: 19, colour: 'orange' },
  S: { radius: 19, colour: 'violet' },
  X: { radius: 17, colour: 'blue' },
  Y: { radius: 17, colour: 'orange' },
};

/** One atom as a ball with its symbol. */
export function ball(element: Element, centre: Point): Part {
  const { radius, colour } = BALLS[element];
  return (
    circle(centre, radius, { colour, fill: 'pale' }) +
    text(centre, element, { size: radius > 15 ? 16 : 14, bold: true })
  );
}

type Atoms = readonly (readonly [element: Element, dx: number, dy: number])[];

const MOLECULES = {
  H2: [
    ['H', -11, 0],
    ['H', 11, 0],
  ],
  O2: [
    ['O', -16, 0],
    ['O', 16, 0],
  ],
  N2: [
    ['N', -16, 0],
    ['N', 16, 0],
  ],
  Cl2: [
    ['Cl', -18, 0],
    ['Cl', 18, 0],
  ],
  HCl: [
    ['H', -26, 0],
    ['Cl', 0, 0],
  ],
  H2O: [
    ['H', -19, 15],
    ['H', 19, 15],
    ['O', 0, 0],
  ],
  NH3: [
    ['H', -22, 12],
    ['H', 22, 12],
    ['H', 0, -24],
    ['N', 0, 0],
  ],
  CO2: [
    ['O', -30, 0],
    ['O', 30, 0],
    ['C', 0, 0],
  ],
} as const satisfies { readonly [name: string]: Atoms };

/** The molecules that can be drawn. */
export type Molecule = keyof typeof MOLECULES;

/** A molecule as touching balls, its middle atom at a point. */
export const molecule = (name: Molecule, [x, y]: Point): Part =>
  MOLECULES[name].map(([element, dx, dy]) => ball(element, [x + dx, y + dy])).join('');
