import { cartesian } from '../../drawing/cartesian.ts';
import { arrow, dot, type Figures, figure, line, type Point, text } from '../../drawing/figure.ts';
import { midpoint } from '../../drawing/geometry.ts';
import type { Colour } from '../../drawing/palette.ts';

const plane = cartesian([0, 7, 1], [0, 5, 1], { grid: true });

/** A grid without axes: columns and rows of squares. */
const squares = (columns: number, rows: number, size: number, [x, y]: Point) => [
  ...Array.from({ length: columns + 1 }, (_, index) =>
    line([x + index * size, y], [x + index * size, y + rows * size], { colour: 'grid', width: 1.2 }),
  ),
  ...Array.from({ length: rows + 1 }, (_, index) =>
    line([x, y + index * size], [x + columns * size, y + index * size], { colour: 'grid', width: 1.2 }),
  ),
];

const SIZE = 47;
const CORNER: Point = [45, 30];
const on = (x: number, y: number): Point => [CORNER[0] + x * SIZE, CORNER[1] + (7 - y) * SIZE];
const vector = (from: Point, to: Point, name: string, shift: Point, colour: Colour = 'blue') => {
  const [a, b] = [on(...from), on(...to)];
  const [x, y] = midpoint(a, b);
  return arrow(a, b, { colour, width: 3 }) + text([x + shift[0], y + shift[1]], name, { bold: true, size: 19, colour });
};

const [O, A, C] = [
  [80, 270],
  [330, 270],
  [180, 80],
] as const satisfies readonly Point[];
const B: Point = [A[0] + C[0] - O[0], C[1]];
const M = midpoint(A, B);
const N: Point = [A[0] + (C[0] - A[0]) / 3, A[1] + (C[1] - A[1]) / 3];

export const figures: Figures = {
  components: figure(
    560,
    400,
    plane.axes,
    plane.lines(
      [
        [1, 1],
        [5, 1],
        [5, 4],
      ],
      { colour: 'orange', dashed: true, width: 2 },
    ),
    arrow(plane.at(1, 1), plane.at(5, 4), { colour: 'blue', width: 3 }),
    plane.label(3, 1, '4 to the right', { dx: 0, dy: 20, anchor: 'middle', colour: 'orange' }),
    plane.label(5, 2.5, '3 up', { dx: 12, dy: 0, colour: 'orange' }),
    plane.label(3, 2.5, 'a', { dx: -16, dy: -14, anchor: 'middle', colour: 'blue', size: 20 }),
  ),
  sum: figure(
    560,
    390,
    ...squares(10, 7, SIZE, CORNER),
    vector([1, 1], [6, 2], 'a', [10, 22]),
    vector([6, 2], [8, 6], 'b', [22, 8], 'green'),
    vector([1, 1], [8, 6], 'a + b', [-34, -16], 'orange'),
    dot(on(1, 1)),
  ),
  choice: figure(
    560,
    390,
    ...squares(10, 7, SIZE, CORNER),
    vector([1, 1], [3, 2], 'p', [8, 22], 'orange'),
    vector([1, 4], [5, 6], 'A', [-10, -18]),
    vector([9, 2], [7, 1], 'B', [8, 22]),
    vector([6, 3], [7, 5], 'C', [20, 10]),
    vector([7, 6], [9, 5], 'D', [12, -16]),
  ),
  parallelogram: figure(
    560,
    330,
    arrow(O, A, { colour: 'blue', width: 3 }),
    arrow(O, C, { colour: 'green', width: 3 }),
    line(A, B),
    line(C, B),
    line(A, C),
    line(O, M, { dashed: true, colour: 'muted' }),
    dot(M, 'ink', 5),
    dot(N, 'ink', 5),
    text([O[0] - 18, O[1] + 8], '*O*'),
    text([A[0] + 14, A[1] + 14], '*A*'),
    text([B[0] + 16, B[1] - 8], '*B*'),
    text([C[0] - 12, C[1] - 14], '*C*'),
    text([M[0] + 20, M[1] + 6], '*M*'),
    text([N[0] + 4, N[1] - 22], '*N*'),
    text([205, 292], 'a', { bold: true, colour: 'blue', size: 20 }),
    text([110, 168], 'c', { bold: true, colour: 'green', size: 20 }),
  ),
};
