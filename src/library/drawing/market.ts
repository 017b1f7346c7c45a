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
  /** A straight curve from a point to another, with its name after the second. */
  readonly straight: (name: string, from: Point, to: Point, stroke?: NamedStroke) => Part;
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
/** Where words are from the middle of an arrow, in pixels. */
export type GapOffset = { readonly dx?: number; readonly dy?: number };
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
  const nameAt = ([px, py]: Point, name: string, { dx = 8, dy = 0, colour = 'ink' }: NamedStroke): Part =>
    plane.label(px, py, name, { dx, dy, colour });
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
    straight: (name, from, to, stroke = {}) => plane.segment(from, to, stroke) + nameAt(to, name, stroke),
    bent: (name, points, stroke = {}) => plane.smooth(points, stroke) + nameAt(points.at(-1) ?? [0, 0], name, stroke),
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

/** A horizontal double arrow with words below its middle, moved right by `dx` and down by `dy`. All in pixels. */
export const gap = (from: Point, to: Point, words: string, { dx = 0, dy = 16 }: GapOffset = {}): Part =>
  line(from, to, { colour: 'muted', width: 2, arrow: 'both' }) +
  text([(from[0] + to[0]) / 2 + dx, from[1] + dy], words, { size: 16 });

/** The names in a diagram of rising demand, and what the axes say before and after. */
export type RisingDemand = {
  readonly supply?: string;
  readonly demand?: string;
  readonly before: MeetWords;
  readonly after: MeetWords;
};

/** Demand rises along an unchanged supply, in a market from 0 to 10. */
export const risingDemand = (
  plane: Market,
  { supply = 'S', demand = 'D', before, after }: RisingDemand,
): readonly Part[] => [
  plane.axes,
  plane.straight(supply, [1, 1], [9, 9], { colour: 'orange' }),
  plane.straight(`${demand}_{1}`, [0.6, 7.4], [7, 1], { colour: 'blue' }),
  plane.straight(`${demand}_{2}`, [3, 9], [9.4, 2.6], { colour: 'violet', dashed: true }),
  plane.meet(4, 4, before),
  plane.meet(6, 6, after),
  plane.shift([1.5, 6.8], [5, 6.8]),
];
