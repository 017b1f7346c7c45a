import { beaker } from '../apparatus.ts';
import { component } from '../circuit.ts';
import { arrow, box, type Part, type Point, path, text } from '../figure.ts';

export type CellOptions = {
  /** Thickness of the electrodes in pixels. */
  readonly thick?: { readonly anode: number; readonly cathode: number };
  readonly width?: number;
};

/** Where the parts of an electrolysis cell are. */
export type CellPlaces = {
  readonly anode: Point;
  readonly cathode: Point;
  readonly supply: Point;
  readonly liquid: Point;
};

/** The points of a cell at which its parts are labelled. The point is the middle of its base. */
export function cellPlaces([x, y]: Point, width = 260): CellPlaces {
  return {
    anode: [x - width * 0.25, y - 110],
    cathode: [x + width * 0.25, y - 110],
    supply: [x, y - 250],
    liquid: [x + width * 0.4, y - 30],
  };
}

/**
 * A cell for electrolysis: a vessel with its base in the middle of a point, the anode (+) on the left and the cathode (−)
 * on the right, joined by a battery above.
 */
export function electrolysisCell(
  [x, y]: Point,
  { thick = { anode: 18, cathode: 18 }, width = 260 }: CellOptions = {},
): Part {
  const { anode, cathode, supply } = cellPlaces([x, y], width);
  const rod = ([ex]: Point, thickness: number): Part =>
    box([ex - thickness / 2, y - 190], thickness, 160, { fill: 'pale', colour: 'ink', width: 2, radius: 2 });
  return [
    beaker([x, y], width, 160, 0.82),
    rod(anode, thick.anode),
    rod(cathode, thick.cathode),
    path([
      [anode[0], y - 190],
      [anode[0], supply[1]],
    ]),
    path([
      [cathode[0], y - 190],
      [cathode[0], supply[1]],
    ]),
    component('battery', [anode[0], supply[1]], [cathode[0], supply[1]]),
    text([anode[0] - thick.anode / 2 - 14, y - 180], '+', { bold: true, size: 22 }),
    text([cathode[0] + thick.cathode / 2 + 14, y - 180], '−', { bold: true, size: 22 }),
  ].join('');
}

/** An ion that moves, as its symbol with an arrow; `towards` is −1 for left and 1 for right. */
export function movingIon([x, y]: Point, words: string, towards: -1 | 1): Part {
  return (
    text([x - towards * 14, y], words, { bold: true, size: 16 }) +
    arrow([x + towards * 8, y], [x + towards * 36, y], { width: 2 })
  );
}
