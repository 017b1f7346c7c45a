import type { Language } from '../language.ts';
import { LOCALES, memoized } from './formats.ts';

/** A share of 0 to 1 as a whole percentage. */
export const shareText = (language: Language, share: number): string =>
  memoized(`share ${language}`, () => new Intl.NumberFormat(LOCALES[language], { style: 'percent' })).format(share);

/** A number of percent, with at most two decimals: 41.5% in English, 41,5 % in German. */
export const percentText = (language: Language, percent: number): string =>
  memoized(
    `percent ${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 }),
  ).format(percent / 100);

/** A share of −1 to 1 with its sign: +20%, −5%, 0%; at most two decimals. */
export const signedShareText = (language: Language, share: number): string =>
  memoized(
    `signed share ${language}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 2,
      }),
  ).format(share);
