import { named } from '../../drawing/cell.ts';
import {
  arrow,
  circle,
  curve,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** Lungs from the front, between ribs and above the diaphragm. */
const lungs: readonly Part[] = [
  outline(
    'M188 96C150 100 104 170 98 262C96 296 110 304 140 296C176 286 210 282 214 268C222 220 222 130 206 106C202 98 196 95 188 96Z',
    {
      colour: 'red',
      fill: 'pale',
      width: 2.5,
    },
  ),
  outline(
    'M312 96C350 100 396 170 402 262C404 296 390 304 360 296C324 286 290 282 286 268C278 220 278 130 294 106C298 98 304 95 312 96Z',
    {
      colour: 'red',
      fill: 'pale',
      width: 2.5,
    },
  ),
  // Windpipe and its two branches.
  outline('M236 20V118L186 156L192 168L250 130L308 168L314 156L264 118V20', {
    colour: 'blue',
    fill: 'pale',
    width: 2.5,
  }),
  ...[32, 46, 60, 74, 88, 102].map((y) => line([238, y], [262, y], { colour: 'blue', width: 1.6 })),
  // Bronchioles.
  ...[-1, 1].map((side) =>
    outline(
      `M${250 + side * 61} 162L${250 + side * 92} 190L${250 + side * 112} 232M${250 + side * 92} 190L${250 + side * 84} 244M${250 + side * 61} 162L${250 + side * 58} 226`,
      { colour: 'blue', width: 4 },
    ),
  ),
  ...[-1, 1].flatMap((side) =>
    [
      [112, 240],
      [84, 252],
      [58, 234],
    ].flatMap(([dx = 0, y = 0]) =>
      [
        [-7, 0],
        [7, 0],
        [0, 8],
      ].map(([ax = 0, ay = 0]) =>
        circle([250 + side * dx + ax, y + ay], 7, { colour: 'violet', fill: 'pale', width: 1.6 }),
      ),
    ),
  ),
  // Diaphragm.
  curve(
    [
      [76, 340],
      [150, 316],
      [250, 306],
      [350, 316],
      [424, 340],
    ],
    { width: 6, colour: 'orange' },
  ),
  // Ribs.
  ...[120, 160, 200, 240, 280].flatMap((y, index) => {
    const reach = 128 + index * 14;
    return [250 - reach - 22, 250 + reach + 22].map((x) => circle([x, y], 9, { fill: 'pale' }));
  }),
];

const beats: readonly Point[] = [
  [0, 2.4],
  [2.5, 2.9],
  [5, 2.4],
  [7.5, 2.9],
  [10, 2.4],
  [12.5, 2.9],
  [15, 2.4],
  [18, 5.8],
  [22, 1.2],
  [25, 2.4],
  [27.5, 2.9],
  [30, 2.4],
];
/** Rounded ups and downs through turning points. */
const wave = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return Array.from({ length: 13 }, (_, part): Point => {
      const share = part / 12;
      return [fromX + (x - fromX) * share, fromY + ((y - fromY) * (1 - Math.cos(Math.PI * share))) / 2];
    });
  });
const trace = plot({
  x: { from: 0, to: 30, step: 5, title: 'Time / s' },
  y: { from: 0, to: 6, step: 1, title: 'Air in the lungs / dm^{3}' },
  grid: true,
  width: 440,
  height: 270,
});

export const figures: Figures = {
  lungs: figure(
    640,
    370,
    ...lungs,
    named([470, 40], [262, 40], 'trachea (windpipe)'),
    named([470, 86], [290, 148], 'bronchus'),
    named([470, 132], [320, 174], 'bronchiole'),
    named([470, 190], [385, 200], 'lung'),
    named([470, 240], [369, 246], 'alveoli'),
    named([470, 290], [458, 284], 'rib'),
    named([470, 340], [400, 332], 'diaphragm'),
  ),
  'lungs-plain': figure(500, 370, ...lungs),
  alveolus: figure(
    600,
    320,
    outline('M176 20V80M216 20V80', { colour: 'ink', width: 3 }),
    outline('M176 78A78 78 0 1 0 216 78', { colour: 'violet', width: 4 }),
    outline('M20 150C60 150 80 218 130 236C180 250 220 250 262 236C312 218 330 150 372 150', {
      colour: 'red',
      width: 3,
    }),
    outline('M20 190C50 190 70 254 120 276C180 296 220 296 272 276C322 254 340 190 372 190', {
      colour: 'red',
      width: 3,
    }),
    arrow([178, 172], [166, 264], { colour: 'blue' }),
    text([178, 154], 'O_{2}', { bold: true, colour: 'blue' }),
    arrow([224, 268], [230, 176], { colour: 'orange', dashed: true }),
    text([230, 156], 'CO_{2}', { bold: true, colour: 'orange' }),
    arrow([24, 170], [56, 182], { colour: 'red' }),
    arrow([332, 184], [364, 170], { colour: 'red' }),
    text([50, 116], 'from the\nheart', { size: 15, colour: 'muted' }),
    named([420, 40], [216, 44], 'air in and out'),
    named([420, 110], [272, 130], 'wall of the alveolus,\none cell thick'),
    named([420, 196], [352, 156], 'capillary, wall\none cell thick'),
    named([420, 270], [250, 264], 'blood'),
  ),
  spirometer: figure(560, 364, trace.axes, trace.lines(wave(beats))),
};
