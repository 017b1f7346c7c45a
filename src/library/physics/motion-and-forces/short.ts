import { polygon, text } from '../../drawing/figure.ts';
import { type Plot, plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Scene, type Short, wipe } from '../../drawing/short.ts';

const ENGLISH = {
  axes: { time: '*t* / s', velocity: '*v* / m s^{−1}' },
  gradient: {
    title: 'The gradient is the acceleration',
    journey: 'A tram speeds up, travels at a steady velocity, and brakes.',
    meaning: 'The gradient is the acceleration: the change in velocity each second.',
    change: '12 m s^{−1}',
    value: 'It gains 12 m/s in 20 s, so the acceleration is 0.60 m/s².',
    valueFormula: String.raw`a = \frac{12}{20} = 0.60\ \mathrm{m\,s^{-2}}`,
    flat: 'A flat line is not a stop: the tram still travels at 12 m/s, with no acceleration.',
  },
  area: {
    title: 'The area is the distance',
    meaning: 'The area between the graph and the time axis is the distance travelled.',
    pieces: 'A triangle, a rectangle, a triangle: 120 m, 240 m and 120 m.',
    sum: 'Together, 480 m. Gradient for acceleration, area for distance.',
  },
};
type Words = typeof ENGLISH;

const plane = ({ time, velocity }: Words['axes']): Plot =>
  plot({
    x: { from: 0, to: 60, step: 20, title: time },
    y: { from: 0, to: 16, step: 4, title: velocity },
    corner: [70, 130],
    width: 256,
    height: 230,
    grid: true,
  });
const journey = (tram: Plot): string =>
  tram.lines(
    [
      [0, 0],
      [20, 12],
      [40, 12],
      [60, 0],
    ],
    { width: 3.5 },
  );

function gradientScene(tram: Plot, words: Words['gradient']): Scene {
  const rise = tram.lines(
    [
      [0, 0],
      [20, 12],
    ],
    { colour: 'orange', width: 6 },
  );
  const triangle = tram.lines(
    [
      [0, 0],
      [20, 0],
      [20, 12],
    ],
    { colour: 'orange', dashed: true, width: 2 },
  );
  const flat = tram.lines(
    [
      [20, 12],
      [40, 12],
    ],
    { colour: 'violet', width: 6 },
  );
  return {
    title: words.title,
    steps: [
      { say: words.journey, shows: [fade(tram.axes), wipe(journey(tram))] },
      {
        say: words.meaning,
        shows: [
          briefly(fade(rise)),
          fade(
            triangle,
            tram.label(20, 6, words.change, { dx: 8, dy: 0, colour: 'orange' }),
            tram.label(10, 0, '20 s', { dx: 0, dy: -12, anchor: 'middle', colour: 'orange' }),
          ),
        ],
      },
      { say: words.value, shows: [fade(formula([180, 458], words.valueFormula))] },
      {
        say: words.flat,
        shows: [
          briefly(fade(flat)),
          fade(tram.label(30, 12, '*a* = 0', { dx: 0, dy: -16, anchor: 'middle', colour: 'violet' })),
        ],
      },
    ],
  };
}

/** The area below the graph up to a time. */
const areaUntil = (tram: Plot, t: number): string => {
  const height = t <= 20 ? 0.6 * t : t <= 40 ? 12 : 0.6 * (60 - t);
  const corners = [[0, 0], ...(t > 20 ? [[20, 12]] : []), ...(t > 40 ? [[40, 12]] : []), [t, height], [t, 0]];
  return polygon(
    corners.map(([x = 0, y = 0]) => tram.at(x, y)),
    { colour: 'green', fill: 'pale', width: 0 },
  );
};

function areaScene(tram: Plot, words: Words['area']): Scene {
  const edge = (t: number): string =>
    tram.lines(
      [
        [t, 0],
        [t, 12],
      ],
      { colour: 'green', dashed: true, width: 2 },
    );
  const metres = (t: number, v: number, value: string): string =>
    text(tram.at(t, v), value, { size: 17, colour: 'green', bold: true });
  return {
    title: words.title,
    steps: [
      {
        say: words.meaning,
        shows: [fade(tram.axes), moving(3, (progress) => [areaUntil(tram, 60 * progress), journey(tram)])],
      },
      {
        say: words.pieces,
        shows: [fade(edge(20), edge(40), metres(13.8, 3, '120'), metres(30, 5, '240'), metres(46.2, 3, '120'))],
      },
      { say: words.sum, shows: [fade(formula([180, 458], 's = 120 + 240 + 120 = 480\\ \\mathrm{m}', { size: 19 }))] },
    ],
  };
}

/** Gradient and area of a velocity–time graph, with the words of one language. */
export function gradientShort({ axes, gradient, area }: Words): Short {
  const tram = plane(axes);
  return { scenes: [gradientScene(tram, gradient), areaScene(tram, area)] };
}

export const short = gradientShort(ENGLISH);
