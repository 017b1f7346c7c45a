import { named, step } from '../../drawing/cell.ts';
import {
  arrow,
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

/** The heart from the front, in a plain form: four chambers, four large vessels, valves. */
const heart: readonly Part[] = [
  outline('M138 130H440V200Q440 212 452 216Q466 222 466 240V285Q464 388 350 392Q300 394 262 370Q138 372 138 290Z', {
    fill: 'pale',
    width: 3,
  }),
  outline('M150 130H262V300Q262 345 222 354Q150 356 150 290Z', { colour: 'blue', fill: 'pale', width: 3 }),
  outline('M298 130H428V270Q428 348 340 356Q298 350 298 310Z', { colour: 'red', fill: 'pale', width: 3 }),
  // Valves between atria and ventricles.
  line([150, 205], [188, 228], { width: 4 }),
  line([262, 205], [224, 228], { width: 4 }),
  line([298, 205], [342, 228], { width: 4 }),
  line([428, 205], [386, 228], { width: 4 }),
  // Vessels.
  outline('M164 134V50H204V134', { colour: 'blue', fill: 'pale', width: 3 }),
  outline('M376 134V50H416V134', { colour: 'red', fill: 'pale', width: 3 }),
  outline('M220 134V50H254V134', { colour: 'blue', fill: 'pale', width: 3 }),
  outline('M306 134V50H346V134', { colour: 'red', fill: 'pale', width: 3 }),
  arrow([184, 64], [184, 116], { colour: 'blue' }),
  arrow([396, 64], [396, 116], { colour: 'red' }),
  arrow([237, 120], [237, 66], { colour: 'blue' }),
  arrow([326, 120], [326, 66], { colour: 'red' }),
];

const rate = plot({
  x: { from: 0, to: 12, step: 2, title: 'Time / min' },
  y: { from: 60, to: 160, step: 20, title: 'Heart rate / beats per minute' },
  grid: true,
  corner: [76, 24],
  height: 250,
});

const ring = (centre: Point, outer: number, inner: number): Part =>
  circle(centre, outer, { colour: 'red', fill: 'pale', width: 2.5 }) +
  circle(centre, (outer + inner) / 2, { colour: 'orange', width: 2 }) +
  circle(centre, inner, { colour: 'paper', fill: 'full' }) +
  circle(centre, inner, { width: 2 });

export const figures: Figures = {
  heart: figure(
    600,
    400,
    ...heart,
    named([118, 72], [170, 78], 'vena cava', { anchor: 'end' }),
    text([237, 23], 'pulmonary\nartery', { size: 15 }),
    text([326, 33], 'aorta', { size: 15 }),
    named([486, 72], [410, 78], 'pulmonary vein'),
    named([118, 165], [170, 165], 'right atrium', { anchor: 'end' }),
    named([118, 222], [176, 221], 'valve', { anchor: 'end' }),
    named([118, 280], [180, 280], 'right ventricle', { anchor: 'end' }),
    named([486, 165], [410, 165], 'left atrium'),
    named([486, 222], [399, 222], 'valve'),
    named([486, 280], [400, 280], 'left ventricle'),
    named([486, 330], [440, 330], 'thick muscle'),
  ),
  'heart-plain': figure(560, 400, ...heart.map((part) => `<g transform="translate(-20 0)">${part}</g>`)),
  circulation: figure(
    560,
    330,
    step([280, 40], 150, 44, 'lungs'),
    step([280, 165], 150, 60, 'heart\nright  |  left', 'orange'),
    step([280, 290], 150, 44, 'rest of the body'),
    curve(
      [
        [240, 135],
        [170, 110],
        [160, 70],
        [202, 42],
      ],
      { colour: 'blue', width: 3, arrow: 'end' },
    ),
    curve(
      [
        [358, 42],
        [400, 70],
        [390, 110],
        [322, 135],
      ],
      { colour: 'red', width: 3, arrow: 'end' },
    ),
    curve(
      [
        [322, 196],
        [390, 220],
        [400, 260],
        [358, 288],
      ],
      { colour: 'red', width: 3, arrow: 'end' },
    ),
    curve(
      [
        [202, 288],
        [160, 260],
        [170, 220],
        [240, 196],
      ],
      { colour: 'blue', width: 3, arrow: 'end' },
    ),
    text([150, 88], 'pulmonary artery\n(deoxygenated)', { anchor: 'end', size: 15 }),
    text([410, 88], 'pulmonary vein\n(oxygenated)', { anchor: 'start', size: 15 }),
    text([410, 242], 'aorta\n(oxygenated)', { anchor: 'start', size: 15 }),
    text([150, 242], 'vena cava\n(deoxygenated)', { anchor: 'end', size: 15 }),
  ),
  vessels: figure(
    560,
    230,
    ring([100, 95], 62, 24),
    ellipse([290, 95], 72, 56, { colour: 'blue', fill: 'pale', width: 2.5 }),
    ellipse([290, 95], 58, 43, { colour: 'paper', fill: 'full' }),
    ellipse([290, 95], 58, 43, { width: 2 }),
    circle([465, 95], 18, { width: 2.5, colour: 'violet' }),
    text([100, 182], 'artery', { bold: true }),
    text([100, 208], 'thick wall, narrow lumen', { size: 15 }),
    text([290, 182], 'vein', { bold: true }),
    text([290, 208], 'thin wall, wide lumen', { size: 15 }),
    text([465, 182], 'capillary', { bold: true }),
    text([465, 208], 'wall of one cell', { size: 15 }),
    text([290, 95], 'lumen', { size: 15, colour: 'muted' }),
    text([465, 45], '(enlarged)', { size: 15, colour: 'muted' }),
  ),
  'heart-rate': figure(
    560,
    340,
    rate.axes,
    rate.lines([
      [0, 70],
      [2, 70],
      [4, 130],
      [6, 140],
      [8, 140],
      [10, 90],
      [12, 72],
    ]),
    [
      [0, 70],
      [2, 70],
      [4, 130],
      [6, 140],
      [8, 140],
      [10, 90],
      [12, 72],
    ].map(([x = 0, y = 0]) => rate.crosses([[x, y]])),
  ),
};
