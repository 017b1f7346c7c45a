import { type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const plane = plot({
  x: { from: -3, to: 6, step: 1, title: '' },
  y: { from: -1, to: 8, step: 1, title: '' },
  corner: [42, 126],
  width: 284,
  height: 262,
  grid: true,
});
/** The parabola with its vertex at a point; drawn as far as the plane reaches. */
function parabola(p: number, q: number, colour: 'blue' | 'orange', dashed = false): Part {
  const reach = Math.sqrt(8 - q);
  return plane.graph(
    (x) => (x - p) ** 2 + q,
    { colour, width: 3.5, dashed },
    Math.max(-3, p - reach),
    Math.min(6, p + reach),
  );
}
const start = parabola(0, 0, 'blue', true);

/** Shifts of a graph, and which way they go. */
export const short: Short = {
  scenes: [
    {
      title: 'Which way does it move?',
      steps: [
        {
          say: 'This is the graph of y = x². Its lowest point is the origin.',
          shows: [fade(plane.axes), briefly(wipe(parabola(0, 0, 'blue'))), fade(plane.point(0, 0, 'blue'))],
        },
        {
          say: 'Add 2 to the function, and every point moves up by 2.',
          shows: [
            fade(start),
            briefly(
              moving(1.8, (progress) => [parabola(0, 2 * progress, 'orange'), plane.point(0, 2 * progress, 'orange')]),
            ),
            briefly(fade(formula([180, 448], 'y = x^2 + 2'))),
          ],
        },
        {
          say: 'Now replace x by x − 3. Does the graph move left, because of the minus?',
          shows: [briefly(fade(parabola(0, 0, 'orange'))), fade(formula([180, 448], 'y = (x - 3)^2'))],
        },
        {
          say: 'No: it moves to the right by 3.',
          shows: [
            moving(2, (progress) => [parabola(3 * progress, 0, 'orange'), plane.point(3 * progress, 0, 'orange')]),
          ],
          seconds: 4,
        },
        {
          say: 'The lowest point is where the bracket is zero, and that is at x = 3.',
          shows: [fade(plane.label(3, 0, '(3, 0)', { dx: 0, dy: -42, colour: 'orange', anchor: 'middle', size: 17 }))],
        },
      ],
    },
    {
      title: 'Both together',
      steps: [
        {
          say: 'So (x − 3)² + 2 moves the graph 3 to the right and 2 up.',
          shows: [
            fade(plane.axes, start),
            moving(2.2, (progress) => [
              parabola(3 * progress, 2 * progress, 'orange'),
              plane.point(3 * progress, 2 * progress, 'orange'),
            ]),
            fade(formula([180, 448], 'y = (x - 3)^2 + 2')),
          ],
        },
        {
          say: 'Its vertex is (3, 2), which you can read from the formula.',
          shows: [fade(plane.label(3, 2, '(3, 2)', { dx: 0, dy: 20, colour: 'orange', anchor: 'middle', size: 18 }))],
        },
        {
          say: 'Inside the bracket: left or right, against the sign. Outside: up or down, with it.',
          shows: [fade(text([180, 486], 'inside: against the sign', { size: 17, bold: true }))],
        },
      ],
    },
  ],
};
