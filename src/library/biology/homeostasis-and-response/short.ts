import { type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { fade, type Short, wipe } from '../../drawing/short.ts';

const level = plot({
  x: { from: 0, to: 10, title: 'time' },
  y: { from: 0, to: 10, title: 'glucose in the blood' },
  corner: [62, 132],
  width: 262,
  height: 240,
});
const CURVE: readonly Point[] = [
  [0, 5],
  [1, 5],
  [1.6, 5.8],
  [2.4, 8.2],
  [3, 8.6],
  [3.8, 7.2],
  [4.8, 5.2],
  [5.4, 4.6],
  [6.2, 3.4],
  [6.9, 2.6],
  [7.6, 3.2],
  [8.6, 4.7],
  [9.2, 5],
  [10, 5],
];
const part = (from: number, to: number, colour: 'blue' | 'orange' | 'green' | 'violet'): Part =>
  level.smooth(CURVE.slice(from, to), { colour, width: 4 });
const normal: Part =
  level.segment([0, 5], [10, 5], { colour: 'muted', width: 1.5, dashed: true }) +
  level.label(10, 5, 'normal', { dx: 0, dy: -14, anchor: 'end', colour: 'muted', size: 15 });

/** Negative feedback: the control of blood glucose. */
export const short: Short = {
  scenes: [
    {
      title: 'Always back to normal',
      steps: [
        {
          say: 'The blood carries glucose, and its level has to stay nearly constant.',
          shows: [fade(level.axes, normal), wipe(part(0, 2, 'blue'))],
        },
        {
          say: 'After a meal, glucose is absorbed, and the level rises.',
          shows: [
            wipe(part(1, 5, 'orange')),
            fade(level.label(2, 8.6, 'meal', { dx: -6, dy: -14, colour: 'orange', anchor: 'end' })),
          ],
        },
        {
          say: 'The pancreas notices this, and releases insulin.',
          shows: [fade(level.label(3.1, 8.6, 'insulin', { dx: 8, dy: -12, colour: 'green', size: 18 }))],
          seconds: 4.8,
        },
        {
          say: 'Cells take up glucose, and the liver stores it as glycogen. The level falls.',
          shows: [wipe(part(4, 8, 'green'))],
        },
        {
          say: 'During exercise it can fall too far. Now the pancreas releases glucagon.',
          shows: [
            wipe(part(7, 10, 'orange')),
            fade(level.label(6.9, 2.6, 'glucagon', { dx: 0, dy: 20, colour: 'violet', anchor: 'middle', size: 18 })),
          ],
        },
        {
          say: 'The liver turns glycogen back into glucose, and the level rises again.',
          shows: [wipe(part(9, 14, 'violet'))],
        },
        {
          say: 'Each change causes its own reversal. That is negative feedback.',
          shows: [fade(text([192, 464], 'up → insulin → down\ndown → glucagon → up', { size: 18, bold: true }))],
        },
      ],
    },
  ],
};
