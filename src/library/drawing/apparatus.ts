import { box, circle, type Fill, line, outline, type Part, type Point, path, polygon, text } from './figure.ts';

const GLASS = { colour: 'ink', width: 2 } as const;
const LIQUID = { colour: 'blue', fill: 'pale', width: 0 } as const;

/** A beaker with its base in the middle of a point, filled to a share of its height. */
export function beaker([x, y]: Point, width: number, height: number, filled = 0.5, liquid: Fill = LIQUID): Part {
  const [left, right, level] = [x - width / 2, x + width / 2, y - height * filled];
  return [
    filled > 0 ? box([left, level], width, y - level, { ...liquid, radius: 4 }) : '',
    filled > 0 ? line([left, level], [right, level], { colour: 'blue', width: 1.5 }) : '',
    path(
      [
        [left - 7, y - height],
        [left, y - height + 6],
        [left, y],
        [right, y],
        [right, y - height + 6],
        [right + 7, y - height],
      ],
      GLASS,
    ),
  ].join('');
}

/** A conical flask on a base point, filled to a share of the height of its body. */
export function conicalFlask([x, y]: Point, width = 100, height = 90, filled = 0.35): Part {
  const neck = width * 0.16;
  const shoulder = y - height * 0.7;
  const at = (share: number): number => width / 2 - (width / 2 - neck) * share;
  const level = y - (y - shoulder) * filled;
  return [
    filled > 0
      ? polygon(
          [
            [x - at(filled), level],
            [x + at(filled), level],
            [x + width / 2, y],
            [x - width / 2, y],
          ],
          LIQUID,
        ) + line([x - at(filled), level], [x + at(filled), level], { colour: 'blue', width: 1.5 })
      : '',
    path(
      [
        [x - neck - 4, y - height],
        [x - neck, y - height + 5],
        [x - neck, shoulder],
        [x - width / 2, y],
        [x + width / 2, y],
        [x + neck, shoulder],
        [x + neck, y - height + 5],
        [x + neck + 4, y - height],
      ],
      GLASS,
    ),
  ].join('');
}

/** A burette with its tap: the upper end in the middle of a point, the tip `height` below it. */
export function burette([x, y]: Point, height = 270, filled = 0.85): Part {
  const body = height - 50;
  const level = y + body * (1 - filled);
  return [
    box([x - 10, level], 20, y + body - level, LIQUID),
    line([x - 10, level], [x + 10, level], { colour: 'blue', width: 1.5 }),
    path(
      [
        [x - 10, y],
        [x - 10, y + body],
        [x - 3, y + body + 8],
        [x - 3, y + height],
        [x + 3, y + height],
        [x + 3, y + body + 8],
        [x + 10, y + body],
        [x + 10, y],
      ],
      GLASS,
    ),
    ...Array.from({ length: 11 }, (_, index) => {
      const mark = y + 18 + (index * (body - 40)) / 10;
      return line([x - 10, mark], [x - 10 + (index % 5 === 0 ? 11 : 7), mark], { width: 1.3 });
    }),
    box([x - 13, y + body + 14], 26, 9, { ...GLASS, fill: 'pale', radius: 3 }),
    circle([x, y + body + 18.5], 6, { ...GLASS, fill: 'pale' }),
  ].join('');
}

/** A stand with a clamp that reaches to a point; the foot of the rod is in the middle of another. */
export function stand([x, y]: Point, height: number, clampAt: Point): Part {
  return [
    line([x, y], [x, y - height], { width: 5, colour: 'muted' }),
    line([x, clampAt[1]], clampAt, { width: 4, colour: 'muted' }),
    box([x - 30, y], 170, 12, { colour: 'muted', fill: 'pale', radius: 3 }),
  ].join('');
}

/** A gas syringe that lies flat, its nozzle at a point, with the plunger drawn out by a share. */
export function gasSyringe([x, y]: Point, length = 170, out = 0.45): Part {
  const plunger = x + 18 + (length - 24) * out;
  return [
    box([x + 18, y - 16], plunger - x - 18, 32, { colour: 'blue', fill: 'pale', width: 0 }),
    path(
      [
        [x, y - 4],
        [x + 18, y - 4],
        [x + 18, y - 18],
        [x + length, y - 18],
      ],
      GLASS,
    ),
    path(
      [
        [x, y + 4],
        [x + 18, y + 4],
        [x + 18, y + 18],
        [x + length, y + 18],
      ],
      GLASS,
    ),
    box([plunger, y - 15], 12, 30, { ...GLASS, fill: 'pale' }),
    line([plunger + 12, y], [plunger + length * 0.62, y], { width: 4 }),
    line([plunger + length * 0.62, y - 14], [plunger + length * 0.62, y + 14], { width: 4 }),
    ...Array.from({ length: 9 }, (_, index) =>
      line([x + 34 + index * ((length - 50) / 8), y - 18], [x + 34 + index * ((length - 50) / 8), y - 9], {
        width: 1.3,
      }),
    ),
  ].join('');
}

/** A test tube that stands upright, the middle of its rounded end at a point. */
export function testTube([x, y]: Point, width = 34, height = 130, filled = 0.4): Part {
  const r = width / 2;
  const level = y - height * filled;
  return [
    outline(`M${x - r} ${level}L${x - r} ${y - r}A${r} ${r} 0 0 0 ${x + r} ${y - r}L${x + r} ${level}Z`, LIQUID),
    line([x - r, level], [x + r, level], { colour: 'blue', width: 1.5 }),
    outline(
      `M${x - r - 4} ${y - height}L${x - r} ${y - height}L${x - r} ${y - r}A${r} ${r} 0 0 0 ${x + r} ${y - r}L${x + r} ${y - height}L${x + r + 4} ${y - height}`,
      GLASS,
    ),
  ].join('');
}

/** A flame or heater below a point, as an arrow with the word. */
export function heat([x, y]: Point, words = 'heat'): Part {
  return (
    line([x, y + 34], [x, y + 4], { colour: 'orange', width: 3, arrow: 'end' }) +
    text([x, y + 46], words, { colour: 'orange', size: 16 })
  );
}

/** Words at the end of a leader line from a part of a picture; `letter` draws a circle around them. */
export function leader(part: Point, end: Point, words: string, letter = false): Part {
  const side = end[0] >= part[0] ? 1 : -1;
  const anchor = letter ? 'middle' : side > 0 ? 'start' : 'end';
  return [
    line(part, [end[0] - side * 8, end[1]], { colour: 'muted', width: 1.5 }),
    letter ? circle([end[0] + side * 10, end[1]], 18) : '',
    text(letter ? [end[0] + side * 10, end[1]] : end, words, { anchor, bold: letter }),
  ].join('');
}
