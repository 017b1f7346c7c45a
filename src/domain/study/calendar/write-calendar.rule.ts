import { type CalendarDay, dayAfter } from '../calendar-day.ts';

/** An event of a calendar, as RFC 5545 describes it. */
export type CalendarEvent = {
  /** The same in every version of the event, and in no other event. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** The absolute address of the screen it is about; null: the server does not know its own. */
  readonly url: string | null;
  /** An instant (ms since 1970), or a whole day. */
  readonly at: { readonly instant: number } | { readonly day: CalendarDay };
  /** Instants in ms since 1970: when it was created, and when it was changed last. */
  readonly createdAt: number;
  readonly modifiedAt: number;
};

export type Calendar = {
  readonly name: string;
  /** How often to fetch it again: `PT1H`. */
  readonly refresh: string;
  readonly events: readonly CalendarEvent[];
};

/** RFC 5545, 3.1: octets of a line without its end. */
const LINE_OCTETS_MAX = 75;
/** Control characters that a text may not contain; a line feed is escaped. */
const CONTROL = /[^\P{Cc}\n]/gu;
const LINE_END = /\r\n|\r|\n/g;

/** RFC 5545, 3.3.11: a text value. */
const escapeText = (text: string): string =>
  text
    .replace(LINE_END, '\n')
    .replace(CONTROL, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const oneLine = (text: string): string => escapeText(text.replace(LINE_END, ' '));

/** The octets of a character in UTF-8. */
const octetsOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x8_00 ? 2 : codePoint < 0x1_00_00 ? 3 : 4;

/** Folds a line without splitting a character: each continuation begins with a space, which counts as an octet. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** `20270531T143000Z`. */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dayOf = (day: CalendarDay): string => day.replaceAll('-', '');

function eventLines({ uid, title, description, url, at, createdAt, modifiedAt }: CalendarEvent): string[] {
  const times =
    'day' in at
      ? [`DTSTART;VALUE=DATE:${dayOf(at.day)}`, `DTEND;VALUE=DATE:${dayOf(dayAfter(at.day, 1))}`]
      : [`DTSTART:${utc(at.instant)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${oneLine(uid)}`,
    // A published event that has not changed has the same stamp whenever it is fetched.
    `DTSTAMP:${utc(modifiedAt)}`,
    ...times,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(modifiedAt)}`,
    // Rises with every change: seconds since the event was created.
    `SEQUENCE:${Math.max(0, Math.floor((modifiedAt - createdAt) / 1_000))}`,
    `SUMMARY:${oneLine(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    // A due date does not make its day busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar as an iCalendar file (RFC 5545, with the name and interval of RFC 7986). */
export function writeCalendar({ name, refresh, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${oneLine(name)}`,
    `X-WR-CALNAME:${oneLine(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    // The same for programs that are older than RFC 7986, such as Outlook.
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('');
}
