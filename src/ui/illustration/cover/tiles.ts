import { seededRandom } from '../../accent/subject-accent.ts';

/** The edge of a tile, in units. */
export const TILE = 40;

/** Which colour a tile has. */
export type TileTone = 'accent' | 'tint' | 'faint' | 'warm';

/** One shape of the pattern; `d` is a path with absolute coordinates. */
export type Tile = { readonly tone: TileTone; readonly d: string };

/** Corners of a tile, clockwise from the top left. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

const at = (x: number, y: number): string => `${x} ${y}`;

/** A quarter of a disc around a corner. */
function quarter(x: number, y: number, corner: number): string {
  const [cx, cy] = CORNERS[corner % 4] ?? CORNERS[0];
  const [ax, ay] = CORNERS[(corner + 1) % 4] ?? CORNERS[0];
  const [bx, by] = CORNERS[(corner + 3) % 4] ?? CORNERS[0];
  const point = (u: number, v: number): string => at(x + u * TILE, y + v * TILE);
  return `M${point(cx, cy)}L${point(ax, ay)}A${TILE} ${TILE} 0 0 1 ${point(bx, by)}z`;
}

/** A leaf between opposite corners. */
function leaf(x: number, y: number, corner: number): string {
  const [ax, ay] = CORNERS[corner % 2] ?? CORNERS[0];
  const [bx, by] = CORNERS[(corner % 2) + 2] ?? CORNERS[2];
  const from = at(x + ax * TILE, y + ay * TILE);
  const to = at(x + bx * TILE, y + by * TILE);
  return `M${from}A${TILE} ${TILE} 0 0 1 ${to}A${TILE} ${TILE} 0 0 1 ${from}z`;
}

/** Half a disc on one side. */
function half(x: number, y: number, side: number): string {
  const r = TILE / 2;
  return (
    [
      `M${at(x, y + TILE)}A${r} ${r} 0 0 1 ${at(x + TILE, y + TILE)}z`,
      `M${at(x, y)}A${r} ${r} 0 0 1 ${at(x, y + TILE)}z`,
      `M${at(x + TILE, y)}A${r} ${r} 0 0 1 ${at(x, y)}z`,
      `M${at(x + TILE, y + TILE)}A${r} ${r} 0 0 1 ${at(x + TILE, y)}z`,
    ][side % 4] ?? ''
  );
}

function disc(x: number, y: number, r: number): string {
  const c = TILE / 2;
  return `M${at(x + c - r, y + c)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

const SHAPES = [
  quarter,
  quarter,
  leaf,
  half,
  (x: number, y: number): string => disc(x, y, 14),
  (x: number, y: number): string => `M${at(x, y)}h${TILE}v${TILE}h-${TILE}z`,
] as const;

const pick = <Entry>(all: readonly Entry[], share: number): Entry | undefined => all[Math.floor(share * all.length)];

type Grid = {
  readonly columns: number;
  readonly rows: number;
  /** The share of tiles that have a shape, by position: 0 is the first column, 1 the last. */
  readonly density: (position: number) => number;
  /** The tones to choose from; one that is listed twice is chosen more often. */
  readonly tones: readonly TileTone[];
};

/**
 * A pattern of simple shapes, always the same for the same seed: subjects and topics get a look of their own, however
 * many an author adds.
 * @param seed such as a slug
 */
export function tiles(seed: string, { columns, rows, density, tones }: Grid): readonly Tile[] {
  const random = seededRandom(seed);
  const all: Tile[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [chance, shape, tone, turn] = [random(), random(), random(), random()];
      if (chance >= density(columns === 1 ? 1 : column / (columns - 1))) continue;
      const draw = pick(SHAPES, shape);
      const colour = pick(tones, tone);
      if (draw !== undefined && colour !== undefined) {
        all.push({ tone: colour, d: draw(column * TILE, row * TILE, Math.floor(turn * 4)) });
      }
    }
  }
  return all;
}
