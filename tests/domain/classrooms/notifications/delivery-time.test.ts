import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIGEST_MINUTE,
  deliveryAt,
  isQuiet,
  minuteOfDay,
} from '#domain/classrooms/notifications/delivery-time.rule.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/classrooms/notifications/notification.schema.ts';

const BERLIN = { ...DEFAULT_NOTIFICATIONS, timeZone: 'Europe/Berlin' };
const at = (text: string): number => Date.parse(text);
const delivered = (happened: string, delivery: 'atOnce' | 'daily', times = BERLIN): string =>
  new Date(deliveryAt(at(happened), delivery, times) ?? 0).toISOString();

test('emails are sent at once outside quiet hours, and at their end within them', () => {
  expect(delivered('2027-01-12T12:00:00Z', 'atOnce')).toBe('2027-01-12T12:00:00.000Z');
  expect(delivered('2027-01-12T20:00:00Z', 'atOnce')).toBe('2027-01-13T06:00:00.000Z');
  expect(delivered('2027-01-12T19:59:59Z', 'atOnce')).toBe('2027-01-12T19:59:59.000Z');
  expect(delivered('2027-01-13T05:59:59Z', 'atOnce')).toBe('2027-01-13T06:00:00.000Z');
});

test('the daily email is sent in the afternoon of the recipient', () => {
  expect(delivered('2027-01-12T12:00:00Z', 'daily')).toBe('2027-01-12T15:00:00.000Z');
  expect(delivered('2027-01-12T15:00:01Z', 'daily')).toBe('2027-01-13T15:00:00.000Z');
  const quietDay = { ...BERLIN, quietFrom: 9 * 60, quietUntil: 18 * 60 };
  expect(delivered('2027-01-12T12:00:00Z', 'daily', quietDay)).toBe('2027-01-12T17:00:00.000Z');
});

test('the clock’s change in spring and autumn moves no email by an hour', () => {
  expect(delivered('2027-03-27T21:00:00Z', 'atOnce')).toBe('2027-03-28T05:00:00.000Z');
  expect(delivered('2027-10-30T21:00:00Z', 'atOnce')).toBe('2027-10-31T06:00:00.000Z');
});

test('nothing is sent of a kind that is off, and equal times are no quiet hours', () => {
  expect(deliveryAt(0, 'off', BERLIN)).toBeNull();
  expect(delivered('2027-01-12T23:30:00Z', 'atOnce', { ...BERLIN, quietUntil: BERLIN.quietFrom })).toBe(
    '2027-01-12T23:30:00.000Z',
  );
});

const minute = fc.integer({ min: 0, max: 1_439 });

test('an email is never early, never in quiet hours, and at most two days late', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }),
      fc.constantFrom('atOnce' as const, 'daily' as const),
      fc.record({
        quietFrom: minute,
        quietUntil: minute,
        timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Tokyo'),
      }),
      (happened, delivery, times) => {
        const sent = deliveryAt(happened, delivery, times);
        if (sent === null) throw new Error('It is sent.');
        expect(sent).toBeGreaterThanOrEqual(happened);
        expect(sent - happened).toBeLessThanOrEqual(2 * 25 * 3_600_000);
        const shown = minuteOfDay(sent, times.timeZone);
        // Only a time that the clocks skip on one day of the year may be replaced by one within quiet hours.
        const isSkipped = shown !== times.quietUntil && isQuiet(shown, times);
        if (isSkipped) expect(Math.abs(shown - times.quietUntil)).toBeLessThanOrEqual(60);
        if (delivery === 'daily' && !isQuiet(DIGEST_MINUTE, times)) expect(shown).toBe(DIGEST_MINUTE);
      },
    ),
    { numRuns: 500 },
  );
});
