import './painted-ranges.css';

/** Names that the style sheet beside this file gives their colours. */
export type Paint = 'note-mark' | 'note-comment' | 'note-shown';

/**
 * Paints ranges of the page without changing its elements. Browsers without the CSS Custom Highlight API show the page
 * unpainted; what is marked is listed beside it all the same.
 */
export function paintRanges(paint: Paint, ranges: readonly Range[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(paint);
  else CSS.highlights.set(paint, new Highlight(...ranges));
}
