import './painted-ranges.css';

/** Highlight names with colours in the adjacent style sheet. */
export type Paint = 'note-mark' | 'note-comment' | 'note-shown';

/**
 * Paints ranges of the page without changing its elements. Browsers without the CSS Custom Highlight API show the page
 * unpainted; highlights are still listed next to it.
 */
export function paintRanges(paint: Paint, ranges: readonly Range[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(paint);
  else CSS.highlights.set(paint, new Highlight(...ranges));
}
