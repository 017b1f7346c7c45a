import { named } from '../../drawing/cell.ts';
import {
  arrow,
  curve,
  ellipse,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  placed,
  polygon,
  text,
} from '../../drawing/figure.ts';
import type { Colour } from '../../drawing/palette.ts';
import { plot } from '../../drawing/plot.ts';

/** An enzyme: a round body with a notch at the top, its active site. */
const enzyme = (centre: Point): Part =>
  placed(centre, [
    outline('M-58 -10Q-62 50 0 54Q62 50 58 -10Q54 -40 24 -42L24 -16L8 -16L8 -4L-24 -4L-24 -42Q-54 -40 -58 -10Z', {
      colour: 'blue',
      fill: 'pale',
      width: 2.5,
    }),
  ]);
const substrate = (centre: Point): Part =>
  placed(centre, [
    polygon(
      [
        [-24, -38],
        [24, -38],
        [24, 22],
        [8, 22],
        [8, 34],
        [-24, 34],
      ],
      { colour: 'orange', fill: 'pale', width: 2.5 },
    ),
  ]);
/** Half of a substrate: a rectangle around a point. */
const product = (centre: Point, width: number, height: number): Part =>
  placed(centre, [
    polygon(
      [
        [-width / 2, -height / 2],
        [width / 2, -height / 2],
        [width / 2, height / 2],
        [-width / 2, height / 2],
      ],
      { colour: 'orange', fill: 'pale', width: 2.5 },
    ),
  ]);

type Tube = {
  readonly colour: Colour;
  /** Of the whole tube and of its inside, in pixels. */
  readonly width: number;
  readonly inside: number;
  /** Where the inside ends, if it is open there. */
  readonly opening?: Point;
};

/** A tube: a coloured wall around an inside of paper. */
const tube = (points: readonly Point[], { colour, width, inside, opening }: Tube): readonly Part[] => [
  curve(points, { width, colour }),
  curve(opening === undefined ? points : points.with(-1, opening), { width: inside, colour: 'paper' }),
];

const warmth = plot({
  x: { from: 0, to: 70, step: 10, title: 'Temperature / °C' },
  y: { from: 0, to: 10, step: 2, title: 'Rate / arbitrary units' },
  grid: true,
  height: 250,
});

const gas = plot({
  x: { from: 0, to: 120, step: 20, title: 'Time / s' },
  y: { from: 0, to: 40, step: 10, title: 'Volume of oxygen / cm^{3}' },
  grid: true,
  height: 250,
});

const organs: readonly Part[] = [
  // Gullet from mouth to stomach.
  outline('M262 60V150', { width: 16, colour: 'orange' }),
  outline('M262 62V152', { width: 10, colour: 'paper' }),
  ellipse([262, 44], 40, 20, { colour: 'red', fill: 'pale', width: 2.5 }),
  // Stomach.
  outline(
    'M254 150C254 168 262 172 276 168C312 158 340 176 334 214C328 250 292 262 258 246C248 240 244 250 244 262H228C226 232 244 222 262 226C286 232 296 218 290 206C280 196 254 196 254 150Z',
    {
      colour: 'orange',
      fill: 'pale',
      width: 2.5,
    },
  ),
  // Liver.
  outline('M240 156C196 146 150 160 146 196C146 216 160 222 180 214C206 204 236 196 246 184Z', {
    colour: 'red',
    fill: 'pale',
    width: 2.5,
  }),
  ellipse([192, 222], 12, 16, { colour: 'green', fill: 'pale', width: 2.5 }),
  // Pancreas.
  outline('M250 268C274 258 320 270 342 254C350 262 340 280 322 282C296 286 262 286 250 282Z', {
    colour: 'violet',
    fill: 'pale',
    width: 2.5,
  }),
  // Large intestine around the small one.
  ...tube(
    [
      [176, 412],
      [166, 360],
      [172, 304],
      [220, 300],
      [300, 300],
      [352, 304],
      [358, 370],
      [340, 430],
      [276, 440],
      [266, 476],
    ],
    { colour: 'blue', width: 24, inside: 18, opening: [266, 478] },
  ),
  // Small intestine.
  ...tube(
    [
      [236, 262],
      [222, 300],
      [220, 336],
      [310, 334],
      [314, 356],
      [216, 356],
      [212, 378],
      [316, 378],
      [312, 402],
      [216, 400],
      [188, 410],
    ],
    { colour: 'green', width: 13, inside: 8 },
  ),
];

