import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { writableText } from '../../platform/pdf/writable-text.ts';
import { dayText, receiptLines } from './receipt.lines.ts';
import type { Receipt } from './receipt.queries.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

// A4 in points.
const PAGE = [595, 842] as const;
const MARGIN = 64;
const INK = rgb(0.13, 0.15, 0.18);
const SOFT = rgb(0.42, 0.44, 0.48);

/**
 * A receipt as a PDF of one page. It uses the standard fonts of PDF, because ours have no format that can be embedded;
 * characters that they lack are replaced by a question mark.
 */
export async function receiptPdf(receipt: Receipt, seller: readonly string[]): Promise<Buffer> {
  const { language, number, quote } = receipt;
  const t = RECEIPT_TEXTS[language];
  const document = await PDFDocument.create();
  document.setTitle(t.receipt({ number }));
  document.setLanguage(language);
  document.setCreationDate(receipt.paidAt);
  document.setModificationDate(receipt.paidAt);
  const serif = await document.embedFont(StandardFonts.TimesRoman);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([...PAGE]);
  let y = PAGE[1] - MARGIN - 20;
  const write = (text: string, font: PDFFont, size: number, { color = INK, x = MARGIN } = {}): void =>
    page.drawText(writableText(text, font), { x, y, font, size, color });

  write('Lectern', serif, 28);
  for (const [at, line] of seller.entries()) {
    const shown = writableText(line, sans);
    page.drawText(shown, {
      x: PAGE[0] - MARGIN - sans.widthOfTextAtSize(shown, 9),
      y: y + 12 - at * 13,
      font: sans,
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
    page.drawText(shown, { x: PAGE[0] - MARGIN - font.widthOfTextAtSize(shown, 11), y, font, size: 11, color: INK });
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
