import { arrow, circle, line, type Part, text } from '../../drawing/figure.ts';
import { after, briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const AXIS = 250;
const place = (value: number): number => 30 + (value - 15) * 3.75;
const ticks: Part =
  line([24, AXIS], [344, AXIS], { width: 2.5 }) +
  [20, 40, 60, 80]
    .map(
      (value) =>
        line([place(value), AXIS - 5], [place(value), AXIS + 5], { width: 2 }) +
        text([place(value), AXIS + 22], String(value), { size: 16, colour: 'muted' }),
    )
    .join('') +
  text([184, AXIS + 50], 'pay per hour / €', { size: 16 });
const person = (value: number, colour: 'blue' | 'orange'): Part =>
  circle([place(value), AXIS - 14], 4.5, { colour, fill: 'full', width: 0 });
const FOUR = [20, 22, 24, 26].map((value) => person(value, 'blue')).join('');
const mean = (value: number, label = 'mean'): Part =>
  arrow([place(value), AXIS - 92], [place(value), AXIS - 30], { colour: 'orange', width: 3 }) +
  text([place(value) + (label === '' ? 0 : 8), AXIS - 104], label, { colour: 'orange', bold: true, anchor: 'start' });
const median: Part =
  line([place(24), AXIS - 62], [place(24), AXIS - 28], { colour: 'blue', width: 3 }) +
  text([place(24) - 4, AXIS - 74], 'median 24', { colour: 'blue', bold: true, anchor: 'middle', size: 16 });

/** Mean and median, and what one extreme value does to them. */
export const short: Short = {
  scenes: [
    {
      title: 'Mean or median?',
      steps: [
        {
          say: 'Five people earn 20, 22, 24, 26 and 28 euros an hour.',
          shows: [fade(ticks), fade(FOUR), briefly(fade(person(28, 'orange')))],
        },
        {
          say: 'Mean: add, and divide by 5. Median: the middle value. Both are 24.',
          shows: [
            briefly(fade(person(28, 'orange'))),
            briefly(fade(mean(24, 'mean and median: 24'))),
            briefly(fade(formula([180, 400], String.raw`\frac{20 + 22 + 24 + 26 + 28}{5} = 24`, { size: 20 }))),
          ],
        },
        {
          say: 'Now the fifth one becomes head of the company, and earns 90.',
          shows: [
            moving(2.6, (progress) => [person(28 + 62 * progress, 'orange'), mean(24 + 12.4 * progress, '')]),
            after(2.2, fade(text([place(90), AXIS - 38], '90', { colour: 'orange', bold: true }))),
          ],
          seconds: 5.4,
        },
        {
          say: 'The mean rises to 36.4, more than four of the five people earn.',
          shows: [
            fade(text([place(36.4) + 10, AXIS - 104], 'mean 36.4', { colour: 'orange', bold: true, anchor: 'start' })),
            fade(formula([180, 400], String.raw`\frac{20 + 22 + 24 + 26 + 90}{5} = 36.4`, { size: 20 })),
          ],
        },
        {
          say: 'The median is still 24: the middle of the list has not changed.',
          shows: [fade(median)],
        },
      ],
    },
    {
      title: 'Which one should you use?',
      steps: [
        {
          say: 'The mean uses every value, so one extreme value can pull it away.',
          shows: [fade(text([180, 150], 'mean: uses every value', { size: 20, colour: 'orange', bold: true }))],
        },
        {
          say: 'The median resists extreme values. For pay, it describes most people better.',
          shows: [fade(text([180, 210], 'median: resists extremes', { size: 20, colour: 'blue', bold: true }))],
        },
        {
          say: 'In the exam, say which one you use, and give the reason from the data.',
          shows: [fade(text([180, 280], '“… because 90 is an outlier”', { size: 19 }))],
        },
      ],
    },
  ],
};
