import type { Language } from '../language.ts';
import { LOCALES } from './formats.ts';

/** A country by its two letters (ISO 3166-1): `DE` is Germany. */
export const countryText = (language: Language, code: string): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code;
