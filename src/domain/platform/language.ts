/** The languages of the product. The first is the source language and the fallback. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a value is the code of a language that the product has. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The first of a browser's preferred languages (`['de-AT', 'en']`, BCP 47) that the product supports, otherwise
 * English.
 */
export function languageFor(requestedLanguages: readonly string[]): Language {
  const spoken = requestedLanguages.map((tag) => tag.split('-')[0]?.toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}
