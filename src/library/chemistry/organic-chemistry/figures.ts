import { displayed, MOLECULES } from '../../drawing/chemistry/displayed.ts';
import {
  arrow,
  box,
  circle,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  path,
  text,
} from '../../drawing/figure.ts';

const FOUR: readonly (readonly [name: 'ethane' | 'ethene' | 'ethanol' | 'ethanoic acid', at: Point, middle: number])[] =
  [
    ['ethane', [110, 90], 133],
    ['ethene', [400, 90], 423],
    ['ethanol', [90, 270], 136],
    ['ethanoic acid', [380, 270], 423],
  ];
const four = (label: (name: string, index: number) => string, bold = false): Part =>
  FOUR.map(([name, at, middle], index) =>
    [displayed(at, MOLECULES[name]), text([middle, at[1] + 74], label(name, index), { bold })].join(''),
  ).join('');

const FRACTIONS: readonly (readonly [name: string, boils: string])[] = [
  ['refinery gases', 'below 25 °C'],
  ['petrol', '25 to 100 °C'],
  ['naphtha', '80 to 180 °C'],
  ['kerosene', '150 to 250 °C'],
  ['diesel', '220 to 350 °C'],
  ['fuel oil', 'above 350 °C'],
  ['bitumen', 'residue'],
];
const outlet = (index: number): number => 50 + index * 50;

const column: Part = [
  box([190, 24], 110, 356, { radius: 16, fill: 'pale' }),
  ...Array.from({ length: 6 }, (_, index) => [
    line([192, outlet(index) + 18], [256, outlet(index) + 18], { colour: 'muted', width: 1.5 }),
    line([272, outlet(index) + 18], [298, outlet(index) + 18], { colour: 'muted', width: 1.5 }),
  ]).flat(),
  ...FRACTIONS.map((_, index) => arrow([300, outlet(index) + 4], [350, outlet(index) + 4], { width: 2 })),
  arrow([110, 326], [188, 326]),
  text([98, 326], 'heated\ncrude oil', { anchor: 'end' }),
  text([178, 52], 'cool', { anchor: 'end', colour: 'blue' }),
  text([178, 372], 'hot', { anchor: 'end', colour: 'red' }),
].join('');

const bracket = (x: number, turn: number): Part =>
  path(
    [
      [x + turn, 62],
      [x, 62],
      [x, 178],
      [x + turn, 178],
    ],
    { width: 2.2 },
  );

export const figures: Figures = {
  molecules: figure(
    580,
    370,
    four((name) => name),
  ),
  'molecules-letters': figure(
    580,
    370,
    four((_, index) => ['A', 'B', 'C', 'D'][index] ?? '', true),
  ),
  column: figure(
    600,
    400,
    column,
    ...FRACTIONS.flatMap(([name, boils], index) => [
      text([358, outlet(index) + 4], name, { anchor: 'start', bold: true }),
      text([480, outlet(index) + 4], boils, { anchor: 'start', size: 16, colour: 'muted' }),
    ]),
  ),
  'column-places': figure(
    460,
    400,
    column,
    ...[0, 2, 4, 6].flatMap((row, index) => [
      circle([372, outlet(row) + 4], 18),
      text([372, outlet(row) + 4], ['P', 'Q', 'R', 'S'][index] ?? '', { bold: true }),
    ]),
  ),
  addition: figure(
    600,
    190,
    displayed([62, 85], MOLECULES.ethene),
    text([178, 85], '+', { size: 22 }),
    text([232, 85], 'Br–Br', { size: 19 }),
    arrow([276, 85], [336, 85]),
    displayed([424, 85], MOLECULES.dibromoethane),
    text([85, 168], 'ethene'),
    text([232, 168], 'bromine (orange)'),
    text([447, 168], '1,2-dibromoethane (colourless)'),
  ),
  polymer: figure(
    600,
    230,
    text([48, 120], '*n*', { size: 22 }),
    displayed([108, 120], MOLECULES.ethene),
    arrow([220, 120], [300, 120]),
    displayed([410, 120], MOLECULES.repeat),
    bracket(382, 8),
    bracket(484, -8),
    text([496, 182], '*n*', { size: 20 }),
    text([131, 212], 'ethene (monomer)'),
    text([433, 212], 'poly(ethene) (repeat unit)'),
  ),
};
