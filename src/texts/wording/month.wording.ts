import type { Language } from '#domain/platform/language.ts';

const at = (month: string): Date => new Date(`${month}-01T12:00:00Z`);

/** May 2015, of a month such as `2015-05`. */
export const monthText = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(month));

/** The twelve months by their numbers, `01` to `12`. */
export const monthNames = (language: Language): readonly { readonly value: string; readonly label: string }[] => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0');
    return { value, label: name.format(at(`2000-${value}`)) };
  });
};
