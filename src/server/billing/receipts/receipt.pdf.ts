import { rgb } from 'pdf-lib';
import {
  type FlowingPage,
  flowingPage,
  LINE,
  MARGIN,
  newDocument,
  PAGE_SIZE,
  SOFT,
  shortened,
  wrapped,
} from '../../platform/pdf/flowing-page.ts';
import { embedFonts, type PdfFonts } from '../../platform/pdf/pdf-font.ts';
import { writableText } from '../../platform/pdf/writable-text.ts';
import { dayText, receiptLines } from './receipt.lines.ts';
import type { Receipt } from './receipt.queries.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

const WIDTH = PAGE_SIZE.width - 2 * MARGIN;
/** Left edge of the values of the facts, after their labels. */
const VALUE_X = MARGIN + 96;
/** Width of the amounts, which are aligned at their ends. */
const AMOUNT_WIDTH = 110;
const FOOTER_Y = 44;
const WARNING = rgb(0.7, 0.15, 0.1);

/** A receipt as a PDF. Characters that no font has are replaced by a question mark. */
export async function receiptPdf(receipt: Receipt, seller: readonly string[]): Promise<Buffer> {
  const { language, number, paidAt } = receipt;
  const t = RECEIPT_TEXTS[language];
  const title = t.receipt({ number });
  const document = await newDocument(title, language, paidAt);
  const fonts = await embedFonts(document, [JSON.stringify(receipt), ...seller]);
  const flow = flowingPage(document);
  head(flow, fonts, seller);
  flow.text(title, { font: fonts.serif, size: 20 }, MARGIN, WIDTH);
  flow.down(34);
  facts(flow, fonts, receipt);
  amounts(flow, fonts, receipt);
  if (receipt.isTest) {
    flow.need(40);
    flow.down(20);
    flow.text(t.test, { font: fonts.bold, size: 11, color: WARNING }, MARGIN, WIDTH);
  }
  footers(flow, fonts, title, language);
  return Buffer.from(await document.save());
}

/** The product at the start of the line, and the seller's address at its end. */
function head(flow: FlowingPage, { serif, sans }: PdfFonts, seller: readonly string[]): void {
  flow.down(28);
  flow.text('Lectern', { font: serif, size: 28 }, MARGIN, WIDTH / 2);
  const from = flow.y() + 12;
  const style = { font: sans, size: 9, color: SOFT };
  flow.down(-12);
  for (const line of seller) {
    flow.text(line, style, MARGIN + WIDTH / 2, WIDTH / 2, 'right');
    flow.down(13);
  }
  flow.down(Math.max(82 - (from - flow.y()), 32));
}

/** Labels and values. A long value is continued below its beginning. */
function facts(flow: FlowingPage, { sans }: PdfFonts, receipt: Receipt): void {
  const { language, buyerName, buyerEmail, country, zone } = receipt;
  const t = RECEIPT_TEXTS[language];
  const width = WIDTH - (VALUE_X - MARGIN);
  for (const [label, value] of [
    [t.date, dayText(language, receipt.paidAt, zone)],
    [t.buyer, `${buyerName}, ${buyerEmail}, ${country}`],
    [t.paidUntil, dayText(language, receipt.periodEndsAt, zone)],
  ] as const) {
    flow.text(label, { font: sans, size: 10, color: SOFT }, MARGIN, VALUE_X - MARGIN);
    for (const line of wrapped(writableText(value, sans), sans, 10, width)) {
      flow.text(line, { font: sans, size: 10 }, VALUE_X, width);
      flow.down(14);
    }
    flow.down(4);
  }
  flow.down(18);
}

/** What was bought, and the sums, each below a line. */
function amounts(flow: FlowingPage, { sans, bold }: PdfFonts, receipt: Receipt): void {
  const { language, quote } = receipt;
  const lines = receiptLines(language, quote, receipt);
  for (const [at, [label, value]] of lines.entries()) {
    const isTotal = at === lines.length - 1;
    // The sums stay together.
    flow.need(at >= quote.lines.length ? 22 * (lines.length - at) : 22);
    if (at === 0 || at === quote.lines.length || isTotal) flow.rule();
    const style = { font: isTotal ? bold : sans, size: 11 };
    flow.down(16);
    flow.text(label, style, MARGIN, WIDTH - AMOUNT_WIDTH - 12);
    flow.text(value, style, MARGIN + WIDTH - AMOUNT_WIDTH, AMOUNT_WIDTH, 'right');
    flow.down(6);
  }
}

function footers(flow: FlowingPage, { sans }: PdfFonts, title: string, language: Receipt['language']): void {
  const pages = flow.pages.length;
  for (const [at, page] of flow.pages.entries()) {
    const y = FOOTER_Y + 14;
    page.drawLine({ start: { x: MARGIN, y }, end: { x: MARGIN + WIDTH, y }, thickness: 0.5, color: LINE });
    const numbered = RECEIPT_TEXTS[language].page({ page: at + 1, pages });
    const style = { y: FOOTER_Y, size: 8, color: SOFT };
    sans.write(page, shortened(title, sans, 8, WIDTH / 2), { ...style, x: MARGIN });
    sans.write(page, numbered, { ...style, x: MARGIN + WIDTH - sans.widthOf(numbered, 8) });
  }
}
