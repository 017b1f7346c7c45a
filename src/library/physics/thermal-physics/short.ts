import { circle, type Part, type Point } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, running, type Short, wipe } from '../../drawing/short.ts';

const heating = plot({
  x: { from: 0, to: 30, title: 'time' },
  y: {
    from: -20,
    to: 120,
    title: 'temperature / °C',
    labels: [
      [0, '0'],
      [50, '50'],
      [100, '100'],
    ],
  },
  corner: [76, 132],
  width: 246,
  height: 240,
});
const CURVE: readonly Point[] = [
  [0, -20],
  [3, 0],
  [10, 0],
  [18, 100],
  [28, 100],
];
const stretch = (from: number, colour: 'orange' | 'violet'): Part =>
  heating.lines(CURVE.slice(from, from + 2), { colour, width: 6 });

const HOME: readonly Point[] = Array.from({ length: 20 }, (_, index) => [
  92 + (index % 5) * 44,
  160 + Math.floor(index / 5) * 44,
]);
/** Particles of ice that leave their places, without becoming faster. */
const melting = (progress: number): readonly Part[] =>
  HOME.map(([x, y], index) =>
    circle(
      [
        x + progress * (7 * Math.sin(index * 2.4 + 1) + (Math.floor(index / 5) % 2 === 0 ? -16 : 16)),
        y + 7 * progress * Math.cos(index * 1.7),
      ],
      14,
      { colour: 'blue', fill: 'pale', width: 2.5 },
    ),
  );

/** Why the temperature does not change while something melts or boils. */
export const short: Short = {
  scenes: [
    {
      title: 'Heated, but not hotter',
      steps: [
        {
          say: 'Ice is heated steadily, and becomes warmer. Then the temperature stands still.',
          shows: [fade(heating.axes), wipe(heating.lines(CURVE, { colour: 'blue', width: 3.5 }))],
        },
        {
          say: 'At 0 °C the ice melts, and all the energy is needed for that.',
          shows: [
            briefly(
              fade(
                stretch(1, 'orange'),
                heating.label(6.5, 0, 'melting', { dx: 0, dy: -18, anchor: 'middle', colour: 'orange' }),
              ),
            ),
          ],
        },
        {
          say: 'Only when all of it is liquid does the water become warmer.',
          shows: [
            briefly(
              fade(
                stretch(2, 'violet'),
                heating.label(14, 50, 'water', { dx: -10, dy: -6, anchor: 'end', colour: 'violet' }),
              ),
            ),
          ],
        },
        {
          say: 'At 100 °C it boils, and the temperature is constant again.',
          shows: [
            fade(
              stretch(3, 'orange'),
              heating.label(23, 100, 'boiling', { dx: 0, dy: -18, anchor: 'middle', colour: 'orange' }),
            ),
          ],
        },
      ],
    },
    {
      title: 'Where does the energy go?',
      steps: [
        {
          say: 'In ice, the particles are held in fixed places.',
          shows: [briefly(running(1, () => melting(0)))],
          seconds: 4,
        },
        {
          say: 'Melting breaks bonds between them: their potential energy grows, their speed does not.',
          shows: [moving(3, melting)],
        },
        {
          say: 'The energy is mass times specific latent heat. For 0.50 kg of ice: 167 kJ.',
          shows: [
            fade(formula([180, 400], 'E = mL')),
            fade(formula([180, 450], String.raw`0.50 \times 334\,000 = 167\,000\ \mathrm{J}`, { size: 20 })),
          ],
        },
      ],
    },
  ],
};
