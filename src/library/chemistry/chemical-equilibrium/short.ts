import { circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, running, type Short, wipe } from '../../drawing/short.ts';

const rates = plot({
  x: { from: 0, to: 10, title: 'time' },
  y: { from: 0, to: 10, title: 'rate' },
  corner: [66, 134],
  width: 256,
  height: 220,
});
const forward = (t: number): number => 4 + 5 * Math.exp(-t / 1.6);
const backward = (t: number): number => 4 - 4 * Math.exp(-t / 1.6);

/** A box of 40 molecules, of which some are of the product; which ones changes with every step. */
const COUNT = 40;
const places: readonly Point[] = Array.from({ length: COUNT }, (_, index) => [
  62 + (index % 8) * 34,
  150 + Math.floor(index / 8) * 40,
]);
const molecules = (step: number): Part =>
  places
    .map((place, index) =>
      circle(
        place,
        12,
        (index * 7 + step * 11) % COUNT < 16
          ? { colour: 'orange', fill: 'full', width: 0 }
          : { colour: 'blue', fill: 'pale', width: 2.5 },
      ),
    )
    .join('');

/** Dynamic equilibrium, and Le Chatelier's principle. */
export const short: Short = {
  scenes: [
    {
      title: 'Both ways at once',
      steps: [
        {
          say: 'In a reversible reaction, products can react back.',
          shows: [
            briefly(fade(formula([180, 250], String.raw`\mathrm{A} \rightleftharpoons \mathrm{B}`, { size: 36 }))),
          ],
          seconds: 4.4,
        },
        {
          say: 'At first there is only A. The forward reaction is fast, but slows down as A is used up.',
          shows: [
            fade(rates.axes),
            wipe(rates.graph(forward, { colour: 'blue', width: 3.5 })),
            fade(rates.label(1.2, 7.6, 'forward: A → B', { colour: 'blue', dx: 12, dy: -8 })),
          ],
        },
        {
          say: 'The backward reaction starts at zero, and becomes faster as B is formed.',
          shows: [
            wipe(rates.graph(backward, { colour: 'orange', width: 3.5 })),
            fade(rates.label(2, 2.2, 'backward: B → A', { colour: 'orange', dx: 14, dy: 18 })),
          ],
        },
        {
          say: 'When both rates are the same, the amounts no longer change: equilibrium.',
          shows: [
            fade(
              rates.segment([8, 0], [8, 10], { colour: 'green', width: 2, dashed: true }),
              text([194, 432], 'same rate, constant amounts', { colour: 'green', bold: true }),
            ),
          ],
        },
      ],
    },
    {
      title: 'It never stops',
      steps: [
        {
          say: 'Molecules still change all the time, but as many of each as before.',
          shows: [
            running(12, (progress) => [molecules(Math.floor(progress * 24))]),
            fade(
              text([100, 360], '24 A', { colour: 'blue', size: 20, bold: true }),
              text([260, 360], '16 B', { colour: 'orange', size: 20, bold: true }),
            ),
          ],
        },
        {
          say: 'The amounts are constant, but they need not be equal.',
          shows: [],
          seconds: 4.6,
        },
      ],
    },
    {
      title: 'Disturb it',
      steps: [
        {
          say: 'Add A, and the equilibrium shifts to the right, to use some of it up.',
          shows: [
            fade(formula([180, 160], String.raw`\mathrm{A} \rightleftharpoons \mathrm{B}`, { size: 32 })),
            fade(text([180, 220], 'more A  →  more B', { size: 20, bold: true, colour: 'orange' })),
          ],
        },
        {
          say: 'That is Le Chatelier’s principle: the shift opposes the change.',
          shows: [fade(text([180, 280], 'The shift opposes\nthe change.', { size: 20 }))],
        },
        {
          say: 'A catalyst shifts nothing: equilibrium is only reached sooner.',
          shows: [fade(text([180, 360], 'catalyst: no shift', { size: 20, colour: 'muted' }))],
        },
      ],
    },
  ],
};
