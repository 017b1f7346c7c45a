import { type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const plane = plot({
  x: {
    from: -4,
    to: 5,
    step: 1,
    title: '',
    labels: [
      [-4, '−4'],
      [-2, '−2'],
      [2, '2'],
      [4, '4'],
    ],
  },
  y: {
    from: -3,
    to: 5,
    step: 1,
    title: '',
    labels: [
      [-2, '−2'],
      [2, '2'],
      [4, '4'],
    ],
  },
  corner: [40, 130],
  width: 288,
  height: 256,
  grid: true,
});
const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
/** The line y = 2x with its gradient triangle, turned about the origin. */
const triangle = (degrees: number): Part =>
  plane.lines([turned([0, 0], degrees), turned([2, 0], degrees), turned([2, 4], degrees)], {
    colour: 'orange',
    width: 2.5,
    dashed: true,
  }) + plane.lines([turned([-1, -2], degrees), turned([2.2, 4.4], degrees)], { colour: 'orange', width: 3.5 });
const original = plane.lines(
  [
    [-1.4, -2.8],
    [2.4, 4.8],
  ],
  { colour: 'blue', width: 3.5 },
);

/** Gradients of perpendicular lines. */
export const short: Short = {
  scenes: [
    {
      title: 'Turn a line by 90°',
      steps: [
        {
          say: 'This line goes 2 to the right and 4 up, so its gradient is 2.',
          shows: [
            fade(plane.axes),
            wipe(original),
            briefly(
              fade(
                plane.lines(
                  [
                    [0, 0],
                    [2, 0],
                    [2, 4],
                  ],
                  { colour: 'orange', width: 2.5, dashed: true },
                ),
                plane.label(1, 0, '2', { dx: 0, dy: 16, anchor: 'middle', colour: 'orange', size: 18 }),
                plane.label(2, 2, '4', { dx: 10, dy: 0, colour: 'orange', size: 18 }),
              ),
            ),
            briefly(fade(formula([180, 440], String.raw`m_1 = \frac42 = 2`))),
          ],
        },
        {
          say: 'Turn it by 90°, together with its triangle.',
          shows: [moving(3, (progress) => [triangle(90 * progress)])],
          seconds: 4.6,
        },
        {
          say: 'Across and up have changed places, and one of them is now negative.',
          shows: [
            fade(
              plane.label(0, 1, '2', { dx: -8, dy: -4, anchor: 'end', colour: 'orange', size: 18 }),
              plane.label(-2, 2, '4', { dx: 0, dy: -14, anchor: 'middle', colour: 'orange', size: 18 }),
            ),
          ],
        },
        {
          say: 'The new line goes 4 to the left and 2 up: its gradient is −½.',
          shows: [fade(formula([180, 440], String.raw`m_2 = \frac{2}{-4} = -\frac12`))],
        },
      ],
    },
    {
      title: 'The rule',
      steps: [
        {
          say: 'Perpendicular lines have gradients whose product is −1.',
          shows: [fade(formula([180, 150], String.raw`m_1 \times m_2 = -1`))],
        },
        {
          say: 'So turn the fraction upside down, and change the sign.',
          shows: [fade(formula([180, 225], String.raw`\frac{2}{1} \to -\frac{1}{2}`))],
        },
        {
          say: 'For the gradient −3, a perpendicular line has the gradient ⅓.',
          shows: [fade(formula([180, 310], String.raw`-\frac{3}{1} \to \frac{1}{3}`))],
        },
        {
          say: 'Forgetting the sign gives a line that is steep or flat, but not at a right angle.',
          shows: [fade(text([180, 400], 'upside down *and* sign', { size: 20, bold: true, colour: 'orange' }))],
        },
      ],
    },
  ],
};
