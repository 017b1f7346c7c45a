import { arrow, type Part, type Point, path, type Stroke } from './figure.ts';

/** A magnetic pole: a positive strength for a north pole, a negative one for a south pole. */
export type Pole = { readonly at: Point; readonly strength: number };
/** The area of a figure in which a field is drawn, in pixels. */
export type Frame = { readonly from: Point; readonly to: Point };

const STEP = 2.5;
const STEPS_MAX = 1_200;
const NEAR = 6;

/** The points of a field line from a start in the direction of the field, to a south pole or to the edge of the frame. */
export function fieldLine(poles: readonly Pole[], start: Point, { from, to }: Frame): readonly Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    let [fx, fy] = [0, 0];
    for (const { at, strength } of poles) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const cubed = Math.hypot(dx, dy) ** 3;
      fx += (strength * dx) / cubed;
      fy += (strength * dy) / cubed;
    }
    const size = Math.hypot(fx, fy);
    x += (fx / size) * STEP;
    y += (fy / size) * STEP;
    if (x < from[0] || x > to[0] || y < from[1] || y > to[1]) break;
    points.push([x, y]);
    if (poles.some(({ at, strength }) => strength < 0 && Math.hypot(x - at[0], y - at[1]) < NEAR)) break;
  }
  return points;
}

/** A field line with an arrow head at a share (0 to 1) of its length. */
export function fieldArrow(points: readonly Point[], share = 0.5, stroke: Stroke = {}): Part {
  const style: Stroke = { colour: 'blue', width: 2, ...stroke };
  const at = Math.max(2, Math.round((points.length - 1) * share));
  const [before, here] = [points[at - 2], points[at]];
  return path(points, style) + (before === undefined || here === undefined ? '' : arrow(before, here, style));
}
