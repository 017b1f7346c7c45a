import { type Part, type Point, text } from '../../drawing/figure.ts';
import type { Colour } from '../../drawing/palette.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const plane = plot({
  x: { from: -1, to: 6, step: 1, title: '' },
  y: { from: 0, to: 5, step: 1, title: '' },
  corner: [40, 130],
  width: 286,
  height: 204,
  grid: true,
});
const vector = (from: Point, to: Point, colour: Colour, dashed = false): Part =>
  plane.segment(from, to, { colour, width: 4, arrow: 'end', dashed });
const name = ([x, y]: Point, words: string, colour: Colour): Part =>
  text(plane.at(x, y), words, { colour, size: 20, bold: true });

/** Adding and subtracting vectors, and the length of a vector. */
export const short: Short = {
  scenes: [
    {
      title: 'Add vectors tip to tail',
      steps: [
        {
          say: 'Vector a takes you 4 to the right and 1 up.',
          shows: [
            fade(plane.axes),
            moving(1.2, (progress) => [vector([0, 0], [4 * progress + 0.01, progress], 'blue')]),
            fade(name([2.4, 0.28], 'a', 'blue')),
          ],
          seconds: 4.4,
        },
        {
          say: 'Vector b takes you 1 to the left and 3 up.',
          shows: [
            briefly(moving(1.2, (progress) => [vector([0, 0], [-progress, 3 * progress + 0.01], 'orange')])),
            briefly(fade(name([-0.8, 1.2], 'b', 'orange'))),
          ],
          seconds: 4.4,
        },
        {
          say: 'To add them, start b where a ends. Its direction and length stay the same.',
          shows: [
            moving(1.8, (progress) => [vector([4 * progress, progress], [4 * progress - 1, progress + 3], 'orange')]),
            fade(name([4.1, 2.6], 'b', 'orange')),
          ],
        },
        {
          say: 'The sum leads from the start to the end: 3 to the right and 4 up.',
          shows: [
            fade(vector([0, 0], [3, 4], 'violet'), name([1, 2.5], 'a + b', 'violet')),
            fade(formula([180, 420], '\\binom{4}{1} + \\binom{-1}{3} = \\binom{3}{4}')),
          ],
        },
      ],
    },
    {
      title: 'How long is the sum?',
      steps: [
        {
          say: 'The components form a right-angled triangle, so use Pythagoras.',
          shows: [
            fade(plane.axes, vector([0, 0], [3, 4], 'violet')),
            fade(
              plane.lines(
                [
                  [0, 0],
                  [3, 0],
                  [3, 4],
                ],
                { colour: 'muted', dashed: true, width: 2.5 },
              ),
              name([1.5, 0.4], '3', 'muted'),
              name([3.3, 2], '4', 'muted'),
            ),
          ],
        },
        {
          say: 'The length is 5. Not 7: lengths don’t add up unless directions agree.',
          shows: [fade(formula([180, 420], '\\sqrt{3^2 + 4^2} = \\sqrt{25} = 5'))],
        },
      ],
    },
    {
      title: 'Subtract: add the opposite',
      steps: [
        {
          say: 'For a − b, turn b around, and add it.',
          shows: [
            fade(
              plane.axes,
              plane.segment([0, 3], [4, 4], { colour: 'blue', width: 4, arrow: 'end' }),
              name([1.8, 3.9], 'a', 'blue'),
            ),
            fade(vector([4, 4], [5, 1], 'orange'), name([4.95, 2.8], '−b', 'orange')),
          ],
          seconds: 4.8,
        },
        {
          say: 'The result goes 5 to the right and 2 down.',
          shows: [
            fade(vector([0, 3], [5, 1], 'violet'), name([2.1, 1.6], 'a − b', 'violet')),
            fade(formula([180, 420], '\\binom{4}{1} - \\binom{-1}{3} = \\binom{5}{-2}')),
          ],
          seconds: 5.2,
        },
      ],
    },
  ],
};
