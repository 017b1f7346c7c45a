import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from '#domain/study/calendar/write-calendar.rule.ts';

const EVENT: CalendarEvent = {
  uid: 'assignment-1@learn.example.org',
  title: 'Due: Homework',
  description: '',
  url: 'https://learn.example.org/assignment/1/detail',
  at: { instant: Date.UTC(2027, 4, 31, 14, 30) },
  createdAt: Date.UTC(2027, 4, 1),
  modifiedAt: Date.UTC(2027, 4, 2),
};
const write = (...events: readonly Partial<CalendarEvent>[]): string =>
  writeCalendar({
    name: 'Lectern',
    refresh: 'PT1H',
    events: events.map((changes) => ({ ...EVENT, ...changes })),
  });

/** The first event, as another program reads it. */
function read(file: string): ICAL.Event {
  const found = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (found === null) throw new Error('The calendar has no event.');
  return new ICAL.Event(found);
}

/** A reader of lines that accepts nothing but RFC 5545: returns the unfolded lines. */
function strictLines(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/\p{Cc}/u);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // A line that ends within a character has lost a surrogate.
    expect(line.isWellFormed()).toBe(true);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z-]+)*:/);
  return lines;
}

test('a due date is written in UTC, with a stable identity and the time of its last change', () => {
  expect(strictLines(write({}))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lectern//Calendar//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['NAME:Lectern', 'X-WR-CALNAME:Lectern'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H', 'BEGIN:VEVENT'],
    ...['UID:assignment-1@learn.example.org', 'DTSTAMP:20270502T000000Z', 'DTSTART:20270531T143000Z'],
    ...['CREATED:20270501T000000Z', 'LAST-MODIFIED:20270502T000000Z', 'SEQUENCE:86400', 'SUMMARY:Due: Homework'],
    ...['URL:https://learn.example.org/assignment/1/detail', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR'],
  ]);
});

test('an exam is a whole day, which ends when the next one begins', () => {
  const event = read(write({ at: { day: '2027-12-31' } }));
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2027-12-31', '2028-01-01']);
});

test.each([
  ['a comma, a semicolon and a backslash', 'Cells, tissues; C:\\n'],
  ['another property', 'x\r\nATTENDEE:mailto:a@example.org\r\nSUMMARY:y', 'x ATTENDEE:mailto:a@example.org SUMMARY:y'],
  ['the end of the event', 'x\nEND:VEVENT\nBEGIN:VEVENT', 'x END:VEVENT BEGIN:VEVENT'],
  ['a lone carriage return', 'x\rEND:VCALENDAR', 'x END:VCALENDAR'],
  ['control characters', 'a\u0000b\u001bc\u0085d', 'a b c d'],
  ['Hebrew and Arabic', 'שיעורי בית: الفصل ٣, حل'],
  ['a thousand characters of four octets', '𝒳'.repeat(1_000)],
  ['a thousand characters without a space', 'a'.repeat(1_000)],
  ['separators of lines that are not line ends', 'a\u2028b\u2029c'],
])('a title with %s stays one title', (_, title, expected = title) => {
  const file = write({ title });
  strictLines(file);
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(1);
  expect(read(file).summary).toBe(expected);
});

test('any title and description are read by another program as they were written', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((any) => any.replace(/\p{Cc}/gu, ''));
  fc.assert(
    fc.property(text, fc.array(text, { minLength: 1, maxLength: 3 }), (title, lines) => {
      const description = lines.join('\n');
      const file = write({ title, description }, { uid: 'second' });
      strictLines(file);
      expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(2);
      const event = read(file);
      expect([event.summary ?? '', event.description ?? '']).toEqual([title, description]);
    }),
  );
});
