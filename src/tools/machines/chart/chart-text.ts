/** Text sizes in a chart, in pixels. A file cannot measure text, so widths are those of a wide font. */
export const NAME_PX = 13;
export const SMALL_PX = 11;
const WIDTH_OF_SIZE = 0.57;
export const LINE_HEIGHT = 1.35;

/** The estimated width of a text in pixels, for its size in pixels. */
export const textWidth = (text: string, size: number): number => Math.ceil(text.length * size * WIDTH_OF_SIZE);

/** Wraps a text at word boundaries, to a maximum line length if its words allow. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
