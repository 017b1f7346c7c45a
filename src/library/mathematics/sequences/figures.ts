import { cartesian } from '../../drawing/cartesian.ts';
import { box, dot, type Figures, figure, line, type Part, text } from '../../drawing/figure.ts';

const growth = cartesian([0, 6, 1], [0, 35, 5], { grid: true, titles: ['*n*', 'term'] });

const SIDE = 46;
/** A row of squares made of matches, from its upper left corner. */
function matches(x: number, y: number, squares: number): Part {
  const style = { width: 4, colour: 'orange' } as const;
  const gap = 5;
  return Array.from({ length: squares + 1 }, (_, index) => {
    const left = x + index * SIDE;
    const upright = line([left, y + gap], [left, y + SIDE - gap], style);
    if (index === squares) return upright;
    return (
      upright +
      line([left + gap, y], [left + SIDE - gap, y], style) +
      line([left + gap, y + SIDE], [left + SIDE - gap, y + SIDE], style)
    );
  }).join('');
}

/** A triangle of dots with `rows` rows, from its lower left dot. */
const dots = (x: number, y: number, rows: number): Part =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (__, column) => dot([x + column * 30 + row * 15, y - row * 27], 'blue', 8)).join(
      '',
    ),
  ).join('');

const staircase = [1, 2, 3, 4, 5].flatMap((step) =>
  [1, 2, 3, 4, 5, 6].map((row) => {
    const isLower = row <= step;
    return box([160 + (step - 1) * 46, 316 - row * 46], 46, 46, {
      colour: isLower ? 'blue' : 'orange',
      fill: isLower ? 'pale' : 'none',
      width: 1.8,
    });
  }),
);

export const figures: Figures = {
  matches: figure(
    560,
    170,
    matches(50, 50, 1),
    matches(180, 50, 2),
    matches(360, 50, 3),
    text([73, 130], '*n* = 1'),
    text([226, 130], '*n* = 2'),
    text([429, 130], '*n* = 3'),
  ),
  triangular: figure(
    560,
    190,
    dots(50, 120, 1),
    dots(135, 120, 2),
    dots(250, 120, 3),
    dots(400, 120, 4),
    text([50, 160], '1'),
    text([150, 160], '3'),
    text([280, 160], '6'),
    text([445, 160], '10'),
  ),
  growth: figure(
    560,
    400,
    growth.axes,
    ...[1, 2, 3, 4, 5, 6].map((n) => growth.point(n, 3 * n + 2, 'blue')),
    growth.crosses(
      [1, 2, 3, 4, 5].map((n) => [n, 2 ** n] as const),
      'orange',
    ),
    growth.label(2, 8, '3*n* + 2 (dots)', { dx: -12, dy: -20, anchor: 'end', colour: 'blue' }),
    growth.label(5, 32, '2^{n} (crosses)', { dx: -14, dy: 2, anchor: 'end', colour: 'orange' }),
  ),
  staircase: figure(
    560,
    350,
    ...staircase,
    text([275, 334], '5 columns'),
    text([402, 178], '6 squares high', { anchor: 'start' }),
  ),
};
