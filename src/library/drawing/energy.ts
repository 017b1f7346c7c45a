import { arrow, curve, line, type Part, type Point, type Stroke, text } from './figure.ts';

export type Profile = {
  /** Upper left corner of the plane. */
  readonly corner: Point;
  readonly width: number;
  readonly height: number;
  /** Energies as shares of the height, from 0 at the bottom to 1 at the top. */
  readonly reactants: number;
  readonly peak: number;
  readonly products: number;
};

/** Where the parts of an energy profile are, to draw labels at them. */
export type ProfilePlaces = {
  readonly reactants: Point;
  readonly products: Point;
  readonly peak: Point;
  /** The middle of the arrow of the activation energy, and of that of the overall change. */
  readonly activation: Point;
  readonly change: Point;
};

const shareX = { start: 0.05, level: 0.28, peak: 0.5, down: 0.72, end: 0.97 } as const;

/** The points of an energy profile at which its parts are drawn. */
export function profilePlaces({ corner: [x, y], width, height, ...levels }: Profile): ProfilePlaces {
  const at = (share: number, level: number): Point => [x + width * share, y + height * (1 - level)];
  const { reactants, peak, products } = levels;
  return {
    reactants: at((shareX.start + shareX.level) / 2, reactants),
    products: at((shareX.down + shareX.end) / 2, products),
    peak: at(shareX.peak, peak),
    activation: at(shareX.peak, (reactants + peak) / 2),
    change: at(0.9, (reactants + products) / 2),
  };
}

/** The energy profile of a reaction: axes, the curve, and arrows for the activation energy and the overall change. */
export function energyProfile(profile: Profile): Part {
  const { corner, width, height, reactants, peak, products } = profile;
  const [x, y] = corner;
  const at = (share: number, level: number): Point => [x + width * share, y + height * (1 - level)];
  return [
    arrow([x, y + height], [x, y - 10], { width: 1.8 }),
    arrow([x, y + height], [x + width + 10, y + height], { width: 1.8 }),
    text([x - 18, y + height / 2], 'energy', { turned: 90, size: 16 }),
    text([x + width / 2, y + height + 20], 'progress of reaction', { size: 16 }),
    line(at(shareX.start, reactants), at(shareX.level, reactants), { colour: 'blue', width: 3 }),
    line(at(shareX.down, products), at(shareX.end, products), { colour: 'blue', width: 3 }),
    profileCurve(profile),
    line(at(shareX.level, reactants), at(shareX.end, reactants), { colour: 'muted', width: 1.5, dashed: true }),
    arrow(at(shareX.peak, reactants), at(shareX.peak, peak), { colour: 'orange' }),
    arrow(at(0.9, reactants), at(0.9, products), { colour: 'green' }),
  ].join('');
}

/** Only the curve from reactants over the top to products, to compare two paths. */
export function profileCurve(profile: Profile, stroke: Stroke = {}): Part {
  const { corner, width, height, reactants, peak, products } = profile;
  const at = (share: number, level: number): Point => [corner[0] + width * share, corner[1] + height * (1 - level)];
  return curve(
    [
      at(shareX.level, reactants),
      at(0.335, reactants + (peak - reactants) * 0.35),
      at(0.41, reactants + (peak - reactants) * 0.85),
      at(shareX.peak, peak),
      at(0.59, products + (peak - products) * 0.85),
      at(0.665, products + (peak - products) * 0.35),
      at(shareX.down, products),
    ],
    { colour: 'blue', width: 3, ...stroke },
  );
}
