import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { API_URL_FORM, TOKEN_POINTER_FORM } from '#domain/platform/config/client-config.ts';
import { flag, integer, origin, row, text } from './setting-row.ts';

const FEATURE = /^[a-z][\w.-]*$/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Addresses, data folder and log settings of the server. */
export const SERVER_SETTINGS = {
  port: row({
    variable: 'PORT',
    fallback: '3000',
    schema: integer(0, 65_535),
    hasToBe: 'a port from 0 to 65535',
    meaning: 'Port of the web server. 0 chooses a free one.',
  }),
  host: row({
    variable: 'HOST',
    fallback: '127.0.0.1',
    schema: text.check(z.regex(/^[\w.:-]+$/)),
    hasToBe: 'an address or host name of this machine',
    meaning: 'Address to listen on. The default is only reachable from this machine; 0.0.0.0 is every IPv4 interface.',
  }),
  dataDir: row({
    variable: 'DATA_DIR',
    fallback: '.data',
    schema: z.pipe(
      text,
      z.transform((path) => resolve(path)),
    ),
    hasToBe: 'a folder',
    meaning: 'Folder of the embedded database, media files and generated secrets. Created at the first start.',
  }),
  databaseUrl: row({
    variable: 'DATABASE_URL',
    fallback: null,
    schema: text.check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    hasToBe: 'an address such as postgres://user:password@host/database',
    meaning: 'PostgreSQL server, version 15 or later. Not set: Lectern runs its own in DATA_DIR.',
    secret: true,
  }),
  databaseDirectUrl: row({
    variable: 'DATABASE_DIRECT_URL',
    fallback: null,
    schema: text.check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    hasToBe: 'an address such as postgres://user:password@host/database',
    meaning:
      'The same database without a pooler. Required if DATABASE_URL points to a pooler in transaction mode, such as PgBouncer, for migrations, jobs and live updates.',
    secret: true,
  }),
  databaseReplicaUrl: row({
    variable: 'DATABASE_REPLICA_URL',
    fallback: null,
    schema: text.check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    hasToBe: 'an address such as postgres://user:password@host/database',
    meaning:
      'A read replica of DATABASE_URL (streaming replication). Lists and analysis are read from it while its lag is short.',
    secret: true,
  }),
  databasePoolSize: row({
    variable: 'DATABASE_POOL_SIZE',
    fallback: '10',
    schema: integer(2, 200),
    hasToBe: 'a whole number from 2 to 200',
    meaning: 'Maximum number of database connections per process.',
  }),
  seedDemo: row({
    variable: 'SEED_DEMO',
    fallback: null,
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether an empty database gets demo content; the same as `npm start -- --demo-content`. Demo accounts are only created where HOST is loopback and PUBLIC_URL is not set. Not set: yes for the embedded database of such a server, otherwise no.',
  }),
  demoLibrary: row({
    variable: 'DEMO_LIBRARY',
    fallback: '1',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether demo content contains the whole library: five subjects of ten topics. With 0, a sample of three topics in each subject.',
  }),
  publicUrl: row({
    variable: 'PUBLIC_URL',
    fallback: null,
    schema: origin,
    hasToBe: 'an http or https address without a path, such as https://learn.example.org',
    meaning:
      'The address that users open. With https, cookies are marked Secure. Required for links in emails where HOST is reachable from other machines. Not set: http, HOST and PORT.',
  }),
  apiUrl: row({
    variable: 'API_URL',
    fallback: '/graphql',
    schema: z.string().check(z.regex(API_URL_FORM)),
    hasToBe: 'a path such as /graphql, or an http address',
    meaning: 'Address of the API for the browser.',
  }),
  tokenPointer: row({
    variable: 'TOKEN_POINTER',
    fallback: '/signIn/token',
    schema: z.string().check(z.regex(TOKEN_POINTER_FORM)),
    hasToBe: 'a JSON pointer such as /signIn/token',
    meaning: 'Position of the token in the data of a sign-in response.',
  }),
  features: row({
    variable: 'FEATURES',
    fallback: '',
    schema: z.pipe(
      z.string().check(z.refine((list) => featureNames(list).every((name) => FEATURE.test(name)))),
      z.transform((list): ClientConfig['features'] =>
        Object.fromEntries(featureNames(list).map((name) => [name, true])),
      ),
    ),
    hasToBe: 'a comma-separated list of names',
    meaning: 'Optional features to turn on.',
  }),
  inspect: row({
    variable: 'INSPECT',
    fallback: '0',
    schema: flag,
    hasToBe: '0, 1, true or false',
    meaning:
      'Whether running state machines can be inspected, at /_machines and with ?inspect. Always on in development. Shows what users do in this browser; not for production.',
  }),
  logLevel: row({
    variable: 'LOG_LEVEL',
    fallback: 'info',
    schema: z.enum(LOG_LEVELS),
    hasToBe: `one of ${LOG_LEVELS.join(', ')}`,
    meaning: 'The lowest level of log lines that are written.',
  }),
  mode: row({
    variable: 'NODE_ENV',
    fallback: 'production',
    schema: z.enum(['production', 'development', 'test']),
    hasToBe: 'production, development or test',
    meaning: 'Mode of the process. In development, `npm run dev` serves the application.',
  }),
  trustProxy: row({
    variable: 'TRUST_PROXY',
    fallback: 'false',
    schema: z.pipe(
      text.check(z.regex(/^(true|false|\d{1,2}|[\da-fA-F.:/]+(,[\da-fA-F.:/]+)*)$/)),
      z.transform(trustOf),
    ),
    hasToBe: 'true, false, a number of proxies, or a list of their addresses with commas between them',
    meaning: 'Reverse proxies whose information about the client’s address is trusted.',
  }),
} as const;

function featureNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** In the form of Fastify's option `trustProxy`. */
function trustOf(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}
