/** The product's HTTP server on DATABASE_URL, for the benchmark; RECORD is a file for its statements. Prints its port. */

import pg from 'pg';
import { listeningPort } from '#server/platform/http/listening-port.ts';
import { openMetrics } from '#server/platform/operating/metrics.ts';
import { recordStatements } from '../sql/recorded-sql.ts';
import { benchApp } from './bench-app.ts';

if (process.env.RECORD) recordStatements(process.env.RECORD);

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const space = { isLow: () => false, freeBytes: () => 1 };
const meters = process.env.METRICS === '0' ? undefined : await openMetrics(pool, space);
const app = await benchApp(pool, {
  ...(process.env.MEDIA_FOLDER !== undefined && { mediaFolder: process.env.MEDIA_FOLDER }),
  ...(meters && { metrics: { meters, token: null } }),
  logLevel: 'warn',
});
// A CPU profile is only written when a process exits by itself.
if (process.env.PROFILE) process.once('SIGINT', () => process.exit());
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(listeningPort(app.server));
