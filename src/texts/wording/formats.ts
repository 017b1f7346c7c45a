import type { Language } from '../language.ts';

/** The locale for numbers and dates: English with the day before the month. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules>();

/** Creating formats is slow, so they are cached. */
export function memoized<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules>(
  key: string,
  create: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? create();
  formats.set(key, format);
  return format;
}
