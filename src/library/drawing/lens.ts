import { arrow, dot, line, type Part, type Point, type Stroke, text } from './figure.ts';

/** A thin lens on a horizontal optical axis. */
export type ThinLens = {
  readonly centre: Point;
  /** Focal length in pixels: positive for a converging lens, negative for a diverging one. */
  readonly focalLength: number;
  /** Half of the height of its symbol in pixels. */
  readonly halfHeight: number;
};

/** An object on the left of a lens: its distance and its height above the axis in pixels. */
export type LensObject = { readonly distance: number; readonly height: number };

/**
 * The image of an object: distance to the right of the lens, and height above the axis. Both are negative where the
 * image is on the left of the lens, or below the axis.
 */
export function imageOf({ focalLength }: ThinLens, { distance, height }: LensObject): LensObject {
  const away = (focalLength * distance) / (distance - focalLength);
  return { distance: away, height: (-height * away) / distance };
}

/** The symbol of the lens (arrow heads outwards if it converges, inwards if it diverges), its axis and focal points. */
export function lens({ centre: [x, y], focalLength, halfHeight }: ThinLens, from: number, to: number): Part {
  const end = (side: 1 | -1): Part => {
    const tip = y + side * halfHeight;
    const back = tip - side * 12 * Math.sign(focalLength);
    return line([x - 9, back], [x, tip], { width: 2.5 }) + line([x + 9, back], [x, tip], { width: 2.5 });
  };
  const focus = (at: number): Part => dot([at, y], 'ink', 4) + text([at, y + 20], 'F', { size: 16 });
  return [
    line([from, y], [to, y], { colour: 'muted', width: 1.5 }),
    line([x, y - halfHeight], [x, y + halfHeight], { width: 2.5 }),
    end(1),
    end(-1),
    focus(x - focalLength),
    focus(x + focalLength),
  ].join('');
}

/** An upright arrow for the object. */
export const objectArrow = ({ centre: [x, y] }: ThinLens, { distance, height }: LensObject): Part =>
  arrow([x - distance, y], [x - distance, y - height], { colour: 'blue', width: 3.5 });

/** An arrow for the image; dashed if it is virtual. */
export function imageArrow(thinLens: ThinLens, object: LensObject): Part {
  const [x, y] = thinLens.centre;
  const { distance, height } = imageOf(thinLens, object);
  return arrow([x + distance, y], [x + distance, y - height], { colour: 'green', width: 3.5, dashed: distance < 0 });
}

/**
 * Two rays from the tip of the object: one parallel to the axis and then through a focal point, one straight through
 * the centre. They are drawn up to `to`; towards a virtual image they are extended backwards by dashed lines.
 */
export function rays(thinLens: ThinLens, object: LensObject, to: number): Part {
  const [x, y] = thinLens.centre;
  const { distance, height } = imageOf(thinLens, object);
  const tip: Point = [x - object.distance, y - object.height];
  const image: Point = [x + distance, y - height];
  const stroke: Stroke = { colour: 'orange', width: 2 };
  const through = (start: Point): Part => {
    const slope = (image[1] - start[1]) / (image[0] - start[0]);
    return line(start, [to, start[1] + slope * (to - start[0])], stroke);
  };
  const atLens: Point = [x, tip[1]];
  const centre: Point = [x, y];
  return [
    line(tip, atLens, stroke),
    through(atLens),
    line(tip, centre, stroke),
    through(centre),
    ...(distance < 0
      ? [line(atLens, image, { ...stroke, dashed: true }), line(tip, image, { ...stroke, dashed: true })]
      : []),
  ].join('');
}
