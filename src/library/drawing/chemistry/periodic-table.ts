import { box, type Part, type Point, text } from '../figure.ts';
import type { Colour } from '../palette.ts';

/** The first 36 elements by period; a dot for each place without an element. */
const PERIODS: readonly string[] = [
  'H . . . . . . . . . . . . . . . . He',
  'Li Be . . . . . . . . . . B C N O F Ne',
  'Na Mg . . . . . . . . . . Al Si P S Cl Ar',
  'K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr',
];
const NON_METALS = new Set('H He C N O F Ne Si P S Cl Ar As Ge Se Br Kr B'.split(' '));

/** Width and height of a cell in pixels. */
export const CELL = { width: 31, height: 38 } as const;

/** The middle of the cell of an element, from the table's upper left corner. */
export function cellOf(symbol: string, [x, y]: Point): Point {
  const row = PERIODS.findIndex((period) => period.split(' ').includes(symbol));
  const column = (PERIODS[row] ?? '').split(' ').indexOf(symbol);
  return [x + (column + 0.5) * CELL.width, y + (row + 0.5) * CELL.height];
}

export type TableOptions = {
  /** What stands in the cell of an element: its symbol, or words of your own; nothing if empty. */
  readonly words?: (symbol: string) => string;
  /** The colour of an element's cell. */
  readonly colour?: (symbol: string) => Colour;
};

/** The Periodic Table down to krypton, with the numbers of its groups above. */
export function periodicTable([x, y]: Point, { words = (symbol) => symbol, colour }: TableOptions = {}): Part {
  const tone = colour ?? ((symbol: string): Colour => (NON_METALS.has(symbol) ? 'orange' : 'blue'));
  const cells = PERIODS.flatMap((period) => period.split(' '))
    .filter((symbol) => symbol !== '.')
    .map((symbol) => {
      const [cx, cy] = cellOf(symbol, [x, y]);
      return (
        box([cx - CELL.width / 2, cy - CELL.height / 2], CELL.width, CELL.height, {
          colour: tone(symbol),
          fill: 'pale',
          width: 1.5,
        }) + text([cx, cy], words(symbol), { size: 16, bold: true })
      );
    });
  const tops: readonly (readonly [symbol: string, group: string])[] = [
    ['H', '1'],
    ['Be', '2'],
    ['B', '3'],
    ['C', '4'],
    ['N', '5'],
    ['O', '6'],
    ['F', '7'],
    ['He', '0'],
  ];
  const groups = tops.map(([symbol, group]) => {
    const [cx, cy] = cellOf(symbol, [x, y]);
    return text([cx, cy - CELL.height / 2 - 12], group, { size: 16, colour: 'muted' });
  });
  const periods = PERIODS.map((_, row) =>
    text([x - 12, y + (row + 0.5) * CELL.height], String(row + 1), { size: 16, colour: 'muted', anchor: 'end' }),
  );
  return [...cells, ...groups, ...periods].join('');
}
