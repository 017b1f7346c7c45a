/** An instant as the value of a date and time field, in the user's time zone. */
export function localDateTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The value of such a field as an instant. */
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
