import { arrow, dot, line, type Part, type Point, type Stroke, text } from './figure.ts';
import { type Axis, type Plot, plot } from './plot.ts';

/* Diagrams of markets: price against quantity, with named curves, equilibria and shifts. */

export type MarketOptions = {
  /** `Quantity` from 0 to 10 without numbers if left out. */
  readonly x?: Partial<Axis>;
  /** `Price` from 0 to 10 without numbers if left out. */
  readonly y?: Partial<Axis>;
  readonly grid?: boolean;
  readonly corner?: Point;
  readonly width?: number;
  readonly height?: number;
};

export type Market = Plot & {
  /** A straight curve through points, with its name after the last one. */
  readonly straight: (name: string, points: readonly Point[], stroke?: NamedStroke) => Part;
  /** A smooth curve through points, with its name after the last one. */
  readonly bent: (name: string, points: readonly Point[], stroke?: NamedStroke) => Part;
  /** A point with dashed lines to both axes, its name, and words at the axes. */
  readonly meet: (x: number, y: number, words?: MeetWords) => Part;
  /** Words at a place of the price axis, to its left. */
  readonly atPrice: (y: number, words: string) => Part;
  /** Words at a place of the quantity axis, below it. */
  readonly atQuantity: (x: number, words: string) => Part;
  /** An arrow from one point to another that shows a shift or a movement. */
  readonly shift: (from: Point, to: Point, stroke?: Stroke) => Part;
};

export type NamedStroke = Stroke & { readonly dx?: number; readonly dy?: number };
export type MeetWords = {
  readonly name?: string;
  readonly x?: string;
  readonly y?: string;
  /** Where the name stands from the point, in pixels. */
  readonly dx?: number;
  readonly dy?: number;
};

/** The plane of a market, 560 by 370 pixels with its titles. */
export function market({ x = {}, y = {}, ...rest }: MarketOptions = {}): Market {
  const plane = plot({
    x: { from: 0, to: 10, title: 'Quantity', ...x },
    y: { from: 0, to: 10, title: 'Price', ...y },
    ...rest,
  });
  const nameOf = (name: string, points: readonly Point[], { dx = 8, dy = 0, colour = 'ink' }: NamedStroke): Part => {
    const [last = [0, 0]] = points.slice(-1);
    return plane.label(last[0], last[1], name, { dx, dy, colour });
  };
  const atPrice = (value: number, words: string): Part => {
    const [px, py] = plane.at(0, value);
    return text([px - 8, py], words, { anchor: 'end', size: 16 });
  };
  const atQuantity = (value: number, words: string): Part => {
    const [px, py] = plane.at(value, 0);
    return text([px, py + 16], words, { size: 16 });
  };
  return {
    ...plane,
    straight: (name, points, stroke = {}) => plane.lines(points, stroke) + nameOf(name, points, stroke),
    bent: (name, points, stroke = {}) => plane.smooth(points, stroke) + nameOf(name, points, stroke),
    meet: (px, py, words = {}) =>
      [
        plane.drop(px, py),
        dot(plane.at(px, py), 'ink', 5),
        words.name === undefined
          ? ''
          : plane.label(px, py, words.name, { dx: words.dx ?? 0, dy: words.dy ?? -18, anchor: 'middle' }),
        words.x === undefined ? '' : atQuantity(px, words.x),
        words.y === undefined ? '' : atPrice(py, words.y),
      ].join(''),
    atPrice,
    atQuantity,
    shift: (from, to, stroke = {}) => arrow(plane.at(...from), plane.at(...to), { colour: 'muted', ...stroke }),
  };
}

/** A horizontal double arrow with words below it, or above; `dx` moves the words to the right. All in pixels. */
export const gap = (from: Point, to: Point, words: string, below = true, dx = 0): Part =>
  line(from, to, { colour: 'muted', width: 2, arrow: 'both' }) +
  text([(from[0] + to[0]) / 2 + dx, from[1] + (below ? 16 : -16)], words, { size: 16 });
