import { shells } from '../../drawing/chemistry/atom.ts';
import { periodicTable } from '../../drawing/chemistry/periodic-table.ts';
import { type Figures, figure, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const CORNER: Point = [34, 50];
const METALS: readonly (readonly [name: string, melting: number])[] = [
  ['Li', 181],
  ['Na', 98],
  ['K', 63],
  ['Rb', 39],
  ['Cs', 28],
];
const melting = plot({
  x: {
    from: 0,
    to: 6,
    title: 'metal, from the top of Group 1 to the bottom',
    labels: METALS.map(([name], index) => [index + 1, name]),
  },
  y: { from: 0, to: 200, step: 40, title: 'melting point / °C' },
  grid: true,
});
const points = METALS.map(([, value], index): Point => [index + 1, value]);

/** Letters in place of five symbols. */
const LETTERS = new Map([
  ['Na', 'P'],
  ['Fe', 'Q'],
  ['C', 'R'],
  ['Br', 'S'],
  ['He', 'T'],
]);

export const figures: Figures = {
  table: figure(
    610,
    260,
    periodicTable(CORNER),
    text([200, 70], 'metals', { colour: 'blue' }),
    text([340, 70], 'non-metals', { colour: 'orange' }),
    text([34 + 31 * 7, 225], 'transition metals: Sc to Zn', { size: 16, colour: 'muted' }),
  ),
  'table-places': figure(
    610,
    220,
    periodicTable(CORNER, {
      words: (symbol) => LETTERS.get(symbol) ?? '',
      colour: (symbol) => (LETTERS.has(symbol) ? 'orange' : 'muted'),
    }),
  ),
  shells: figure(
    600,
    250,
    shells([80, 110], [2, 1], { symbol: 'Li', first: 26, gap: 22 }),
    shells([260, 110], [2, 8, 1], { symbol: 'Na', first: 26, gap: 22 }),
    shells([480, 110], [2, 8, 8, 1], { symbol: 'K', first: 26, gap: 22 }),
    text([80, 228], 'lithium: 2,1'),
    text([260, 228], 'sodium: 2,8,1'),
    text([480, 228], 'potassium: 2,8,8,1'),
  ),
  melting: figure(
    560,
    380,
    melting.axes,
    melting.lines(points, { dashed: true, width: 1.8 }),
    melting.crosses(points),
    ...METALS.map(([, value], index) => melting.label(index + 1, value, String(value), { dx: 10, dy: -12, size: 15 })),
  ),
};
