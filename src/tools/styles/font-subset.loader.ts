import subsetFont from 'subset-font';
import { FIRST_CHARACTERS, FURTHER_CHARACTERS } from './font-characters.ts';

/** The thinnest and the boldest that any style of ours asks for (`--font-weight-bold`). */
const WEIGHTS = { min: 400, max: 650 };

/** What stands where it is to stand, the ligatures, and figures of one width. Small capitals and the like are not used. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

type LoaderContext = {
  /** What stands behind the name of the file where it is asked for: `?first` for the characters of every page. */
  readonly resourceQuery: string;
  readonly async: () => (failure: unknown, content?: Buffer) => void;
};

/** A loader of the bundler: the font with the characters and weights the product uses, which halves its way here. */
export default function fontSubsetLoader(this: LoaderContext, font: Buffer): void {
  const done = this.async();
  subsetFont(font, this.resourceQuery === '?first' ? FIRST_CHARACTERS : FURTHER_CHARACTERS, {
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
