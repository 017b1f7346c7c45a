/**
 * A user's time zone from their browser, or UTC if it is unknown. It only decides to which day an instant belongs on
 * screens.
 */
export function knownZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[+-]/.test(name) ? 'UTC' : name;
  } catch {
    // A name from a newer or older list of time zones than ours.
    return 'UTC';
  }
}
