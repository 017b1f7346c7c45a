import { COLOURS, type Colour, FILLS } from './palette.ts';

/** A fragment of SVG: what every function of the drawing kit returns. Lengths are in pixels of the figure. */
export type Part = string;
export type Point = readonly [x: number, y: number];

/** A drawing. Its description stands where the figure is used, in a note or a question. */
export type Figure = { readonly width: number; readonly height: number; readonly parts: readonly Part[] };
/** The figures of a topic, by the name of their file without an ending. */
export type Figures = { readonly [name: string]: Figure };

/** A drawing of a width and a height in pixels. */
export const figure = (width: number, height: number, ...parts: readonly (Part | readonly Part[])[]): Figure => ({
  width,
  height,
  parts: parts.flat(),
});

export type Stroke = {
  readonly colour?: Colour;
  /** Width in pixels; 2 if left out. */
  readonly width?: number;
  readonly dashed?: boolean;
  /** An arrow head at the end, or at both. */
  readonly arrow?: 'end' | 'both';
};

export type Fill = Stroke & {
  /** `none`, `pale` (a light tint of the colour), or `full`. */
  readonly fill?: 'none' | 'pale' | 'full';
  /** Opacity of the fill from 0 to 1. */
  readonly opacity?: number;
};

const round = (value: number): number => Math.round(value * 100) / 100;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

function strokeOf({ colour = 'ink', width = 2, dashed = false, arrow }: Stroke): string {
  const dash = dashed ? ` stroke-dasharray="${width * 3} ${width * 2.5}"` : '';
  const end = arrow === undefined ? '' : ` marker-end="url(#head-${colour})"`;
  const start = arrow === 'both' ? ` marker-start="url(#head-${colour})"` : '';
  return `stroke="${COLOURS[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}${start}${end}`;
}

function fillOf({ colour = 'ink', fill = 'none', opacity = 1 }: Fill): string {
  const paint = { none: 'none', pale: FILLS[colour], full: COLOURS[colour] }[fill];
  return `fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;
}

/** A straight line. */
export const line = (from: Point, to: Point, stroke: Stroke = {}): Part => path([from, to], stroke);

/** A vector from one point to another. */
export const arrow = (from: Point, to: Point, stroke: Stroke = {}): Part =>
  line(from, to, { width: 2.5, arrow: 'end', ...stroke });

/** Straight lines from point to point. */
export const path = (points: readonly Point[], stroke: Fill = {}): Part =>
  `<path d="M${points.map(at).join('L')}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** A closed shape. */
export const polygon = (points: readonly Point[], stroke: Fill = {}): Part =>
  `<path d="M${points.map(at).join('L')}Z" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** A smooth curve through the points (Catmull–Rom). */
export function curve(points: readonly Point[], stroke: Fill & { readonly closed?: boolean } = {}): Part {
  const { closed = false } = stroke;
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `<path d="M${at(point(0))}${pieces.join('')}${closed ? 'Z' : ''}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;
}

/** Any outline, in the syntax of an SVG path's `d`. */
export const outline = (d: string, stroke: Fill = {}): Part => `<path d="${d}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** A circle around a point. */
export const circle = ([x, y]: Point, radius: number, stroke: Fill = {}): Part =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** An ellipse around a point, with its two radii. */
export const ellipse = ([x, y]: Point, rx: number, ry: number, stroke: Fill = {}): Part =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** A filled point. */
export const dot = (centre: Point, colour: Colour = 'ink', radius = 4): Part =>
  circle(centre, radius, { colour, fill: 'full', width: 0 });

/** A rectangle by its top left corner; `radius` rounds its corners. */
export const box = (
  [x, y]: Point,
  width: number,
  height: number,
  stroke: Fill & { readonly radius?: number } = {},
): Part =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${stroke.radius ?? 0}" ${fillOf(stroke)} ${strokeOf(stroke)}/>`;

/** Part of a circle; angles in degrees, anticlockwise from the right. */
export function arc([x, y]: Point, radius: number, from: number, to: number, stroke: Stroke = {}): Part {
  const end = (degrees: number): Point => polar([x, y], radius, degrees);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return outline(`M${at(end(from))}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${at(end(to))}`, stroke);
}

/** The point at a distance from a centre; the angle in degrees, anticlockwise from the right. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos((degrees * Math.PI) / 180),
  y - distance * Math.sin((degrees * Math.PI) / 180),
];

export type TextStyle = {
  readonly colour?: Colour;
  /** Height of the letters in pixels; 17 if left out. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** Degrees, anticlockwise. */
  readonly turned?: number;
};

/**
 * Words at a point, vertically centred on it. `*x*` is italic, `_{0}` is lowered and `^{2}` is raised; a line break
 * starts a new line.
 */
export function text(position: Point, words: string, style: TextStyle = {}): Part {
  const { colour = 'ink', size = 17, anchor = 'middle', bold = false, turned = 0 } = style;
  const [x, y] = position;
  const lines = words.split('\n');
  const spans = lines
    .map((each, row) => {
      const dy = (row - (lines.length - 1) / 2) * size * 1.25 + size * 0.35;
      return `<tspan x="${round(x)}" y="${round(y + dy)}">${spanned(each, size)}</tspan>`;
    })
    .join('');
  const turn = turned === 0 ? '' : ` transform="rotate(${-turned} ${at(position)})"`;
  return `<text font-size="${size}" fill="${COLOURS[colour]}" text-anchor="${anchor}"${bold ? ' font-weight="600"' : ''}${turn}>${spans}</text>`;
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const PIECE = /\*([^*]{1,80})\*|_\{([^{}]{0,40})\}|\^\{([^{}]{0,40})\}/g;

function spanned(words: string, size: number): string {
  let done = 0;
  let spans = '';
  for (const found of words.matchAll(PIECE)) {
    const [whole, italic, low, high] = found;
    spans += escaped(words.slice(done, found.index));
    done = found.index + whole.length;
    if (italic !== undefined) spans += `<tspan font-style="italic">${escaped(italic)}</tspan>`;
    else {
      const shift = low === undefined ? -0.38 : 0.22;
      // A shift holds for the rest of a line, so an empty span takes it back.
      spans += `<tspan font-size="${round(size * 0.72)}" dy="${round(size * shift)}">${escaped(low ?? high ?? '')}</tspan>`;
      spans += `<tspan dy="${round(-size * shift)}">\u200b</tspan>`;
    }
  }
  return spans + escaped(words.slice(done));
}

/** Parts moved, and turned about the origin by degrees (anticlockwise) before. */
export const placed = ([x, y]: Point, parts: readonly Part[], turned = 0): Part =>
  `<g transform="translate(${at([x, y])})${turned === 0 ? '' : ` rotate(${-turned})`}">${parts.join('')}</g>`;

/** Arrow heads in every colour, for the definitions of an SVG document. */
export const HEADS: Part = (Object.keys(COLOURS) as Colour[])
  .map(
    (colour) =>
      `<marker id="head-${colour}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0.8L10 5L0 9.2Z" fill="${COLOURS[colour]}"/></marker>`,
  )
  .join('');

/** The figure as a complete SVG document on white. */
export const svgOf = ({ width, height, parts }: Figure): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3 Variable', 'Source Sans 3', sans-serif"><defs>${HEADS}</defs><rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join('')}</svg>`;
