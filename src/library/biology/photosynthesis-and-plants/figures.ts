import { named } from '../../drawing/cell.ts';
import {
  arrow,
  box,
  circle,
  curve,
  ellipse,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const epidermis = (y: number, from: number, to: number): Part =>
  Array.from({ length: Math.round((to - from) / 50) }, (_, index) =>
    box([from + index * 50, y], 50, 24, { colour: 'muted', fill: 'pale', radius: 6 }),
  ).join('');

/** A chloroplast at a low magnification. */
const grain = (centre: Point): Part => ellipse(centre, 4.5, 7, { colour: 'green', fill: 'full', width: 0 });

/** A section through a leaf. */
const leaf: readonly Part[] = [
  line([30, 34], [380, 34], { width: 6, colour: 'orange' }),
  epidermis(40, 30, 380),
  ...Array.from({ length: 10 }, (_, index) => {
    const x = 32 + index * 35;
    return [
      box([x, 68], 31, 82, { colour: 'green', fill: 'pale', radius: 10, width: 1.8 }),
      grain([x + 9, 90]),
      grain([x + 22, 108]),
      grain([x + 9, 130]),
    ].join('');
  }),
  ...[
    [56, 184, 26, 18],
    [108, 178, 22, 20],
    [92, 222, 28, 17],
    [44, 226, 16, 15],
    [152, 218, 20, 20],
    [330, 178, 28, 18],
    [346, 232, 20, 13],
    [300, 226, 24, 16],
  ].map(
    ([x = 0, y = 0, a = 0, b = 0]) =>
      ellipse([x, y], a, b, { colour: 'green', fill: 'pale', width: 1.8 }) + grain([x - 4, y - 3]),
  ),
  circle([224, 194], 40, { colour: 'ink', fill: 'pale' }),
  ...[
    [206, 178],
    [226, 172],
    [246, 182],
    [218, 192],
    [238, 196],
  ].map(([x = 0, y = 0]) => circle([x, y], 9, { colour: 'blue', fill: 'pale' })),
  ...[
    [208, 212],
    [222, 218],
    [236, 216],
  ].map(([x = 0, y = 0]) => circle([x, y], 6, { colour: 'violet', fill: 'pale' })),
  epidermis(250, 30, 180),
  epidermis(250, 230, 380),
  ellipse([192, 262], 9, 13, { colour: 'green', fill: 'pale', width: 2.2 }),
  ellipse([218, 262], 9, 13, { colour: 'green', fill: 'pale', width: 2.2 }),
];

const light = plot({
  x: { from: 0, to: 10, title: 'Light intensity / arbitrary units', step: 2 },
  y: { from: 0, to: 10, title: 'Rate of photosynthesis / arbitrary units', step: 2 },
  grid: true,
  height: 270,
});

const plant: readonly Part[] = [
  line([40, 250], [430, 250], { colour: 'orange', width: 3 }),
  outline('M228 250V70H252V250', { colour: 'green', fill: 'pale', width: 2.5 }),
  outline('M228 250L231 366Q240 386 249 366L252 250', { colour: 'orange', fill: 'pale', width: 2.5 }),
  outline('M229 285L172 330M231 325L186 368M251 285L308 330M249 325L294 368', { colour: 'orange', width: 2.5 }),
  outline('M228 120C170 60 110 70 80 110C130 150 190 150 228 132Z', { colour: 'green', fill: 'pale', width: 2.5 }),
  outline('M252 90C310 30 370 40 400 80C350 120 290 120 252 102Z', { colour: 'green', fill: 'pale', width: 2.5 }),
  arrow([235, 350], [235, 140], { colour: 'blue', width: 3 }),
  arrow([235, 126], [112, 108], { colour: 'blue', width: 3 }),
  curve(
    [
      [370, 80],
      [300, 92],
      [255, 100],
      [246, 130],
      [246, 340],
    ],
    { colour: 'violet', width: 3, dashed: true, arrow: 'end' },
  ),
  ...[
    [94, 84, 84, 54],
    [122, 72, 116, 42],
    [152, 74, 150, 44],
  ].map(([x = 0, y = 0, u = 0, v = 0]) => arrow([x, y], [u, v], { colour: 'muted', width: 2, dashed: true })),
];

export const figures: Figures = {
  leaf: figure(
    600,
    310,
    ...leaf,
    named([430, 30], [376, 34], 'waxy cuticle'),
    named([430, 62], [370, 54], 'upper epidermis'),
    named([430, 108], [366, 108], 'palisade cells'),
    named([430, 158], [356, 178], 'spongy cells'),
    named([430, 196], [318, 200], 'air space'),
    named([430, 226], [260, 202], 'vein'),
    named([430, 262], [370, 262], 'lower epidermis'),
    named([430, 292], [222, 270], 'guard cell of a stoma'),
  ),
  'leaf-plain': figure(410, 300, ...leaf),
  'light-curve': figure(
    560,
    360,
    light.axes,
    light.smooth([
      [0, 0],
      [1, 2],
      [2, 3.7],
      [3, 4.6],
      [4, 4.95],
      [5, 5],
      [10, 5],
    ]),
    light.smooth(
      [
        [0, 0],
        [1, 2.05],
        [2, 4.1],
        [3, 6],
        [4, 7.4],
        [5, 8.3],
        [6, 8.8],
        [7, 9],
        [10, 9],
      ],
      { colour: 'orange', dashed: true },
    ),
    light.label(10, 5, 'A: 0.04 % CO_{2}', { dx: -4, dy: 18, anchor: 'end' }),
    light.label(10, 9, 'B: 0.10 % CO_{2}', { dx: -4, dy: 18, anchor: 'end' }),
  ),
  transport: figure(
    560,
    390,
    ...plant,
    text([118, 26], 'water vapour leaves', { size: 15 }),
    named([440, 190], [246, 200], 'phloem: sugar\nto all parts'),
    named([150, 200], [235, 206], 'xylem: water and\nminerals upwards', { anchor: 'end' }),
    named([440, 330], [296, 322], 'roots take up\nwater and ions'),
    named([440, 66], [390, 76], 'sugar is made'),
  ),
};
