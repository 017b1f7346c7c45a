import type { Language } from '../language.ts';

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'year', ms: 365 * 24 * 60 * MINUTE_MS },
  { unit: 'month', ms: 30 * 24 * 60 * MINUTE_MS },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** A card's interval, short enough for a button: `10 min`, `3 days`, `1.5 yrs`; at least a minute. */
export function intervalText(language: Language, ms: number): string {
  const { unit, ms: unitMs } = STEPS.find((step) => ms >= step.ms * 0.95) ?? { unit: 'minute', ms: MINUTE_MS };
  const amount = Math.max(1, ms / unitMs);
  const maximumFractionDigits = unit === 'year' || unit === 'month' ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    amount,
  );
}
