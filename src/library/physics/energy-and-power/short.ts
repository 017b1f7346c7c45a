import { box, circle, curve, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, running, type Short } from '../../drawing/short.ts';

const TOP = 140;
const DEPTH = 120;
const HALF = 136;
/** Height of the valley at a place, as a share of its depth. */
const share = (x: number): number => ((x - 180) / HALF) ** 2;
const ground = (x: number): number => TOP + DEPTH * (1 - share(x));
const valley: Part =
  curve(
    Array.from({ length: 35 }, (_, index): Point => [44 + index * 8, ground(44 + index * 8)]),
    { width: 3 },
  ) +
  line([44, 262], [316, 262], { colour: 'muted', width: 1.5, dashed: true }) +
  text([180, 282], 'lowest point', { size: 15, colour: 'muted' });

const BAR = 200;
const bars: Part =
  text([20, 330], 'potential', { colour: 'blue', anchor: 'start', size: 16 }) +
  text([20, 374], 'kinetic', { colour: 'orange', anchor: 'start', size: 16 });
/** The ball after some swings, with its two stores of energy. */
function ball(swings: number): readonly Part[] {
  const x = 180 - HALF * Math.cos(Math.PI * swings);
  const high = share(x);
  return [
    circle([x, ground(x) - 13], 11, { colour: 'violet', fill: 'full', width: 0 }),
    box([110, 318], Math.max(1, BAR * high), 24, { colour: 'blue', fill: 'full', width: 0 }),
    box([110, 362], Math.max(1, BAR * (1 - high)), 24, { colour: 'orange', fill: 'full', width: 0 }),
  ];
}
/** Swings after some progress, in steps that are few enough for a small file. */
const swing =
  (from: number, to: number, steps: number) =>
  (progress: number): readonly Part[] =>
    ball(from + ((to - from) * Math.round(progress * steps)) / steps);

/** Potential and kinetic energy on a track without friction, and the speed at the bottom. */
export const short: Short = {
  scenes: [
    {
      title: 'Down and up again',
      steps: [
        {
          say: 'A ball is released in a valley. Here there is no friction.',
          shows: [fade(valley, bars), briefly(fade(...ball(0)))],
        },
        {
          say: 'On its way down, potential energy becomes kinetic energy.',
          shows: [briefly(running(4.4, swing(0, 0.5, 44)))],
          seconds: 5.2,
        },
        {
          say: 'On its way up, it becomes potential energy again.',
          shows: [briefly(running(4.4, swing(0.5, 1, 44)))],
          seconds: 5.2,
        },
        {
          say: 'The sum of the two stores is always the same: energy is conserved.',
          shows: [
            running(6, swing(1, 3, 60)),
            fade(text([180, 430], '*E*_{p} + *E*_{k} = constant', { size: 21, bold: true })),
          ],
        },
      ],
    },
    {
      title: 'How fast at the bottom?',
      steps: [
        {
          say: 'A roller coaster starts from rest, 20 m above its lowest point.',
          shows: [fade(text([180, 140], '*h* = 20 m', { size: 22 }))],
          seconds: 4.6,
        },
        {
          say: 'At the bottom, all its potential energy has become kinetic.',
          shows: [fade(formula([180, 200], String.raw`\tfrac12 m v^2 = m g h`))],
          seconds: 5,
        },
        {
          say: 'The mass cancels: a full train is as fast as an empty one.',
          shows: [fade(formula([180, 265], String.raw`v = \sqrt{2 g h}`))],
          seconds: 5,
        },
        {
          say: 'Without friction it reaches 20 m/s, which is 71 km/h.',
          shows: [
            fade(
              formula([180, 330], String.raw`\sqrt{2 \times 9.8 \times 20} = 19.8\ \mathrm{m\,s^{-1}}`, { size: 20 }),
            ),
          ],
          seconds: 5,
        },
      ],
    },
  ],
};
