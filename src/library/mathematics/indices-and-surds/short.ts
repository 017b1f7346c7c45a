import { arc, arrow, type Part, text } from '../../drawing/figure.ts';
import { after, fade, formula, type Short } from '../../drawing/short.ts';

const ROWS = ['2^{3} = 8', '2^{2} = 4', '2^{1} = 2'] as const;
const NEXT = ['2^{0} = 1', '2^{−1} = ½', '2^{−2} = ¼'] as const;
const row = (index: number): number => 135 + index * 48;
const power = (words: string, index: number, isNew: boolean): Part =>
  text([120, row(index)], words, { size: 24, bold: true, anchor: 'start', colour: isNew ? 'orange' : 'ink' });
const halve = (index: number): Part =>
  arc([236, row(index) + 24], 20, 70, -70, { colour: 'muted' }) +
  arrow([244, row(index) + 42], [238, row(index) + 44], { colour: 'muted' }) +
  text([268, row(index) + 24], '÷ 2', { size: 17, colour: 'muted', anchor: 'start' });

/** Why negative, zero and fractional indices mean what they mean. */
export const short: Short = {
  scenes: [
    {
      title: 'What could 2⁻¹ mean?',
      steps: [
        {
          say: 'Look at powers of two. Each time, the index falls by one.',
          shows: ROWS.map((words, index) => after(index * 0.8, fade(power(words, index, false)))),
          seconds: 5,
        },
        {
          say: 'And each time, the value is halved.',
          shows: [fade(halve(0)), after(0.6, fade(halve(1)))],
          seconds: 4,
        },
        {
          say: 'Continue the pattern: the next value is 1, so 2⁰ is 1, and not 0.',
          shows: [fade(halve(2)), after(0.8, fade(power(NEXT[0], 3, true)))],
        },
        {
          say: 'Halve again: 2 to the power −1 is ½. It is not −2.',
          shows: [fade(halve(3), power(NEXT[1], 4, true)), after(1.6, fade(halve(4), power(NEXT[2], 5, true)))],
        },
        {
          say: 'So a negative index means one over the power.',
          shows: [fade(formula([180, 446], String.raw`a^{-n} = \frac{1}{a^n}`))],
          seconds: 4.6,
        },
      ],
    },
    {
      title: 'And an index of one half?',
      steps: [
        {
          say: 'When powers are multiplied, their indices are added.',
          shows: [fade(formula([180, 160], String.raw`9^{\frac12} \times 9^{\frac12} = 9^1 = 9`, { size: 24 }))],
        },
        {
          say: 'So 9 to the power ½ is a number that gives 9 when it is squared: 3.',
          shows: [fade(formula([180, 235], String.raw`9^{\frac12} = \sqrt{9} = 3`))],
        },
        {
          say: 'Both together: first the root, then the power, then one over it.',
          shows: [fade(formula([180, 320], String.raw`8^{-\frac23} = \frac{1}{(\sqrt[3]{8})^2} = \frac14`))],
        },
      ],
    },
  ],
};
