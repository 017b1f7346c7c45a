import { type Delivery, MINUTES_OF_DAY, type NotificationSettings } from './notification.schema.ts';

/** When daily emails are sent, in minutes of the recipient's day: after school. */
export const DIGEST_MINUTE = 16 * 60;
const MINUTE_MS = 60_000;

type Times = Pick<NotificationSettings, 'quietFrom' | 'quietUntil' | 'timeZone'>;

/** The minute of the day of an instant in a time zone. */
export function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const value = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Whether a minute of the day is within quiet hours, which may include midnight. */
export const isQuiet = (minute: number, { quietFrom, quietUntil }: Omit<Times, 'timeZone'>): boolean =>
  quietFrom <= quietUntil ? minute >= quietFrom && minute < quietUntil : minute >= quietFrom || minute < quietUntil;

/** The first instant, at `from` or later, at which clocks in the time zone show the minute of the day. */
function nextAt(from: number, minute: number, timeZone: string): number {
  const whole = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  const ahead = (minute - minuteOfDay(whole, timeZone) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const at = whole + ahead * MINUTE_MS;
  // The clocks may have changed in between; a minute that they skip is replaced by the same distance.
  const shown = minuteOfDay(at, timeZone);
  const off = ((minute - shown + MINUTES_OF_DAY * 1.5) % MINUTES_OF_DAY) - MINUTES_OF_DAY / 2;
  const corrected = at + off * MINUTE_MS;
  return corrected >= from ? corrected : at;
}

/**
 * When the email about something that happened is sent: at once, or with the next daily email. What falls in quiet
 * hours is sent at their end. Null: not at all.
 */
export function deliveryAt(happenedAt: number, delivery: Delivery, times: Times): number | null {
  if (delivery === 'off') return null;
  const at = delivery === 'daily' ? nextAt(happenedAt, DIGEST_MINUTE, times.timeZone) : happenedAt;
  return isQuiet(minuteOfDay(at, times.timeZone), times) ? nextAt(at, times.quietUntil, times.timeZone) : at;
}
