import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { flowingPage, INK } from '#server/platform/pdf/flowing-page.ts';
import { embedFonts } from '#server/platform/pdf/pdf-font.ts';
import { writableText } from '#server/platform/pdf/writable-text.ts';

/** The names of the fonts in a document that was saved. */
async function fontNames(document: PDFDocument): Promise<readonly string[]> {
  const saved = await PDFDocument.load(await document.save());
  return saved.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font');
    return name ? [String(object.get(PDFName.of('BaseFont')))] : [];
  });
}

async function written(texts: readonly string[]) {
  const document = await PDFDocument.create();
  const fonts = await embedFonts(document, texts);
  const flow = flowingPage(document);
  for (const font of [fonts.serif, fonts.sans, fonts.bold])
    for (const text of texts) {
      flow.down(20);
      flow.text(text, { font, size: 12, color: INK }, 50, 400);
    }
  return { document, fonts };
}

test('Western European texts need no font in the file', async () => {
  const { document } = await written(['Zoë Müller – Ångström, 50 €', 'Søren Æbelø']);
  const names = await fontNames(document);
  expect([...new Set(names)].sort()).toEqual(['/Helvetica', '/Helvetica-Bold', '/Times-Roman']);
});

test.each([
  'Łukasz Wiśniewski',
  'Dvořák, Ğülşah Yıldız',
  'Юлия Щербакова, Їжак',
  'Ελένη Παπαδοπούλου',
  'Nguyễn Thị Hồng Đào',
])('%s is written in full, by fonts in the file', async (name) => {
  const { document, fonts } = await written([name]);
  for (const font of [fonts.serif, fonts.sans, fonts.bold]) {
    expect(writableText(name, font)).toBe(name);
    expect(font.widthOf(name, 10)).toBeGreaterThan(font.widthOf(name.slice(1), 10));
  }
  expect((await fontNames(document)).join()).toMatch(/Source/);
});

test('the width of a text in several fonts is that of its parts', async () => {
  const { fonts } = await written(['Юлия & Łukasz']);
  const parts = [...'Юлия & Łukasz'].map((character) => fonts.sans.widthOf(character, 10));
  const sum = parts.reduce((all, width) => all + width, 0);
  // Kerning moves letters a little.
  expect(Math.abs(fonts.sans.widthOf('Юлия & Łukasz', 10) - sum)).toBeLessThan(2);
});

test('what no font has becomes a question mark, and a combined letter stays one', async () => {
  const { fonts } = await written(['王', 'Dvořa\u0301k']);
  expect(writableText('王 Dvořa\u0301k\u2069', fonts.sans)).toBe('? Dvořák');
});
