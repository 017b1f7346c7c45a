import type { Language } from '../language.ts';
import { need } from '../message-parts.ts';
import { LOCALES, memoized } from './formats.ts';

/** The plural form of a number in the language (CLDR): `one`, `other` … */
const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule =>
  memoized(`plural ${language}`, () => new Intl.PluralRules(LOCALES[language])).select(count);

/** 7, 7.5, 7.33: at most two decimals. */
export const numberText = (language: Language, value: number): string =>
  memoized(`number ${language}`, () => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 })).format(
    value,
  );

/** Whether the language uses this plural form for this number. */
export const isForm = (language: Language, count: number | null | undefined, form: Intl.LDMLPluralRule): boolean =>
  pluralForm(language, need(count)) === form;
