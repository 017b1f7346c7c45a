import { named } from '../../drawing/cell.ts';
import {
  arrow,
  circle,
  curve,
  dot,
  ellipse,
  type Figures,
  figure,
  type Part,
  type Point,
  placed,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** A rod-shaped bacterium. */
const bacterium = (centre: Point, turned = 0): Part =>
  placed(centre, [ellipse([0, 0], 17, 9, { colour: 'red', fill: 'pale', width: 2.5 })], turned);

/** A white blood cell around a centre, with the radii of its outline from the right anticlockwise. */
const cell = ([x, y]: Point, radii: readonly number[]): Part =>
  curve(
    radii.map((radius, index): Point => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
    }),
    { closed: true, colour: 'blue', fill: 'pale', width: 2.5 },
  );
const core = ([x, y]: Point): Part =>
  curve(
    [
      [x - 26, y - 8],
      [x - 10, y - 16],
      [x, y - 4],
      [x + 12, y - 14],
      [x + 24, y - 2],
      [x + 10, y + 8],
      [x - 10, y + 6],
    ],
    { closed: true, colour: 'violet', fill: 'pale' },
  );

const stages: readonly Part[] = [
  arrow([204, 140], [228, 140]),
  arrow([416, 140], [446, 140]),
  cell([95, 140], [58, 64, 60, 62, 60, 62, 66, 60]),
  core([85, 150]),
  bacterium([186, 96], 30),
  cell([305, 140], [52, 92, 62, 62, 60, 62, 66, 92]),
  core([280, 150]),
  bacterium([372, 140], 0),
  cell([520, 140], [66, 64, 60, 62, 60, 62, 66, 62]),
  core([500, 162]),
  circle([540, 118], 26, { colour: 'orange', fill: 'pale' }),
  bacterium([540, 118], 40),
  ...[
    [524, 102],
    [556, 106],
    [530, 136],
    [554, 134],
  ].map(([x = 0, y = 0]) => dot([x, y], 'orange', 3.5)),
];

const response = plot({
  x: { from: 0, to: 60, step: 10, title: 'Time / days' },
  y: { from: 0, to: 100, step: 20, title: 'Antibodies / arbitrary units' },
  grid: true,
  width: 450,
  height: 260,
});
const growth = plot({
  x: { from: 0, to: 10, step: 2, title: 'Time / h' },
  y: { from: 0, to: 10, step: 2, title: 'Bacteria / million per cm^{3}' },
  grid: true,
  height: 250,
});

const disc = (centre: Point, zone: number, name: string): Part =>
  [
    circle(centre, zone, { colour: 'muted', width: 1.5, dashed: true }),
    circle(centre, zone, { colour: 'paper', fill: 'full', width: 0 }),
    circle(centre, zone, { colour: 'muted', width: 1.5, dashed: true }),
    circle(centre, 14, { fill: 'pale' }),
    text(centre, name, { bold: true, size: 16 }),
  ].join('');

export const figures: Figures = {
  phagocytosis: figure(
    620,
    260,
    ...stages,
    named([150, 40], [183, 88], 'bacterium', { anchor: 'middle' }),
    named([52, 40], [78, 84], 'phagocyte', { anchor: 'middle' }),
    named([540, 30], [556, 104], 'enzymes', { anchor: 'middle' }),
    text([95, 234], '1  The cell detects\na bacterium.', { size: 15 }),
    text([310, 234], '2  It surrounds\nthe bacterium.', { size: 15 }),
    text([520, 234], '3  Enzymes\ndigest it.', { size: 15 }),
  ),
  'phagocytosis-plain': figure(
    620,
    260,
    ...stages,
    [95, 310, 520].map((x, index) => text([x, 234], `stage ${index + 1}`, { size: 16 })),
  ),
  antibodies: figure(
    580,
    350,
    response.axes,
    response.smooth([
      [0, 0],
      [5, 1],
      [9, 8],
      [14, 20],
      [18, 17],
      [24, 8],
      [30, 5],
      [31.5, 7],
      [33, 22],
      [36, 66],
      [38.5, 84],
      [42, 90],
      [45, 86],
      [50, 72],
      [60, 56],
    ]),
    arrow(response.at(0, 26), response.at(0, 6), { width: 2 }),
    response.label(0, 30, 'vaccination', { dx: 6, dy: -6 }),
    arrow(response.at(30, 34), response.at(30, 10), { width: 2 }),
    response.label(30, 38, 'infection', { dx: 0, dy: -6, anchor: 'end' }),
  ),
  plate: figure(
    420,
    340,
    circle([180, 170], 150, { colour: 'orange', fill: 'pale', width: 3 }),
    disc([120, 110], 44, 'A'),
    disc([248, 104], 30, 'B'),
    disc([116, 236], 24, 'C'),
    disc([240, 230], 60, 'D'),
    named([346, 60], [280, 70], 'bacteria', { anchor: 'start' }),
    named([346, 270], [284, 252], 'clear zone', { anchor: 'start' }),
  ),
  growth: figure(
    560,
    340,
    growth.axes,
    growth.smooth([
      [0, 0.1],
      [1, 0.15],
      [2, 0.4],
      [3, 1.1],
      [4, 3],
      [5, 6],
      [6, 8.1],
      [7, 8.8],
      [8, 9],
      [10, 9],
    ]),
    growth.label(3.4, 2.2, 'fast growth', { dx: -10, dy: -4, anchor: 'end' }),
    growth.label(9, 9, 'no more growth', { dx: 0, dy: 20, anchor: 'middle' }),
  ),
};
