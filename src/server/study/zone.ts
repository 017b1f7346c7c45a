/**
 * A person's time zone as their browser names it, or UTC where nobody knows it. It says only which day a moment
 * belongs to, in what is shown.
 */
export function knownZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[+-]/.test(name) ? 'UTC' : name;
  } catch {
    // A name from a newer or older list of zones than ours.
    return 'UTC';
  }
}
