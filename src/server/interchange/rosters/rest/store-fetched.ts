import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { ROSTER_PAGE_MAX_BYTES, ROSTER_REQUEST_MS } from '#domain/interchange/rosters/roster.limits.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { dnsLookup } from '../../../platform/outbound/dns-lookup.ts';
import { createOutboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { fetchRoster } from './fetch-roster.ts';
import { type RosterSource, rosterClient } from './roster-client.ts';

/** What is requested, and from where. */
export type FetchTask = RosterSource & { readonly since: Date | null };

type Storing = FetchTask & {
  /** The import. */
  readonly id: string;
  /** The file to write. */
  readonly path: string;
  readonly bankFiles: MediaStore;
  readonly settings: Pick<Settings, 'mode' | 'ltiPrivateNetwork'>;
};

/**
 * Requests a roster, writes it to a path, and stores it as an uploaded one: the changes are computed from the same file
 * again when they are confirmed, and it is deleted after a day. Throws `RosterSourceError`.
 */
export async function storeFetched(client: pg.ClientBase, storing: Storing): Promise<void> {
  const { id, path, since, bankFiles, settings, ...source } = storing;
  const startedAt = new Date();
  const outboundFetch = createOutboundFetch(
    { loopback: settings.mode !== 'production', privateNetwork: settings.ltiPrivateNetwork },
    { timeoutMs: ROSTER_REQUEST_MS, maxBytes: ROSTER_PAGE_MAX_BYTES, resolveName: dnsLookup() },
  );
  const today = startedAt.toISOString().slice(0, 10);
  await fetchRoster(rosterClient(source, outboundFetch), { address: source.address, since, today }, path);
  const { size } = await stat(path);
  const digest = await bankFiles.write(createReadStream(path));
  await client.query(
    `with fetched as (update roster_imports set fetched_at = $2 where id = $1 returning upload_id, user_id, file_name)
     insert into uploads (id, user_id, purpose, name, byte_count, stored_bytes, digest, mime, finished_at)
     select upload_id, user_id, 'roster', file_name, $3, $3, $4, 'application/zip', now() from fetched`,
    [id, startedAt, size, digest],
  );
}
