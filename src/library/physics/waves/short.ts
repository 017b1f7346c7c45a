import { arrow, dot, line, type Part, type Point, path, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, running, type Short } from '../../drawing/short.ts';

const MIDDLE = 230;
const AMPLITUDE = 46;
const WAVELENGTH = 160;
const height = (x: number, passed: number): number =>
  MIDDLE - AMPLITUDE * Math.sin(2 * Math.PI * (x / WAVELENGTH - passed));
const points = (passed: number): readonly Point[] =>
  Array.from({ length: 81 }, (_, index): Point => [20 + index * 4, height(20 + index * 4, passed)]);
const rope = (passed: number): Part => path(points(passed), { colour: 'blue', width: 4 });
const axis = line([20, MIDDLE], [340, MIDDLE], { colour: 'muted', width: 1.5, dashed: true });

/** Waves after some seconds: one in two seconds, in few enough steps for a small file. */
const waves = (seconds: number): number => Math.round(seconds * 10) / 20;

/** A crest of the wave at rest, in pixels from the left. */
const CREST = 40;
const marked = (x: number, passed: number): Part => dot([x, height(x, passed)], 'orange', 8);

/** Particles of air as lines, displaced along the direction of travel. */
const air = (passed: number): Part =>
  Array.from({ length: 40 }, (_, index) => {
    const rest = 14 + index * 8.5;
    const x = rest + 13 * Math.sin(2 * Math.PI * (rest / WAVELENGTH - passed));
    const isMarked = index === 18;
    return line([x, 190], [x, 280], { colour: isMarked ? 'orange' : 'blue', width: isMarked ? 4 : 2 });
  }).join('');

/** What travels in a wave, and the wave equation. */
export const short: Short = {
  scenes: [
    {
      title: 'What travels in a wave?',
      steps: [
        {
          say: 'A wave travels along a rope, to the right.',
          shows: [
            fade(axis),
            running(14, (progress) => [rope(waves(progress * 14)), marked(180, waves(progress * 14))]),
            fade(
              arrow([120, 330], [240, 330], { colour: 'blue' }),
              text([180, 352], 'direction of travel', { colour: 'blue' }),
            ),
          ],
          seconds: 4,
        },
        {
          say: 'Follow one point of the rope: it only moves up and down.',
          shows: [fade(arrow([180, 166], [180, 126], { colour: 'orange', arrow: 'both' }))],
        },
        {
          say: 'The wave carries energy along, but not the rope itself. It is transverse.',
          shows: [],
          seconds: 5,
        },
      ],
    },
    {
      title: 'Wavelength and frequency',
      steps: [
        {
          say: 'The wavelength is the distance from crest to crest, here 0.80 m.',
          shows: [
            fade(axis, rope(0)),
            fade(
              arrow([CREST, 160], [CREST + WAVELENGTH, 160], { colour: 'orange', arrow: 'both' }),
              text([CREST + WAVELENGTH / 2, 140], '*λ* = 0.80 m', { colour: 'orange', size: 19 }),
            ),
          ],
        },
        {
          say: 'The frequency is the number of waves each second, here 5.0 Hz.',
          shows: [fade(text([180, 316], '*f* = 5.0 Hz', { colour: 'blue', size: 19 }))],
        },
        {
          say: 'Five waves of 0.80 m pass each second: a speed of 4.0 m/s.',
          shows: [
            fade(formula([180, 375], 'v = f\\lambda')),
            fade(
              formula([180, 435], String.raw`5.0\ \mathrm{Hz} \times 0.80\ \mathrm{m} = 4.0\ \mathrm{m\,s^{-1}}`, {
                size: 20,
              }),
            ),
          ],
        },
      ],
    },
    {
      title: 'Sound is longitudinal',
      steps: [
        {
          say: 'In sound, the air moves to and fro, along the direction of travel.',
          shows: [
            running(10.5, (progress) => [air(waves(progress * 10.5))]),
            fade(
              arrow([120, 330], [240, 330], { colour: 'blue' }),
              text([180, 352], 'direction of travel', { colour: 'blue' }),
            ),
            briefly(fade(arrow([150, 165], [190, 165], { colour: 'orange', arrow: 'both' }))),
          ],
        },
        {
          say: 'Dense parts are compressions, the others are rarefactions.',
          shows: [],
        },
      ],
    },
  ],
};
