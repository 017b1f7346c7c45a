import { hash } from 'node:crypto';
import type pg from 'pg';
import { CALENDAR_REFRESH } from '#domain/study/calendar/calendar.limits.ts';
import { type CalendarEvent, writeCalendar } from '#domain/study/calendar/write-calendar.rule.ts';
import { href } from '#routes/href.ts';
import { findUser } from '../../access/viewer.ts';
import { readStudyToday } from '../study-today.ts';
import { CALENDAR_TEXTS } from './calendar.texts.ts';
import type { CalendarFacts } from './calendar-feed.queries.ts';

/** The version of the form of feeds: raise it when the same facts are written otherwise. */
const FORM = 1;

/**
 * The entity tag of a feed, from its facts alone, so that an unchanged feed is not written again. It is a weak one: what
 * is due in the session of today may change without it.
 */
export const feedTag = ({ isFetchSaved: _, ...facts }: CalendarFacts, origin: string | null): string =>
  `W/"${hash('sha256', JSON.stringify([FORM, origin, facts]), 'base64url').slice(0, 22)}"`;

/** Writes a feed as an iCalendar file. */
export async function writeFeed(pool: pg.Pool, facts: CalendarFacts, origin: string | null): Promise<string> {
  const t = CALENDAR_TEXTS[facts.language];
  const { host } = new URL(origin ?? 'http://localhost');
  // Two students of one family may have the same assignment in one calendar program.
  const owner = hash('sha256', facts.userId, 'hex').slice(0, 12);
  const event = (
    { kind, id }: { readonly kind: string; readonly id: string },
    path: string,
    rest: Omit<CalendarEvent, 'uid' | 'url'>,
  ): CalendarEvent => ({
    uid: `${kind}-${id}-${owner}@${host}`,
    url: origin === null ? null : `${origin.replace(/\/$/, '')}${path}`,
    ...rest,
    description: [rest.description, origin === null ? '' : `${origin.replace(/\/$/, '')}${path}`]
      .filter((line) => line !== '')
      .join('\n'),
  });
  const session = await readSession(pool, facts);
  return writeCalendar({
    name: t.name,
    refresh: CALENDAR_REFRESH,
    events: [
      ...facts.due.map(({ id, title, classroom, dueAt, createdAt, modifiedAt }) =>
        event(
          { kind: 'assignment', id },
          href(facts.role === 'student' ? 'assignment.detail' : 'teacher.assignment.detail', { id }),
          { title: t.due({ title }), description: classroom, at: { instant: dueAt }, createdAt, modifiedAt },
        ),
      ),
      ...facts.exams.map(({ subject, title, examOn, createdAt, modifiedAt }) =>
        event({ kind: 'exam', id: subject }, `${href('home')}?plan`, {
          ...{ title: t.exam({ subject: title }), description: '', at: { day: examOn }, createdAt, modifiedAt },
        }),
      ),
      ...(session === null
        ? []
        : [
            event({ kind: 'session', id: facts.today }, href('home'), {
              ...{ title: t.session({ minutes: session }), description: t.sessionText, at: { day: facts.today } },
              ...{ createdAt: Date.parse(facts.today), modifiedAt: Date.parse(facts.today) },
            }),
          ]),
    ],
  });
}

/** The minutes of the study session that home offers the student today; null if it offers none. */
async function readSession(pool: pg.Pool, { userId, role, zone }: CalendarFacts): Promise<number | null> {
  if (role !== 'student') return null;
  const viewer = await findUser(pool, userId);
  if (viewer === null) return null;
  const { session } = await readStudyToday(pool, viewer, zone, Date.now());
  const isOffered = (session.status === 'ready' && !session.isDayOff) || session.status === 'inProgress';
  return isOffered ? Math.max(1, Math.ceil(session.seconds / 60)) : null;
}
