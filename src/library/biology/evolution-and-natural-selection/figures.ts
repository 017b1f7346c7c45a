import {
  arrow,
  box,
  circle,
  curve,
  dot,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** The x of a time in million years ago. */
const ago = (million: number): number => 500 - million * 30;
const branch = (from: number, to: number, y: number): Part => line([ago(from), y], [ago(to), y], { width: 3 });
const split = (million: number, top: number, bottom: number): Part =>
  line([ago(million), top], [ago(million), bottom], { width: 3 });
const tree: readonly Part[] = [
  branch(4, 0, 50),
  branch(4, 0, 110),
  split(4, 50, 110),
  branch(9, 4, 80),
  branch(9, 0, 170),
  split(9, 80, 170),
  branch(7, 0, 230),
  branch(7, 0, 290),
  split(7, 230, 290),
  branch(14, 9, 125),
  branch(14, 7, 260),
  split(14, 125, 260),
  branch(15, 14, 192),
  dot([ago(4), 80], 'orange', 7),
  dot([ago(9), 125], 'orange', 7),
  dot([ago(7), 260], 'orange', 7),
  dot([ago(14), 192], 'orange', 7),
  ...['A', 'B', 'C', 'D', 'E'].map((name, index) => text([518, 50 + index * 60], name, { bold: true })),
  arrow([ago(15), 330], [520, 330], { width: 1.8 }),
  ...[15, 12, 9, 6, 3, 0].map(
    (million) =>
      line([ago(million), 326], [ago(million), 334], { width: 1.5 }) +
      text([ago(million), 350], String(million), { size: 15, colour: 'muted' }),
  ),
  text([275, 376], 'Million years ago', { size: 16 }),
];

const bell = (mean: number, spread: number, height: number) => (x: number) =>
  height * Math.exp(-((x - mean) ** 2) / (2 * spread ** 2));
const beaks = plot({
  x: { from: 6, to: 14, step: 2, title: 'Depth of the beak / mm' },
  y: { from: 0, to: 200, step: 50, title: 'Number of birds' },
  grid: true,
  corner: [80, 24],
  height: 250,
});

const islanders = (points: readonly Point[], isSquare: boolean): Part =>
  points
    .map(([x, y]) =>
      isSquare
        ? box([x - 6, y - 6], 12, 12, { colour: 'orange', fill: 'full' })
        : circle([x, y], 6, { colour: 'blue', fill: 'pale' }),
    )
    .join('');
const LEFT: readonly Point[] = [
  [40, 90],
  [66, 120],
  [50, 145],
  [72, 84],
  [70, 158],
];
const moved = (points: readonly Point[], dx: number): Point[] => points.map(([x, y]): Point => [x + dx, y]);
const land = (x: number): Part =>
  outline(`M${x} 60Q${x + 80} 40 ${x + 160} 60V180Q${x + 80} 200 ${x} 180Z`, { colour: 'green', fill: 'pale' });
const river = (x: number): Part =>
  curve(
    [
      [x, 48],
      [x - 6, 90],
      [x + 6, 140],
      [x, 192],
    ],
    { colour: 'blue', width: 12 },
  );

const layer = (y: number, name: string, fossil: Part): Part =>
  outline(`M40 ${y}Q150 ${y - 12} 260 ${y}T460 ${y}V${y + 60}Q350 ${y + 72} 240 ${y + 60}T40 ${y + 60}Z`, {
    colour: 'orange',
    fill: 'pale',
  }) +
  fossil +
  text([500, y + 30], name, { bold: true });
const shell = ([x, y]: Point): Part =>
  outline(`M${x - 18} ${y + 10}A18 18 0 0 1 ${x + 18} ${y + 10}Z`, { width: 2 }) +
  [-9, 0, 9].map((dx) => line([x, y + 10], [x + dx, y - 5], { width: 1.4 })).join('');
const spiral = ([x, y]: Point): Part => circle([x, y], 17) + circle([x + 2, y + 1], 11) + circle([x + 3, y + 1], 5);
const leafFossil = ([x, y]: Point): Part =>
  outline(`M${x - 24} ${y}Q${x} ${y - 20} ${x + 24} ${y}Q${x} ${y + 20} ${x - 24} ${y}Z`) +
  line([x - 24, y], [x + 24, y], { width: 1.4 });
const bone = ([x, y]: Point): Part =>
  line([x - 16, y], [x + 16, y], { width: 6, colour: 'muted' }) +
  [
    [-18, -5],
    [-18, 5],
    [18, -5],
    [18, 5],
  ]
    .map(([dx = 0, dy = 0]) => dot([x + dx, y + dy], 'muted', 6))
    .join('');

export const figures: Figures = {
  tree: figure(560, 392, ...tree),
  beaks: figure(
    560,
    340,
    beaks.axes,
    beaks.graph(bell(9.4, 1, 180)),
    beaks.graph(bell(10.2, 0.8, 60), { colour: 'orange', dashed: true }),
    beaks.label(8.4, 150, 'before\nthe drought', { dx: -14, dy: 0, anchor: 'end' }),
    beaks.label(11, 60, 'after\nthe drought', { dx: 10, dy: -6 }),
  ),
  speciation: figure(
    600,
    250,
    land(20),
    islanders([...LEFT, ...moved(LEFT, 86)], false),
    land(220),
    islanders([...moved(LEFT, 200), ...moved(LEFT, 286)], false),
    river(312),
    land(420),
    islanders(moved(LEFT, 400), false),
    islanders(moved(LEFT, 486), true),
    river(512),
    arrow([186, 120], [212, 120]),
    arrow([386, 120], [412, 120]),
    text([100, 222], '1  One population', { size: 15 }),
    text([300, 222], '2  A river isolates\ntwo groups', { size: 15 }),
    text([500, 222], '3  They have become\ntwo species', { size: 15 }),
  ),
  strata: figure(
    560,
    300,
    text([250, 16], 'surface', { size: 15, colour: 'muted' }),
    layer(36, 'W', bone([180, 66])),
    layer(98, 'X', leafFossil([320, 128])),
    layer(160, 'Y', spiral([140, 190]) + spiral([330, 188])),
    layer(222, 'Z', shell([230, 252])),
  ),
};
