import { box, line, type Part, type Point, text } from './figure.ts';
import type { Colour } from './palette.ts';

export type Bar = { readonly name: string; readonly value: number; readonly words: string; readonly colour?: Colour };
export type BarOptions = {
  /** The value of the longest possible bar. */
  readonly max: number;
  /** Upper left corner of the names. */
  readonly corner?: Point;
  /** Pixels for the names, and for the longest bar. */
  readonly nameWidth?: number;
  readonly barWidth?: number;
  /** Distance from one bar to the next in pixels. */
  readonly rowHeight?: number;
};

/** Horizontal bars with their names to the left and words to the right. */
export function bars(
  items: readonly Bar[],
  { max, corner = [20, 20], nameWidth = 150, barWidth = 300, rowHeight = 48 }: BarOptions,
): Part {
  const left = corner[0] + nameWidth;
  const rows = items.map(({ name, value, words, colour = 'blue' }, index) => {
    const top = corner[1] + index * rowHeight;
    const length = (value / max) * barWidth;
    const middle = top + rowHeight / 2;
    return [
      text([left - 10, middle], name, { anchor: 'end', size: 16 }),
      box([left, top + 8], length, rowHeight - 16, { colour, fill: 'pale' }),
      text([left + length + 10, middle], words, { anchor: 'start', size: 16 }),
    ].join('');
  });
  return rows.join('') + line([left, corner[1]], [left, corner[1] + items.length * rowHeight]);
}
