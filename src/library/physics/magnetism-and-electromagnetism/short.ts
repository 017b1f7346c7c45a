import { arrow, box, circle, ellipse, line, type Part, placed, polar, text } from '../../drawing/figure.ts';
import { briefly, fade, moving, running, type Short } from '../../drawing/short.ts';

const coil: Part =
  Array.from({ length: 7 }, (_, index) =>
    ellipse([214 + index * 18, 200], 12, 46, { colour: 'orange', width: 3 }),
  ).join('') +
  line([210, 246], [210, 330], { width: 2.5 }) +
  line([326, 246], [326, 330], { width: 2.5 }) +
  line([210, 330], [236, 330], { width: 2.5 }) +
  line([300, 330], [326, 330], { width: 2.5 });
/** A bar magnet by its left edge. */
const magnet = (x: number): Part =>
  placed(
    [x, 182],
    [
      box([0, 0], 60, 36, { colour: 'blue', fill: 'full', width: 0 }),
      box([60, 0], 60, 36, { colour: 'red', fill: 'full', width: 0 }),
      text([30, 18], 'S', { colour: 'paper', bold: true, size: 20 }),
      text([90, 18], 'N', { colour: 'paper', bold: true, size: 20 }),
    ],
  );
/** A meter whose needle is turned, from −1 to 1. */
const meter = (reading: number): Part =>
  circle([268, 340], 34, { fill: 'pale', width: 2.5 }) +
  line([268, 352], polar([268, 352], 36, 90 - 52 * reading), { colour: 'red', width: 3 });
const [OUT, IN] = [14, 110];
/** In and out again: the needle shows how fast the magnet moves, and in which direction. */
const swing =
  (from: number, to: number, strength: number) =>
  (progress: number): readonly Part[] => [
    magnet(from + (to - from) * progress * progress * (3 - 2 * progress)),
    meter(strength * 4 * progress * (1 - progress)),
  ];

/** Electromagnetic induction, with a magnet and a coil. */
export const short: Short = {
  scenes: [
    {
      title: 'A magnet makes a current',
      steps: [
        {
          say: 'A coil is connected to a meter. There is no battery.',
          shows: [fade(coil), briefly(fade(meter(0), magnet(OUT)))],
          seconds: 4.6,
        },
        {
          say: 'Move the magnet into the coil: the needle moves. A potential difference is induced.',
          shows: [briefly(running(3, swing(OUT, IN, 0.8)))],
        },
        {
          say: 'Hold it still inside: nothing. A field alone is not enough, it has to change.',
          shows: [briefly(fade(magnet(IN), meter(0)))],
        },
        {
          say: 'Pull it out: the needle moves the other way.',
          shows: [briefly(running(3, swing(IN, OUT, -0.8)))],
          seconds: 4.4,
        },
        {
          say: 'Faster, the needle moves further.',
          shows: [running(1.2, swing(OUT, IN, 1.5))],
          seconds: 4,
        },
      ],
    },
    {
      title: 'How to get more',
      steps: [
        {
          say: 'Move it faster, use a stronger magnet, or a coil with more turns.',
          shows: [
            fade(
              text([70, 150], '1  faster movement', { size: 21, bold: true, anchor: 'start' }),
              text([70, 195], '2  stronger magnet', { size: 21, bold: true, anchor: 'start' }),
              text([70, 240], '3  more turns', { size: 21, bold: true, anchor: 'start' }),
            ),
          ],
        },
        {
          say: 'The induced current always opposes the change: you have to push the magnet in.',
          shows: [
            moving(1.2, (progress) => [
              arrow([90, 310], [90 + 180 * progress + 1, 310], { colour: 'orange', width: 4 }),
            ]),
            fade(text([180, 338], 'work against the field', { colour: 'orange' })),
          ],
        },
        {
          say: 'That work becomes electrical energy. This is how a generator works.',
          shows: [fade(text([180, 400], 'work in, electrical energy out', { size: 20, bold: true }))],
        },
      ],
    },
  ],
};
