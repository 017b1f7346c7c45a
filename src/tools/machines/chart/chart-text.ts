/** Sizes in pixels of the text in a chart. A file has no page to measure it on, so widths are what a wide face takes. */
export const NAME_PX = 13;
export const SMALL_PX = 11;
const WIDTH_OF_SIZE = 0.57;
export const LINE_HEIGHT = 1.35;

export const textWidth = (text: string, size: number): number => Math.ceil(text.length * size * WIDTH_OF_SIZE);

/** Breaks a text between words, into lines of at most so many characters where its words allow. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
