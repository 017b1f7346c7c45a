import {
  arrow,
  box,
  circle,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const particle = (centre: Point): Part => circle(centre, 12, { colour: 'blue', fill: 'pale' });

/** A box of particles whose positions are relative to its upper left corner, with a letter below it. */
const sample = (left: number, letter: string, positions: readonly Point[]): Part =>
  [
    box([left, 24], 156, 156),
    ...positions.map(([x, y]) => particle([left + x, 24 + y])),
    text([left + 78, 208], letter, { bold: true, size: 19 }),
  ].join('');

const SOLID: readonly Point[] = Array.from(
  { length: 25 },
  (_, index): Point => [30 + (index % 5) * 24, 143 - Math.floor(index / 5) * 24],
);
const LIQUID: readonly Point[] = [
  [14, 142],
  [39, 143],
  [65, 141],
  [92, 143],
  [117, 142],
  [142, 142],
  [20, 117],
  [48, 118],
  [77, 116],
  [105, 119],
  [133, 117],
  [14, 92],
  [38, 94],
  [63, 93],
  [91, 92],
  [119, 94],
  [142, 92],
  [26, 69],
  [52, 70],
  [104, 68],
  [130, 69],
];
const GAS: readonly Point[] = [
  [24, 26],
  [96, 40],
  [136, 82],
  [48, 88],
  [104, 128],
  [30, 138],
];

const curve = plot({
  x: { from: 0, to: 32, step: 4, title: '*t* / min' },
  y: { from: 0, to: 240, step: 40, title: 'temperature / °C' },
  grid: true,
});

/** A letter at the end of a leader line. */
const named = (from: Point, to: Point, letter: string, shift: Point): Part =>
  line(from, to, { colour: 'muted', width: 1.5 }) +
  text([to[0] + shift[0], to[1] + shift[1]], letter, { bold: true, size: 19 });

export const figures: Figures = {
  particles: figure(560, 236, sample(20, 'A', SOLID), sample(202, 'B', LIQUID), sample(384, 'C', GAS)),
  block: figure(
    580,
    390,
    box([180, 120], 250, 230, { colour: 'orange', fill: 'pale', radius: 8 }),
    box([210, 150], 190, 170, { colour: 'ink', fill: 'pale' }),
    box([252, 110], 22, 170, { colour: 'red', fill: 'pale' }),
    box([340, 60], 10, 180, { colour: 'blue', fill: 'pale', radius: 5 }),
    circle([345, 240], 9, { colour: 'blue', fill: 'full' }),
    box([30, 40], 110, 64, { fill: 'pale', radius: 6 }),
    text([85, 72], 'power\nsupply', { size: 15 }),
    outline('M140 60H268V110'),
    outline('M140 84H258V110'),
    named([263, 200], [120, 200], 'A', [-16, 0]),
    named([348, 90], [480, 90], 'B', [16, 0]),
    named([380, 220], [490, 220], 'C', [16, 0]),
    named([415, 300], [490, 300], 'D', [16, 0]),
  ),
  'heating-curve': figure(
    560,
    370,
    curve.axes,
    curve.lines([
      [0, 20],
      [4, 80],
      [10, 80],
      [17, 200],
      [28, 200],
      [30, 235],
    ]),
    curve.label(2, 50, 'A', { dx: -8, dy: -16, anchor: 'end' }),
    curve.label(7, 80, 'B', { dx: 0, dy: -16, anchor: 'middle' }),
    curve.label(13.5, 140, 'C', { dx: -10, dy: -12, anchor: 'end' }),
    curve.label(22.5, 200, 'D', { dx: 0, dy: -16, anchor: 'middle' }),
    curve.label(29, 218, 'E', { dx: 10, dy: 8 }),
  ),
  convection: figure(
    560,
    370,
    outline('M170 50V300H390V50'),
    box([171.5, 84], 217, 214.5, { colour: 'blue', fill: 'pale', width: 0 }),
    line([171, 84], [389, 84], { colour: 'blue' }),
    arrow([205, 262], [205, 124], { colour: 'red', width: 3 }),
    arrow([222, 108], [338, 108], { colour: 'orange', width: 3 }),
    arrow([355, 124], [355, 262], { colour: 'blue', width: 3 }),
    arrow([338, 278], [222, 278], { colour: 'blue', width: 3 }),
    outline('M205 312C220 330 220 346 205 352C190 346 190 330 205 312Z', { colour: 'orange', fill: 'pale' }),
    text([150, 190], 'warm,\nless dense\nwater rises', { size: 16, anchor: 'end' }),
    text([410, 190], 'cooler,\ndenser\nwater sinks', { size: 16, anchor: 'start' }),
    text([232, 340], 'flame', { size: 16, anchor: 'start' }),
  ),
};
