import { box, line, type Part, type Point, polygon, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, type Motion, type Short } from '../../drawing/short.ts';

const PAN = 250;
const balance: Part =
  line([30, PAN], [160, PAN], { width: 4 }) +
  line([200, PAN], [330, PAN], { width: 4 }) +
  line([95, PAN], [95, 276], { width: 2.5 }) +
  line([265, PAN], [265, 276], { width: 2.5 }) +
  line([95, 276], [265, 276], { width: 4 }) +
  polygon(
    [
      [180, 278],
      [158, 316],
      [202, 316],
    ],
    { fill: 'pale', width: 2.5 },
  );
const unknown = ([x, y]: Point): Part =>
  box([x, y], 34, 34, { colour: 'blue', fill: 'pale', width: 2.5, radius: 4 }) +
  text([x + 17, y + 17], '*x*', { colour: 'blue', size: 20 });
const weight = ([x, y]: Point, words: string): Part =>
  box([x, y], 34, 34, { colour: 'orange', fill: 'pale', width: 2.5, radius: 4 }) +
  text([x + 17, y + 17], words, { colour: 'orange', size: 17, bold: true });
const left = (index: number): Point => [36 + (index % 3) * 42, PAN - 36 - Math.floor(index / 3) * 40];
const right = (index: number): Point => [206 + (index % 3) * 42, PAN - 36 - Math.floor(index / 3) * 40];
const state = (unknownsLeft: number, leftWeight: string, unknownsRight: number, rightWeight: string): Motion =>
  briefly(
    fade(
      ...Array.from({ length: unknownsLeft }, (_, index) => unknown(left(index))),
      leftWeight === '' ? '' : weight(left(3), leftWeight),
      ...Array.from({ length: unknownsRight }, (_, index) => unknown(right(index))),
      weight(right(unknownsRight), rightWeight),
    ),
  );

/** Solving an equation as keeping a balance. */
export const short: Short = {
  scenes: [
    {
      title: 'Keep the balance',
      steps: [
        {
          say: 'An equation is a balance: both sides are worth the same.',
          shows: [fade(balance), state(3, '2', 1, '10'), fade(formula([180, 350], '3x + 2 = x + 10', { size: 22 }))],
        },
        {
          say: 'Take one x away from both sides. The balance is kept.',
          shows: [state(2, '2', 0, '10'), fade(formula([180, 390], '2x + 2 = 10', { size: 22 }))],
        },
        {
          say: 'Take 2 away from both sides.',
          shows: [state(2, '', 0, '8'), fade(formula([180, 430], '2x = 8', { size: 22 }))],
          seconds: 4.2,
        },
        {
          say: 'Two x are worth 8, so one x is worth 4.',
          shows: [state(1, '', 0, '4'), fade(formula([180, 470], 'x = 4', { size: 22 }))],
          seconds: 4.6,
        },
      ],
    },
    {
      title: 'Check, and one warning',
      steps: [
        {
          say: 'Put 4 into the first equation: 14 on both sides. Correct.',
          shows: [fade(formula([180, 150], String.raw`3 \times 4 + 2 = 14 = 4 + 10`, { size: 22 }))],
        },
        {
          say: 'Inequalities are solved in the same way, with one exception.',
          shows: [fade(formula([180, 225], '-2x < 6'))],
        },
        {
          say: 'If you multiply or divide by a negative number, turn the sign around.',
          shows: [fade(formula([180, 280], 'x > -3'))],
        },
        {
          say: 'Test it with a number: for x = 0, −2 times 0 is 0, which is less than 6.',
          shows: [fade(formula([180, 345], String.raw`-2 \times 0 = 0 < 6`, { size: 22 }))],
        },
      ],
    },
  ],
};
