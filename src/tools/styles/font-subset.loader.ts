import subsetFont from 'subset-font';
import { FIRST_CHARACTERS, FURTHER_CHARACTERS } from './font-characters.ts';

/** The lightest and the boldest weight in our styles (`--font-weight-bold`). */
const WEIGHTS = { min: 400, max: 650 };

/** OpenType features: positioning, ligatures and tabular figures. Small capitals and the like are not used. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

type LoaderContext = {
  /** The query of the import: `?first` for the characters of every page. */
  readonly resourceQuery: string;
  readonly async: () => (failure: unknown, content?: Buffer) => void;
};

/** A bundler loader: subsets a font to the characters and weights the product uses, which halves its size. */
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
