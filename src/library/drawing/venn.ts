import { box, circle, type Part, text } from './figure.ts';

export type VennOptions = {
  readonly names: readonly [left: string, right: string];
  /** What is written in the regions; left out: nothing. */
  readonly regions?: readonly [left: string, both: string, right: string, outside: string];
};

/** A Venn diagram of two sets in a frame of 480 by 270 pixels, with its upper left corner at 40, 40. */
export function venn({ names, regions = ['', '', '', ''] }: VennOptions): Part {
  const [left, both, right, outside] = regions;
  const style = { fill: 'pale', opacity: 0.6 } as const;
  return [
    box([40, 40], 480, 270, { radius: 4 }),
    circle([215, 180], 105, { colour: 'blue', ...style }),
    circle([345, 180], 105, { colour: 'orange', ...style }),
    text([104, 76], names[0], { bold: true, size: 19 }),
    text([456, 76], names[1], { bold: true, size: 19 }),
    text([170, 180], left, { size: 19 }),
    text([280, 180], both, { size: 19 }),
    text([390, 180], right, { size: 19 }),
    text([480, 282], outside, { size: 19 }),
  ].join('');
}
