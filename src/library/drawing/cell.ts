import { box, circle, curve, dot, ellipse, line, type Part, type Point, path, placed, text } from './figure.ts';
import type { Colour } from './palette.ts';

/** How words stand at the free end of a leader line. */
export type LabelStyle = {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
};

/** A name at `from`, with a thin line from its edge to a small dot at `to`, the thing that it names. */
export function named(from: Point, to: Point, words: string, style: LabelStyle = {}): Part {
  const { anchor = 'start', size = 15, bold = false, colour = 'ink' } = style;
  const [x, y] = from;
  const gap = { start: 5, middle: 0, end: -5 }[anchor];
  const lines = words.split('\n').length;
  const lift = anchor === 'middle' ? Math.sign(to[1] - y) * (size * 0.65 * lines + 2) : 0;
  return [
    line([x, y + lift], to, { width: 1.3, colour: 'muted' }),
    dot(to, 'muted', 3),
    text([x + gap, y], words, { anchor, size, bold, colour }),
  ].join('');
}

/** A step of a flow chart: words in a rounded box with its centre at a point. */
export const step = (
  [x, y]: Point,
  width: number,
  height: number,
  words: string,
  colour: Colour = 'blue',
  size = 15,
): Part =>
  box([x - width / 2, y - height / 2], width, height, { colour, fill: 'pale', radius: 8 }) +
  text([x, y], words, { size });

/** A mitochondrion with folds of its inner membrane, `length` pixels long. */
export function mitochondrion(centre: Point, length = 46, turned = 0): Part {
  const [a, b] = [length / 2, length / 4];
  const folds = [-0.6, -0.2, 0.2, 0.6].map((share, index) => {
    const edge = index % 2 === 0 ? -b * 0.75 : b * 0.75;
    return line([share * a, edge], [share * a, -edge * 0.25], { colour: 'orange', width: 1.6 });
  });
  return placed(centre, [ellipse([0, 0], a, b, { colour: 'orange', fill: 'pale' }), ...folds], turned);
}

/** A chloroplast with stacks of membranes, `length` pixels long. */
export function chloroplast(centre: Point, length = 48, turned = 0): Part {
  const [a, b] = [length / 2, length / 3.6];
  const stacks = [-0.5, 0, 0.5].flatMap((share) =>
    [-5, 0, 5].map((y) => line([share * a - 4, y], [share * a + 4, y], { colour: 'green', width: 2 })),
  );
  return placed(centre, [ellipse([0, 0], a, b, { colour: 'green', fill: 'pale' }), ...stacks], turned);
}

/** A nucleus with its nucleolus. */
export const nucleus = (centre: Point, radius = 26): Part =>
  circle(centre, radius, { colour: 'violet', fill: 'pale' }) +
  circle([centre[0] + radius * 0.2, centre[1] - radius * 0.15], radius * 0.32, {
    colour: 'violet',
    fill: 'full',
    opacity: 0.55,
    width: 0,
  });

/** Ribosomes: small dots. */
export const ribosomes = (...points: readonly Point[]): Part => points.map((point) => dot(point, 'ink', 2.6)).join('');

/** A phospholipid with its round head at a point and its two tails pointing up or down. */
export function phospholipid([x, y]: Point, isUp: boolean, tail = 30): Part {
  const sign = isUp ? -1 : 1;
  const leg = (dx: number): Part =>
    curve(
      [
        [x + dx, y + sign * 8],
        [x + dx + 2, y + sign * (8 + tail / 3)],
        [x + dx - 2, y + sign * (8 + (2 * tail) / 3)],
        [x + dx, y + sign * (8 + tail)],
      ],
      { colour: 'orange', width: 1.8 },
    );
  return leg(-4) + leg(4) + circle([x, y], 8, { colour: 'blue', fill: 'pale' });
}

/** A Punnett square: the gametes of one parent above, of the other on the left, and the offspring inside. */
export function punnett(
  corner: Point,
  side: number,
  top: readonly string[],
  left: readonly string[],
  inside: readonly (readonly string[])[],
): Part {
  const [x, y] = corner;
  return [
    ...top.map((words, column) => text([x + (column + 0.5) * side, y - 20], words, { bold: true, size: 20 })),
    ...left.map((words, row) => text([x - 22, y + (row + 0.5) * side], words, { bold: true, size: 20 })),
    ...inside.flatMap((row, r) =>
      row.flatMap((words, c) => [
        box([x + c * side, y + r * side], side, side),
        text([x + (c + 0.5) * side, y + (r + 0.5) * side], words, { size: 20 }),
      ]),
    ),
  ].join('');
}

/** A person in a family tree: a square for a male, a circle for a female, filled if affected, with a number below. */
export function person([x, y]: Point, sex: 'male' | 'female', isAffected: boolean, name = ''): Part {
  const fill = isAffected ? 'full' : 'none';
  const shape =
    sex === 'male'
      ? box([x - 15, y - 15], 30, 30, { colour: 'blue', fill })
      : circle([x, y], 16, { colour: 'blue', fill });
  return shape + (name === '' ? '' : text([x, y + 29], name, { size: 15 }));
}

/** A bracket below a width, with words. */
export const brace = (from: Point, to: Point, words: string): Part =>
  path([[from[0], from[1] - 6], from, to, [to[0], to[1] - 6]], { width: 1.5, colour: 'muted' }) +
  text([(from[0] + to[0]) / 2, from[1] + 14], words, { size: 15 });
