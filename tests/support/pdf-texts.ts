import { decodePDFRawStream, PDFArray, type PDFDocument, PDFRawStream } from 'pdf-lib';

/** A text of a page, and where its line begins, in points. */
export type PdfText = { readonly text: string; readonly x: number };

/** The texts of a page in the order of writing. They are in a standard font: others have no characters in their codes. */
export function pdfTexts(document: PDFDocument, page: number): readonly PdfText[] {
  const content = document.getPage(page).node.Contents();
  const parts = content instanceof PDFArray ? content.asArray() : [content];
  const streams = parts.map((part) => document.context.lookup(part)).filter((part) => part instanceof PDFRawStream);
  const operators = streams.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')).join();
  return [...operators.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm\s*(?:[\d.]+ TL\s*)?<([0-9A-F]+)> Tj/g)].map((match) => ({
    x: Number(match[1]),
    text: Buffer.from(match[2] ?? '', 'hex').toString('latin1'),
  }));
}
