import { cartesian } from '../../drawing/cartesian.ts';
import { type Figures, figure, line, type Part, polygon, text } from '../../drawing/figure.ts';
import { angle, dimension, shape } from '../../drawing/geometry.ts';
import type { Plot } from '../../drawing/plot.ts';

const wave = cartesian([0, 360], [-1.2, 1.2, 0.5], { titles: ['*x* / °', '*y*'], corner: [48, 42], width: 450 });
const plain = cartesian([0, 360], [-1.2, 1.2, 1], { titles: ['*x* / °', '*y*'], corner: [48, 42], width: 450 });

/** Marks of the x-axis up to 360°; where the sine would cross a number below the axis, the number is above it. */
const degrees = (plane: Plot, step: number): Part =>
  Array.from({ length: 360 / step }, (_, index): Part => {
    const value = (index + 1) * step;
    const [x, y] = plane.at(value, 0);
    const tick = line([x, y - 4], [x, y + 4], { width: 1.5 });
    const style = { size: 15, colour: 'muted' } as const;
    if (value === 180) return tick + text([x + 5, y - 17], '180', { ...style, anchor: 'start' });
    return tick + text([x, value === 360 ? y - 17 : y + 18], String(value), style);
  }).join('');

const sine = (x: number): number => Math.sin((x * Math.PI) / 180);

export const figures: Figures = {
  'right-triangle': figure(
    560,
    330,
    polygon(
      [
        [90, 270],
        [420, 270],
        [420, 60],
      ],
      { fill: 'pale', colour: 'blue' },
    ),
    angle([420, 270], [90, 270], [420, 60], '', 34, 'ink'),
    angle([90, 270], [420, 270], [420, 60], '*θ*', 60),
    text([255, 295], 'adjacent'),
    text([432, 165], 'opposite', { anchor: 'start' }),
    text([235, 148], 'hypotenuse', { turned: 32 }),
  ),
  'special-triangles': figure(
    560,
    330,
    polygon(
      [
        [60, 270],
        [180, 270],
        [180, 62.2],
      ],
      { fill: 'pale', colour: 'blue' },
    ),
    angle([180, 270], [60, 270], [180, 62.2], '', 34, 'ink'),
    angle([60, 270], [180, 270], [180, 62.2], '60°', 30),
    angle([180, 62.2], [60, 270], [180, 270], '30°', 46),
    text([120, 293], '1'),
    text([194, 180], '√3', { anchor: 'start' }),
    text([102, 158], '2'),
    polygon(
      [
        [310, 270],
        [490, 270],
        [490, 90],
      ],
      { fill: 'pale', colour: 'green' },
    ),
    angle([490, 270], [310, 270], [490, 90], '', 34, 'ink'),
    angle([310, 270], [490, 270], [490, 90], '45°', 38),
    text([400, 293], '1'),
    text([506, 180], '1'),
    text([382, 166], '√2'),
  ),
  triangle: figure(
    560,
    330,
    shape(
      [
        [70, 270],
        [480, 270],
        [350, 70],
      ],
      ['*A*', '*B*', '*C*'],
      ['*c*', '*a*', '*b*'],
      { fill: 'pale', colour: 'blue' },
    ),
  ),
  'sine-graph': figure(
    560,
    400,
    wave.axes,
    degrees(wave, 30),
    wave.graph(sine),
    wave.segment([0, 0.5], [360, 0.5], { colour: 'orange', dashed: true, width: 2 }),
    ...[30, 150].map((x) => wave.segment([x, 0.5], [x, 0], { colour: 'muted', dashed: true, width: 1.5 })),
    wave.point(30, 0.5),
    wave.point(150, 0.5),
    wave.label(285, 0.5, '*y* = 0.5', { dx: 0, dy: -14, anchor: 'middle', colour: 'orange' }),
    wave.label(225, -0.72, '*y* = sin *x*', { dx: -12, dy: 10, anchor: 'end', colour: 'blue' }),
  ),
  sides: figure(
    560,
    380,
    polygon(
      [
        [130, 300],
        [450, 300],
        [130, 70],
      ],
      { fill: 'pale', colour: 'blue' },
    ),
    angle([130, 300], [450, 300], [130, 70], '', 34, 'ink'),
    angle([130, 70], [130, 300], [450, 300], '*θ*', 44),
  ),
  'sine-points': figure(
    560,
    400,
    plain.axes,
    degrees(plain, 90),
    plain.graph(sine),
    plain.point(30, 0.5),
    plain.point(90, 1),
    plain.point(150, 0.5),
    plain.point(210, -0.5),
    plain.point(330, -0.5),
    plain.label(30, 0.5, 'start: 30°', { dx: 8, dy: 12 }),
  ),
  tower: figure(
    560,
    350,
    line([40, 270], [530, 270]),
    polygon(
      [
        [70, 270],
        [470, 270],
        [470, 57.3],
      ],
      { colour: 'blue' },
    ),
    line([271.7, 270], [470, 57.3], { colour: 'blue' }),
    line([470, 270], [470, 57.3], { width: 4 }),
    angle([470, 270], [271.7, 270], [470, 57.3], '', 34, 'ink'),
    angle([70, 270], [470, 270], [470, 57.3], '28°', 52),
    angle([271.7, 270], [470, 270], [470, 57.3], '47°', 36),
    text([70, 288], '*P*', { bold: true }),
    text([271.7, 288], '*Q*', { bold: true }),
    text([470, 288], '*F*', { bold: true }),
    text([470, 40], '*T*', { bold: true }),
    text([484, 165], '*h*', { anchor: 'start' }),
    dimension([70, 270], [271.7, 270], '40 m', -42),
  ),
};
