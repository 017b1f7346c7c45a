import subsetFont from 'subset-font';

/** The thinnest and the boldest that any style of ours asks for (`--font-weight-bold`). */
const WEIGHTS = { min: 400, max: 650 };

/** What stands where it is to stand, the ligatures, and figures of one width. Small capitals and the like are not used. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const through = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/**
 * What the latin faces are declared for by their style sheets (`unicode-range`), less what no text has: a character
 * that is missing here is drawn by the fallback.
 */
const CHARACTERS = [
  through(0x20, 0x7e),
  through(0xa0, 0xff),
  'ıŒœˆ˚˜',
  through(0x2009, 0x200f),
  through(0x2010, 0x2027),
  '‰′″‹›⁄€™←↑→↓−∕',
].join('');

type LoaderContext = {
  readonly async: () => (failure: unknown, content?: Buffer) => void;
};

/** A loader of the bundler: the font with the characters and weights the product uses, which halves its way here. */
export default function fontSubsetLoader(this: LoaderContext, font: Buffer): void {
  const done = this.async();
  subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  }).then(
    (subset) => done(null, subset),
    (cause: unknown) => done(cause),
  );
}

export const raw = true;
