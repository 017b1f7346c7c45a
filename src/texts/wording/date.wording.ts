import type { Language } from '../language.ts';
import { LOCALES, memoized } from './formats.ts';

/** A calendar day (`2026-11-21`) is that day in every time zone. */
const instantOf = (at: string | Date): Date =>
  new Date(typeof at === 'string' && at.length === 10 ? `${at}T12:00:00` : at);

/** 21 November 2026, in the user's time zone. */
export const dateText = (language: Language, instant: string | Date): string =>
  memoized(`date ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' })).format(
    instantOf(instant),
  );

/** 21 Nov 2026, in the user's time zone: the short form. */
export const dayText = (language: Language, instant: string | Date): string =>
  memoized(`day ${language}`, () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' })).format(
    instantOf(instant),
  );

/** 21 Nov: if the year is obvious. */
export const shortDayText = (language: Language, day: string | Date): string =>
  memoized(
    `short day ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' }),
  ).format(instantOf(day));

/** 21 Nov 2026, 23:10, in the user's time zone. */
export const dateTimeText = (language: Language, instant: string | Date): string =>
  memoized(
    `moment ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(instant));
