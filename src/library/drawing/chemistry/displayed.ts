import { line, type Part, type Point, text } from '../figure.ts';
import { direction, distance } from '../geometry.ts';

/** An atom of a displayed formula, in steps from the first: right and down. */
export type Atom = readonly [symbol: string, right: number, down: number];
/** A bond between two atoms by their numbers, counted from 0; `order` is 1 or 2. */
export type Bond = readonly [from: number, to: number, order?: 1 | 2];
export type Displayed = { readonly atoms: readonly Atom[]; readonly bonds: readonly Bond[] };

const STEP = 46;
const CLEAR = 13;

/** A displayed formula: every atom and every bond. Its first atom is at a point. */
export function displayed([x, y]: Point, { atoms, bonds }: Displayed, step = STEP): Part {
  const at = (index: number): Point => {
    const [, right, down] = atoms[index] ?? ['', 0, 0];
    return [x + right * step, y + down * step];
  };
  return [
    ...bonds.map(([from, to, order = 1]) => {
      const [a, b] = [at(from), at(to)];
      const share = CLEAR / distance(a, b);
      const hidden = (index: number): number => ((atoms[index] ?? [''])[0] === '' ? 0 : share);
      const along = (part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      const [start, end] = [along(hidden(from)), along(1 - hidden(to))];
      const across = ((direction(a, b) + 90) * Math.PI) / 180;
      const shifted = ([px, py]: Point, by: number): Point => [px + by * Math.cos(across), py - by * Math.sin(across)];
      return (order === 2 ? [-3.5, 3.5] : [0])
        .map((by) => line(shifted(start, by), shifted(end, by), { width: 2.2 }))
        .join('');
    }),
    ...atoms.map(([symbol], index) => (symbol === '' ? '' : text(at(index), symbol, { size: 19 }))),
  ].join('');
}

/** What is bonded to two carbon atoms with a single bond between them; a hydrogen atom where nothing is named. */
type Saturated = {
  /** The atom at the left and at the right; the empty string lets a bond run out. */
  readonly ends?: readonly [left: string, right: string];
  /** The atoms below. */
  readonly below?: string;
};

/** Two carbon atoms with single bonds to six others, which have the numbers 2 to 7. */
const saturated = ({ ends: [left, right] = ['H', 'H'], below = 'H' }: Saturated = {}): Displayed => ({
  atoms: [
    ['C', 0, 0],
    ['C', 1, 0],
    [left, -1, 0],
    [right, 2, 0],
    ['H', 0, -1],
    [below, 0, 1],
    ['H', 1, -1],
    [below, 1, 1],
  ],
  bonds: [
    [0, 1],
    [0, 2],
    [1, 3],
    [0, 4],
    [0, 5],
    [1, 6],
    [1, 7],
  ],
});
const alcohol = saturated({ ends: ['H', 'O'] });

/** Two carbon atoms with all bonds: the molecules that exams ask for most. */
export const MOLECULES = {
  ethane: saturated(),
  ethene: {
    atoms: [
      ['C', 0, 0],
      ['C', 1, 0],
      ['H', -0.7, -0.75],
      ['H', -0.7, 0.75],
      ['H', 1.7, -0.75],
      ['H', 1.7, 0.75],
    ],
    bonds: [
      [0, 1, 2],
      [0, 2],
      [0, 3],
      [1, 4],
      [1, 5],
    ],
  },
  ethanol: { atoms: [...alcohol.atoms, ['H', 3, 0]], bonds: [...alcohol.bonds, [3, 8]] },
  'ethanoic acid': {
    atoms: [
      ['C', 0, 0],
      ['C', 1, 0],
      ['H', -1, 0],
      ['H', 0, -1],
      ['H', 0, 1],
      ['O', 1.7, -0.8],
      ['O', 1.75, 0.75],
      ['H', 2.7, 0.75],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 5, 2],
      [1, 6],
      [6, 7],
    ],
  },
  dibromoethane: saturated({ below: 'Br' }),
  /** The repeat unit of poly(ethene), its bonds running out at both sides. */
  repeat: saturated({ ends: ['', ''] }),
} as const satisfies { readonly [name: string]: Displayed };
