/** A moment as a field for day and time shows it, in the person's own zone. */
export function localMoment(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds, as a moment. */
export const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
