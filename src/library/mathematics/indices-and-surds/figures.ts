import { cartesian } from '../../drawing/cartesian.ts';
import { box, dot, type Figures, figure, line, type Point, polygon, text } from '../../drawing/figure.ts';

const powers = cartesian([-3, 3, 1], [0, 8, 1], { grid: true });

const CENTRE: Point = [290, 265];
const UNIT = 105;
/** The ends of the hypotenuses: √1, √2, √3 … */
function spiral(count: number): Point[] {
  let turn = 0;
  return Array.from({ length: count }, (_, index): Point => {
    if (index > 0) turn += Math.atan(1 / Math.sqrt(index));
    const long = Math.sqrt(index + 1) * UNIT;
    return [CENTRE[0] + long * Math.cos(turn), CENTRE[1] - long * Math.sin(turn)];
  });
}
const ends = spiral(5);
const along = (to: Point, share: number): Point => [
  CENTRE[0] + (to[0] - CENTRE[0]) * share,
  CENTRE[1] + (to[1] - CENTRE[1]) * share,
];
/** Beside a hypotenuse, on the side of its own triangle. */
function beside(end: Point): Point {
  const [x, y] = along(end, 0.7);
  const long = Math.hypot(end[0] - CENTRE[0], end[1] - CENTRE[1]);
  return [x - ((end[1] - CENTRE[1]) / long) * 19, y + ((end[0] - CENTRE[0]) / long) * 19];
}
const middle = (a: Point, b: Point): Point => {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const far = Math.hypot(x - CENTRE[0], y - CENTRE[1]);
  return [x + ((x - CENTRE[0]) / far) * 16, y + ((y - CENTRE[1]) / far) * 16];
};

const place = (value: number): number => 50 + value * 90;

export const figures: Figures = {
  powers: figure(
    560,
    400,
    powers.axes,
    powers.graph((x) => 2 ** x),
    ...[-2, -1, 0, 1, 2].map((x) => powers.point(x, 2 ** x)),
    powers.label(-2, 0.25, '(−2, ¼)', { dx: -4, dy: -18, anchor: 'middle' }),
    powers.label(-1, 0.5, '(−1, ½)', { dx: -6, dy: -20, anchor: 'middle' }),
    powers.label(0, 1, '(0, 1)', { dx: 12, dy: 6 }),
    powers.label(1, 2, '(1, 2)', { dx: 12, dy: 6 }),
    powers.label(2, 4, '(2, 4)', { dx: 12, dy: 6 }),
    powers.label(2.5, 6.6, '*y* = 2^{x}', { dx: -6, dy: -22, anchor: 'end', colour: 'blue' }),
  ),
  spiral: figure(
    560,
    330,
    ...ends
      .slice(1)
      .map((end, index) =>
        polygon([CENTRE, ends[index] ?? CENTRE, end], { colour: 'blue', fill: index % 2 === 0 ? 'pale' : 'none' }),
      ),
    ...ends.slice(1).map((end, index) => text(middle(ends[index] ?? CENTRE, end), '1')),
    text([CENTRE[0] + UNIT * 0.55, CENTRE[1] + 16], '1'),
    ...ends.slice(1).map((end, index) => text(beside(end), `√${index + 2}`, { bold: true })),
  ),
  square: figure(
    560,
    370,
    box([160, 70], 190, 190, { colour: 'blue', fill: 'pale' }),
    box([350, 70], 90, 190, { colour: 'orange', fill: 'pale' }),
    box([160, 260], 190, 90, { colour: 'orange', fill: 'pale' }),
    box([350, 260], 90, 90, { colour: 'green', fill: 'pale' }),
    text([255, 165], '9', { size: 20 }),
    text([395, 165], '3√2', { size: 20 }),
    text([255, 305], '3√2', { size: 20 }),
    text([395, 305], '2', { size: 20 }),
    text([255, 48], '3'),
    text([395, 48], '√2'),
    text([140, 165], '3'),
    text([136, 305], '√2'),
  ),
  'number-line': figure(
    560,
    150,
    line([30, 75], [535, 75], { arrow: 'end' }),
    ...[0, 1, 2, 3, 4, 5].flatMap((value) => [
      line([place(value), 67], [place(value), 83]),
      text([place(value), 106], String(value)),
    ]),
    ...[0.7, 1.73, 3.16, 4.47].map((value) => dot([place(value), 75], 'orange', 6)),
  ),
};
