import type { Language } from '#domain/platform/language.ts';

export { isLanguage, LANGUAGES, type Language, languageFor } from '#domain/platform/language.ts';

type LanguageRow = {
  /** The name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
};

export const LANGUAGE_ROWS: Readonly<Record<Language, LanguageRow>> = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
};
