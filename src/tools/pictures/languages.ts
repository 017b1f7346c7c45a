import { isLanguage, type Language } from '#domain/language.ts';

/**
 * Takes `--language de` (or several, each with its own `--language`) out of a command line.
 * @returns the languages asked for, English without any, and the words that are left
 * @throws an Error that names a language the product does not speak
 */
export function wantedLanguages(words: readonly string[]): {
  readonly languages: readonly Language[];
  readonly rest: readonly string[];
} {
  const isName = (at: number): boolean => words[at - 1] === '--language';
  const languages = words.filter((_, at) => isName(at));
  const unknown = languages.find((language) => !isLanguage(language));
  if (unknown !== undefined) throw new Error(`Unknown language “${unknown}”.`);
  return {
    languages: languages.length === 0 ? ['en'] : languages.filter(isLanguage),
    rest: words.filter((word, at) => word !== '--language' && !isName(at)),
  };
}
