type Size = { readonly width: number; readonly height: number };

/** A small image is automatically enlarged to at most this factor; beyond that, its pixels are visible. */
const MAX_FIT = 2;
/** How far a pinch enlarges an image beyond its natural size, or beyond the size that fits if that is larger. */
const MAX_PINCH = 4;

/** The scale at which an image is as large as fits into a window. */
export const fittingScale = (image: Size, room: Size): number =>
  Math.max(0, Math.min(room.width / image.width, room.height / image.height, MAX_FIT));

/** The scale after a pinch: never smaller than what fits. */
export const pinchedScale = (scale: number, factor: number, fit: number): number =>
  Math.min(Math.max(scale * factor, fit), MAX_PINCH * Math.max(1, fit));

/** Whether the natural size is larger than what fits, so that it can be chosen. Less than a twentieth makes no difference. */
export const isLargerThanFit = (fit: number): boolean => fit < 0.95;
