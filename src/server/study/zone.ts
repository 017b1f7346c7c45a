import { isTimeZone } from '#domain/platform/time-zone.rule.ts';

/**
 * A user's time zone from their browser, or UTC if it is unknown. It only decides to which day an instant belongs on
 * screens.
 */
export const knownZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');
