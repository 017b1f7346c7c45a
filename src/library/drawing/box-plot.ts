import { box, line, type Part, text } from './figure.ts';
import type { Colour } from './palette.ts';

/** Minimum, lower quartile, median, upper quartile and maximum. */
export type FiveNumbers = readonly [min: number, lower: number, median: number, upper: number, max: number];

export type BoxPlotOptions = {
  /** The pixel of a value on the horizontal axis. */
  readonly at: (value: number) => number;
  /** The height of its centre line, in pixels from the top. */
  readonly y: number;
  readonly height?: number;
  readonly name?: string;
  readonly colour?: Colour;
};

/** A box plot along a horizontal axis, with its name to the left of it. */
export function boxPlot(values: FiveNumbers, { at, y, height = 50, name = '', colour = 'blue' }: BoxPlotOptions): Part {
  const [min, lower, median, upper, max] = values.map(at) as unknown as FiveNumbers;
  const [top, quarter] = [y - height / 2, height / 4];
  return [
    line([min, y], [lower, y], { colour }),
    line([upper, y], [max, y], { colour }),
    ...[min, max].map((x) => line([x, y - quarter], [x, y + quarter], { colour })),
    box([lower, top], upper - lower, height, { colour, fill: 'pale' }),
    line([median, top], [median, top + height], { colour, width: 3.5 }),
    name === '' ? '' : text([min - 20, y], name, { bold: true, size: 19, anchor: 'end' }),
  ].join('');
}

/** A horizontal axis with numbers. */
export function scale(
  from: number,
  to: number,
  step: number,
  at: (value: number) => number,
  y: number,
  title = '',
): Part {
  const count = Math.round((to - from) / step);
  return [
    line([at(from), y], [at(to) + 12, y], { arrow: 'end' }),
    ...Array.from({ length: count + 1 }, (_, index) => {
      const value = from + index * step;
      return (
        line([at(value), y - 5], [at(value), y + 5]) +
        text([at(value), y + 22], String(value), { size: 15, colour: 'muted' })
      );
    }),
    title === '' ? '' : text([(at(from) + at(to)) / 2, y + 46], title, { size: 16 }),
  ].join('');
}
