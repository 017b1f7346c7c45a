import { arrow, circle, dot, line, outline, type Part, type Point, path, placed, text } from './figure.ts';
import { direction, distance, midpoint } from './geometry.ts';

/** What can stand between two points of a circuit (symbols as in IEC 60617). */
export type Component =
  | 'wire'
  | 'resistor'
  | 'variable-resistor'
  | 'thermistor'
  | 'light-dependent-resistor'
  | 'lamp'
  | 'cell'
  | 'battery'
  | 'open-switch'
  | 'closed-switch'
  | 'ammeter'
  | 'voltmeter'
  | 'motor'
  | 'diode'
  | 'led'
  | 'fuse'
  | 'capacitor';

const W = 2;
/** The symbols along the x axis, centred on the origin, with the length that they interrupt. */
const SYMBOLS: { readonly [C in Component]: { readonly length: number; readonly parts: readonly Part[] } } = {
  wire: { length: 0, parts: [] },
  resistor: { length: 52, parts: [rectangle()] },
  'variable-resistor': { length: 52, parts: [rectangle(), arrow([-24, 24], [24, -24], { width: W })] },
  thermistor: {
    length: 52,
    parts: [
      rectangle(),
      path([
        [-32, 20],
        [-20, 20],
        [22, -20],
      ]),
    ],
  },
  'light-dependent-resistor': {
    length: 52,
    parts: [rectangle(), arrow([-22, -36], [-8, -16], { width: W }), arrow([-4, -36], [10, -16], { width: W })],
  },
  lamp: { length: 40, parts: [circle([0, 0], 20), line([-14, -14], [14, 14]), line([-14, 14], [14, -14])] },
  cell: { length: 10, parts: [line([-5, -18], [-5, 18]), line([5, -9], [5, 9], { width: 4 })] },
  battery: {
    length: 46,
    parts: [
      line([-23, -18], [-23, 18]),
      line([-14, -9], [-14, 9], { width: 4 }),
      line([-14, 0], [14, 0], { dashed: true, width: 1.5 }),
      line([14, -18], [14, 18]),
      line([23, -9], [23, 9], { width: 4 }),
    ],
  },
  'open-switch': { length: 44, parts: [dot([-22, 0]), dot([22, 0]), line([-22, 0], [16, -20])] },
  'closed-switch': { length: 44, parts: [dot([-22, 0]), dot([22, 0]), line([-22, 0], [22, 0])] },
  ammeter: { length: 40, parts: [circle([0, 0], 20)] },
  voltmeter: { length: 40, parts: [circle([0, 0], 20)] },
  motor: { length: 40, parts: [circle([0, 0], 20)] },
  diode: { length: 28, parts: [diode()] },
  led: {
    length: 28,
    parts: [diode(), arrow([4, -20], [16, -34], { width: W }), arrow([14, -16], [26, -30], { width: W })],
  },
  fuse: { length: 52, parts: [rectangle(), line([-26, 0], [26, 0])] },
  capacitor: { length: 14, parts: [line([-7, -18], [-7, 18]), line([7, -18], [7, 18])] },
};

/** Letters inside a symbol, upright in every direction. */
const LETTERS: { readonly [C in Component]?: string } = { ammeter: 'A', voltmeter: 'V', motor: 'M' };

function rectangle(): Part {
  return outline('M-26 -11H26V11H-26Z');
}
function diode(): Part {
  return outline('M-14 -14L14 0L-14 14Z', { fill: 'pale' }) + line([14, -14], [14, 14]);
}

/**
 * A component in the middle of a wire from one point to another, with its name beside it: above, or to the left, of the
 * direction if `offset` is positive (pixels).
 */
export function component(kind: Component, from: Point, to: Point, name = '', offset = 34): Part {
  const { length, parts } = SYMBOLS[kind];
  const turn = direction(from, to);
  const half = (distance(from, to) - length) / 2;
  const share = half / distance(from, to);
  const along = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const middle = midpoint(from, to);
  const side = ((turn + 90) * Math.PI) / 180;
  const nameAt: Point = [middle[0] + offset * Math.cos(side), middle[1] - offset * Math.sin(side)];
  const letter = LETTERS[kind];
  return [
    length === 0 ? line(from, to) : line(from, along(share)) + line(along(1 - share), to),
    placed(middle, parts, turn),
    letter === undefined ? '' : text(middle, letter, { bold: true, size: 19 }),
    name === '' ? '' : text(nameAt, name, { size: 16 }),
  ].join('');
}

/** Wires through all points. */
export const wire = (...points: readonly Point[]): Part => path(points);
/** A place where wires join. */
export const junction = (position: Point): Part => dot(position, 'ink', 4.5);
