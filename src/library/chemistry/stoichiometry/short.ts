import { arrow, box, circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, fade, formula, moving, type Short } from '../../drawing/short.ts';

const hydrogen = (at: Point): Part =>
  circle(at, 14, { colour: 'blue', fill: 'pale', width: 2.5 }) +
  text(at, 'H', { size: 15, colour: 'blue', bold: true });
const oxygen = (at: Point): Part =>
  circle(at, 20, { colour: 'red', fill: 'pale', width: 2.5 }) + text(at, 'O', { size: 16, colour: 'red', bold: true });
const HYDROGENS: readonly Point[] = [
  [48, 180],
  [74, 180],
  [132, 180],
  [158, 180],
];
const OXYGENS: readonly Point[] = [
  [242, 180],
  [278, 180],
];
const H_ENDS: readonly Point[] = [
  [82, 204],
  [126, 204],
  [234, 204],
  [278, 204],
];
const O_ENDS: readonly Point[] = [
  [104, 180],
  [256, 180],
];
const mix = (from: readonly Point[], to: readonly Point[], share: number): readonly Point[] =>
  from.map(([x, y], index) => {
    const [toX, toY] = to[index] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share - 30 * Math.sin(Math.PI * share)];
  });
const molecules = (share: number): readonly Part[] => [
  ...mix(OXYGENS, O_ENDS, share).map(oxygen),
  ...mix(HYDROGENS, H_ENDS, share).map(hydrogen),
];

const stage = (x: number, y: number, words: string, colour: 'blue' | 'violet' | 'red'): Part =>
  box([x - 70, y - 26], 140, 52, { colour, fill: 'pale', width: 2, radius: 8 }) +
  text([x, y], words, { colour, size: 18, bold: true });

/** From mass to mass, by way of moles. */
export const short: Short = {
  scenes: [
    {
      title: 'An equation is a recipe',
      steps: [
        {
          say: 'Two molecules of hydrogen react with one of oxygen to make two of water.',
          shows: [
            fade(formula([180, 290], String.raw`\mathrm{2\,H_2 + O_2 \to 2\,H_2O}`)),
            { ...fade(...molecules(0)), until: 1.6 },
            after(1.6, moving(2.6, molecules)),
          ],
        },
        {
          say: 'The numbers in front count molecules, or moles. They do not count grams.',
          shows: [fade(text([180, 350], '2 mol + 1 mol → 2 mol', { size: 20, bold: true, colour: 'violet' }))],
        },
        {
          say: 'Moles are not conserved: three become two. Mass is: 4 g and 32 g make 36 g.',
          shows: [fade(text([180, 395], '4 g + 32 g → 36 g', { size: 20, bold: true, colour: 'red' }))],
        },
      ],
    },
    {
      title: 'How much water from 8.0 g?',
      steps: [
        {
          say: 'First step: from mass to moles. Divide by 2.0 g for each mole of hydrogen.',
          shows: [
            fade(stage(95, 160, '8.0 g H_{2}', 'blue')),
            after(
              0.8,
              fade(
                arrow([95, 190], [95, 262]),
                text([106, 226], '÷ 2.0', { anchor: 'start' }),
                stage(95, 292, '4.0 mol H_{2}', 'violet'),
              ),
            ),
          ],
        },
        {
          say: 'Second step: use the ratio of the equation. 2 to 2, so 4.0 mol of water.',
          shows: [
            fade(
              arrow([168, 292], [190, 292]),
              text([180, 336], '2 : 2', { size: 18, bold: true }),
              stage(265, 292, '4.0 mol H_{2}O', 'violet'),
            ),
          ],
        },
        {
          say: 'Third step: back to mass. Multiply by 18 g for each mole of water: 72 g.',
          shows: [
            fade(
              arrow([265, 262], [265, 190]),
              text([254, 226], '× 18', { anchor: 'end' }),
              stage(265, 160, '72 g H_{2}O', 'red'),
            ),
          ],
        },
        {
          say: 'The numbers in front never count grams. The way leads through moles.',
          shows: [fade(text([180, 420], 'mass → moles → moles → mass', { size: 18, bold: true }))],
          seconds: 5,
        },
      ],
    },
  ],
};
