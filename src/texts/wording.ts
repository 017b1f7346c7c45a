import type { Language } from './language.ts';

/** How a language writes numbers and dates: English with the day before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules>();

function memoized<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules>(
  key: string,
  make: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/** The plural form of a number in the language (CLDR): `one`, `other` … */
export const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule =>
  memoized(`plural ${language}`, () => new Intl.PluralRules(LOCALES[language])).select(count);

/** 7, 7.5, 7.33: at most two digits after the point. */
export const numberText = (language: Language, value: number): string =>
  memoized(`number ${language}`, () => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 })).format(
    value,
  );

/** A number written in plain digits (`1600.5`, `-2e30`) as the language writes it, every digit of it, without groups. */
export const exactNumberText = (language: Language, plain: string): string =>
  language === 'de' ? String(Number(plain)).replace('.', ',') : String(Number(plain));

/** A share of 0 to 1 as a whole percentage. */
export const shareText = (language: Language, share: number): string =>
  memoized(`share ${language}`, () => new Intl.NumberFormat(LOCALES[language], { style: 'percent' })).format(share);

/** A share of −1 to 1 with its sign: +20 %, −5 %, 0 %; at most two digits after the point. */
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

/** A day of the calendar (`2026-11-21`) is that day in every time zone. */
const instantOf = (at: string | Date): Date =>
  new Date(typeof at === 'string' && at.length === 10 ? `${at}T12:00:00` : at);

/** 21 November 2026, in the person's own time zone. */
export const dateText = (language: Language, instant: string | Date): string =>
  memoized(`date ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' })).format(
    instantOf(instant),
  );

/** 21 Nov 2026, in the person's own time zone: where there is little room. */
export const dayText = (language: Language, instant: string | Date): string =>
  memoized(`day ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' })).format(
    instantOf(instant),
  );

/** 21 Nov: where the year is known. */
export const shortDayText = (language: Language, day: string | Date): string =>
  memoized(
    `short day ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' }),
  ).format(instantOf(day));

/** 21 Nov 2026, 23:10, in the person's own time zone. */
export const dateTimeText = (language: Language, instant: string | Date): string =>
  memoized(
    `moment ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(instant));

/** A duration as a clock shows it: 0:07, 12:30, 1:02:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A price given in the smallest unit of its currency (ISO 4217): €9, €9.50. Round ones show no zeros behind the point. */
export function priceText(language: Language, amount: number, currency: string): string {
  const format = memoized(
    `price ${language} ${currency}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  );
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A country by its two letters (ISO 3166-1): `DE` is Germany. */
export const countryText = (language: Language, code: string): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code;
