import fontkit from '@pdf-lib/fontkit';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { flowingPage, INK } from '#server/platform/pdf/flowing-page.ts';
import { embedFonts } from '#server/platform/pdf/pdf-font.ts';
import { facesFor, trueType } from '#server/platform/pdf/website-faces.ts';
import { unwritableCharacters, writableText } from '#server/platform/pdf/writable-text.ts';

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
  'محمد علي العبيدي',
  'فاطمه گلپایگانی (پاریس)',
  'נועה בן־דוד',
  'Ali (محمد), 10b',
])('%s is written in full, by fonts in the file', async (name) => {
  const { document, fonts } = await written([name]);
  for (const font of [fonts.serif, fonts.sans, fonts.bold]) {
    expect(writableText(name, font)).toBe(name);
    expect(font.widthOf(name, 10)).toBeGreaterThan(font.widthOf(name.slice(1), 10));
  }
  expect((await fontNames(document)).join()).toMatch(/Source|Noto|Vazirmatn/);
});

test('the width of a text in several fonts is that of its parts', async () => {
  const { fonts } = await written(['Юлия & Łukasz']);
  const parts = [...'Юлия & Łukasz'].map((character) => fonts.sans.widthOf(character, 10));
  const sum = parts.reduce((all, width) => all + width, 0);
  // Kerning moves letters a little.
  expect(Math.abs(fonts.sans.widthOf('Юлия & Łukasz', 10) - sum)).toBeLessThan(2);
});

// Fonts that put dots next to their letters would have them at wrong places, because the library ignores positions.
test('every letter of Arabic, Persian and Urdu has one glyph in each of its forms, also next to others', async () => {
  const [face] = facesFor('sans', ['م']);
  if (face === undefined) throw new Error('There is a font for Arabic.');
  const font = fontkit.create(await trueType(face, 400));
  const formsOf = (text: string) => font.layout(text).glyphs.map(({ id }) => id);
  for (const letter of 'بتثجحخدذرزسشصضطظعغفقكمنهويءآأؤإئةىپچژگکیٹڈڑھہ')
    for (const word of [letter, `ب${letter}`, `${letter}ب`, `ب${letter}ب`])
      expect(formsOf(word), word).toHaveLength(word.length);
  // From right to left, and joined: other forms than those of single letters.
  expect(formsOf('بت')).not.toEqual([...formsOf('ت'), ...formsOf('ب')]);
});

test('vowel points are left out, and marks of direction have no width', async () => {
  const { fonts } = await written(['مُحَمَّد', 'שָׁלוֹם', '\u202eabc']);
  expect(writableText('مُحَمَّد', fonts.sans)).toBe('محمد');
  expect(writableText('שָׁלוֹם\u202e', fonts.sans)).toBe('שלום');
  expect(fonts.sans.widthOf('\u200eabc\u200f', 10)).toBe(fonts.sans.widthOf('abc', 10));
});

test('what no font has becomes a question mark, and a combined letter stays one', async () => {
  const { fonts } = await written(['王', 'Dvořa\u0301k']);
  expect(writableText('王 Dvořa\u0301k\u2069', fonts.sans)).toBe('? Dvořák');
  expect(unwritableCharacters('王小王? Dvořák\u200e محمد', fonts.sans)).toEqual(['王', '小', 'م', 'ح', 'د']);
});
