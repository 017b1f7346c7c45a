import { SVG } from 'image-size/types/svg';
import {
  DRAWING_MAX_ELEMENTS,
  DRAWING_MAX_FILTERED_PIXELS,
  IMAGE_MAX_PIXELS,
} from '#domain/content/media/image.limits.ts';

/** Steps of a filter whose cost grows with a number in the drawing. */
const UNBOUNDED_STEP = /<feMorphology|<feTurbulence|<feConvolveMatrix|<fe\w+Lighting/;
const STEP = /<fe[A-Z]/g;
const FILTERED = /\bfilter\s*[:=]/g;

const count = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;

/**
 * Whether a drawing would take too long to render, judging by its source: a filter is computed for every pixel, for
 * each element that uses it and each of its steps, and the renderer cannot be interrupted.
 */
export function isCostlyDrawing(svg: string, density: number): boolean {
  const elements = count(svg, /<\w/g);
  if (elements > DRAWING_MAX_ELEMENTS) return true;
  const filtered = count(svg, FILTERED);
  if (filtered === 0) return false;
  if (UNBOUNDED_STEP.test(svg)) return true;
  // A rule of a style sheet may match every element.
  const isInSheet = svg
    .split('<style')
    .slice(1)
    .some((sheet) => /\bfilter\s*:/.test(sheet.split('</style', 1)[0] ?? ''));
  const times = isInSheet ? elements : filtered;
  return pixelsOf(svg, density) * Math.max(1, count(svg, STEP)) * times > DRAWING_MAX_FILTERED_PIXELS;
}

/** A drawing without a size counts as the largest. */
function pixelsOf(svg: string, density: number): number {
  try {
    const { width, height } = SVG.calculate(Buffer.from(svg, 'latin1'));
    return width * height * (density / 72) ** 2;
  } catch {
    return IMAGE_MAX_PIXELS;
  }
}
