const DAY_S = 86_400;
const HOUR_S = 3_600;

/** A period in the largest unit that divides it: 7,200 seconds are 2 hours, 5,400 are 90 minutes. */
export function latePeriod(seconds: number): { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number } {
  if (seconds % DAY_S === 0) return { unit: 'day', count: seconds / DAY_S };
  if (seconds % HOUR_S === 0) return { unit: 'hour', count: seconds / HOUR_S };
  return { unit: 'minute', count: Math.round(seconds / 60) };
}
