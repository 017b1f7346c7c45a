import { arrow, outline, type Part, type Point, placed, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { after, briefly, fade, moving, running, type Short, wipe } from '../../drawing/short.ts';

const ENZYME_AT: Point = [180, 375];
const enzyme = placed(ENZYME_AT, [
  outline('M-42 -73A84 84 0 1 0 42 -73L19 -14L-19 -14Z', { colour: 'green', fill: 'pale', width: 3 }),
  text([0, 30], 'enzyme', { colour: 'green', size: 18 }),
]);
const denatured = placed(ENZYME_AT, [
  outline('M-30 -78A84 84 0 1 0 52 -66L30 -34L6 -52L-8 -10L-34 -36Z', { colour: 'red', fill: 'pale', width: 3 }),
  text([0, 30], 'denatured', { colour: 'red', size: 18 }),
]);
const LEFT: readonly Point[] = [
  [-42, -104],
  [0, -104],
  [0, -16],
  [-17, -16],
  [-41, -75],
];
const RIGHT: readonly Point[] = LEFT.map(([x, y]) => [-x, y]);

/** The substrate, or its two halves apart by some pixels, above the enzyme. */
const substrate = (above: number, apart = 0): Part =>
  [-1, 1]
    .map((side) =>
      placed(
        [ENZYME_AT[0] + side * apart, ENZYME_AT[1] - above],
        [polygon(side < 0 ? LEFT : RIGHT, { colour: 'orange', fill: 'pale', width: 3 })],
      ),
    )
    .join('');

const rate = plot({
  x: { from: 0, to: 60, step: 20, title: 'temperature / °C' },
  y: { from: 0, to: 10, title: 'rate of reaction' },
  corner: [64, 130],
  width: 262,
  height: 260,
});
const RATES: readonly Point[] = [
  [5, 1],
  [15, 2.2],
  [25, 4.6],
  [32, 7.4],
  [37, 8.8],
  [41, 8.2],
  [45, 5.2],
  [49, 2],
  [53, 0.5],
  [56, 0.1],
];

/** Active site, temperature and denaturation. */
export const short: Short = {
  scenes: [
    {
      title: 'How an enzyme works',
      steps: [
        {
          say: 'An enzyme has an active site. Only its substrate has the matching shape.',
          shows: [
            fade(enzyme),
            briefly(
              fade(
                substrate(90),
                text([244, 205], 'substrate', { colour: 'orange', size: 17, anchor: 'start' }),
                arrow([278, 292], [206, 338], { colour: 'green', width: 2 }),
                text([244, 278], 'active site', { colour: 'green', size: 17, anchor: 'start' }),
              ),
            ),
          ],
        },
        {
          say: 'The substrate fits into the active site: an enzyme–substrate complex.',
          shows: [briefly(moving(2, (progress) => [substrate(90 * (1 - progress))]))],
        },
        {
          say: 'The reaction happens there, and the products leave.',
          shows: [
            briefly(
              after(
                0.4,
                moving(2.4, (progress) => [substrate(70 * progress, 55 * progress)]),
              ),
            ),
            briefly(after(2, fade(text([180, 190], 'products', { colour: 'orange', size: 17 })))),
          ],
          seconds: 5,
        },
        { say: 'The enzyme is unchanged, so it can be used again and again.', shows: [fade(substrate(90))] },
      ],
    },
    {
      title: 'Why heat stops it',
      steps: [
        {
          say: 'Warmer particles move faster, collide more often, and the rate rises.',
          shows: [
            fade(rate.axes),
            running(2.5, (progress) => [
              `<g style="clip-path:inset(0 ${64 - 38 * progress}% 0 0);transform-box:view-box">${rate.smooth(RATES, { colour: 'green', width: 3.5 })}</g>`,
            ]),
          ],
        },
        {
          say: 'It is highest at the optimum, here about 37 °C.',
          shows: [
            fade(
              rate.drop(37, 8.8),
              rate.point(37, 8.8, 'green'),
              rate.label(37, 8.8, 'optimum', { dx: 0, dy: -18, anchor: 'middle', colour: 'green' }),
            ),
          ],
        },
        {
          say: 'Above that, the rate falls quickly: the enzyme is being denatured.',
          shows: [wipe(rate.smooth(RATES, { colour: 'green', width: 3.5 }))],
        },
      ],
    },
    {
      title: 'Denatured, not killed',
      steps: [
        {
          say: 'Heat breaks bonds in the protein. The active site loses its shape.',
          shows: [briefly(fade(enzyme), 2.2), after(2.2, fade(denatured))],
        },
        {
          say: 'The substrate no longer fits. Cooling does not restore the shape.',
          shows: [
            moving(2.2, (progress) => {
              const depth = progress < 0.6 ? progress / 0.6 : 1 - (progress - 0.6) / 2;
              return [substrate(92 - 28 * depth)];
            }),
          ],
        },
        {
          say: 'Never write that an enzyme was killed: it is a molecule, and it was never alive.',
          shows: [],
        },
      ],
    },
  ],
};
