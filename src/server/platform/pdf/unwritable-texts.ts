import { PDFDocument } from 'pdf-lib';
import { embedFonts } from './pdf-font.ts';
import { unwritableCharacters } from './writable-text.ts';

/** The characters of each text that no font of a PDF has, so that it would have question marks instead. */
export async function unwritableTexts(texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { serif, sans, bold } = await embedFonts(await PDFDocument.create(), texts);
  return texts.map((text) => [...new Set([serif, sans, bold].flatMap((font) => unwritableCharacters(text, font)))]);
}
