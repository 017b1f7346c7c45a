/* A document with questions, whatever program wrote it: readers of text, Word and OpenDocument produce it. */

/** How a program emphasises text. Teachers mark correct choices with it. */
export const EMPHASES = ['bold', 'underline', 'highlight', 'colour', 'italic'] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** A piece of a paragraph. A text may contain line breaks. */
export type Run =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly emphases?: readonly Emphasis[];
      readonly script?: 'sub' | 'super';
    }
  | { readonly kind: 'formula'; readonly tex: string; readonly isDisplay?: boolean }
  | { readonly kind: 'image'; readonly path: string; readonly alt: string };

export type RichText = readonly Run[];

export type Paragraph = {
  readonly kind: 'paragraph';
  /** Its line in a text file, or its number in another document, from 1. */
  readonly line: number;
  /** With the number or letter of a list, as it is displayed. */
  readonly runs: RichText;
  /** Whether it is separated from the paragraph before; the lines of a text file that follow each other are not. */
  readonly startsBlock: boolean;
  readonly isHeading?: boolean;
};

/** A table by rows, cells, and their paragraphs. */
export type Table = {
  readonly kind: 'table';
  readonly line: number;
  readonly rows: readonly (readonly (readonly Paragraph[])[])[];
};

export type Block = Paragraph | Table;

/** Stands for a formula or an image in a plain text, so that positions stay the same. */
export const OBJECT_MARK = '\ufffc';

const lengthOf = (run: Run): number => (run.kind === 'text' ? run.text.length : 1);

/** The text without formatting; a formula or an image is one character. */
export const plainOf = (runs: RichText): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : OBJECT_MARK)).join('');

/** A part of a text, by positions in its plain text. */
export function sliceRuns(runs: RichText, from: number, to = Number.POSITIVE_INFINITY): RichText {
  const sliced: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const end = at + lengthOf(run);
    const [start, stop] = [Math.max(from, at), Math.min(to, end)];
    if (stop > start) sliced.push(run.kind === 'text' ? { ...run, text: run.text.slice(start - at, stop - at) } : run);
    at = end;
  }
  return sliced;
}

/** A text without white space at both ends. */
export function trimRuns(runs: RichText): RichText {
  const plain = plainOf(runs);
  return sliceRuns(runs, plain.length - plain.trimStart().length, plain.trimEnd().length);
}

/** The emphases that all visible text has; none if there is no text. */
export function emphasesOf(runs: RichText): readonly Emphasis[] {
  const visible = runs.flatMap((run) => (run.kind === 'text' && run.text.trim() !== '' ? [run.emphases ?? []] : []));
  return visible.length === 0 ? [] : EMPHASES.filter((emphasis) => visible.every((each) => each.includes(emphasis)));
}

/** The paragraphs of a table, row by row. */
export const paragraphsOf = ({ rows }: Table): readonly Paragraph[] => rows.flat(2);

/** The text of a table's cell in one line, without formatting. */
export const cellText = (cell: readonly Paragraph[]): string =>
  cell
    .map(({ runs }) => plainOf(runs))
    .join(' ')
    .trim();

/** A text without formatting. */
export const textRun = (text: string): Run => ({ kind: 'text', text });
