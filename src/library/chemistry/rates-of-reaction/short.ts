import { arrow, circle, curve, line, type Part, type Point, placed, text } from '../../drawing/figure.ts';
import { after, briefly, fade, running, type Short, wipe } from '../../drawing/short.ts';

const particle = (x: number, y: number, colour: 'blue' | 'orange'): Part =>
  circle([x, y], 22, { colour, fill: 'pale', width: 3 });
const product = (x: number, y: number): Part =>
  placed(
    [x, y],
    [
      circle([-17, 0], 22, { colour: 'blue', fill: 'pale', width: 3 }),
      circle([17, 0], 22, { colour: 'orange', fill: 'pale', width: 3 }),
    ],
  );

/** Two particles that meet in the middle and bounce. */
const bounce = (progress: number): readonly Part[] => {
  const gap = Math.abs(progress - 0.5) * 2;
  return [particle(158 - 120 * gap, 230, 'blue'), particle(202 + 120 * gap, 230, 'orange')];
};
/** Two fast particles that meet, and form a product. */
const react = (progress: number): readonly Part[] => {
  const gap = 1 - progress / 0.4;
  return gap > 0
    ? [particle(163 - 125 * gap, 230, 'blue'), particle(197 + 125 * gap, 230, 'orange')]
    : [product(180, 230 + 60 * Math.min(1, (progress - 0.4) / 0.6))];
};

const AXES: Part =
  arrow([52, 420], [336, 420], { width: 2 }) +
  arrow([52, 420], [52, 130], { width: 2 }) +
  text([194, 444], 'progress of the reaction', { size: 16 }) +
  text([28, 275], 'energy', { size: 16, turned: 90 });
const hill = (top: number): readonly Point[] => [
  [60, 330],
  [100, 328],
  [130, 310],
  [160, (330 + top) / 2 - 20],
  [190, top],
  [220, (390 + top) / 2 - 28],
  [252, 366],
  [285, 386],
  [325, 389],
];
const LEVELS = text([92, 350], 'reactants', { size: 16 }) + text([294, 406], 'products', { size: 16 });

/** Collisions, activation energy, and what a catalyst does. */
export const short: Short = {
  scenes: [
    {
      title: 'Not every collision counts',
      steps: [
        {
          say: 'Particles react only if they collide. But a slow collision is not enough.',
          shows: [briefly(running(5, bounce))],
        },
        {
          say: 'With enough energy, the same particles react.',
          shows: [briefly(running(2.6, react))],
          seconds: 4.6,
        },
        {
          say: 'The energy that is needed at least is the activation energy.',
          shows: [fade(product(180, 290))],
        },
      ],
    },
    {
      title: 'A catalyst lowers the hill',
      steps: [
        {
          say: 'An energy profile shows it as a hill between reactants and products.',
          shows: [fade(AXES), wipe(curve(hill(165), { colour: 'blue', width: 3.5 })), after(0.8, fade(LEVELS))],
        },
        {
          say: 'The activation energy is the height from the reactants to the top.',
          shows: [
            briefly(
              fade(
                line([112, 165], [186, 165], { colour: 'blue', width: 1.5, dashed: true }),
                arrow([120, 326], [120, 168], { colour: 'blue' }),
                text([112, 235], '*E*_{a}', { colour: 'blue', size: 20, anchor: 'end' }),
              ),
            ),
          ],
        },
        {
          say: 'A catalyst offers another path with a lower hill, and is not used up.',
          shows: [
            wipe(curve(hill(255), { colour: 'green', width: 3.5, dashed: true })),
            fade(text([262, 270], 'with\ncatalyst', { colour: 'green', size: 16, anchor: 'start' })),
          ],
        },
        {
          say: 'Now a larger share of the collisions has enough energy: a higher rate.',
          shows: [],
        },
        {
          say: 'Reactants and products stay where they are: the energy change is the same.',
          shows: [
            fade(
              arrow([316, 330], [316, 386], { colour: 'orange' }),
              text([308, 352], 'Δ*H*', { colour: 'orange', size: 18, anchor: 'end' }),
            ),
          ],
        },
      ],
    },
  ],
};
