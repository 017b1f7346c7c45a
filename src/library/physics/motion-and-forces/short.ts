import { polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const tram = plot({
  x: { from: 0, to: 60, step: 20, title: '*t* / s' },
  y: { from: 0, to: 16, step: 4, title: '*v* / m s^{−1}' },
  corner: [70, 130],
  width: 256,
  height: 230,
  grid: true,
});
const journey = tram.lines(
  [
    [0, 0],
    [20, 12],
    [40, 12],
    [60, 0],
  ],
  { width: 3.5 },
);

/** The area below the graph up to a time. */
const areaUntil = (t: number): string => {
  const height = t <= 20 ? 0.6 * t : t <= 40 ? 12 : 0.6 * (60 - t);
  const corners = [[0, 0], ...(t > 20 ? [[20, 12]] : []), ...(t > 40 ? [[40, 12]] : []), [t, height], [t, 0]];
  return polygon(
    corners.map(([x = 0, y = 0]) => tram.at(x, y)),
    { colour: 'green', fill: 'pale', width: 0 },
  );
};

/** Gradient and area of a velocity–time graph. */
export const short: Short = {
  scenes: [
    {
      title: 'The gradient is the acceleration',
      steps: [
        { say: 'A tram speeds up, travels at a steady velocity, and brakes.', shows: [fade(tram.axes), wipe(journey)] },
        {
          say: 'The gradient is the acceleration: the change in velocity each second.',
          shows: [
            briefly(
              fade(
                tram.lines(
                  [
                    [0, 0],
                    [20, 12],
                  ],
                  { colour: 'orange', width: 6 },
                ),
              ),
            ),
            fade(
              tram.lines(
                [
                  [0, 0],
                  [20, 0],
                  [20, 12],
                ],
                { colour: 'orange', dashed: true, width: 2 },
              ),
              tram.label(20, 6, '12 m s^{−1}', { dx: 8, dy: 0, colour: 'orange' }),
              tram.label(10, 0, '20 s', { dx: 0, dy: -12, anchor: 'middle', colour: 'orange' }),
            ),
          ],
        },
        {
          say: 'It gains 12 m/s in 20 s, so the acceleration is 0.60 m/s².',
          shows: [fade(formula([180, 458], 'a = \\frac{12}{20} = 0.60\\ \\mathrm{m\\,s^{-2}}'))],
        },
        {
          say: 'A flat line is not a stop: the tram still travels at 12 m/s, with no acceleration.',
          shows: [
            briefly(
              fade(
                tram.lines(
                  [
                    [20, 12],
                    [40, 12],
                  ],
                  { colour: 'violet', width: 6 },
                ),
              ),
            ),
            fade(tram.label(30, 12, '*a* = 0', { dx: 0, dy: -16, anchor: 'middle', colour: 'violet' })),
          ],
        },
      ],
    },
    {
      title: 'The area is the distance',
      steps: [
        {
          say: 'The area between the graph and the time axis is the distance travelled.',
          shows: [fade(tram.axes), moving(3, (progress) => [areaUntil(60 * progress), journey])],
        },
        {
          say: 'A triangle, a rectangle, a triangle: 120 m, 240 m and 120 m.',
          shows: [
            fade(
              tram.lines(
                [
                  [20, 0],
                  [20, 12],
                ],
                { colour: 'green', dashed: true, width: 2 },
              ),
              tram.lines(
                [
                  [40, 0],
                  [40, 12],
                ],
                { colour: 'green', dashed: true, width: 2 },
              ),
              text(tram.at(13.8, 3), '120', { size: 17, colour: 'green', bold: true }),
              text(tram.at(30, 5), '240', { size: 17, colour: 'green', bold: true }),
              text(tram.at(46.2, 3), '120', { size: 17, colour: 'green', bold: true }),
            ),
          ],
        },
        {
          say: 'Together, 480 m. Gradient for acceleration, area for distance.',
          shows: [fade(formula([180, 458], 's = 120 + 240 + 120 = 480\\ \\mathrm{m}', { size: 19 }))],
        },
      ],
    },
  ],
};
