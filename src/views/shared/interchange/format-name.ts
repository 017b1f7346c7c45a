import type { ImportTexts } from '#texts/interchange/import.texts.ts';
import { named } from '#texts/named.ts';

/** The name of a format that is imported. More is read as QTI than is written. */
export const importFormatName = (texts: ImportTexts, format: string): string =>
  format === 'qti' ? texts.drop.qti : named(texts.format, format);
