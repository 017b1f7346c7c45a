import { arc, line, type Part, type Point, path, polygon, type Stroke, text } from './figure.ts';
import type { Colour } from './palette.ts';

/** The point halfway between two points. */
export const midpoint = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The distance of two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Direction from one point to another: degrees, anticlockwise from the right. */
export const direction = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(ay - by, bx - ax) * 180) / Math.PI;

/** The angle at `vertex` between two points, marked by an arc and, if given, named. A right angle gets a square. */
export function angle(vertex: Point, from: Point, to: Point, name = '', radius = 34, colour: Colour = 'orange'): Part {
  const start = direction(vertex, from);
  const turn = ((((direction(vertex, to) - start) % 360) + 540) % 360) - 180;
  const middle = ((start + turn / 2) * Math.PI) / 180;
  const nameAt: Point = [vertex[0] + (radius + 18) * Math.cos(middle), vertex[1] - (radius + 18) * Math.sin(middle)];
  const label = name === '' ? '' : text(nameAt, name, { colour, size: 16 });
  return (
    (Math.abs(Math.abs(turn) - 90) < 0.5
      ? rightAngle(vertex, from, to, colour)
      : arc(vertex, radius, start, start + turn, { colour })) + label
  );
}

function rightAngle(vertex: Point, from: Point, to: Point, colour: Colour): Part {
  const along = (target: Point): Point => {
    const share = 16 / distance(vertex, target);
    return [vertex[0] + (target[0] - vertex[0]) * share, vertex[1] + (target[1] - vertex[1]) * share];
  };
  const [a, b] = [along(from), along(to)];
  return path([a, [a[0] + b[0] - vertex[0], a[1] + b[1] - vertex[1]], b], { colour, width: 1.8 });
}

/** A polygon with names at its corners and lengths at its sides; side `i` goes from corner `i` to the next. */
export function shape(
  corners: readonly Point[],
  names: readonly string[] = [],
  sides: readonly string[] = [],
  stroke: Stroke & { readonly fill?: 'none' | 'pale' } = {},
): Part {
  const centre: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  const outwards = (point: Point, by: number): Point => {
    const far = distance(centre, point) || 1;
    return [point[0] + ((point[0] - centre[0]) / far) * by, point[1] + ((point[1] - centre[1]) / far) * by];
  };
  return [
    polygon(corners, stroke),
    ...corners.map((corner, index) => (names[index] ? text(outwards(corner, 18), names[index], { bold: true }) : '')),
    ...corners.map((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      return sides[index] ? text(outwards(midpoint(corner, next), 22), sides[index]) : '';
    }),
  ].join('');
}

/** A length between two points with its size, as in a technical drawing; `offset` in pixels to the left of the direction. */
export function dimension(from: Point, to: Point, words: string, offset = 22, colour: Colour = 'muted'): Part {
  const turn = ((direction(from, to) + 90) * Math.PI) / 180;
  const shift = ([x, y]: Point, by: number): Point => [x + by * Math.cos(turn), y - by * Math.sin(turn)];
  return [
    line(shift(from, offset), shift(to, offset), { colour, width: 1.5, arrow: 'both' }),
    text(shift(midpoint(from, to), offset + 14 * Math.sign(offset)), words, { colour, size: 16 }),
  ].join('');
}