export const figures: Figures = {
  'lock-and-key': figure(
    620,
    260,
    enzyme([100, 150]),
    substrate([100, 48]),
    arrow([178, 150], [228, 150]),
    enzyme([310, 150]),
    substrate([310, 112]),
    arrow([388, 150], [438, 150]),
    enzyme([520, 150]),
    product([490, 48], 32, 72) + product([550, 48], 16, 60),
    text([310, 232], 'enzyme–substrate complex', { size: 15 }),
    text([100, 232], 'enzyme', { size: 15 }),
    text([520, 232], 'enzyme, unchanged', { size: 15 }),
    named([178, 40], [124, 44], 'substrate'),
    named([178, 108], [112, 136], 'active site'),
    text([520, 96], 'products', { size: 15 }),
  ),
  temperature: figure(
    560,
    340,
    warmth.axes,
    warmth.smooth([
      [0, 0.7],
      [10, 1.6],
      [20, 3.2],
      [30, 6.3],
      [37, 8.8],
      [41, 9.2],
      [45, 7.4],
      [50, 3.4],
      [55, 0.8],
      [60, 0],
    ]),
    warmth.label(40.5, 9.2, 'optimum', { dx: 0, dy: -12, anchor: 'middle' }),
  ),
  oxygen: figure(
    560,
    340,
    gas.axes,
    gas.smooth([
      [0, 0],
      [20, 16],
      [40, 26],
      [60, 32],
      [80, 35],
      [100, 36],
      [120, 36],
    ]),
    gas.crosses([
      [0, 0],
      [20, 16],
      [40, 26],
      [60, 32],
      [80, 35],
      [100, 36],
      [120, 36],
    ]),
  ),
  gut: figure(560, 500, ...organs.map((part) => `<g transform="translate(20 0)">${part}</g>`)),
  'gut-labelled': figure(
    560,
    500,
    ...organs,
    named([390, 44], [296, 46], 'mouth'),
    named([390, 100], [266, 104], 'gullet (oesophagus)'),
    named([390, 200], [318, 208], 'stomach'),
    named([390, 262], [330, 268], 'pancreas'),
    named([390, 340], [356, 350], 'large intestine'),
    named([390, 402], [312, 394], 'small intestine'),
    named([390, 466], [266, 470], 'rectum and anus'),
    named([130, 180], [172, 190], 'liver', { anchor: 'end' }),
    named([130, 240], [190, 226], 'gall bladder', { anchor: 'end' }),
  ),
  villus: figure(
    560,
    300,
    line([40, 262], [330, 262]),
    outline('M60 262V120Q60 40 120 40Q180 40 180 120V262', { colour: 'orange', fill: 'pale', width: 3 }),
    outline('M200 262V120Q200 40 260 40Q320 40 320 120V262', { colour: 'orange', fill: 'pale', width: 3 }),
    ...[90, 230].flatMap((x) => [
      outline(`M${x} 262V110Q${x} 68 ${x + 30} 68Q${x + 60} 68 ${x + 60} 110V262`, { colour: 'red', width: 4 }),
      line([x + 30, 262], [x + 30, 110], { colour: 'green', width: 7 }),
    ]),
    named([370, 60], [304, 68], 'wall, one cell thick'),
    named([370, 120], [290, 120], 'network of capillaries'),
    named([370, 180], [261, 170], 'lymph vessel'),
    named([370, 240], [342, 214], 'space inside the gut'),
    text([190, 285], 'wall of the small intestine', { size: 15, colour: 'muted' }),
  ),
};
