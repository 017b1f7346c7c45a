/** How a number in a cell is displayed; null: as a number. */
export type Shown = 'date' | 'time' | 'dateTime' | null;

const DAY_MS = 86_400_000;
/** Formats that every workbook has without declaring them. */
const DATES = [14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const TIMES = [18, 19, 20, 21, 32, 33, 45, 46, 47];
const BOTH = 22;

/** How a number is displayed in one of the built-in formats. */
export const shownById = (id: number): Shown =>
  id === BOTH ? 'dateTime' : DATES.includes(id) ? 'date' : TIMES.includes(id) ? 'time' : null;

/** `dd/mm/yyyy "at" hh:mm`: days and years make a date, hours and seconds a time; quoted text is ignored. */
export function shownByCode(code: string): Shown {
  const [first = ''] = code.split(';');
  const characters = first
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
    .toLowerCase();
  if (/general|standard|[0#?]/.test(characters.replace(/s\.0+/g, 's'))) return null;
  const [date, time] = [/[dy]|mmm/.test(characters) || /^m+$/.test(characters), /[hs]/.test(characters)];
  if (date) return time ? 'dateTime' : 'date';
  return time ? 'time' : null;
}

/** A serial number as the displayed date: `1969-07-20`, `1969-07-20 20:17`, `20:17`. Unchanged if it is not a date. */
export function dateText(value: string, shown: Exclude<Shown, null>, since1904: boolean): string {
  const days = Number(value);
  if (value.trim() === '' || !Number.isFinite(days) || days < 0 || days >= 2_958_466) return value;
  // Before March 1900 the serial number is one day too high, because the programs treat 1900 as a leap year.
  const wholeSeconds = since1904 ? days + 1_462 : days < 60 ? days + 1 : days;
  const seconds = Math.round((wholeSeconds - 25_569) * (DAY_MS / 1_000));
  const [date = '', clock = ''] = new Date(seconds * 1_000).toISOString().split('T');
  const time = clock.slice(0, clock.startsWith('00', 6) ? 5 : 8);
  return shown === 'date' ? date : shown === 'time' ? time : `${date} ${time}`;
}
