import type { AccommodationProfile } from '#domain/attempts/supervision.schema.ts';
import { accommodationTexts } from '#texts/assessments/accommodation.texts.ts';
import { useTexts } from '#texts/current-language.ts';

/** The extra time of a factor, in per cent. */
export const percentOf = (timeFactor: number): number => Math.round((timeFactor - 1) * 100);

/** A user's access arrangements on one line. */
export function useProfileWords(): (profile: AccommodationProfile) => string {
  const t = useTexts(accommodationTexts);
  return ({ timeFactor, pauseSeconds, dueDays, penaltyWindowFactor }) =>
    [
      timeFactor > 1 ? t.time({ percent: percentOf(timeFactor) }) : null,
      pauseSeconds > 0 ? t.pausesText({ minutes: Math.round(pauseSeconds / 60) }) : null,
      dueDays > 0 ? t.dueText({ days: dueDays }) : null,
      penaltyWindowFactor > 1 ? t.penaltyText({ factor: penaltyWindowFactor }) : null,
    ]
      .filter((words) => words !== null)
      .join(', ') || t.none;
}

/** The schema's units from those of the form: per cent more, and minutes. */
export function readProfile(data: FormData): unknown {
  const number = (name: string): number => Number(data.get(name) ?? 0);
  return {
    timeFactor: 1 + number('timeFactor') / 100,
    pauseSeconds: Math.round(number('pauseSeconds') * 60),
    dueDays: number('dueDays'),
    penaltyWindowFactor: number('penaltyWindowFactor'),
  };
}
