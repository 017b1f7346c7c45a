import { arrow, box, type Part, text } from '../../drawing/figure.ts';
import { after, fade, formula, moving, type Short } from '../../drawing/short.ts';

const ROUNDS = [100, 80, 64, 51.2, 40.96] as const;
const SUMS = ['100', '180', '244', '295', '336'] as const;
/** The spending of a round, as a bar that grows upwards. */
const bar = (index: number, progress: number): Part => {
  const height = (ROUNDS[index] ?? 0) * 1.6 * progress;
  const x = 42 + index * 58;
  return (
    box([x, 330 - height], 44, Math.max(1, height), {
      colour: index === 0 ? 'orange' : 'blue',
      fill: 'pale',
      width: 2.5,
    }) + text([x + 22, 330 - height - 14], String(Math.round(ROUNDS[index] ?? 0)), { size: 16, bold: true })
  );
};
const grow = (index: number) => moving(1, (progress) => [bar(index, progress)]);
const sum = (index: number): Part => text([64 + index * 58, 352], SUMS[index] ?? '', { size: 15, colour: 'muted' });

/** The multiplier. */
export const short: Short = {
  scenes: [
    {
      title: 'One euro, spent again and again',
      steps: [
        {
          say: 'The government spends €100 million on a bridge. For builders, that is income.',
          shows: [grow(0), fade(sum(0))],
        },
        {
          say: 'They spend 80 % of it in local shops. The rest is saved, taxed, or spent on imports.',
          shows: [grow(1), after(0.8, fade(sum(1)))],
        },
        {
          say: 'Shopkeepers spend 80 % of that, and so it goes on. Each round is smaller.',
          shows: [
            grow(2),
            after(1, grow(3)),
            after(2, grow(4)),
            after(0.8, fade(sum(2))),
            after(1.8, fade(sum(3))),
            after(2.8, fade(sum(4))),
          ],
        },
        {
          say: 'The sums below the bars approach €500 million: five times the first amount.',
          shows: [fade(formula([180, 420], String.raw`\frac{1}{1 - 0.8} = 5`))],
        },
      ],
    },
    {
      title: 'How large is it really?',
      steps: [
        {
          say: 'If people spend only half of their additional income at home, it is 2.',
          shows: [fade(formula([180, 160], String.raw`\frac{1}{1 - 0.5} = 2`))],
        },
        {
          say: 'More saving, taxes and imports make the multiplier smaller.',
          shows: [
            fade(
              text([180, 235], 'saving, taxes, imports ↑', { size: 20, colour: 'orange', bold: true }),
              arrow([180, 252], [180, 280]),
              text([180, 300], 'multiplier ↓', { size: 20, bold: true }),
            ),
          ],
        },
        {
          say: 'And without idle workers and machines, prices rise instead of output.',
          shows: [fade(text([180, 370], 'full capacity: inflation', { size: 20, colour: 'red', bold: true }))],
        },
      ],
    },
  ],
};
