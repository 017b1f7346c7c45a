import { box, circle, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, briefly, fade, formula, type Short, wipe } from '../../drawing/short.ts';

const ball = (at: Point, isRed: boolean, radius = 15): Part =>
  circle(at, radius, { colour: isRed ? 'red' : 'blue', fill: 'full', width: 0 }) +
  text(at, isRed ? 'R' : 'B', { colour: 'paper', size: 16, bold: true });
const bag: Part =
  box([90, 150], 180, 120, { colour: 'muted', fill: 'pale', width: 2.5, radius: 18 }) +
  ball([128, 188], true) +
  ball([180, 182], true) +
  ball([232, 190], true) +
  ball([152, 236], false) +
  ball([208, 236], false);

const ROOT: Point = [30, 270];
const FIRST: readonly Point[] = [
  [140, 195],
  [140, 345],
];
const SECOND: readonly Point[] = [
  [262, 160],
  [262, 230],
  [262, 310],
  [262, 380],
];
const branch = (from: Point, to: Point, words: string, above: boolean): Part => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const start: Point = [from[0] + (dx / length) * 17, from[1] + (dy / length) * 17];
  const end: Point = [to[0] - (dx / length) * 19, to[1] - (dy / length) * 19];
  return (
    line(start, end, { width: 2.5 }) +
    text([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + (above ? -18 : 20)], words, { size: 16 })
  );
};
const [R, B] = FIRST;
const [RR, RB, BR, BB] = SECOND;
const at = (point: Point | undefined): Point => point ?? [0, 0];
const firstDraw: Part =
  branch(ROOT, at(R), '3/5', true) +
  branch(ROOT, at(B), '2/5', false) +
  ball(at(R), true) +
  ball(at(B), false) +
  circle(ROOT, 5, { fill: 'full', width: 0 });
const secondDraw: Part =
  branch(at(R), at(RR), '2/4', true) +
  branch(at(R), at(RB), '2/4', false) +
  branch(at(B), at(BR), '3/4', true) +
  branch(at(B), at(BB), '1/4', false) +
  ball(at(RR), true) +
  ball(at(RB), false) +
  ball(at(BR), true) +
  ball(at(BB), false);
const result = (point: Point | undefined, words: string, isBold = false): Part =>
  text([at(point)[0] + 24, at(point)[1]], words, { anchor: 'start', size: 17, bold: isBold });

/** A tree diagram without replacement. */
export const short: Short = {
  scenes: [
    {
      title: 'Two balls, without replacement',
      steps: [
        {
          say: 'A bag contains 3 red and 2 blue balls. Take two, one after the other.',
          shows: [fade(bag)],
        },
        {
          say: 'The first ball is not put back, so only 4 are left for the second draw.',
          shows: [fade(text([180, 320], '5 balls, then 4', { size: 22, bold: true }))],
        },
      ],
    },
    {
      title: 'Draw the tree',
      steps: [
        { say: 'For the first ball, red has the probability 3/5, blue 2/5.', shows: [wipe(firstDraw)] },
        {
          say: 'After a red ball, 2 of the remaining 4 are red. After a blue ball, 3 of 4.',
          shows: [wipe(secondDraw)],
        },
        {
          say: 'Multiply along a path: two red balls have the probability 3/10.',
          shows: [
            fade(result(RR, '6/20')),
            briefly(
              fade(formula([180, 450], String.raw`\frac35 \times \frac24 = \frac{6}{20} = \frac{3}{10}`, { size: 22 })),
            ),
          ],
        },
        {
          say: 'One of each colour has two paths. Add them: 6/20 and 6/20 make 3/5.',
          shows: [
            fade(result(RB, '6/20', true), result(BR, '6/20', true)),
            after(
              0.6,
              briefly(
                fade(
                  formula([180, 450], String.raw`\frac{6}{20} + \frac{6}{20} = \frac{12}{20} = \frac35`, { size: 22 }),
                ),
              ),
            ),
          ],
        },
        {
          say: 'All paths together make 1. Use that to check your tree.',
          shows: [
            fade(result(BB, '2/20')),
            fade(formula([180, 450], String.raw`\frac{6 + 6 + 6 + 2}{20} = 1`, { size: 22 })),
          ],
        },
      ],
    },
  ],
};
