import { type Paragraph, plainOf, type RichText, textRun, trimRuns } from '../document/document.ts';
import { answerStart, choiceStart, explanationStart, isKeyHeading, numberedStart } from '../document/line-kinds.ts';
import { pageLines } from './page-lines.rule.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/** The paragraphs of a PDF, and how many lines at the edges of pages were left out. */
export type PdfBlocks = { readonly blocks: readonly Paragraph[]; readonly edgeLines: number };

/** The parts of a page, from its edges, where page headers and footers are. */
const EDGE = 0.1;
/** A line repeated on so many pages is a header or footer. */
const REPEATED_MIN = 3;
const EDGE_LINES = 3;
/** A larger distance between lines, in heights of the text, separates paragraphs. */
const PARAGRAPH_GAP = 1.75;
/** A line that ends further from the edge of its column, in heights of the text, was ended by its author. */
const SHORT_BY = 4;
const PAGE_NUMBER = /^[-–—\s]{0,4}(?:page|seite|p\.|s\.)?\s?\d{1,4}(?:\s?(?:of|von|\/)\s?\d{1,4})?[-–—\s]{0,4}$/i;

/**
 * The paragraphs of a PDF in reading order. Lines that a program wrapped are joined again; page numbers, and headers
 * and footers that are repeated, are left out.
 */
export function pdfBlocks(pages: readonly PdfPage[]): PdfBlocks {
  const read = pages.map((page) => ({ page, lines: pageLines(page) }));
  const repeated = repeatedLines(read);
  const blocks: Paragraph[] = [];
  let edgeLines = 0;
  let last: PdfLine | null = null;
  for (const { page, lines } of read) {
    const edges = new Set(edgeLinesOf(lines, page));
    for (const line of lines) {
      const text = plainOf(line.runs).trim();
      if (text === '') continue;
      if (edges.has(line) && (PAGE_NUMBER.test(text) || repeated.has(edgeText(text)))) {
        edgeLines += 1;
        continue;
      }
      const before = blocks.at(-1);
      if (before !== undefined && last !== null && isWrapped(last, line, plainOf(before.runs), text))
        blocks[blocks.length - 1] = { ...before, runs: joined(before.runs, line.runs) };
      else blocks.push(paragraphOf(line, last, blocks.length + 1));
      last = line;
    }
  }
  return { blocks, edgeLines };
}

const paragraphOf = (line: PdfLine, last: PdfLine | null, number: number): Paragraph => ({
  ...{ kind: 'paragraph', line: number, runs: trimRuns(line.runs) },
  startsBlock: last === null || (!isNewColumn(last, line) && last.y - line.y > PARAGRAPH_GAP * heightOf(last, line)),
});

const heightOf = (a: PdfLine, b: PdfLine): number => Math.max(a.height, b.height);
const isNewColumn = (last: PdfLine, line: PdfLine): boolean => line.startsColumn || line.y >= last.y;

/** Whether a line is the rest of the paragraph before. */
function isWrapped(last: PdfLine, line: PdfLine, before: string, text: string): boolean {
  if (isStart(text) || isKeyHeading(before) || before.includes('\t') || text.includes('\t')) return false;
  if (Math.abs(last.height - line.height) > 0.25 * heightOf(last, line)) return false;
  if (last.columnRight - last.right > SHORT_BY * last.height) return false;
  return isNewColumn(last, line) || last.y - line.y <= PARAGRAPH_GAP * heightOf(last, line);
}

const isStart = (text: string): boolean =>
  numberedStart(text) !== null ||
  choiceStart(text) !== null ||
  answerStart(text) !== null ||
  explanationStart(text) !== null ||
  isKeyHeading(text);

/** A word divided at the end of a line is one word again, unless what follows starts with a capital letter. */
function joined(before: RichText, after: RichText): RichText {
  const last = before.at(-1);
  const first = after[0];
  const isDivided =
    last?.kind === 'text' &&
    first?.kind === 'text' &&
    /\p{L}[-\u00ad]\s?$/u.test(last.text) &&
    /^\p{Ll}/u.test(first.text);
  if (!isDivided) return [...trimRuns(before), textRun(' '), ...trimRuns(after)];
  return [...before.slice(0, -1), { ...last, text: last.text.replace(/[-\u00ad]\s?$/, '') }, ...trimRuns(after)];
}

/** The text of a header or footer, without the numbers in which pages differ. */
const edgeText = (text: string): string => text.replace(/\d+/g, '0').toLowerCase();

function edgeLinesOf(lines: readonly PdfLine[], { height }: PdfPage): readonly PdfLine[] {
  const edges = lines.filter(({ y }) => y > height * (1 - EDGE) || y < height * EDGE);
  const sorted = edges.toSorted((a, b) => b.y - a.y);
  return [...sorted.slice(0, EDGE_LINES), ...sorted.slice(EDGE_LINES).slice(-EDGE_LINES)];
}

function repeatedLines(
  read: readonly { readonly page: PdfPage; readonly lines: readonly PdfLine[] }[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { page, lines } of read) {
    // A line is counted once a page.
    const texts = new Set(edgeLinesOf(lines, page).map(({ runs }) => edgeText(plainOf(runs).trim())));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const isQuestion = (text: string): boolean => isStart(text);
  return new Set([...counts].flatMap(([text, count]) => (count >= REPEATED_MIN && !isQuestion(text) ? [text] : [])));
}
