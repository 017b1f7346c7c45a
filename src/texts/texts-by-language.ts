import { guardTexts } from './guard-texts.ts';
import type { Language } from './language.ts';
import type { Texts } from './texts.ts';

/**
 * An area's texts in every language at once, for the server, which answers users of all of them:
 * `textsByLanguage(english, { de: german })`.
 */
export function textsByLanguage<T extends Texts>(
  english: T,
  others: Readonly<Record<Exclude<Language, 'en'>, NoInfer<T>>>,
): Readonly<Record<Language, T>> {
  for (const texts of [english, ...Object.values(others)]) guardTexts(texts, english);
  return { en: english, ...others };
}
