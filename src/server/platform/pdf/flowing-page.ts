import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { isRightToLeft } from '#domain/platform/visual-order.rule.ts';
import type { PdfFont } from './pdf-font.ts';
import { writableText } from './writable-text.ts';

// A4 in points.
export const PAGE_SIZE = { width: 595, height: 842 } as const;
export const MARGIN = 56;
/** Where the content of a page ends; the footer is below. */
const BOTTOM = 76;
export const INK = rgb(0.13, 0.15, 0.18);
export const SOFT = rgb(0.38, 0.4, 0.44);
export const LINE = rgb(0.75, 0.76, 0.78);

export type TextStyle = { readonly font: PdfFont; readonly size: number; readonly color?: ReturnType<typeof rgb> };

/** Writes from top to bottom, and starts a new page where something doesn't fit. */
export type FlowingPage = {
  readonly pages: readonly PDFPage[];
  readonly page: () => PDFPage;
  readonly y: () => number;
  /** Moves down. */
  readonly down: (points: number) => void;
  /** Starts a new page if less than this is left. */
  readonly need: (points: number) => void;
  /** One line at the current height, shortened to a width. */
  readonly text: (text: string, style: TextStyle, x: number, width: number, align?: 'left' | 'right') => void;
  /** Lines, without a single one at the end of a page or at the beginning of the next. */
  readonly paragraph: (text: string, style: TextStyle, leading: number) => void;
  readonly rule: () => void;
};

/** Starts writing at the top of a new page of the document. */
export function flowingPage(document: PDFDocument): FlowingPage {
  const pages: PDFPage[] = [];
  let y = 0;
  const start = (): void => {
    pages.push(document.addPage([PAGE_SIZE.width, PAGE_SIZE.height]));
    y = PAGE_SIZE.height - MARGIN;
  };
  const page = (): PDFPage => {
    const last = pages.at(-1);
    if (last === undefined) throw new Error('A document begins with a page.');
    return last;
  };
  start();
  const flow: FlowingPage = {
    pages,
    page,
    y: () => y,
    down: (points) => {
      y -= points;
    },
    need: (points) => {
      if (y - points < BOTTOM) start();
    },
    text: (text, { font, size, color = INK }, x, width, align = 'left') => {
      const shown = shortened(writableText(text, font), font, size, width);
      const left = align === 'left' ? x : x + width - font.widthOf(shown, size);
      font.write(page(), shown, { x: left, y, size, color });
    },
    paragraph: (text, style, leading) => {
      const width = PAGE_SIZE.width - 2 * MARGIN;
      for (const part of text.split(/\r?\n/)) {
        const lines = wrapped(writableText(part, style.font), style.font, style.size, width);
        // Its first letter decides on the direction of the whole paragraph, also of lines that begin with other letters.
        const [mark, align] = isRightToLeft(part) ? (['\u200f', 'right'] as const) : (['\u200e', 'left'] as const);
        for (const [at, line] of lines.entries()) {
          const left = lines.length - at;
          // The first two lines, and the last two, stay together.
          flow.need((at === 0 && left > 1) || left === 2 ? 2 * leading : leading);
          flow.text(`${mark}${line}`, style, MARGIN, width, align);
          y -= leading;
        }
        if (lines.length === 0) y -= leading / 2;
      }
    },
    rule: () =>
      page().drawLine({
        start: { x: MARGIN, y },
        end: { x: PAGE_SIZE.width - MARGIN, y },
        thickness: 0.5,
        color: LINE,
      }),
  };
  return flow;
}

/** A line that fits: without its end, and with an ellipsis, if it is too long. */
export function shortened(text: string, font: PdfFont, size: number, width: number): string {
  if (font.widthOf(text, size) <= width) return text;
  const characters = [...text];
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const half = Math.floor((fits + tooLong) / 2);
    if (font.widthOf(`${characters.slice(0, half).join('').trimEnd()}…`, size) <= width) fits = half;
    else tooLong = half;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

/** The lines of a text in a width. A word that is longer than a line is divided. */
export function wrapped(text: string, font: PdfFont, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean => font.widthOf(candidate, size) <= width;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A new document. @param title shown by programs in their title bar */
export async function newDocument(title: string, language: string, at: Date): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setProducer('Lectern');
  document.setCreationDate(at);
  document.setModificationDate(at);
  return document;
}
