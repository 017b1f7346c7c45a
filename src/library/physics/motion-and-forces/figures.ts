import {
  arrow,
  box,
  dot,
  type Figure,
  type Figures,
  figure,
  line,
  type Point,
  polygon,
  text,
} from '../../drawing/figure.ts';
import { dimension } from '../../drawing/geometry.ts';
import { plot } from '../../drawing/plot.ts';

/** The words in these figures. Topics in other languages draw the same figures with their own words. */
export type MotionLabels = {
  readonly time: string;
  readonly distance: string;
  readonly velocity: string;
  readonly pivot: string;
  /** The arms of the seesaw at the left and at the right. */
  readonly arms: readonly [left: string, right: string];
};

/** A distance–time graph with three straight parts. */
function walkGraph({ time, distance }: MotionLabels): Figure {
  const walk = plot({
    x: { from: 0, to: 200, step: 20, title: time },
    y: { from: 0, to: 300, step: 50, title: distance },
    grid: true,
  });
  return figure(
    560,
    370,
    walk.axes,
    walk.lines([
      [0, 0],
      [60, 90],
      [100, 90],
      [180, 250],
    ]),
    walk.label(30, 45, 'P', { dx: -14, dy: -16 }),
    walk.label(80, 90, 'Q', { dx: -4, dy: -18 }),
    walk.label(140, 170, 'R', { dx: -20, dy: -14 }),
  );
}

const RIDE: readonly Point[] = [
  [0, 0],
  [10, 8],
  [30, 8],
  [38, 0],
];

/** A velocity–time graph with the area below it. */
function cyclistGraph({ time, velocity }: MotionLabels): Figure {
  const cyclist = plot({
    x: { from: 0, to: 40, step: 5, title: time },
    y: { from: 0, to: 10, step: 2, title: velocity },
    grid: true,
  });
  return figure(560, 370, cyclist.area('blue', ...RIDE), cyclist.axes, cyclist.lines(RIDE));
}

const skydiver = plot({
  x: { from: 0, to: 30, title: '*t*' },
  y: { from: 0, to: 65, title: '*v*' },
});
const fall = (t: number): number => 55 * Math.tanh((9.8 * t) / 55);

/** The figures of motion and forces, with the labels of one language. */
export const motionFigures = (labels: MotionLabels): Figures => ({
  'distance-time': walkGraph(labels),
  'velocity-time': cyclistGraph(labels),
  crate: figure(
    560,
    340,
    line([60, 250], [500, 250], { colour: 'muted' }),
    box([220, 150], 120, 100, { colour: 'blue', fill: 'pale' }),
    dot([280, 200]),
    arrow([280, 200], [280, 70], { colour: 'green', width: 3 }),
    text([280, 48], 'A', { bold: true, size: 19 }),
    arrow([280, 200], [460, 200], { colour: 'blue', width: 3 }),
    text([480, 200], 'B', { bold: true, size: 19 }),
    arrow([280, 200], [280, 318], { colour: 'orange', width: 3 }),
    text([302, 312], 'C', { bold: true, size: 19 }),
    arrow([280, 200], [160, 200], { colour: 'red', width: 3 }),
    text([140, 200], 'D', { bold: true, size: 19 }),
  ),
  seesaw: figure(
    580,
    330,
    box([40, 176], 480, 14, { colour: 'blue', fill: 'pale' }),
    polygon(
      [
        [280, 190],
        [310, 250],
        [250, 250],
      ],
      { fill: 'pale' },
    ),
    line([200, 250], [360, 250], { colour: 'muted' }),
    text([280, 272], labels.pivot, { size: 16 }),
    arrow([130, 70], [130, 172], { colour: 'orange', width: 3 }),
    text([130, 50], '400 N', { size: 17 }),
    arrow([480, 90], [480, 172], { colour: 'orange', width: 3 }),
    text([480, 70], '*F*', { size: 17 }),
    dimension([130, 280], [280, 280], labels.arms[0], -20),
    dimension([280, 280], [480, 280], labels.arms[1], -20),
    line([130, 196], [130, 308], { colour: 'muted', width: 1, dashed: true }),
    line([480, 196], [480, 308], { colour: 'muted', width: 1, dashed: true }),
  ),
  skydiver: figure(
    560,
    370,
    skydiver.axes,
    skydiver.graph(fall),
    skydiver.point(1, fall(1)),
    skydiver.label(1, fall(1), 'A', { dx: 14, dy: 2 }),
    skydiver.point(6, fall(6)),
    skydiver.label(6, fall(6), 'B', { dx: 12, dy: 10 }),
    skydiver.point(24, fall(24)),
    skydiver.label(24, fall(24), 'C', { dx: 0, dy: 22, anchor: 'middle' }),
  ),
});

export const figures = motionFigures({
  time: '*t* / s',
  distance: '*s* / m',
  velocity: '*v* / m s^{−1}',
  pivot: 'pivot',
  arms: ['1.5 m', '2.0 m'],
});
