import { arrow, curve, dot, line, type Part, type Point, path, polygon, type Stroke, text } from './figure.ts';
import type { Colour } from './palette.ts';

export type Axis = {
  readonly from: number;
  readonly to: number;
  /** Distance of the numbers; left out: no numbers. */
  readonly step?: number;
  /** With the unit, such as `*t* / s`. */
  readonly title: string;
  /** Words instead of numbers, by value. */
  readonly labels?: readonly (readonly [value: number, words: string])[];
};

export type PlotOptions = {
  readonly x: Axis;
  readonly y: Axis;
  /** Upper left corner and size of the plane in pixels, without the titles of the axes. */
  readonly corner?: Point;
  readonly width?: number;
  readonly height?: number;
  /** Whether a grid is drawn; with steps only. */
  readonly grid?: boolean;
};

/** A coordinate plane: `axes` draws it, and the other functions draw into it, in the units of its axes. */
export type Plot = {
  readonly axes: Part;
  /** The pixel of a point. */
  readonly at: (x: number, y: number) => Point;
  /** The graph of a function, from one x to another; both ends of the axis if left out. */
  readonly graph: (of: (x: number) => number, stroke?: Stroke, from?: number, to?: number) => Part;
  /** Straight lines through points. */
  readonly lines: (points: readonly Point[], stroke?: Stroke) => Part;
  /** One straight line, from a point to another. */
  readonly segment: (from: Point, to: Point, stroke?: Stroke) => Part;
  /** A smooth curve through points. */
  readonly smooth: (points: readonly Point[], stroke?: Stroke) => Part;
  /** An area with straight edges between its corners. */
  readonly area: (colour: Colour, ...corners: readonly Point[]) => Part;
  readonly point: (x: number, y: number, colour?: Colour) => Part;
  /** Measured points as crosses. */
  readonly crosses: (points: readonly Point[], colour?: Colour) => Part;
  /** Words beside a point; `dx` and `dy` in pixels, downwards. */
  readonly label: (x: number, y: number, words: string, options?: LabelOptions) => Part;
  /** Dashed lines from a point to both axes. */
  readonly drop: (x: number, y: number, colour?: Colour) => Part;
};
export type LabelOptions = {
  readonly dx?: number;
  readonly dy?: number;
  readonly colour?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
};

const SAMPLES = 120;
const MINUS = '\u2212';
const numberText = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace('-', MINUS);

/** A coordinate plane whose axes cross at zero, or at the edge that is nearest to it. */
export function plot({ x, y, corner = [70, 24], width = 420, height = 280, grid = false }: PlotOptions): Plot {
  const at = (px: number, py: number): Point => [
    corner[0] + ((px - x.from) / (x.to - x.from)) * width,
    corner[1] + height - ((py - y.from) / (y.to - y.from)) * height,
  ];
  const [zeroX, zeroY] = [Math.min(x.to, Math.max(x.from, 0)), Math.min(y.to, Math.max(y.from, 0))];
  const axes = [
    ...(grid ? gridOf(x, y, at) : []),
    arrow(at(x.from, zeroY), [at(x.to, zeroY)[0] + 14, at(x.to, zeroY)[1]], { width: 1.8 }),
    arrow(at(zeroX, y.from), [at(zeroX, y.to)[0], at(zeroX, y.to)[1] - 14], { width: 1.8 }),
    ...marksOf(x).map(([value, words]) => {
      const [px, py] = at(value, zeroY);
      return (
        line([px, py - 4], [px, py + 4], { width: 1.5 }) + text([px, py + 18], words, { size: 15, colour: 'muted' })
      );
    }),
    ...marksOf(y).map(([value, words]) => {
      const [px, py] = at(zeroX, value);
      const style = { size: 15, colour: 'muted', anchor: 'end' } as const;
      return line([px - 4, py], [px + 4, py], { width: 1.5 }) + text([px - 10, py], words, style);
    }),
    text([corner[0] + width / 2, corner[1] + height + 44], x.title, { size: 16 }),
    text([corner[0] - 52, corner[1] + height / 2], y.title, { size: 16, turned: 90 }),
  ].join('');
  const toPixels = (points: readonly Point[]): Point[] => points.map(([px, py]) => at(px, py));
  const lines: Plot['lines'] = (points, stroke = {}) =>
    path(toPixels(points), { colour: 'blue', width: 2.5, ...stroke });
  return {
    axes,
    at,
    graph: (of, stroke = {}, from = x.from, to = x.to) =>
      path(
        Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
          const value = from + ((to - from) * index) / SAMPLES;
          return at(value, of(value));
        }).filter(([, py]) => py >= corner[1] - 1 && py <= corner[1] + height + 1),
        { colour: 'blue', width: 2.5, ...stroke },
      ),
    lines,
    segment: (from, to, stroke) => lines([from, to], stroke),
    smooth: (points, stroke = {}) => curve(toPixels(points), { colour: 'blue', width: 2.5, ...stroke }),
    area: (colour, ...corners) => polygon(toPixels(corners), { colour, fill: 'pale', width: 0 }),
    point: (px, py, colour = 'ink') => dot(at(px, py), colour, 5),
    crosses: (points, colour = 'ink') =>
      toPixels(points)
        .map(
          ([px, py]) =>
            line([px - 5, py - 5], [px + 5, py + 5], { colour }) + line([px - 5, py + 5], [px + 5, py - 5], { colour }),
        )
        .join(''),
    label: (px, py, words, { dx = 10, dy = -14, colour = 'ink', anchor = 'start', size = 16 } = {}) => {
      const [left, top] = at(px, py);
      return text([left + dx, top + dy], words, { colour, anchor, size });
    },
    drop: (px, py, colour = 'muted') =>
      line(at(px, py), at(px, zeroY), { colour, width: 1.5, dashed: true }) +
      line(at(px, py), at(zeroX, py), { colour, width: 1.5, dashed: true }),
  };
}

function gridOf(x: Axis, y: Axis, at: Plot['at']): Part[] {
  const style = { colour: 'grid', width: 1.2 } as const;
  return [
    ...stepsOf(x).map((value) => line(at(value, y.from), at(value, y.to), style)),
    ...stepsOf(y).map((value) => line(at(x.from, value), at(x.to, value), style)),
  ];
}

function stepsOf({ from, to, step }: Axis): number[] {
  if (step === undefined) return [];
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const marksOf = (axis: Axis): readonly (readonly [number, string])[] =>
  axis.labels ?? stepsOf(axis).map((value) => [value, numberText(value)] as const);
