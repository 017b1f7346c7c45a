import { line, type Part, text } from '../../drawing/figure.ts';
import { after, fade, formula, type Short } from '../../drawing/short.ts';

const SIDE = 44;
const stick = (x: number, y: number, isUpright: boolean, colour: 'orange' | 'blue'): Part =>
  isUpright
    ? line([x, y + 4], [x, y + SIDE - 4], { colour, width: 6 })
    : line([x + 4, y], [x + SIDE - 4, y], { colour, width: 6 });

/** The three sticks that one more square needs. */
const more = (x: number, y: number): Part =>
  stick(x, y, false, 'orange') + stick(x, y + SIDE, false, 'orange') + stick(x + SIDE, y, true, 'orange');
/** A row of squares: the first stick, and three for each square. */
const row = (squares: number, y: number, x = 40): readonly Part[] => [
  stick(x, y, true, 'blue'),
  ...Array.from({ length: squares }, (_, index) => more(x + index * SIDE, y)),
];
const count = (y: number, words: string): Part =>
  text([262, y + SIDE / 2], words, { size: 24, bold: true, anchor: 'start' });

/** The nth term of an arithmetic sequence, from a pattern of matches. */
export const short: Short = {
  scenes: [
    {
      title: 'From a pattern to a formula',
      steps: [
        {
          say: 'One square needs 4 matches.',
          shows: [fade(...row(1, 120)), after(0.8, fade(count(120, '4')))],
          seconds: 3.8,
        },
        {
          say: 'Two squares in a row need 7, three need 10.',
          shows: [
            fade(...row(2, 190)),
            fade(count(190, '7')),
            after(1.4, fade(...row(3, 260))),
            after(1.4, fade(count(260, '10'))),
          ],
        },
        {
          say: 'Look at the orange matches: every further square adds three.',
          shows: [
            fade(
              text([300, 192], '+3', { size: 18, colour: 'orange', anchor: 'start' }),
              text([300, 262], '+3', { size: 18, colour: 'orange', anchor: 'start' }),
            ),
          ],
        },
        {
          say: 'So n squares need 3n orange matches, and one blue match at the start.',
          shows: [fade(formula([180, 375], 'u_n = 3n + 1', { size: 28 }))],
        },
      ],
    },
    {
      title: 'Use the formula',
      steps: [
        {
          say: 'How many matches for 20 squares? Put 20 in the place of n.',
          shows: [fade(formula([180, 160], String.raw`u_{20} = 3 \times 20 + 1 = 61`))],
        },
        {
          say: 'How many squares with 100 matches? Now the formula is an equation.',
          shows: [fade(formula([180, 230], '3n + 1 = 100'))],
        },
        {
          say: 'n is 33: exactly 33 squares, and no match is left over.',
          shows: [fade(formula([180, 285], 'n = 33'))],
        },
        {
          say: 'Careful: “add 3” is the rule from term to term. The formula is 3n + 1, not n + 3.',
          shows: [
            fade(
              text([180, 365], '3*n* + 1', { size: 26, bold: true, colour: 'green' }),
              text([180, 410], 'not *n* + 3', { size: 22, colour: 'red' }),
            ),
          ],
        },
      ],
    },
  ],
};
