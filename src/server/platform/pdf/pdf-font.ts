import { type PDFDocument, type PDFFont, type PDFPage, type rgb, StandardFonts } from 'pdf-lib';
import { isRightToLeft, visualRuns } from '#domain/platform/visual-order.rule.ts';
import { type Family, facesFor, trueType } from './website-faces.ts';

type TextOptions = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: ReturnType<typeof rgb>;
};

/** A font of a document. Its texts consist of characters that it has: see `writableText`. */
export type PdfFont = {
  readonly has: (character: string) => boolean;
  /** In points. */
  readonly widthOf: (text: string, size: number) => number;
  readonly write: (page: PDFPage, text: string, options: TextOptions) => void;
};

export type PdfFonts = { readonly serif: PdfFont; readonly sans: PdfFont; readonly bold: PdfFont };

/** The standard font that every reader of PDF has, and the website's, which has more alphabets. */
const STYLES = {
  serif: { standard: StandardFonts.TimesRoman, further: { family: 'serif', weight: 400 } },
  sans: { standard: StandardFonts.Helvetica, further: { family: 'sans', weight: 400 } },
  bold: { standard: StandardFonts.HelveticaBold, further: { family: 'sans', weight: 650 } },
} as const satisfies Record<
  keyof PdfFonts,
  { readonly standard: StandardFonts; readonly further: { readonly family: Family; readonly weight: number } }
>;

/**
 * The fonts for texts. Documents in Western European languages need only the standard fonts, which make the smallest
 * files. If the texts have other characters, everything is in the website's fonts, so that a name is in one font.
 */
export async function embedFonts(document: PDFDocument, texts: Iterable<string>): Promise<PdfFonts> {
  const characters = new Set<string>();
  for (const text of texts) for (const character of text.normalize('NFC')) characters.add(character);
  return {
    serif: await embedFont(document, 'serif', characters),
    sans: await embedFont(document, 'sans', characters),
    bold: await embedFont(document, 'bold', characters),
  };
}

async function embedFont(
  document: PDFDocument,
  style: keyof PdfFonts,
  characters: ReadonlySet<string>,
): Promise<PdfFont> {
  const { standard, further } = STYLES[style];
  const plain = faceOf(await document.embedFont(standard));
  if ([...characters].every(plain.has)) return withFaces([plain], plain);
  // Most documents don't need it, and a server shouldn't load it at its start.
  document.registerFontkit((await import('@pdf-lib/fontkit')).default);
  const faces: Face[] = [];
  // A question mark stands for what no font has, and is in the file of the basic characters.
  for (const face of facesFor(further.family, [...characters, '?']))
    faces.push(faceOf(await document.embedFont(await trueType(face, further.weight), { subset: true })));
  return withFaces([...faces, plain], plain);
}

type Face = { readonly font: PDFFont; readonly has: (character: string) => boolean };

function faceOf(font: PDFFont): Face {
  const codes = new Set(font.getCharacterSet());
  return { font, has: (character) => codes.has(character.codePointAt(0) ?? 0) };
}

/** The first of the faces that has a character writes it; characters that none has are left to `otherwise`. */
function withFaces(faces: readonly Face[], otherwise: Face): PdfFont {
  return {
    has: (character) => faces.some(({ has }) => has(character)),
    widthOf: (text, size) =>
      runsOf(text, faces, otherwise).reduce((width, { font, run }) => width + font.widthOfTextAtSize(run, size), 0),
    write: (page, text, { x, y, size, color }) => {
      let left = x;
      for (const { font, run } of runsOf(text, faces, otherwise)) {
        page.drawText(run, { x: left, y, font, size, color });
        left += font.widthOfTextAtSize(run, size);
      }
    },
  };
}

type Run = { readonly font: PDFFont; readonly run: string };

/** A text in parts that one face can write, from left to right on paper. */
function runsOf(text: string, faces: readonly Face[], otherwise: Face): readonly Run[] {
  return visualRuns(text).flatMap(({ text: directed, isRightToLeft }) => {
    const runs = faces.length === 1 ? [{ font: otherwise.font, run: directed }] : byFace(directed, faces, otherwise);
    return isRightToLeft ? runs.toReversed().map(rightToLeft) : runs;
  });
}

function byFace(text: string, faces: readonly Face[], otherwise: Face): readonly Run[] {
  const runs: { font: PDFFont; run: string }[] = [];
  for (const character of text) {
    const { font } = faces.find(({ has }) => has(character)) ?? otherwise;
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}

/** The library turns letters of Arabic and Hebrew around, and joins them. Spaces and signs between them it leaves as they are. */
const rightToLeft = ({ font, run }: Run): Run => ({
  font,
  run: isRightToLeft(run) ? run : [...run].toReversed().join(''),
});
