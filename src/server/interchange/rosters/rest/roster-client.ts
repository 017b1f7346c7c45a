import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { recordsIn, scopeOf, versionOf } from '#domain/interchange/rosters/rest/one-roster.rest.ts';
import { RosterSourceError } from '#domain/interchange/rosters/rest/roster-source-problem.ts';
import {
  ROSTER_PAGE_ROWS,
  ROSTER_REREADS,
  ROSTER_WAIT_MAX_S,
  ROSTER_WAITS,
} from '#domain/interchange/rosters/roster.limits.ts';
import {
  type OutboundFetch,
  type OutboundRequest,
  type OutboundResponse,
  RefusedAddressError,
  TooLargeError,
} from '../../../platform/outbound/outbound-fetch.ts';

/** How to reach a school's system. */
export type RosterSource = {
  readonly address: string;
  readonly tokenAddress: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

type Listing<Row> = {
  /** Records that have changed since this instant; null: all of them. */
  readonly since: Date | null;
  /** What is kept of a record. If it throws, the list can't be read. */
  readonly read: (record: unknown) => Row;
  /** The most records. */
  readonly max: number;
};

/** Reads the lists of a school's system. */
export type RosterClient = {
  /**
   * The records of a list, such as `users`. Throws `RosterSourceError` if it can't be read to its end, or a record of it
   * can't be read: what is missing would be taken for deleted.
   */
  readonly list: <Row>(key: string, listing: Listing<Row>) => Promise<readonly Row[]>;
};

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });

/** A client of OneRoster 1.1 or 1.2, with OAuth 2 client credentials (RFC 6749, section 4.4). */
export function rosterClient(source: RosterSource, outboundFetch: OutboundFetch): RosterClient {
  let token: string | null = null;

  const authorised = async (path: string): Promise<OutboundResponse> => {
    token ??= await requestToken(source, outboundFetch);
    const request = { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } };
    return await patient(outboundFetch, { address: `${source.address}${path}`, request, name: nameOf(path) });
  };
  const page = async (path: string): Promise<OutboundResponse> => {
    const isFresh = token === null;
    const answer = await authorised(path);
    if (answer.status !== 401 || isFresh) return answer;
    // Tokens of some systems are valid for minutes only.
    token = null;
    return await authorised(path);
  };

  /** Null: the list has changed while it was read. */
  const listOnce = async <Row>(key: string, { since, read, max }: Listing<Row>): Promise<readonly Row[] | null> => {
    const rows: Row[] = [];
    let total: number | null = null;
    for (;;) {
      const path = pathOf(key, { since, offset: rows.length });
      const answer = await page(path);
      refuseStatus(answer.status, nameOf(path));
      const found = recordsIn(key, answer.text);
      if (found === null) throw new RosterSourceError('unreadable', nameOf(path));
      const count = countOf(answer);
      // A record that is added or removed meanwhile moves others to pages that have been read already.
      if (total !== null && count !== total) return null;
      total = count;
      for (const row of readAll(nameOf(path), found, read)) rows.push(row);
      if (rows.length > max) throw new RosterSourceError('tooLarge', nameOf(path));
      if (total !== null && rows.length > total) return null;
      if (found.length === 0 || rows.length === total || hasNoNext(answer)) break;
    }
    return total === null || rows.length === total ? rows : null;
  };

  return {
    list: async (key, listing) => {
      for (let reading = 0; reading < ROSTER_REREADS; reading += 1) {
        const rows = await listOnce(key, listing);
        if (rows !== null) return rows;
      }
      throw new RosterSourceError('changing', `/${key}`);
    },
  };
}

function readAll<Row>(path: string, records: readonly unknown[], read: (record: unknown) => Row): Row[] {
  try {
    return records.map(read);
  } catch (cause) {
    throw new RosterSourceError('unreadable', path, { cause });
  }
}

const nameOf = (path: string): string => path.split('?')[0] ?? '';

/** Sorted, so that pages do not overlap. */
function pathOf(key: string, { since, offset }: { readonly since: Date | null; readonly offset: number }): string {
  const query = new URLSearchParams({
    ...{ limit: String(ROSTER_PAGE_ROWS), offset: String(offset), sort: 'sourcedId', orderBy: 'asc' },
    ...(since !== null && { filter: `dateLastModified>='${since.toISOString()}'` }),
  });
  return `/${key}?${query}`;
}

/** The length of the whole list; null: the system does not say it. */
function countOf({ headers }: OutboundResponse): number | null {
  const text = headers['x-total-count'];
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Whether the system says that this is the last page. One that sends no links is asked until a page is empty. */
const hasNoNext = ({ headers: { link } }: OutboundResponse): boolean =>
  typeof link === 'string' && !/\brel="?next"?/i.test(link);

async function requestToken(source: RosterSource, outboundFetch: OutboundFetch): Promise<string> {
  const { tokenAddress, clientId, clientSecret, address } = source;
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const request = {
    ...{ method: 'POST' as const },
    headers: {
      authorization: `Basic ${credentials.toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopeOf(versionOf(address)) }).toString(),
  };
  const { status, text } = await patient(outboundFetch, { address: tokenAddress, request, name: '' });
  if (status === 400 || status === 401 || status === 403) throw new RosterSourceError('credentials', '');
  refuseStatus(status, '');
  try {
    return tokenSchema.parse(JSON.parse(text)).access_token;
  } catch (cause) {
    throw new RosterSourceError('unreadable', '', { cause });
  }
}

function refuseStatus(status: number, path: string): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new RosterSourceError('forbidden', path);
  if (status === 404) throw new RosterSourceError('notFound', path);
  // A redirect could lead anywhere, and the token must not follow it.
  throw new RosterSourceError(status < 400 ? 'notFound' : 'failing', path);
}

type Request = { readonly address: string; readonly request: OutboundRequest; readonly name: string };

/** A request that waits when the system asks for it. */
async function patient(outboundFetch: OutboundFetch, { address, request, name }: Request): Promise<OutboundResponse> {
  for (let waits = 0; ; waits += 1) {
    const answer = await sent(outboundFetch, { address, request, name });
    if ((answer.status !== 429 && answer.status !== 503) || waits === ROSTER_WAITS) return answer;
    const seconds = Number(answer.headers['retry-after']);
    await pause(1_000 * Math.min(ROSTER_WAIT_MAX_S, Number.isFinite(seconds) ? Math.max(seconds, 0) : 2 ** waits));
  }
}

async function sent(outboundFetch: OutboundFetch, { address, request, name }: Request): Promise<OutboundResponse> {
  try {
    return await outboundFetch(address, request);
  } catch (cause) {
    if (cause instanceof RefusedAddressError) throw new RosterSourceError('addressRefused', name, { cause });
    if (cause instanceof TooLargeError) throw new RosterSourceError('tooLarge', name, { cause });
    const isLate = cause instanceof Error && /^(TimeoutError|AbortError)$/.test(cause.name);
    throw new RosterSourceError(isLate ? 'slow' : 'unreachable', name, { cause });
  }
}
