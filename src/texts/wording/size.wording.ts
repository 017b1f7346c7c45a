import type { Language } from '#domain/platform/language.ts';
import { numberText } from './number.wording.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 512 bytes, 7.5 MB, 12 GB: with decimal units, and one decimal below ten. */
export function sizeText(language: Language, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** step;
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${numberText(language, rounded)} ${step === 0 && language === 'de' ? 'Bytes' : UNITS[step]}`;
}
