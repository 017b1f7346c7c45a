import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { embedFonts, type PdfFont } from '../../platform/pdf/pdf-font.ts';
import { writableText } from '../../platform/pdf/writable-text.ts';
import { dayText, receiptLines } from './receipt.lines.ts';
import type { Receipt } from './receipt.queries.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

// A4 in points.
const PAGE = [595, 842] as const;
const MARGIN = 64;
const INK = rgb(0.13, 0.15, 0.18);
const SOFT = rgb(0.42, 0.44, 0.48);

/** A receipt as a PDF of one page. Characters that no font has are replaced by a question mark. */
export async function receiptPdf(receipt: Receipt, seller: readonly string[]): Promise<Buffer> {
  const { language, number, quote } = receipt;
  const t = RECEIPT_TEXTS[language];
  const document = await PDFDocument.create();
  document.setTitle(t.receipt({ number }));
  document.setLanguage(language);
  document.setCreationDate(receipt.paidAt);
  document.setModificationDate(receipt.paidAt);
  const { serif, sans, bold } = await embedFonts(document, [JSON.stringify(receipt), ...seller]);
  const page = document.addPage([...PAGE]);
  let y = PAGE[1] - MARGIN - 20;
  const write = (text: string, font: PdfFont, size: number, { color = INK, x = MARGIN } = {}): void =>
    font.write(page, writableText(text, font), { x, y, size, color });

  write('Lectern', serif, 28);
  for (const [at, line] of seller.entries()) {
    const shown = writableText(line, sans);
    sans.write(page, shown, {
      x: PAGE[0] - MARGIN - sans.widthOf(shown, 9),
      y: y + 12 - at * 13,
      size: 9,
      color: SOFT,
    });
  }
  y -= Math.max(70, seller.length * 13 + 20);
  write(t.receipt({ number }), serif, 20);
  y -= 34;
  for (const [label, value] of [
    [t.date, dayText(language, receipt.paidAt)],
    [t.buyer, `${receipt.buyerName}, ${receipt.buyerEmail}, ${receipt.country}`],
    [t.paidUntil, dayText(language, receipt.periodEndsAt)],
  ] as const) {
    write(label, sans, 10, { color: SOFT });
    write(value, sans, 10, { x: MARGIN + 110 });
    y -= 18;
  }
  y -= 18;
  const lines = receiptLines(language, quote, receipt);
  for (const [at, [label, value]] of lines.entries()) {
    const isTotal = at === lines.length - 1;
    if (at === quote.lines.length || isTotal) rule(page, y + 14);
    const font = isTotal ? bold : sans;
    write(label, font, 11);
    const shown = writableText(value, font);
    font.write(page, shown, { x: PAGE[0] - MARGIN - font.widthOf(shown, 11), y, size: 11, color: INK });
    y -= 22;
  }
  if (receipt.isTest) {
    y -= 20;
    write(t.test, bold, 11, { color: rgb(0.7, 0.15, 0.1) });
  }
  return Buffer.from(await document.save());
}

const rule = (page: PDFPage, y: number): void =>
  page.drawLine({ start: { x: MARGIN, y }, end: { x: PAGE[0] - MARGIN, y }, thickness: 0.5, color: SOFT });
