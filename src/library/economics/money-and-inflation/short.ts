import { box, type Part, text } from '../../drawing/figure.ts';
import { fade, formula, moving, type Short } from '../../drawing/short.ts';

const BASE = 330;
/** A bar of a height for 100, and its change; the axis starts at 90, which a note says. */
const bar = (x: number, value: number, name: string, colour: 'blue' | 'orange'): Part => {
  const height = (value - 90) * 10;
  return (
    box([x, BASE - height], 70, height, { colour, fill: 'pale', width: 2.5 }) +
    text([x + 35, BASE - height - 16], value.toFixed(value % 1 === 0 ? 0 : 1), { size: 19, bold: true, colour }) +
    text([x + 35, BASE + 20], name, { size: 17 })
  );
};

/** Nominal and real wages. */
export const short: Short = {
  scenes: [
    {
      title: 'A pay rise that makes you poorer',
      steps: [
        {
          say: 'Last year, set both your wage and the price of your shopping to 100.',
          shows: [
            { ...fade(bar(76, 100, 'wage', 'blue'), bar(214, 100, 'prices', 'orange')), until: 'step' },
            fade(text([180, 376], 'bars start at 90', { size: 14, colour: 'muted' })),
          ],
        },
        {
          say: 'Your wage rises by 3 %. That is the nominal increase.',
          shows: [
            moving(1.4, (progress) => [bar(76, 100 + 3 * progress, 'wage', 'blue')]),
            { ...fade(bar(214, 100, 'prices', 'orange')), until: 'step' },
          ],
        },
        {
          say: 'But prices rise by 5 %. That is inflation.',
          shows: [moving(1.6, (progress) => [bar(214, 100 + 5 * progress, 'prices', 'orange')])],
          seconds: 4.6,
        },
        {
          say: 'So you can buy less than before. Divide the wage by the price level.',
          shows: [fade(formula([180, 430], String.raw`\frac{103}{105} = 0.981`))],
        },
        {
          say: 'Your real wage has fallen by 1.9 %. As a quick estimate, 3 − 5 = −2 %.',
          shows: [fade(text([180, 482], 'real wage: −1.9 %', { size: 21, bold: true, colour: 'red' }))],
        },
      ],
    },
    {
      title: 'Two words, often mixed up',
      steps: [
        {
          say: 'If inflation falls from 5 % to 2 %, prices still rise, only more slowly.',
          shows: [fade(text([180, 160], 'disinflation: slower rise', { size: 20, bold: true, colour: 'blue' }))],
        },
        {
          say: 'Prices fall only when inflation is negative. That is deflation.',
          shows: [fade(text([180, 215], 'deflation: prices fall', { size: 20, bold: true, colour: 'orange' }))],
        },
      ],
    },
  ],
};
