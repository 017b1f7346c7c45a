import { circle, line, type Part, type Point, path, text } from '../../drawing/figure.ts';
import { fade, formula, running, type Short } from '../../drawing/short.ts';

const lamp = ([x, y]: Point, isBright: boolean): Part =>
  circle([x, y], 19, { colour: isBright ? 'orange' : 'ink', fill: 'pale', width: 2.5 }) +
  line([x - 13, y - 13], [x + 13, y + 13], { width: 2 }) +
  line([x - 13, y + 13], [x + 13, y - 13], { width: 2 });
const battery: Part =
  line([168, 132], [168, 168], { width: 3 }) +
  line([188, 141], [188, 159], { width: 6 }) +
  text([178, 116], '6.0 V', { size: 17, bold: true });
const series: Part =
  path(
    [
      [168, 150],
      [60, 150],
      [60, 300],
      [101, 300],
    ],
    { width: 2.5 },
  ) +
  path(
    [
      [139, 300],
      [221, 300],
    ],
    { width: 2.5 },
  ) +
  path(
    [
      [259, 300],
      [300, 300],
      [300, 150],
      [188, 150],
    ],
    { width: 2.5 },
  );
const parallel: Part =
  path(
    [
      [168, 150],
      [60, 150],
      [60, 330],
      [161, 330],
    ],
    { width: 2.5 },
  ) +
  path(
    [
      [199, 330],
      [300, 330],
      [300, 150],
      [188, 150],
    ],
    { width: 2.5 },
  ) +
  path(
    [
      [60, 250],
      [161, 250],
    ],
    { width: 2.5 },
  ) +
  path(
    [
      [199, 250],
      [300, 250],
    ],
    { width: 2.5 },
  );

/** Charges on a closed path, from corner to corner. */
function charges(corners: readonly Point[], count: number, progress: number): Part {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const round = sides.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let rest = ((index / count + progress) % 1) * round;
    const side = sides.find(({ length }) => {
      if (rest < length) return true;
      rest -= length;
      return false;
    });
    if (side === undefined) return '';
    const share = rest / side.length;
    return circle(
      [side.from[0] + (side.to[0] - side.from[0]) * share, side.from[1] + (side.to[1] - side.from[1]) * share],
      4.5,
      { colour: 'blue', fill: 'full', width: 0 },
    );
  }).join('');
}
const SMALL: readonly Point[] = [
  [60, 150],
  [60, 300],
  [300, 300],
  [300, 150],
];
const UPPER: readonly Point[] = [
  [60, 150],
  [60, 250],
  [300, 250],
  [300, 150],
];
const LOWER: readonly Point[] = [
  [60, 150],
  [60, 330],
  [300, 330],
  [300, 150],
];
/** Progress in tenths of a second, for a small file. */
const stepped = (progress: number, seconds: number): number => Math.round(progress * seconds * 10) / (seconds * 10);

/** Two lamps in series and in parallel. */
export const short: Short = {
  scenes: [
    {
      title: 'Two lamps in series',
      steps: [
        {
          say: 'Two lamps of 12 Ω each, one after the other: the same current through both.',
          shows: [
            fade(series, battery),
            running(17, (progress) => [
              charges(SMALL, 12, stepped(progress, 17) * 1.4),
              lamp([120, 300], false),
              lamp([240, 300], false),
            ]),
          ],
        },
        {
          say: 'They share the 6 V of the battery: 3 V across each.',
          shows: [
            fade(text([120, 342], '3.0 V', { colour: 'orange' }), text([240, 342], '3.0 V', { colour: 'orange' })),
          ],
        },
        {
          say: 'Resistances add up to 24 Ω, so the current is only 0.25 A.',
          shows: [fade(formula([180, 420], String.raw`I = \frac{6.0}{12 + 12} = 0.25\ \mathrm{A}`))],
        },
      ],
    },
    {
      title: 'The same lamps in parallel',
      steps: [
        {
          say: 'Side by side, each lamp has a path of its own.',
          shows: [
            fade(parallel, battery),
            running(22, (progress) => [
              charges(UPPER, 10, stepped(progress, 22) * 4.2),
              charges(LOWER, 12, stepped(progress, 22) * 3.5),
              lamp([180, 250], true),
              lamp([180, 330], true),
            ]),
          ],
        },
        {
          say: 'Each has the full 6 V across it, so 0.50 A flow through each: they are brighter.',
          shows: [
            fade(
              text([236, 228], '6.0 V', { colour: 'orange' }),
              text([236, 308], '6.0 V', { colour: 'orange' }),
              text([120, 228], '0.50 A', { colour: 'blue' }),
              text([120, 308], '0.50 A', { colour: 'blue' }),
            ),
          ],
        },
        {
          say: 'The battery supplies both currents: 1.0 A.',
          shows: [fade(text([252, 128], '1.0 A', { colour: 'blue' }))],
          seconds: 4.4,
        },
        {
          say: 'So two paths resist less than one: 6.0 V and 1.0 A mean 6.0 Ω in total.',
          shows: [fade(formula([180, 420], String.raw`R = \frac{6.0}{1.0} = 6.0\ \Omega`))],
        },
      ],
    },
  ],
};
