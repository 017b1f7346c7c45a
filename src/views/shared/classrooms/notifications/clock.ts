/** A minute of the day as fields for times have it: `07:00`. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute of the day that a field for times has; null if it is empty. */
export function minutesOf(value: FormDataEntryValue | null): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typeof value === 'string' ? value : '') ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
