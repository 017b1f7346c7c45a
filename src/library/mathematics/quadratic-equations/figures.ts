import { cartesian } from '../../drawing/cartesian.ts';
import { box, type Figures, figure, text } from '../../drawing/figure.ts';
import { dimension } from '../../drawing/geometry.ts';

/** The words in these figures. Topics in other languages draw the same figures with their own words. */
export type QuadraticLabels = {
  readonly root: string;
  readonly turningPoint: string;
  readonly intercept: string;
  readonly symmetry: string;
  /** The letter of the discriminant. */
  readonly discriminant: string;
  readonly twoRoots: string;
  readonly oneRoot: string;
  readonly noRoot: string;
  readonly area: string;
};

const parabola = cartesian([-1, 5, 1], [-2, 5, 1], { grid: true });
const cases = cartesian([-1, 11], [-2, 7], { numbers: false });
const arch = cartesian([-1, 7, 1], [-6, 5, 1], { grid: true });

/** The figures of quadratic equations, with the labels of one language. */
export const quadraticFigures = (labels: QuadraticLabels): Figures => ({
  parabola: figure(
    560,
    400,
    parabola.axes,
    parabola.segment([2, -1.9], [2, 4.9], { colour: 'orange', dashed: true, width: 2 }),
    parabola.graph((x) => x * x - 4 * x + 3, {}, -0.44, 4.44),
    parabola.point(1, 0),
    parabola.point(3, 0),
    parabola.point(2, -1),
    parabola.point(0, 3),
    parabola.label(1, 0, labels.root, { dx: 10, dy: -14 }),
    parabola.label(3, 0, labels.root, { dx: -10, dy: -14, anchor: 'end' }),
    parabola.label(2, -1, labels.turningPoint, { dx: 12, dy: 14 }),
    parabola.label(0, 3, labels.intercept, { dx: 14, dy: 2 }),
    parabola.label(2, 4.4, labels.symmetry, { dx: 8, dy: 0, colour: 'orange' }),
  ),
  'three-cases': figure(
    560,
    400,
    cases.axes,
    cases.graph((x) => 1.6 * (x - 1.8) ** 2 - 1.5, {}, 0, 3.6),
    cases.graph((x) => 1.6 * (x - 5.3) ** 2, { colour: 'orange' }, 3.65, 6.95),
    cases.graph((x) => 1.6 * (x - 8.8) ** 2 + 1.2, { colour: 'green' }, 7.3, 10.3),
    cases.point(0.83, 0),
    cases.point(2.77, 0),
    cases.point(5.3, 0),
    cases.label(1.8, 5.1, `*${labels.discriminant}* > 0`, { dx: 0, dy: 0, anchor: 'middle' }),
    cases.label(5.3, 5.1, `*${labels.discriminant}* = 0`, { dx: 0, dy: 0, anchor: 'middle' }),
    cases.label(8.8, 5.4, `*${labels.discriminant}* < 0`, { dx: 0, dy: 0, anchor: 'middle' }),
    cases.label(1.8, -1.9, labels.twoRoots, { dx: 0, dy: 4, anchor: 'middle' }),
    cases.label(5.3, -0.7, labels.oneRoot, { dx: 0, dy: 4, anchor: 'middle' }),
    cases.label(8.8, -0.7, labels.noRoot, { dx: 0, dy: 4, anchor: 'middle' }),
  ),
  garden: figure(
    560,
    290,
    box([150, 60], 300, 175, { colour: 'green', fill: 'pale' }),
    text([300, 147], labels.area),
    dimension([150, 235], [150, 60], '', 24),
    text([100, 147], '*x* m', { size: 16, colour: 'muted' }),
    dimension([150, 235], [450, 235], '(*x* + 5) m', -26),
  ),
  arch: figure(
    560,
    400,
    arch.axes,
    arch.graph((x) => -x * x + 6 * x - 5, {}, -0.03, 6.03),
    arch.point(0, -5),
    arch.point(1, 0),
    arch.point(5, 0),
    arch.point(3, 4),
  ),
});

export const figures = quadraticFigures({
  root: 'root',
  turningPoint: 'turning point (2, −1)',
  intercept: '*y*-intercept 3',
  symmetry: 'line of symmetry',
  discriminant: 'Δ',
  twoRoots: 'two roots',
  oneRoot: 'one root',
  noRoot: 'no real root',
  area: 'area 84 m^{2}',
});
