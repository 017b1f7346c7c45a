import { arrow, box, dot, type Figures, figure, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { angle, dimension } from '../../drawing/geometry.ts';
import { plot } from '../../drawing/plot.ts';

const photo = plot({
  x: { from: 0, to: 10, title: 'distance' },
  y: { from: -3, to: 3, title: 'displacement' },
  width: 440,
});
const sine = (x: number): number => 2 * Math.sin((2 * Math.PI * x) / 4);

const record = plot({
  x: { from: 0, to: 10, step: 1, title: '*t* / ms', labels: [1, 3, 5, 7, 9].map((value) => [value, String(value)]) },
  y: { from: -3, to: 3, step: 1, title: 'displacement / cm' },
  grid: true,
});

/** A spring as lines whose distances follow a wave of 150 pixels. */
const coils: Part[] = Array.from({ length: 49 }, (_, index) => {
  const u = index * 10;
  const x = 40 + u + 17 * Math.sin((2 * Math.PI * u) / 150);
  return line([x, 90], [x, 170], { colour: 'blue', width: 2 });
});

const INCIDENCE = (40 * Math.PI) / 180;
const REFRACTION = Math.asin(Math.sin(INCIDENCE) / 1.5);
const BOUNDARY = 180;
const front = (x: number): Part => {
  const before: Point = [x + 130 * Math.cos(INCIDENCE), BOUNDARY - 130 * Math.sin(INCIDENCE)];
  const after: Point = [x - 130 * Math.cos(REFRACTION), BOUNDARY + 130 * Math.sin(REFRACTION)];
  return (
    line([x, BOUNDARY], before, { colour: 'blue', width: 2 }) + line([x, BOUNDARY], after, { colour: 'blue', width: 2 })
  );
};
const hit: Point = [270, BOUNDARY];
const source: Point = [270 - 170 * Math.sin(INCIDENCE), BOUNDARY - 170 * Math.cos(INCIDENCE)];
const target: Point = [270 + 170 * Math.sin(REFRACTION), BOUNDARY + 170 * Math.cos(REFRACTION)];

const PARTS = [
  'radio\nwaves',
  'micro-\nwaves',
  'infrared',
  'visible\nlight',
  'ultra-\nviolet',
  'X-rays',
  'gamma\nrays',
] as const;

export const figures: Figures = {
  longitudinal: figure(
    560,
    270,
    ...coils,
    line([115, 60], [115, 84], { colour: 'muted', width: 1.5 }),
    text([115, 46], 'compression', { size: 16 }),
    line([340, 60], [340, 84], { colour: 'muted', width: 1.5 }),
    text([340, 46], 'rarefaction', { size: 16 }),
    dimension([115, 210], [265, 210], 'one wavelength', -2),
  ),
  spring: figure(560, 260, ...coils),
  wave: figure(
    560,
    370,
    photo.axes,
    photo.graph(sine),
    arrow(photo.at(1, 0), photo.at(1, 2), { colour: 'orange', arrow: 'both' }),
    photo.label(1, 1, 'A', { dx: 14, dy: 4 }),
    arrow(photo.at(1, 2.4), photo.at(5, 2.4), { colour: 'green', arrow: 'both' }),
    photo.label(3, 2.4, 'B', { dx: 0, dy: -16, anchor: 'middle' }),
    photo.point(9, 2),
    photo.label(9, 2, 'C', { dx: 0, dy: -18, anchor: 'middle' }),
    photo.point(7, -2),
    photo.label(7, -2, 'D', { dx: 0, dy: 20, anchor: 'middle' }),
  ),
  'time-graph': figure(560, 370, record.axes, record.graph(sine)),
  wavefronts: figure(
    560,
    370,
    line([20, BOUNDARY], [540, BOUNDARY], { width: 2.5 }),
    ...[130, 200, 270, 340, 410].map(front),
    line([270, 30], [270, 345], { colour: 'muted', dashed: true, width: 1.5 }),
    arrow(source, hit, { colour: 'orange' }),
    arrow(hit, target, { colour: 'orange' }),
    dot(hit),
    text([70, 60], 'deep water', { size: 16 }),
    text([470, 320], 'shallow water', { size: 16 }),
    text([270, 16], 'normal', { size: 15, colour: 'muted' }),
    angle(hit, source, [270, 20], '', 60),
    angle(hit, target, [270, 340], '', 60),
  ),
  spectrum: figure(
    580,
    230,
    arrow([560, 40], [20, 40], { colour: 'muted' }),
    text([290, 20], 'wavelength increases', { size: 16 }),
    ...PARTS.map(
      (name, index) =>
        box([17 + index * 78, 70], 78, 84, { colour: 'blue', fill: index % 2 === 0 ? 'pale' : 'none' }) +
        text([56 + index * 78, 112], name, { size: 15 }),
    ),
    arrow([20, 184], [560, 184], { colour: 'muted' }),
    text([290, 208], 'frequency increases', { size: 16 }),
  ),
};
