import { isLanguage, type Language } from '#domain/platform/language.ts';
import { isPseudoLocale, type PseudoLocale } from '#texts/pseudo/pseudo-text.ts';

/** What screens are shown in: a language, or one that is for testing. */
export type ScreenLanguage = Language | PseudoLocale;

const isScreenLanguage = (value: unknown): value is ScreenLanguage => isLanguage(value) || isPseudoLocale(value);

/**
 * Extracts `--language de` (or several, each with its own `--language`) from a command line.
 * @returns the requested languages, English by default, and the remaining arguments
 * @throws an Error that names an unsupported language
 */
export function requestedLanguages(words: readonly string[]): {
  readonly languages: readonly ScreenLanguage[];
  readonly rest: readonly string[];
} {
  const isName = (at: number): boolean => words[at - 1] === '--language';
  const languages = words.filter((_, at) => isName(at));
  const unknown = languages.find((language) => !isScreenLanguage(language));
  if (unknown !== undefined) throw new Error(`Unknown language “${unknown}”.`);
  return {
    languages: languages.length === 0 ? ['en'] : languages.filter(isScreenLanguage),
    rest: words.filter((word, at) => word !== '--language' && !isName(at)),
  };
}
