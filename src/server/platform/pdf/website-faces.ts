import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import sans from '@fontsource-variable/source-sans-3/unicode.json' with { type: 'json' };
import serif from '@fontsource-variable/source-serif-4/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/vazirmatn/unicode.json' with { type: 'json' };

type Range = readonly [from: number, to: number];
/** One file of a family. */
type WebsiteFace = { readonly file: string; readonly ranges: readonly Range[] };
export type Family = keyof typeof FAMILIES;

/**
 * Files for alphabets that the website's fonts don't have. They are the same for every family. The one for Arabic has a glyph
 * for each form of a letter: fonts that put dots next to letters need positions, which the library ignores.
 */
const FURTHER: readonly WebsiteFace[] = [
  ...facesOf('vazirmatn', { arabic: arabic.arabic }),
  ...facesOf('noto-sans-hebrew', { hebrew: hebrew.hebrew }),
].map(({ file, ranges }) => ({ file, ranges: ranges.filter(isOfAlphabet) }));

/** The files of the website's fonts, each for an alphabet, with its characters, and those of further alphabets. */
const FAMILIES = {
  sans: [...facesOf('source-sans-3', sans), ...FURTHER],
  serif: [...facesOf('source-serif-4', serif), ...FURTHER],
};

/** Whether a range has letters of Arabic or Hebrew, or joins them. Other signs in their files are in those of the website. */
function isOfAlphabet([from]: Range): boolean {
  return from >= 0xfb1d || (from >= 0x590 && from <= 0x8ff) || from === 0x200c;
}

function facesOf(name: string, alphabets: Readonly<Record<string, string>>): readonly WebsiteFace[] {
  return Object.entries(alphabets).map(([alphabet, ranges]) => ({
    file: `@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`,
    ranges: rangesOf(ranges),
  }));
}

/** `U+1F00-1FFF,U+2116` as ranges of code points. */
function rangesOf(written: string): readonly Range[] {
  return written.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to];
  });
}

/** The files with the characters of a text; each has at least one of them. */
export function facesFor(family: Family, characters: readonly string[]): readonly WebsiteFace[] {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return FAMILIES[family].filter(({ ranges }) =>
    codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
}

const converted = new Map<string, Promise<Uint8Array>>();

/** A file of the website's fonts as TrueType with one weight. It is converted once per process. */
export function trueType(face: WebsiteFace, weight: number): Promise<Uint8Array> {
  const key = `${face.file} ${weight}`;
  const known = converted.get(key);
  if (known !== undefined) return known;
  const bytes = convert(face, weight);
  converted.set(key, bytes);
  // The next document tries again.
  bytes.catch(() => converted.delete(key));
  return bytes;
}

async function convert({ file, ranges }: WebsiteFace, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const characters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return await subsetFont(await readFile(fileURLToPath(import.meta.resolve(file))), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  });
}
