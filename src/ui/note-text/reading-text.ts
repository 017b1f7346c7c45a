/**
 * The text of a note as it is read, from its elements: every letter once, without formulas, footnote numbers and
 * labels of callouts, which differ between browsers or languages. Positions count its characters.
 */
export type ReadingText = {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
};

export type TextRange = { readonly start: number; readonly end: number };

const SILENT = '[data-formula], [data-silent]';
const isRead = (node: Node): boolean => node.parentElement?.closest(SILENT) === null;

/** The reading text of an element, with the text nodes that it consists of. */
export function readingTextOf(root: HTMLElement): ReadingText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  const pieces: string[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isRead(node)) continue;
    nodes.push({ node, start });
    pieces.push(node.data);
    start += node.data.length;
  }
  return { text: pieces.join(''), nodes };
}

/** The position of a range of the page in the text, trimmed; null if it contains no text. */
export function stretchOf({ text, nodes }: ReadingText, range: Range): TextRange | null {
  const touched = nodes.filter(({ node }) => range.intersectsNode(node));
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return null;
  let start = first.start + (range.startContainer === first.node ? range.startOffset : 0);
  let end = last.start + (range.endContainer === last.node ? range.endOffset : last.node.data.length);
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return start < end ? { start, end } : null;
}

/** The range of the page for a part of the text; null if the text is shorter. */
export function rangeOf({ nodes }: ReadingText, { start, end }: TextRange): Range | null {
  const first = nodes.findLast((entry) => entry.start <= start);
  const last = nodes.findLast((entry) => entry.start < end);
  if (first === undefined || last === undefined || end > last.start + last.node.data.length) return null;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/** The position in the text at a point of the viewport, or null if there is no text. */
export function offsetAtPoint({ nodes }: ReadingText, x: number, y: number): number | null {
  const position = caretAt(x, y);
  const entry = position === null ? undefined : nodes.find(({ node }) => node === position.node);
  return entry === undefined || position === null ? null : entry.start + position.offset;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position === null ? null : { node: position.offsetNode, offset: position.offset };
  }
  // Safari before 18.4 only has the older name.
  const range = (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y);
  return range === null || range === undefined ? null : { node: range.startContainer, offset: range.startOffset };
}
