import { cartesian } from '../../drawing/cartesian.ts';
import { type Figures, figure, text } from '../../drawing/figure.ts';

const mirror = cartesian([-4, 6, 1], [-4, 6, 1], { grid: true, corner: [90, 42], width: 360, height: 330 });
const moved = cartesian([-3, 6, 1], [0, 8, 1], { grid: true });
const curve = cartesian([0, 5, 1], [0, 10, 1], { grid: true, titles: ['*x*', '*y*'] });
const plant = cartesian([0, 5, 1], [0, 10, 1], {
  grid: true,
  titles: ['*t* / d', '*h* / cm'],
  corner: [56, 42],
  width: 440,
});

const panel = (x: number, y: number, from: number) =>
  cartesian([-3, 3], [from, 3], { numbers: false, corner: [x, y], width: 200, height: 140 });
const [a, b, c, d] = [panel(36, 46, -1), panel(310, 46, -3), panel(36, 262, -3), panel(310, 262, -1)] as const;

const half = (x: number): number => 0.5 * x * x;
const withTangent = (plane: typeof curve, ends: readonly [number, number][]) => [
  plane.axes,
  plane.graph(half, {}, 0, 4.4),
  plane.lines(ends, { colour: 'orange' }),
];

export const figures: Figures = {
  inverse: figure(
    560,
    410,
    mirror.axes,
    mirror.segment([-4, -4], [6, 6], { colour: 'muted', dashed: true, width: 2 }),
    mirror.segment([-1, -4], [4, 6]),
    mirror.segment([-4, -1], [6, 4], { colour: 'orange' }),
    mirror.label(3.2, 5.4, '*f*(*x*) = 2*x* − 2', { dx: -16, dy: 0, anchor: 'end', colour: 'blue' }),
    mirror.label(6, 4, '*f* ^{−1}(*x*)', { dx: 8, dy: 2, colour: 'orange' }),
    mirror.label(6, 6, '*y* = *x*', { dx: 8, dy: 2, colour: 'muted' }),
  ),
  gallery: figure(
    560,
    430,
    a.axes,
    a.graph((x) => x * x - 0.5, {}, -1.85, 1.85),
    b.axes,
    b.graph((x) => 0.35 * x ** 3, {}, -2.04, 2.04),
    c.axes,
    c.graph((x) => 1 / x, {}, -3, -0.34),
    c.graph((x) => 1 / x, {}, 0.34, 3),
    d.axes,
    d.graph((x) => 2 ** x, {}, -3, 1.57),
    text([44, 60], 'A', { bold: true, size: 20 }),
    text([318, 60], 'B', { bold: true, size: 20 }),
    text([44, 276], 'C', { bold: true, size: 20 }),
    text([318, 276], 'D', { bold: true, size: 20 }),
  ),
  transformations: figure(
    560,
    400,
    moved.axes,
    moved.graph((x) => x * x, {}, -2.82, 2.82),
    moved.graph((x) => x * x + 2, { colour: 'green' }, -2.44, 2.44),
    moved.graph((x) => (x - 3) ** 2, { colour: 'orange' }, 0.18, 5.82),
    moved.label(-2.55, 6.5, '*y* = *x*^{2}', { dx: -8, dy: 70, colour: 'blue', anchor: 'middle' }),
    moved.label(-1.4, 6.6, '*y* = *x*^{2} + 2', { dx: 0, dy: 0, colour: 'green', anchor: 'middle' }),
    moved.label(4.2, 6.6, '*y* = (*x* − 3)^{2}', { dx: 0, dy: 0, colour: 'orange', anchor: 'middle' }),
  ),
  tangent: figure(
    560,
    400,
    ...withTangent(curve, [
      [1, 0],
      [4.5, 7],
    ]),
    curve.segment([2, 2], [4, 8], { colour: 'green', dashed: true }),
    curve.point(2, 2),
    curve.point(4, 8),
    curve.label(4.5, 7, 'tangent', { dx: -6, dy: 20, colour: 'orange' }),
    curve.label(3, 5, 'chord', { dx: -14, dy: -12, anchor: 'end', colour: 'green' }),
    curve.label(2, 2, '(2, 2)', { dx: 12, dy: 14 }),
    curve.label(4, 8, '(4, 8)', { dx: -14, dy: -8, anchor: 'end' }),
  ),
  plant: figure(
    560,
    400,
    ...withTangent(plant, [
      [1.5, 0],
      [4.7, 9.6],
    ]),
    plant.point(3, 4.5),
  ),
};
