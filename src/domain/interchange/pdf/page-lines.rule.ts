import { type RichText, type Run, textRun } from '../document/document.ts';
import type { PdfItem, PdfLine, PdfPage, PdfSegment } from './pdf-page.ts';

type Row = readonly PdfSegment[];

/** All shares are of the height of the text. */
const SAME_ROW = 0.5;
const SPACE = 0.12;
/** A wider gap separates columns, cells, or choices in one line. */
const WIDE_GAP = 1.2;
const SMALL = 0.8;
const RAISED = 0.1;
const LOWERED = 0.05;
/** Fewer lines next to each other are a table or choices, which are read from left to right. */
const COLUMN_LINES_MIN = 6;
/** Where the gap between two columns can be, as shares of the width of the text. */
const GUTTER_FROM = 0.3;
const GUTTER_TO = 0.7;
const GUTTER_STEPS = 60;

/** The lines of a page in reading order: of two columns, the left one first. */
export function pageLines({ items }: PdfPage): readonly PdfLine[] {
  const rows = rowsOf(items).map(segmentsOf);
  const gutter = gutterOf(rows);
  if (gutter === null) return rows.map(wholeRow).map((line, at) => asLine(line, rightOf(rows), at === 0));
  const lines: PdfLine[] = [];
  let band: Row[] = [];
  const endBand = (): void => {
    if (isTwoColumns(band, gutter)) {
      lines.push(...columnLines(band.map((row) => row.filter(({ left }) => left < gutter))));
      lines.push(...columnLines(band.map((row) => row.filter(({ left }) => left >= gutter))));
    } else lines.push(...band.map((row, at) => asLine(wholeRow(row), rightOf(rows), at === 0 && lines.length === 0)));
    band = [];
  };
  for (const row of rows) {
    if (row.some(({ left, right }) => left < gutter && right > gutter)) {
      endBand();
      lines.push(asLine(wholeRow(row), rightOf(rows), true));
    } else band.push(row);
  }
  endBand();
  return lines;
}

const asLine = (segment: PdfSegment, columnRight: number, startsColumn: boolean): PdfLine => ({
  ...segment,
  columnRight,
  startsColumn,
});
const rightOf = (rows: readonly Row[]): number => Math.max(0, ...rows.flat().map(({ right }) => right));

function columnLines(rows: readonly Row[]): readonly PdfLine[] {
  const filled = rows.filter((row) => row.length > 0);
  return filled.map((row, at) => asLine(wholeRow(row), rightOf(filled), at === 0));
}

/** The pieces of each line, from top to bottom. Raised and lowered pieces belong to the line of the text next to them. */
function rowsOf(items: readonly PdfItem[]): readonly (readonly PdfItem[])[] {
  const rows: PdfItem[][] = [];
  let tallest: PdfItem | null = null;
  for (const item of items.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const isSame: boolean =
      tallest !== null && Math.abs(item.y - tallest.y) <= SAME_ROW * Math.max(item.height, tallest.height);
    if (row === undefined || !isSame) {
      rows.push([item]);
      tallest = item;
      continue;
    }
    row.push(item);
    if (tallest === null || item.height > tallest.height) tallest = item;
  }
  return rows;
}

/** A line divided at its wide gaps. */
function segmentsOf(items: readonly PdfItem[]): Row {
  const height = Math.max(...items.map((item) => item.height));
  const y = items.find((item) => item.height === height)?.y ?? 0;
  const isRightToLeft = items.filter((item) => item.isRightToLeft).length * 2 > items.length;
  const segments: { runs: Run[]; left: number; right: number }[] = [];
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : item.x - last.right;
    if (item.text.trim() === '' && item.width <= WIDE_GAP * height) {
      if (last !== undefined && !isRightToLeft) addText(last.runs, ' ');
      continue;
    }
    if (item.text.trim() === '') continue;
    const script = scriptOf(item, y, height);
    const run: Run = { ...textRun(item.text), ...(script !== undefined && { script }) };
    const right = item.x + item.width;
    if (last === undefined || gap > WIDE_GAP * height) {
      segments.push({ runs: [run], left: item.x, right });
      continue;
    }
    const space = gap > SPACE * height ? [textRun(' ')] : [];
    last.runs = isRightToLeft ? [run, ...space, ...last.runs] : [...last.runs, ...space, run];
    last.right = Math.max(last.right, right);
  }
  const read = isRightToLeft ? segments.toReversed() : segments;
  return read.map((segment) => ({ ...segment, runs: withSingleSpaces(segment.runs), y, height }));
}

function addText(runs: Run[], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === 'text' && !last.text.endsWith(' ')) runs.push(textRun(text));
}

/** Runs of the same script are one; several spaces are one. */
function withSingleSpaces(runs: readonly Run[]): RichText {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isSpace = run.kind === 'text' && run.text.trim() === '';
    if (run.kind === 'text' && last?.kind === 'text' && (isSpace || run.script === last.script))
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged.map((run) => (run.kind === 'text' ? { ...run, text: run.text.replace(/\s+/g, ' ') } : run));
}

function scriptOf(item: PdfItem, y: number, height: number): 'sub' | 'super' | undefined {
  if (item.height >= SMALL * height) return undefined;
  if (item.y - y > RAISED * height) return 'super';
  return y - item.y > LOWERED * height ? 'sub' : undefined;
}

/** A line as a whole, with tabs instead of its wide gaps. */
function wholeRow(row: Row): PdfSegment {
  const runs = row.flatMap((segment, at): RichText => (at === 0 ? segment.runs : [textRun('\t'), ...segment.runs]));
  const left = Math.min(...row.map((segment) => segment.left));
  const right = Math.max(...row.map((segment) => segment.right));
  return { runs, left, right, y: row[0]?.y ?? 0, height: row[0]?.height ?? 0 };
}

/** The middle of the gap between two columns; null: the page has one column. */
function gutterOf(rows: readonly Row[]): number | null {
  const all = rows.flat();
  if (rows.length < COLUMN_LINES_MIN) return null;
  const left = Math.min(...all.map((segment) => segment.left));
  const width = rightOf(rows) - left;
  let best: { crossed: number; from: number; to: number } | null = null;
  for (let step = 0; step <= GUTTER_STEPS; step += 1) {
    const x = left + width * (GUTTER_FROM + ((GUTTER_TO - GUTTER_FROM) * step) / GUTTER_STEPS);
    const crossed = all.filter((segment) => segment.left < x && segment.right > x).length;
    if (best === null || crossed < best.crossed) best = { crossed, from: x, to: x };
    else if (crossed === best.crossed) best.to = x;
  }
  if (best === null) return null;
  const { crossed, from, to } = best;
  // Several equally good gaps can be apart from each other: then the first one counts.
  const middle = (from + to) / 2;
  const isOneGap = all.filter((segment) => segment.left < middle && segment.right > middle).length === crossed;
  return isOneGap ? middle : from;
}

function isTwoColumns(band: readonly Row[], gutter: number): boolean {
  const lines = (isLeft: boolean): number =>
    band.filter((row) => row.some(({ left }) => left < gutter === isLeft)).length;
  return lines(true) >= COLUMN_LINES_MIN && lines(false) >= COLUMN_LINES_MIN;
}
