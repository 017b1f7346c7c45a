import { cartesian } from '../../drawing/cartesian.ts';
import { circle, dot, type Figures, figure, line, type Part, text } from '../../drawing/figure.ts';

const crossing = cartesian([-1, 6, 1], [-1, 6, 1], { grid: true });
const meeting = cartesian([-3, 4, 1], [-1, 8, 1], { grid: true });
const region = cartesian([0, 7, 1], [0, 7, 1], { grid: true });

const place = (value: number): number => 60 + (value + 4) * 50;
const numberLine = (y: number): Part =>
  [
    line([30, y], [540, y], { arrow: 'end' }),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((value) => [
      line([place(value), y - 7], [place(value), y + 7]),
      text([place(value), y + 30], String(value).replace('-', '\u2212')),
    ]),
  ].join('');

const boundaries = [
  region.segment([0, 0], [3.5, 7], { colour: 'blue' }),
  region.segment([0, 6], [6, 0], { colour: 'green' }),
  region.segment([0, 1], [7, 1], { colour: 'violet' }),
  region.label(3.2, 6.4, '*y* = 2*x*', { dx: 10, dy: 4, colour: 'blue' }),
  region.label(0.7, 5.3, '*x* + *y* = 6', { dx: -6, dy: -18, colour: 'green' }),
  region.label(6.4, 1, '*y* = 1', { dx: 0, dy: -14, anchor: 'middle', colour: 'violet' }),
];

export const figures: Figures = {
  crossing: figure(
    560,
    400,
    crossing.axes,
    crossing.segment([-1, 0], [5, 6]),
    crossing.segment([-1, 6], [6, -1], { colour: 'orange' }),
    crossing.drop(2, 3),
    crossing.point(2, 3),
    crossing.label(2, 3, '(2, 3)', { dx: 16, dy: 0 }),
    crossing.label(4.4, 5.4, '*y* = *x* + 1', { dx: 14, dy: 6, colour: 'blue' }),
    crossing.label(4.6, 0.4, '*x* + *y* = 5', { dx: 14, dy: -10, colour: 'orange' }),
  ),
  'line-and-curve': figure(
    560,
    400,
    meeting.axes,
    meeting.graph((x) => x * x, {}, -2.82, 2.82),
    meeting.segment([-3, -1], [4, 6], { colour: 'orange' }),
    meeting.point(-1, 1),
    meeting.point(2, 4),
    meeting.label(-1, 1, '(−1, 1)', { dx: -16, dy: 2, anchor: 'end' }),
    meeting.label(2, 4, '(2, 4)', { dx: 14, dy: 14 }),
    meeting.label(-2.4, 5.8, '*y* = *x*^{2}', { dx: -14, dy: 6, anchor: 'end', colour: 'blue' }),
    meeting.label(3.3, 5.3, '*y* = *x* + 2', { dx: 0, dy: 26, colour: 'orange' }),
  ),
  interval: figure(
    560,
    130,
    numberLine(55),
    line([place(-2), 55], [place(3), 55], { colour: 'blue', width: 5 }),
    circle([place(-2), 55], 8, { colour: 'paper', fill: 'full' }),
    circle([place(-2), 55], 8, { colour: 'blue', width: 3 }),
    dot([place(3), 55], 'blue', 9.5),
  ),
  region: figure(
    560,
    400,
    region.area('orange', [0.5, 1], [2, 4], [5, 1]),
    region.axes,
    ...boundaries,
    region.label(2.5, 2, '*R*', { dx: 0, dy: 0, anchor: 'middle', size: 22 }),
  ),
  boundaries: figure(560, 400, region.axes, ...boundaries),
};
