import { box, circle, type Part, type Point, path, text } from '../../drawing/figure.ts';
import { fade, running, type Short } from '../../drawing/short.ts';

/** Seen from the front: the right side of the heart is on the left of the picture. */
const LUNG_LOOP: readonly Point[] = [
  [150, 290],
  [96, 250],
  [96, 170],
  [180, 150],
  [264, 170],
  [264, 250],
  [210, 290],
];
const BODY_LOOP: readonly Point[] = [
  [210, 310],
  [270, 340],
  [270, 430],
  [180, 452],
  [90, 430],
  [90, 340],
  [150, 310],
];
const vessels: Part =
  path(LUNG_LOOP.slice(0, 4), { colour: 'blue', width: 13 }) +
  path(LUNG_LOOP.slice(3), { colour: 'red', width: 13 }) +
  path(BODY_LOOP.slice(0, 4), { colour: 'red', width: 13 }) +
  path(BODY_LOOP.slice(3), { colour: 'blue', width: 13 });
const organs: Part =
  box([132, 128], 96, 44, { fill: 'pale', width: 2.5, radius: 10 }) +
  text([180, 150], 'lungs', { bold: true }) +
  box([132, 430], 96, 44, { fill: 'pale', width: 2.5, radius: 10 }) +
  text([180, 452], 'body', { bold: true });
const heart: Part =
  box([130, 266], 48, 72, { colour: 'blue', fill: 'pale', width: 3, radius: 8 }) +
  box([182, 266], 50, 72, { colour: 'red', fill: 'pale', width: 6, radius: 8 }) +
  text([154, 302], 'right', { size: 15 }) +
  text([207, 302], 'left', { size: 15 });

function along(points: readonly Point[], share: number): Point {
  const at = Math.min(share, 0.9999) * (points.length - 1);
  const index = Math.floor(at);
  const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (at - index), from[1] + (to[1] - from[1]) * (at - index)];
}
const cells = (loop: readonly Point[], progress: number): readonly Part[] =>
  Array.from({ length: 5 }, (_, index) =>
    circle(along(loop, (index / 5 + progress) % 1), 4.5, { colour: 'paper', fill: 'full', width: 0 }),
  );
/** In tenths of a second, for a small file. */
const stepped = (progress: number, seconds: number): number => (Math.round(progress * seconds * 10) / 10) * 0.16;

/** Double circulation. */
export const short: Short = {
  scenes: [
    {
      title: 'Twice through the heart',
      steps: [
        {
          say: 'The heart is two pumps side by side. Right and left are those of the person.',
          shows: [fade(vessels, organs, heart)],
        },
        {
          say: 'The right side pumps blood with little oxygen to the lungs.',
          shows: [running(20, (progress) => [...cells(LUNG_LOOP, stepped(progress, 20)), organs, heart])],
        },
        {
          say: 'There it takes up oxygen, and returns to the left side.',
          shows: [fade(text([302, 210], 'rich in\noxygen', { size: 15, colour: 'red' }))],
        },
        {
          say: 'The left side pumps it to all other organs, which use the oxygen.',
          shows: [running(16, (progress) => [...cells(BODY_LOOP, stepped(progress, 16)), organs, heart])],
        },
        {
          say: 'Then it returns to the right side: twice through the heart in each round.',
          shows: [fade(text([46, 384], 'poor in\noxygen', { size: 15, colour: 'blue' }))],
        },
      ],
    },
    {
      title: 'Why two pumps?',
      steps: [
        {
          say: 'Blood loses pressure in the fine capillaries of the lungs.',
          shows: [fade(text([180, 160], 'lungs: pressure falls', { size: 20, colour: 'blue', bold: true }))],
          seconds: 5,
        },
        {
          say: 'The second push sends it to the body fast, and at high pressure.',
          shows: [fade(text([180, 210], 'left side: high pressure', { size: 20, colour: 'red', bold: true }))],
        },
        {
          say: 'That is why the left ventricle has the thickest wall.',
          shows: [fade(text([180, 260], 'so: the thickest wall', { size: 20, bold: true }))],
          seconds: 4.6,
        },
      ],
    },
  ],
};
