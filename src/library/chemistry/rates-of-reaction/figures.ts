import { conicalFlask, gasSyringe, leader } from '../../drawing/apparatus.ts';
import { energyProfile, profileCurve, profilePlaces } from '../../drawing/energy.ts';
import { box, circle, dot, type Figures, figure, type Point, path, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const AXES = {
  x: { from: 0, to: 140, step: 20, title: 'time / s' },
  y: { from: 0, to: 70, step: 10, title: 'volume of gas / cm^{3}' },
  grid: true,
} as const;
const DATA: readonly Point[] = [
  [0, 0],
  [20, 26],
  [40, 42],
  [60, 51],
  [80, 56],
  [100, 59],
  [120, 60],
  [138, 60],
];
const reading = plot(AXES);
const curves = plot({
  ...AXES,
  x: { from: 0, to: 140, title: 'time' },
  y: { from: 0, to: 70, title: 'volume of gas' },
});
const rising = (final: number, time: number) => (at: number) => final * (1 - Math.exp(-at / time));

/** Particles of two kinds in a box. */
const crowd = (left: number, places: readonly Point[]): string =>
  places
    .map(([x, y], index) =>
      index % 2 === 0
        ? dot([left + x, y], 'blue', 9)
        : circle([left + x, y], 9, { colour: 'orange', fill: 'pale', width: 2.5 }),
    )
    .join('');
const FEW: readonly Point[] = [
  [40, 80],
  [180, 70],
  [110, 130],
  [50, 190],
  [190, 170],
  [120, 210],
];
const MORE: readonly Point[] = [
  [90, 70],
  [130, 85],
  [215, 110],
  [160, 120],
  [60, 135],
  [145, 165],
];

const PROFILE = { corner: [60, 40], width: 440, height: 260, reactants: 0.45, peak: 0.92, products: 0.16 } as const;
const places = profilePlaces(PROFILE);

export const figures: Figures = {
  apparatus: figure(
    580,
    300,
    conicalFlask([130, 270], 150, 150, 0.45),
    box([110, 112], 40, 22, { fill: 'pale' }),
    path(
      [
        [130, 140],
        [130, 70],
        [300, 70],
      ],
      { width: 3 },
    ),
    gasSyringe([300, 70], 180, 0.4),
    ...[
      [92, 262],
      [112, 264],
      [134, 261],
      [156, 264],
      [124, 252],
    ].map(([x = 0, y = 0]) => circle([x, y], 7, { colour: 'muted', fill: 'pale' })),
    leader([380, 54], [400, 24], 'gas syringe'),
    leader([150, 123], [240, 130], 'bung'),
    leader([168, 240], [240, 220], 'acid'),
    leader([162, 265], [240, 262], 'marble chips'),
  ),
  reading: figure(
    560,
    370,
    reading.axes,
    reading.smooth(DATA),
    reading.crosses(DATA.slice(0, 7)),
    reading.segment([0, 0], [44, 66], { dashed: true, colour: 'orange' }),
    reading.label(44, 66, 'tangent at the start', { dx: 8, dy: 0, colour: 'orange' }),
  ),
  'reading-places': figure(
    560,
    370,
    reading.axes,
    reading.smooth(DATA),
    ...(
      [
        [8, 11.3, 'P'],
        [40, 42, 'Q'],
        [80, 56, 'R'],
        [130, 60, 'S'],
      ] as const
    ).flatMap(([x, y, name]) => [
      reading.point(x, y),
      reading.label(x, y, name, { dx: 10, dy: 20, colour: 'orange', size: 18 }),
    ]),
  ),
  curves: figure(
    560,
    370,
    curves.axes,
    curves.graph(rising(60, 16)),
    curves.graph(rising(60, 28)),
    curves.graph(rising(30, 16)),
    curves.label(14, 46, 'A', { dx: -10, dy: -14, size: 18, anchor: 'end' }),
    curves.label(40, 45.6, 'B', { dx: 10, dy: 8, size: 18 }),
    curves.label(90, 30, 'C', { dx: 0, dy: -14, size: 18 }),
  ),
  collisions: figure(
    580,
    280,
    box([20, 50], 250, 190, { colour: 'muted', radius: 6 }),
    box([310, 50], 250, 190, { colour: 'muted', radius: 6 }),
    crowd(20, FEW),
    crowd(310, [...FEW, ...MORE]),
    text([145, 26], 'lower concentration'),
    text([435, 26], 'higher concentration'),
    text([290, 262], 'same volume, more particles: more frequent collisions', { size: 16, colour: 'muted' }),
  ),
  catalyst: figure(
    580,
    350,
    energyProfile(PROFILE),
    profileCurve({ ...PROFILE, peak: 0.68 }, { dashed: true, colour: 'violet' }),
    text([places.peak[0] + 80, places.peak[1] + 8], 'without a catalyst', { anchor: 'start', colour: 'blue' }),
    text([places.peak[0] + 100, places.peak[1] + 74], 'with a catalyst', { anchor: 'start', colour: 'violet' }),
    text([places.reactants[0], places.reactants[1] + 18], 'reactants', { size: 16 }),
    text([places.products[0], places.products[1] + 18], 'products', { size: 16 }),
  ),
};
