import { type Frame, fieldArrow, fieldLine, type Pole } from '../../drawing/field.ts';
import {
  arc,
  arrow,
  box,
  circle,
  dot,
  ellipse,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  polar,
  text,
} from '../../drawing/figure.ts';

const FRAME: Frame = { from: [14, 14], to: [566, 346] };
const AXIS = 180;

/** The lines of a magnet with its poles on the axis: from the north pole, and mirrored where they leave the frame. */
function magnetLines(north: number, south: number, angles: readonly number[]): Part[] {
  const poles: Pole[] = [
    { at: [north, AXIS], strength: 1 },
    { at: [south, AXIS], strength: -1 },
  ];
  const mirrored = ([x, y]: Point): Point => [north + south - x, y];
  return angles.flatMap((degrees) => {
    const points = fieldLine(poles, polar([north, AXIS], 7, degrees), FRAME);
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    const arrives = Math.hypot(lastX - south, lastY - AXIS) < 12;
    return arrives
      ? [fieldArrow(points)]
      : [fieldArrow(points, 0.75), fieldArrow([...points].reverse().map(mirrored), 0.3)];
  });
}

const AWAY = [65, 90, 115, 140, 165];
/** Angles on the outer side of a north pole on the left (or right), above and below the axis. */
const leftward = [...AWAY, 180, ...AWAY.map((degrees) => -degrees)];
const rightward = leftward.map((degrees) => 180 - degrees);

const field = (radius: number): Part =>
  arc([280, 180], radius, 50, 228, { colour: 'blue', arrow: 'end' }) +
  arc([280, 180], radius, 230, 408, { colour: 'blue', arrow: 'end' });

/** Turns around a limb of a core between two x coordinates. */
const turns = (from: number, to: number, count: number, colour: 'orange' | 'green'): Part =>
  Array.from({ length: count }, (_, index) => {
    const y = 120 + (index * 128) / (count - 1);
    return line([from, y + 5], [to, y - 5], { colour, width: 4 });
  }).join('');

const pole = (left: number, letter: string, colour: 'red' | 'blue'): Part =>
  box([left, 100], 110, 150, { colour, fill: 'pale' }) + text([left + 55, 175], letter, { bold: true, size: 26 });

export const figures: Figures = {
  'bar-magnet': figure(
    580,
    360,
    ...magnetLines(205, 375, leftward),
    box([190, 150], 100, 60, { colour: 'red', fill: 'pale' }),
    box([290, 150], 100, 60, { colour: 'blue', fill: 'pale' }),
    text([240, AXIS], 'N', { bold: true, size: 24 }),
    text([340, AXIS], 'S', { bold: true, size: 24 }),
  ),
  wire: figure(
    560,
    360,
    field(42),
    field(84),
    field(146),
    circle([280, 180], 15, { width: 2.5, fill: 'pale' }),
    dot([280, 180], 'ink', 5),
    line([294, 190], [440, 290], { colour: 'muted', width: 1.5 }),
    text([466, 308], 'current towards you', { size: 16 }),
  ),
  solenoid: figure(
    580,
    360,
    ...magnetLines(385, 195, rightward),
    box([190, 134], 200, 92, { colour: 'paper', fill: 'full', width: 0 }),
    ...[156, 180, 204].map((y) => arrow([184, y], [396, y], { colour: 'blue', width: 2 })),
    ...Array.from({ length: 9 }, (_, index) =>
      ellipse([202 + index * 22, AXIS], 9, 48, { colour: 'orange', width: 2.5 }),
    ),
    box([410, 166], 28, 28, { colour: 'paper', fill: 'full', width: 0 }),
    box([142, 166], 28, 28, { colour: 'paper', fill: 'full', width: 0 }),
    text([424, AXIS], 'N', { bold: true, size: 22 }),
    text([156, AXIS], 'S', { bold: true, size: 22 }),
  ),
  'motor-effect': figure(
    580,
    350,
    pole(40, 'N', 'red'),
    pole(430, 'S', 'blue'),
    ...[112, 238].map((y) => arrow([164, y], [416, y], { colour: 'muted', width: 1.5 })),
    text([206, 96], 'field', { size: 16, colour: 'muted' }),
    arrow([290, 152], [290, 70], { width: 3 }),
    arrow([313, 175], [380, 175], { width: 3 }),
    arrow([290, 198], [290, 280], { width: 3 }),
    arrow([267, 175], [200, 175], { width: 3 }),
    circle([290, 175], 18, { colour: 'orange', fill: 'pale', width: 2.5 }),
    line([278, 163], [302, 187], { colour: 'orange', width: 2.5 }),
    line([278, 187], [302, 163], { colour: 'orange', width: 2.5 }),
    text([290, 48], 'A', { bold: true, size: 19 }),
    text([396, 175], 'B', { bold: true, size: 19 }),
    text([290, 302], 'C', { bold: true, size: 19 }),
    text([184, 175], 'D', { bold: true, size: 19 }),
    text([330, 318], 'wire, current away from you', { size: 16, anchor: 'start', colour: 'orange' }),
    line([360, 306], [304, 192], { colour: 'orange', width: 1.2 }),
  ),
  transformer: figure(
    580,
    350,
    outline('M200 60H380V310H200ZM250 110V260H330V110Z', { fill: 'none' }),
    box([200, 60], 180, 50, { fill: 'pale', width: 0 }),
    box([200, 260], 180, 50, { fill: 'pale', width: 0 }),
    box([200, 60], 50, 250, { fill: 'pale', width: 0 }),
    box([330, 60], 50, 250, { fill: 'pale', width: 0 }),
    outline('M200 60H380V310H200ZM250 110V260H330V110Z'),
    turns(192, 258, 5, 'orange'),
    turns(322, 388, 10, 'green'),
    line([192, 125], [90, 125], { colour: 'orange', width: 3 }),
    line([192, 253], [90, 253], { colour: 'orange', width: 3 }),
    line([388, 115], [490, 115], { colour: 'green', width: 3 }),
    line([388, 243], [490, 243], { colour: 'green', width: 3 }),
    text([62, 189], 'input', { size: 16 }),
    text([520, 180], 'output', { size: 16 }),
    line([290, 74], [290, 34], { colour: 'muted', width: 1.5 }),
    text([290, 20], 'A', { bold: true, size: 19 }),
    line([194, 190], [144, 190], { colour: 'muted', width: 1.5 }),
    text([130, 190], 'B', { bold: true, size: 19 }),
    line([386, 180], [436, 180], { colour: 'muted', width: 1.5 }),
    text([450, 180], 'C', { bold: true, size: 19 }),
  ),
};
