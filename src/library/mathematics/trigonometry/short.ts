import { arc, circle, dot, line, type Part, type Point, path, polar, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, running, type Short } from '../../drawing/short.ts';

const CENTRE: Point = [84, 236];
const RADIUS = 68;
const waves = plot({
  x: {
    from: 0,
    to: 360,
    title: '',
    labels: [],
  },
  y: { from: -1, to: 1, title: '' },
  corner: [176, CENTRE[1] - RADIUS],
  width: 152,
  height: 2 * RADIUS,
});
const axes =
  waves.axes +
  [180, 360]
    .map((x) => {
      const [left, top] = waves.at(x, 0);
      return line([left, top - 4], [left, top + 4], { width: 1.5 });
    })
    .join('') +
  ['0°', '180°', '360°']
    .map((words, index) =>
      text([waves.at(180 * index, 0)[0], CENTRE[1] + RADIUS + 20], words, { size: 15, colour: 'muted' }),
    )
    .join('') +
  text([252, CENTRE[1] + RADIUS + 44], 'angle', { size: 16 });
const ring =
  circle(CENTRE, RADIUS, { colour: 'muted', width: 2 }) +
  line([CENTRE[0] - RADIUS - 6, CENTRE[1]], [CENTRE[0] + RADIUS + 6, CENTRE[1]], { colour: 'muted', width: 1.5 });

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const curveUntil = (degrees: number): Part =>
  path(
    Array.from({ length: Math.ceil(degrees / 4) + 1 }, (_, index) => Math.min(degrees, index * 4)).map((x) =>
      waves.at(x, sine(x)),
    ),
    { colour: 'blue', width: 3 },
  );

/** The radius to an angle, with its height above the centre. */
function hand(degrees: number): readonly Part[] {
  const [x, y] = polar(CENTRE, RADIUS, degrees);
  return [
    line(CENTRE, [x, y], { width: 2 }),
    line([x, CENTRE[1]], [x, y], { colour: 'blue', width: 3.5 }),
    dot([x, y], 'blue', 6),
  ];
}

const half = waves.at(0, 0.5)[1];

/** The sine as a height on the unit circle, and the second solution of an equation. */
export const short: Short = {
  scenes: [
    {
      title: 'The sine is a height',
      steps: [
        {
          say: 'A point travels around a circle with a radius of 1.',
          shows: [
            fade(ring),
            briefly(
              running(4.5, (progress) => [
                line(CENTRE, polar(CENTRE, RADIUS, 360 * progress)),
                dot(polar(CENTRE, RADIUS, 360 * progress), 'blue', 6),
              ]),
            ),
          ],
          seconds: 4.6,
        },
        {
          say: 'Its height above the centre is the sine of the angle.',
          shows: [
            briefly(
              running(2.4, (progress) => [
                arc(CENTRE, 22, 0, Math.max(1, 50 * progress), { colour: 'orange' }),
                ...hand(Math.max(1, 50 * progress)),
              ]),
            ),
            briefly(
              fade(
                text([CENTRE[0] + 30, CENTRE[1] - 14], '*θ*', { colour: 'orange' }),
                text([140, 212], 'sin *θ*', { colour: 'blue', size: 20, anchor: 'start' }),
              ),
            ),
          ],
        },
        {
          say: 'Plot this height against the angle, and the sine curve appears.',
          shows: [
            fade(axes),
            running(5.4, (progress) => {
              const degrees = Math.max(1, 360 * progress);
              return [
                ...hand(degrees),
                line(polar(CENTRE, RADIUS, degrees), waves.at(degrees, sine(degrees)), {
                  colour: 'muted',
                  width: 1.5,
                  dashed: true,
                }),
                curveUntil(degrees),
                dot(waves.at(degrees, sine(degrees)), 'blue', 5),
              ];
            }),
          ],
          seconds: 6.4,
        },
      ],
    },
    {
      title: 'Two angles with the same sine',
      steps: [
        {
          say: 'Solve sin x = 0.5 for angles between 0° and 360°.',
          shows: [
            fade(ring, axes, curveUntil(360)),
            fade(line([CENTRE[0] - RADIUS, half], [330, half], { colour: 'orange', width: 2, dashed: true })),
            fade(formula([180, 412], '\\sin x = 0.5')),
          ],
        },
        {
          say: 'The calculator gives 30°.',
          shows: [
            briefly(fade(...hand(30))),
            fade(dot(waves.at(30, 0.5), 'orange', 6), text([209, half + 18], '30°', { colour: 'orange' })),
          ],
          seconds: 4,
        },
        {
          say: 'But the point at 150° has the same height, on the other side of the circle.',
          shows: [
            fade(...hand(150)),
            fade(
              dot(waves.at(150, 0.5), 'orange', 6),
              text([246, half - 18], '150°', { colour: 'orange', anchor: 'start' }),
            ),
          ],
        },
        {
          say: 'So there are two solutions. The second one is 180° − 30°.',
          shows: [
            fade(
              formula([180, 465], 'x = 30^\\circ \\ \\text{or}\\ 180^\\circ - 30^\\circ = 150^\\circ', { size: 20 }),
            ),
          ],
        },
      ],
    },
  ],
};
