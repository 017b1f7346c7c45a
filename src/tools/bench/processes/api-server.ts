/** The product's HTTP server on DATABASE_URL, for the benchmark; RECORD is a file for its statements. Prints its port. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { graphSchema } from '#server/graph/schema.ts';
import { httpApp } from '#server/platform/http/app.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { openMetrics } from '#server/platform/operating/metrics.ts';
import { recordStatements } from '../sql/recorded-sql.ts';

if (process.env.RECORD) recordStatements(process.env.RECORD);

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const space = { isLow: () => false, freeBytes: () => 1 };
const meters = process.env.METRICS === '0' ? undefined : await openMetrics(pool, space);
const app = await httpApp({
  pool,
  ...(meters && { metrics: { meters, token: null } }),
  schema: graphSchema(),
  imageStore: folderImageStore(process.cwd()),
  media: folderMediaStore(process.env.MEDIA_FOLDER ?? process.cwd()),
  answerFiles: folderImageStore(process.cwd()),
  bankFiles: folderMediaStore(process.cwd()),
  uploadFolder: join(tmpdir(), 'lectern-bench-uploads'),
  mediaKey: Buffer.alloc(32),
  contactAddress: null,
  payments: { stripe: null, taxes: { rates: [], included: true }, seller: [], publicUrl: null },
  mailer: { send: async () => undefined },
  site: { publicUrl: null, localOnly: true },
  client: {
    build: null,
    config: { apiUrl: '/graphql', tokenPointer: '/signIn/token', features: {}, demoAccounts: [] },
  },
  secure: false,
  trustProxy: false,
  introspection: false,
  outbox: null,
  logLevel: 'warn',
});
// A CPU profile is only written when a process exits by itself.
if (process.env.PROFILE) process.once('SIGINT', () => process.exit());
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
