import { circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { fade, running, type Short } from '../../drawing/short.ts';

const COUNT = 64;
/** Visits every nucleus once, without a visible order: 37 has no common factor with 64. */
const ORDER = Array.from({ length: COUNT }, (_, index) => (index * index * 12 + index * 37 + 5) % COUNT);
const place = (nucleus: number): Point => [103 + (nucleus % 8) * 22, 128 + Math.floor(nucleus / 8) * 22];

/** The sample after some nuclei have decayed. */
const sample = (decayed: number): Part =>
  ORDER.map((nucleus, turn) =>
    circle(
      place(nucleus),
      8,
      turn < decayed ? { colour: 'grid', fill: 'full', width: 0 } : { colour: 'orange', fill: 'full', width: 0 },
    ),
  ).join('');
const decay = (from: number, to: number) =>
  running(3.2, (progress) => [sample(Math.round(from + (to - from) * progress))]);

const graph = plot({
  x: { from: 0, to: 4, step: 1, title: 'half-lives' },
  y: { from: 0, to: 64, step: 32, title: '' },
  corner: [78, 326],
  width: 240,
  height: 110,
});
const left = (halfLives: number): number => COUNT / 2 ** halfLives;
const point = (halfLives: number): Part => graph.point(halfLives, left(halfLives), 'orange');

/** Random decay, and the half-life as what can be said all the same. */
export const short: Short = {
  scenes: [
    {
      title: 'What is a half-life?',
      steps: [
        {
          say: 'Here are 64 unstable nuclei. Which one decays next? Nobody can say.',
          shows: [
            fade(sample(0)),
            fade(graph.axes, text([92, 318], 'nuclei left', { size: 15, anchor: 'start' }), point(0)),
          ],
        },
        {
          say: 'But after one half-life, about half of them have decayed: 32 are left.',
          shows: [decay(0, 32), fade(point(1))],
        },
        {
          say: 'In the next half-life, half of what is left decays: 16 remain.',
          shows: [decay(32, 48), fade(point(2))],
        },
        {
          say: 'Two half-lives are not the end: a quarter remains, not zero.',
          shows: [fade(graph.label(2, 16, '¼', { dx: 4, dy: -20, colour: 'orange', size: 20 }))],
        },
        {
          say: 'After three half-lives, 8 of 64 are left, an eighth.',
          shows: [
            decay(48, 56),
            fade(point(3), graph.label(3, 8, '⅛', { dx: 4, dy: -20, colour: 'orange', size: 20 })),
          ],
        },
      ],
    },
    {
      title: 'In the exam',
      steps: [
        {
          say: 'A source falls from 800 to 100 counts per second in 24 hours.',
          shows: [
            fade(text([60, 160], '800', { size: 26, bold: true }), text([300, 160], '100', { size: 26, bold: true })),
          ],
        },
        {
          say: 'Halve step by step: 800, 400, 200, 100. Those are three half-lives.',
          shows: [
            fade(text([140, 160], '400', { size: 26 }), text([220, 160], '200', { size: 26 })),
            fade(...[100, 180, 260].map((x) => text([x, 196], '½', { size: 20, colour: 'orange' }))),
          ],
        },
        {
          say: 'So one half-life is 24 hours divided by 3: 8 hours.',
          shows: [fade(text([180, 270], '24 h ÷ 3 = 8 h', { size: 26, bold: true, colour: 'orange' }))],
        },
      ],
    },
  ],
};
