import { arrow, box, circle, line, type Part, placed, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, running, type Short } from '../../drawing/short.ts';

const GROUND = 250;
const trolley = (x: number, mass: string, colour: 'blue' | 'orange'): Part =>
  placed(
    [x, GROUND],
    [
      box([0, -58], 76, 42, { colour, fill: 'pale', width: 2.5, radius: 4 }),
      circle([18, -9], 9, { width: 2.5, fill: 'pale' }),
      circle([58, -9], 9, { width: 2.5, fill: 'pale' }),
      text([38, -37], mass, { colour, size: 17, bold: true }),
    ],
  );
const track = line([10, GROUND + 2], [350, GROUND + 2], { width: 2.5 });
const pair = (left: number, right: number): readonly Part[] => [
  trolley(left, '2.0 kg', 'blue'),
  trolley(right, '1.0 kg', 'orange'),
];

const START = 14;
const REST = 168;
const CONTACT = REST - 76;
/** After the collision, both trolleys have two thirds of the speed. */
const SPEED = 39;

/** A collision: momentum is conserved, kinetic energy is not. */
export const short: Short = {
  scenes: [
    {
      title: 'Two trolleys collide',
      steps: [
        {
          say: 'A trolley of 2.0 kg moves at 3.0 m/s. A trolley of 1.0 kg is at rest.',
          shows: [
            fade(track),
            briefly(
              fade(
                ...pair(START, REST),
                arrow([START + 14, 168], [START + 92, 168], { colour: 'blue' }),
                text([START + 52, 148], '3.0 m s^{−1}', { colour: 'blue' }),
                text([REST + 38, 168], 'at rest', { colour: 'orange' }),
              ),
            ),
          ],
        },
        {
          say: 'They collide, stick together, and move on. How fast?',
          shows: [
            running(5, (progress) => {
              const seconds = progress * 5;
              const left = Math.min(CONTACT, START + SPEED * seconds);
              const contactAt = (CONTACT - START) / SPEED;
              const moved = seconds > contactAt ? (2 / 3) * SPEED * (seconds - contactAt) : 0;
              return pair(left + moved, REST + moved);
            }),
          ],
          seconds: 5.2,
        },
      ],
    },
    {
      title: 'Momentum is conserved',
      steps: [
        {
          say: 'Momentum is mass times velocity. Before: 6.0 kg m/s and zero.',
          shows: [
            fade(track, ...pair(CONTACT, REST)),
            fade(text([180, 300], 'before', { colour: 'muted', size: 16 })),
            fade(formula([180, 332], String.raw`2.0 \times 3.0 + 1.0 \times 0 = 6.0`, { size: 22 })),
          ],
        },
        {
          say: 'No external force acts, so the total momentum is the same afterwards.',
          shows: [
            fade(text([180, 376], 'after', { colour: 'muted', size: 16 })),
            fade(formula([180, 408], '(2.0 + 1.0)\\,v = 6.0', { size: 22 })),
          ],
        },
        {
          say: 'Together they have 3.0 kg, so they move at 2.0 m/s.',
          shows: [fade(formula([180, 464], 'v = \\frac{6.0}{3.0} = 2.0\\ \\mathrm{m\\,s^{-1}}', { size: 22 }))],
        },
      ],
    },
    {
      title: 'And the kinetic energy?',
      steps: [
        {
          say: 'Before, the kinetic energy was 9.0 J. Afterwards it is 6.0 J.',
          shows: [
            fade(formula([180, 160], String.raw`\tfrac12 \times 2.0 \times 3.0^2 = 9.0\ \mathrm{J}`)),
            fade(formula([180, 230], String.raw`\tfrac12 \times 3.0 \times 2.0^2 = 6.0\ \mathrm{J}`)),
          ],
        },
        {
          say: 'The other 3.0 J were transferred to heat and sound: an inelastic collision.',
          shows: [fade(text([180, 310], '3.0 J: heat and sound', { colour: 'orange', size: 20, bold: true }))],
        },
        {
          say: 'Momentum is conserved in every collision, kinetic energy only in elastic ones.',
          shows: [],
        },
      ],
    },
  ],
};
