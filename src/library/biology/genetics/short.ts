import { box, circle, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, briefly, fade, type Short } from '../../drawing/short.ts';

const CELL = 84;
const [LEFT, TOP] = [112, 190] as const;
const centre = (column: number, row: number): Point => [LEFT + CELL * (column + 0.5), TOP + CELL * (row + 0.5)];
const grid: Part = [0, 1, 2]
  .flatMap((index) => [
    line([LEFT, TOP + index * CELL], [LEFT + 2 * CELL, TOP + index * CELL], { width: 2.5 }),
    line([LEFT + index * CELL, TOP], [LEFT + index * CELL, TOP + 2 * CELL], { width: 2.5 }),
  ])
  .join('');
const gametes = (letters: string, isTop: boolean): Part =>
  [...letters]
    .map((letter, index) => {
      const [x, y] = centre(index, index);
      const at: Point = isTop ? [x, TOP - 28] : [LEFT - 28, y];
      return (
        circle(at, 19, { colour: 'blue', fill: 'pale', width: 2 }) +
        text(at, letter, { colour: 'blue', size: 20, bold: true })
      );
    })
    .join('');
const child = (column: number, row: number, words: string): Part =>
  text(centre(column, row), words, { size: 28, bold: true });
const shaded = (column: number, row: number, colour: 'red' | 'orange' | 'green'): Part =>
  box([LEFT + column * CELL + 2, TOP + row * CELL + 2], CELL - 4, CELL - 4, { colour, fill: 'pale', width: 0 });
const parents = text([LEFT + CELL, TOP - 66], 'gametes of one parent', { size: 15, colour: 'muted' });
const square: Part = grid + gametes('Ff', true) + gametes('Ff', false) + parents;

/** A Punnett square for two carriers of a recessive disorder. */
export const short: Short = {
  scenes: [
    {
      title: 'Two healthy parents, an ill child?',
      steps: [
        {
          say: 'Cystic fibrosis is recessive: only people with two alleles f have it.',
          shows: [
            fade(
              text([90, 180], 'F F', { size: 30, bold: true, colour: 'green' }),
              text([180, 180], 'F f', { size: 30, bold: true, colour: 'orange' }),
              text([270, 180], 'f f', { size: 30, bold: true, colour: 'red' }),
            ),
            after(
              0.8,
              fade(
                text([90, 225], 'healthy', { colour: 'green' }),
                text([180, 225], 'carrier', { colour: 'orange' }),
                text([270, 225], 'ill', { colour: 'red' }),
              ),
            ),
          ],
        },
        {
          say: 'A carrier has one f and is healthy. Here both parents are carriers: Ff.',
          shows: [
            fade(
              text([110, 320], 'F f', { size: 30, bold: true, colour: 'orange' }),
              text([180, 320], '×', { size: 26 }),
              text([250, 320], 'F f', { size: 30, bold: true, colour: 'orange' }),
            ),
          ],
        },
      ],
    },
    {
      title: 'Draw the Punnett square',
      steps: [
        {
          say: 'Each gamete gets one allele: F or f. Write them above and beside the square.',
          shows: [fade(grid), after(0.6, fade(gametes('Ff', true), parents)), after(1.8, fade(gametes('Ff', false)))],
        },
        {
          say: 'Each box combines the allele above it with the allele beside it.',
          shows: [
            fade(child(0, 0, 'FF')),
            after(0.9, fade(child(1, 0, 'Ff'))),
            after(1.8, fade(child(0, 1, 'Ff'))),
            after(2.7, fade(child(1, 1, 'ff'))),
          ],
        },
        {
          say: 'One of the four boxes is ff. The probability is 1 in 4, or 25 %.',
          shows: [
            fade(shaded(1, 1, 'red'), child(1, 1, 'ff')),
            fade(text([196, 396], '¼ = 25 %', { size: 24, bold: true, colour: 'red' })),
          ],
        },
        {
          say: 'Two boxes are carriers: a probability of 1 in 2.',
          shows: [
            briefly(fade(shaded(1, 0, 'orange'), shaded(0, 1, 'orange'), child(1, 0, 'Ff'), child(0, 1, 'Ff'))),
            fade(text([196, 436], 'carriers: ½', { size: 20, bold: true, colour: 'orange' })),
          ],
          seconds: 4.6,
        },
      ],
    },
    {
      title: 'A chance, not a promise',
      steps: [
        {
          say: 'Four children need not be three healthy and one ill.',
          shows: [fade(square, child(0, 0, 'FF'), child(1, 0, 'Ff'), child(0, 1, 'Ff'), child(1, 1, 'ff'))],
          seconds: 4.6,
        },
        {
          say: 'For every child, the chance is 25 % again, whatever happened before.',
          shows: [fade(shaded(1, 1, 'red'), child(1, 1, 'ff'))],
        },
      ],
    },
  ],
};
