import { arrow, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { fade, type Short, wipe } from '../../drawing/short.ts';

const level = plot({
  x: {
    from: 0,
    to: 60,
    title: 'days',
    labels: [
      [0, '0'],
      [20, '20'],
      [40, '40'],
      [60, '60'],
    ],
  },
  y: { from: 0, to: 10, title: 'antibodies in the blood' },
  corner: [62, 136],
  width: 262,
  height: 240,
});
const FIRST: readonly Point[] = [
  [0, 0.1],
  [5, 0.2],
  [8, 0.8],
  [12, 2.4],
  [15, 2.8],
  [20, 2],
  [26, 1.1],
  [32, 0.7],
  [36, 0.6],
];
const SECOND: readonly Point[] = [
  [36, 0.6],
  [37.5, 1.2],
  [40, 5],
  [43, 8.4],
  [46, 8.8],
  [52, 7.4],
  [60, 6],
];
const event = (day: number, words: string): Part => {
  const [x, y] = level.at(day, 0);
  return (
    arrow([x, y + 52], [x, y + 26], { colour: 'orange' }) + text([x, y + 66], words, { colour: 'orange', size: 16 })
  );
};

/** Why a vaccination protects: the first and the second response. */
export const short: Short = {
  scenes: [
    {
      title: 'What does a vaccination do?',
      steps: [
        {
          say: 'A vaccine contains dead or weakened pathogens, or parts of them.',
          shows: [fade(level.axes), fade(event(1, 'vaccine'))],
        },
        {
          say: 'Lymphocytes with the matching receptor divide and make antibodies. That takes days.',
          shows: [wipe(level.smooth(FIRST, { colour: 'blue', width: 3.5 }))],
          seconds: 7,
        },
        {
          say: 'The level falls again, but memory cells remain, for years.',
          shows: [fade(text(level.at(24, 3.8), 'memory cells', { colour: 'blue' }))],
        },
        {
          say: 'Later, the real pathogen arrives.',
          shows: [fade(event(36, 'infection'))],
          seconds: 4,
        },
        {
          say: 'Memory cells recognise its antigens: more antibodies, and much sooner.',
          shows: [wipe(level.smooth(SECOND, { colour: 'green', width: 3.5 }))],
        },
        {
          say: 'The pathogen is destroyed before the person becomes ill.',
          shows: [fade(text(level.at(22, 8.8), 'faster and larger', { colour: 'green', bold: true }))],
          seconds: 5,
        },
      ],
    },
    {
      title: 'Don’t mix up three words',
      steps: [
        {
          say: 'An antigen is on the pathogen. An antibody is made by your lymphocytes.',
          shows: [
            fade(
              text([180, 150], 'antigen: on the pathogen', { size: 19, colour: 'red', bold: true }),
              text([180, 200], 'antibody: from you', { size: 19, colour: 'blue', bold: true }),
            ),
          ],
        },
        {
          say: 'An antibiotic is a medicine against bacteria. It does not work on viruses.',
          shows: [fade(text([180, 250], 'antibiotic: a medicine', { size: 19, colour: 'green', bold: true }))],
        },
      ],
    },
  ],
};
