import { type Part, text } from './figure.ts';
import { type Plot, plot } from './plot.ts';

export type Range = readonly [from: number, to: number, step?: number];

export type CartesianOptions = {
  /** Pixels of the plane; 470 by 320 if left out. */
  readonly width?: number;
  readonly height?: number;
  readonly corner?: readonly [x: number, y: number];
  readonly grid?: boolean;
  /** Whether the axes have numbers; without them it is a sketch. */
  readonly numbers?: boolean;
  readonly titles?: readonly [x: string, y: string];
};

/** The plane of school mathematics: axes through the origin with their names at the ends, and no number at the origin. */
export function cartesian(x: Range, y: Range, options: CartesianOptions = {}): Plot {
  const {
    width = 470,
    height = 320,
    corner = [40, 42],
    grid = false,
    numbers = true,
    titles = ['*x*', '*y*'],
  } = options;
  const plane = plot({ x: axisOf(x, numbers), y: axisOf(y, numbers), corner, width, height, grid });
  const [zeroX, zeroY] = [Math.min(x[1], Math.max(x[0], 0)), Math.min(y[1], Math.max(y[0], 0))];
  const [right, level] = plane.at(x[1], zeroY);
  const [middle, top] = plane.at(zeroX, y[1]);
  const names: Part = text([right + 22, level], titles[0], { anchor: 'start' }) + text([middle, top - 27], titles[1]);
  return { ...plane, axes: plane.axes + names };
}

const MINUS = '\u2212';

function axisOf([from, to, step]: Range, numbers: boolean) {
  const marks: [number, string][] = [];
  if (step !== undefined && numbers)
    for (let at = Math.ceil(from / step - 1e-9); at * step <= to + 1e-9; at += 1) {
      const value = Math.round(at * step * 1e6) / 1e6;
      if (value !== 0) marks.push([value, String(value).replace('-', MINUS)]);
    }
  return { from, to, ...(step === undefined ? {} : { step }), title: '', labels: marks };
}
