import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { CALENDAR_CACHED_S, CALENDAR_FILES_CACHED } from '#domain/study/calendar/calendar.limits.ts';
import { hideSecret } from '../../platform/operating/request-log.ts';
import { type Site, siteOrigin } from '../../platform/pages/site-origin.ts';
import { feedTag, writeFeed } from './calendar-events.ts';
import { readCalendarFacts, saveFetch } from './calendar-feed.queries.ts';

/** What `newToken` returns, with the extension that calendar programs look at. */
const FILE = /^([\w-]{43})\.ics$/;

/**
 * `/calendar/SECRET.ics`: a user's dates for calendar programs, which have no session. The secret is the permission; it
 * is never logged. Otherwise a 404, also for an account that may not sign in.
 */
export function addCalendarRoute(
  app: FastifyInstance,
  { pool, site }: { readonly pool: pg.Pool; readonly site: Site },
): void {
  // Someone who has a link may fetch it as often as they can: a file is written once for the same facts.
  const files = new LRUCache<string, string>({ max: CALENDAR_FILES_CACHED, ttl: CALENDAR_CACHED_S * 1_000 });
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    hideSecret(request, '/calendar/…');
    const token = FILE.exec(request.params.file)?.[1];
    const facts = token === undefined ? null : await readCalendarFacts(pool, token);
    if (facts === null)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send('This calendar link is not valid any more. Create a new one in your account.\n');
    const origin = siteOrigin(request, site);
    const tag = feedTag(facts, origin);
    reply
      .header('etag', tag)
      .header('cache-control', `private, max-age=${CALENDAR_CACHED_S}`)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    if (!facts.isFetchSaved) await saveFetch(pool, facts.userId);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const key = `${facts.userId} ${tag}`;
    const file = files.get(key) ?? (await writeFeed(pool, facts, origin));
    files.set(key, file);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="lectern.ics"')
      .send(file);
  });
}

/** RFC 9110, 13.1.2: a weak comparison with each of the tags. */
const isKnown = (given: string | undefined, tag: string): boolean =>
  given?.split(',').some((each) => each.trim() === tag || `W/${each.trim()}` === tag) === true;
