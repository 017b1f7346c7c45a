import { isLanguage, type Language } from '#domain/platform/language.ts';
import { isPseudoLocale, type PseudoLocale } from '#texts/pseudo/pseudo-text.ts';

/** What screens are shown in: a language, or one that is for testing. */
export type ScreenLanguage = Language | PseudoLocale;

/** Sizes of the window, in CSS pixels: a phone, a tablet, a laptop and a large screen. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
export type ScreenSize = (typeof SIZES)[number];

export const THEMES = ['light', 'dark'] as const;
export type ScreenTheme = (typeof THEMES)[number];

/** In what languages, sizes and themes each screen is photographed. */
export type Choices = {
  readonly languages: readonly ScreenLanguage[];
  readonly sizes: readonly ScreenSize[];
  readonly themes: readonly ScreenTheme[];
};

const OPTIONS = ['--language', '--width', '--theme'] as const;

const isScreenLanguage = (value: unknown): value is ScreenLanguage => isLanguage(value) || isPseudoLocale(value);
const isTheme = (value: unknown): value is ScreenTheme => THEMES.some((theme) => theme === value);

/**
 * Extracts `--language de`, `--width 360` and `--theme dark` (each any number of times) from a command line.
 * @returns what was chosen, or else English, all sizes and both themes; and the remaining arguments
 * @throws an Error that names a value that is not supported
 */
export function requestedChoices(words: readonly string[]): Choices & { readonly rest: readonly string[] } {
  const valuesOf = (option: (typeof OPTIONS)[number]) => words.filter((_, at) => words[at - 1] === option);
  const languages = valuesOf('--language').map((value) => {
    if (!isScreenLanguage(value)) throw new Error(`Unknown language “${value}”.`);
    return value;
  });
  const sizes = valuesOf('--width').map((value) => {
    const size = SIZES.find(({ width }) => String(width) === value);
    if (size === undefined)
      throw new Error(`Unknown width “${value}”: use ${SIZES.map(({ width }) => width).join(', ')}.`);
    return size;
  });
  const themes = valuesOf('--theme').map((value) => {
    if (!isTheme(value)) throw new Error(`Unknown theme “${value}”: use ${THEMES.join(' or ')}.`);
    return value;
  });
  const isOption = (word: string | undefined): boolean => OPTIONS.some((option) => option === word);
  return {
    languages: languages.length === 0 ? ['en'] : languages,
    sizes: sizes.length === 0 ? SIZES : sizes,
    themes: themes.length === 0 ? THEMES : themes,
    rest: words.filter((word, at) => !isOption(word) && !isOption(words[at - 1])),
  };
}
