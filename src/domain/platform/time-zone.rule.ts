/** Whether it is the name of a time zone (IANA), such as `Europe/Berlin`. Offsets such as `+02:00` are not: they have no summer time. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    // A name from a newer or older list of time zones than ours.
    return false;
  }
}
