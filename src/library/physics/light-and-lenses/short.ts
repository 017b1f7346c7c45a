import { arc, box, line, type Part, type Point, polar, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const HIT: Point = [180, 260];
const glass: Part =
  box([20, 260], 320, 130, { colour: 'blue', fill: 'pale', width: 0 }) +
  line([20, 260], [340, 260], { colour: 'blue', width: 2 }) +
  line([180, 125], [180, 390], { colour: 'muted', width: 1.5, dashed: true });
const names: Part = text([318, 240], 'air', { size: 16 }) + text([312, 282], 'glass', { size: 16 });
/** A ray from or to the point at the boundary; angles from the normal, in degrees. */
const ray = (degrees: number, progress: number, isComing: boolean): Part => {
  const far = polar(HIT, 150, degrees);
  const to: Point = [far[0] + (HIT[0] - far[0]) * progress, far[1] + (HIT[1] - far[1]) * progress];
  const out: Point = [HIT[0] + (far[0] - HIT[0]) * progress, HIT[1] + (far[1] - HIT[1]) * progress];
  return isComing
    ? line(far, to, { colour: 'orange', width: 4 })
    : line(HIT, out, { colour: 'orange', width: 4, arrow: 'end' });
};
const AIR = 50;
const IN_GLASS = 30.7;
const normal: Part = text([180, 112], 'normal', { size: 15, colour: 'muted' });

/** Refraction with the refractive index, and total internal reflection. */
export const short: Short = {
  scenes: [
    {
      title: 'Into glass: towards the normal',
      steps: [
        {
          say: 'Light travels more slowly in glass than in air.',
          shows: [fade(glass, names, normal), moving(1.6, (progress) => [ray(90 + AIR, progress, true)])],
          seconds: 4.6,
        },
        {
          say: 'So a ray that enters at an angle bends towards the normal.',
          shows: [moving(1.4, (progress) => [ray(-90 + IN_GLASS, Math.max(0.02, progress), false)])],
        },
        {
          say: 'Both angles are measured from the normal, not from the surface.',
          shows: [
            fade(
              arc(HIT, 56, 90, 90 + AIR, { colour: 'violet' }),
              text([148, 188], '50°', { colour: 'violet' }),
              arc(HIT, 56, -90, -90 + IN_GLASS, { colour: 'violet' }),
              text([204, 334], '*r*', { colour: 'violet' }),
            ),
          ],
        },
        {
          say: 'With a refractive index of 1.5, the angle in the glass is 31°.',
          shows: [
            fade(formula([180, 445], String.raw`\sin r = \frac{\sin 50^\circ}{1.5},\quad r = 31^\circ`, { size: 21 })),
          ],
        },
      ],
    },
    {
      title: 'Out of glass: can it be trapped?',
      steps: [
        {
          say: 'Leaving the glass, light bends away from the normal.',
          shows: [fade(glass, names), briefly(fade(ray(-90 - 30, 1, true))), briefly(fade(ray(90 - 48.6, 1, false)))],
          seconds: 5,
        },
        {
          say: 'At 42° inside, the ray would leave along the surface: the critical angle.',
          shows: [briefly(fade(ray(-90 - 41.8, 1, true))), briefly(fade(ray(0.6, 1, false)))],
        },
        {
          say: 'Beyond that, no light leaves. All of it is reflected.',
          shows: [fade(ray(-90 - 55, 1, true)), fade(ray(-90 + 55, 1, false))],
          seconds: 5,
        },
        {
          say: 'That is total internal reflection. It keeps light inside an optical fibre.',
          shows: [
            fade(
              formula([180, 445], String.raw`\sin c = \frac{1}{n} = \frac{1}{1.5},\quad c = 42^\circ`, { size: 21 }),
            ),
          ],
        },
      ],
    },
  ],
};
