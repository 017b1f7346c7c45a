import type { Language } from './language.ts';

/** Sentences by the number they speak of; `#` becomes the number as the language writes it. */
export type Forms = { readonly one: string; readonly other: string };

/** `const counted = countedIn('en'); counted(3, { one: '# card', other: '# cards' })` → `3 cards`. */
export function countedIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other).replace('#', numbers.format(count));
}

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();

function kept<Format extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

/** 7, 7.5, 7.33: at most two digits after the point. */
export const numberText = (language: Language, value: number): string =>
  kept(`number ${language}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 2 })).format(value);

/** A share of 0 to 1 as a whole percentage. */
export const shareText = (language: Language, share: number): string =>
  kept(`share ${language}`, () => new Intl.NumberFormat(language, { style: 'percent' })).format(share);

/** 21 November 2026, in the person's own time zone. */
export const dateText = (language: Language, instant: string | Date): string =>
  kept(`date ${language}`, () => new Intl.DateTimeFormat(language, { dateStyle: 'long' })).format(new Date(instant));

/** 21 Nov 2026, in the person's own time zone: where there is little room. */
export const dayText = (language: Language, instant: string | Date): string =>
  kept(`day ${language}`, () => new Intl.DateTimeFormat(language, { dateStyle: 'medium' })).format(new Date(instant));

/** 21 Nov 2026, 23:10, in the person's own time zone. */
export const momentText = (language: Language, instant: string | Date): string =>
  kept(
    `moment ${language}`,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(instant));

/** A duration as a clock shows it: 0:07, 12:30, 1:02:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
