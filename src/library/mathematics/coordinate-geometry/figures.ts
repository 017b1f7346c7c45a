import { cartesian } from '../../drawing/cartesian.ts';
import { circle, type Figures, figure } from '../../drawing/figure.ts';
import { angle } from '../../drawing/geometry.ts';

const near = cartesian([0, 7, 1], [0, 6, 1], { grid: true, width: 420, height: 340, corner: [60, 42] });
const cross = cartesian([-1, 7, 1], [-1, 6, 1], { grid: true, width: 400, height: 350, corner: [70, 42] });
const round = cartesian([-6, 10, 2], [-6, 8, 2], { grid: true, width: 416, height: 364, corner: [60, 42] });
const four = cartesian([-4, 6, 1], [-4, 6, 1], { grid: true });

export const figures: Figures = {
  distance: figure(
    560,
    420,
    near.axes,
    near.lines(
      [
        [1, 2],
        [5, 2],
        [5, 5],
      ],
      { colour: 'orange', dashed: true, width: 2 },
    ),
    near.segment([1, 2], [5, 5]),
    angle(near.at(5, 2), near.at(1, 2), near.at(5, 5)),
    near.point(1, 2),
    near.point(5, 5),
    near.point(3, 3.5),
    near.label(1, 2, '*A* (1, 2)', { dx: 8, dy: -20, anchor: 'end' }),
    near.label(5, 5, '*B* (5, 5)', { dx: 14, dy: -4 }),
    near.label(3, 3.5, '*M*', { dx: -14, dy: -14, anchor: 'middle' }),
    near.label(3, 2, '5 − 1 = 4', { dx: 0, dy: 18, anchor: 'middle', colour: 'orange' }),
    near.label(5, 3.5, '5 − 2 = 3', { dx: 12, dy: 0, colour: 'orange' }),
  ),
  perpendicular: figure(
    560,
    430,
    cross.axes,
    cross.segment([0, -1], [3.5, 6]),
    cross.segment([-1, 4.5], [7, 0.5], { colour: 'orange' }),
    angle(cross.at(2, 3), cross.at(3, 5), cross.at(4, 2), '', 34, 'ink'),
    cross.point(2, 3),
    cross.label(2, 3, '(2, 3)', { dx: -18, dy: 14, anchor: 'end' }),
    cross.label(3.2, 5.4, '*y* = 2*x* − 1', { dx: 14, dy: 4, colour: 'blue' }),
    cross.label(5, 1.5, '*y* = −½*x* + 4', { dx: 4, dy: -22, colour: 'orange' }),
  ),
  circle: figure(
    560,
    446,
    round.axes,
    circle(round.at(0, 0), 5 * 26, { colour: 'blue', width: 2.5 }),
    round.segment([0, 0], [3, 4], { colour: 'green' }),
    round.segment([-2, 7.75], [10, -1.25], { colour: 'orange' }),
    angle(round.at(3, 4), round.at(0, 0), round.at(7, 1), '', 34, 'ink'),
    round.point(3, 4),
    round.label(3, 4, '*P* (3, 4)', { dx: 12, dy: -10 }),
    round.label(1.5, 2, '*r* = 5', { dx: -6, dy: -16, anchor: 'end', colour: 'green' }),
    round.label(7, 1, 'tangent', { dx: 10, dy: -12, colour: 'orange' }),
    round.label(-3.5, -3.6, '*x*^{2} + *y*^{2} = 25', { dx: 0, dy: 36, anchor: 'middle', colour: 'blue' }),
  ),
  'four-lines': figure(
    560,
    400,
    four.axes,
    four.segment([-3.5, -4], [1.5, 6]),
    four.segment([-4, 5], [5, -4]),
    four.segment([-2, -4], [6, 0]),
    four.segment([-4, 3], [6, 3]),
    four.label(1, 5, 'A', { dx: 16, dy: 4, size: 19 }),
    four.label(-3, 4, 'B', { dx: 10, dy: -14, size: 19 }),
    four.label(5, -0.5, 'C', { dx: 0, dy: 22, size: 19 }),
    four.label(5, 3, 'D', { dx: 0, dy: -18, size: 19 }),
  ),
};
