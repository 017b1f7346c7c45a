import type { RichText } from '../document/document.ts';

/** A piece of text on a page of a PDF. Lengths are in points; `y` is its baseline, counted from below. */
export type PdfItem = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isRightToLeft: boolean;
};

/** The text of a page; `height` is the height of the page. */
export type PdfPage = { readonly height: number; readonly items: readonly PdfItem[] };

/** Pieces of text next to each other, without a wide gap between them. */
export type PdfSegment = {
  readonly runs: RichText;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly height: number;
};

/** A line in the reading order of a page. `columnRight`: where the lines of its column end. */
export type PdfLine = PdfSegment & { readonly columnRight: number; readonly startsColumn: boolean };
